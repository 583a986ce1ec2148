import { ArrowRight } from 'lucide-react';
import { LanguageSwitch } from './language-switch.tsx';
import { navItems } from './nav-items.ts';
import { uiWords } from './words.ts';

interface Props {
  open: boolean;
  /** The id of the current section. */
  current: string | undefined;
  onChoose(): void;
}

/** The menu of narrow screens. */
export function SiteMenu({ open, current, onChoose }: Props) {
  return (
    <nav className="menu" id="menu" aria-label={uiWords.menu} hidden={!open}>
      <ul>
        {navItems.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={id === 'brandvoice' ? 'btn' : undefined}
              aria-current={id === current ? 'location' : undefined}
              onClick={onChoose}
            >
              {label}
              {id !== 'brandvoice' && <ArrowRight className="lu" />}
            </a>
          </li>
        ))}
        <li className="menu__language">
          <LanguageSwitch />
        </li>
      </ul>
    </nav>
  );
}
