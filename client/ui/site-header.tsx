import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import logo from '#client/assets/brand/logo.svg';
import { useInView } from './in-view.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { navItems } from './nav-items.ts';
import { SiteMenu } from './site-menu.tsx';
import { uiWords } from './words.ts';
import './site-header.css';

const sectionIds = navItems.map(({ id }) => id);
const footerId = ['about'];
/** The current section is the one at 45 % of the viewport's height. */
const readingLine = '-45% 0px -55% 0px';

/** The header of the landing page. It gets a background when the page scrolls, and disappears while the footer is visible. */
export function SiteHeader() {
  const current = useInView(sectionIds, readingLine, 'home');
  const footerInView = useInView(footerId, '0px') !== undefined;
  const stuck = useScrolledPast(40);
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const abandon = () => {
      setOpen(false);
      button.current?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') abandon();
      if (event.key !== 'Tab') return;
      // While the menu is open, the focus stays inside it.
      event.preventDefault();
      const stops = [...(header.current?.querySelectorAll<HTMLElement>('.menu-btn, .menu a') ?? [])].filter((stop) =>
        stop.checkVisibility(),
      );
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    };
    const onPointerDown = (event: PointerEvent) => header.current?.contains(event.target as Node) || abandon();
    const wide = matchMedia('(min-width: 700.02px)');
    const close = () => setOpen(false);
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPointerDown);
    wide.addEventListener('change', close);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPointerDown);
      wide.removeEventListener('change', close);
    };
  }, [open]);

  return (
    <header className="site-header" data-stuck={stuck || undefined} data-hidden={(footerInView && !open) || undefined} ref={header}>
      <div className="wrap site-header__in">
        <a className="logo" href="#home">
          <img src={logo} alt={uiWords.logo.home} width="163" height="42" fetchPriority="low" />
        </a>
        <nav className="nav" aria-label={uiWords.mainNav}>
          {navItems.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              className={id === 'brandvoice' ? 'btn btn--small' : undefined}
              aria-current={id === current ? 'location' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
        <button className="menu-btn" type="button" aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)} ref={button}>
          <span className="vh">{open ? uiWords.closeMenu : uiWords.openMenu}</span>
          {open ? <X className="lu" /> : <Menu className="lu" />}
        </button>
      </div>
      <SiteMenu open={open} current={current} onChoose={() => setOpen(false)} />
    </header>
  );
}

/** @param px distance from the top of the page */
function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > px);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [px]);
  return past;
}
