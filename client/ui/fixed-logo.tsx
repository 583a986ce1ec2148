import { Link } from 'react-router-dom';
import dark from '#client/assets/brand/logo-caption.svg';
import light from '#client/assets/brand/logo-caption-light.svg';
import './fixed-logo.css';

/** The captioned logo, fixed at the top left of every page except home, and the way there. `light` is for dark grounds. */
export function FixedLogo({ tone = 'dark' }: { tone?: 'dark' | 'light' }) {
  return (
    <header className="fixed-logo">
      <Link to="/">
        <img src={tone === 'light' ? light : dark} alt="Vaani, conversational commerce, home" width="209" height="62" />
      </Link>
    </header>
  );
}
