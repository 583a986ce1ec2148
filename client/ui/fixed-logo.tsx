import { Link } from 'react-router-dom';
import dark from '#client/assets/brand/logo-caption.svg';
import light from '#client/assets/brand/logo-caption-light.svg';
import { LanguageSwitch } from './language-switch.tsx';
import { uiWords } from './words.ts';
import './fixed-logo.css';

interface Props {
  /** `light` is for dark grounds. */
  tone?: 'dark' | 'light';
  /** Where the other language is, if not at the same path; null where there is none. */
  otherPath?: string | null;
}

/** The captioned logo, fixed at the top left of every page except home, and the way there; at the other end the way to the other language. */
export function FixedLogo({ tone = 'dark', otherPath }: Props) {
  return (
    <header className="page-top">
      <div className="fixed-logo">
        <Link to="/">
          <img src={tone === 'light' ? light : dark} alt={uiWords.logo.captioned} width="209" height="62" />
        </Link>
      </div>
      {otherPath !== null && <LanguageSwitch path={otherPath} className="language--page" />}
    </header>
  );
}
