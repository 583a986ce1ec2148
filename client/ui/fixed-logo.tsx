import { Link } from 'react-router-dom';
import dark from '#client/assets/brand/logo-caption.svg';
import light from '#client/assets/brand/logo-caption-light.svg';
import { LanguageSwitch } from './language-switch.tsx';
import { uiWords } from './words.ts';
import './fixed-logo.css';

interface Props {
  /** `light` is for dark backgrounds. */
  tone?: 'dark' | 'light';
  /** The path in the other language, if it differs; null if there is none. */
  otherPath?: string | null;
}

/** The logo with its caption, fixed at the top left of every page except home. It links to the home page. On the right is the link to the other language. */
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
