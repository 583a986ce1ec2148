import { useLocation } from 'react-router-dom';
import { pathIn, type SiteLang, words } from '#shared/words.ts';
import { chooseLanguage } from './language.ts';
import './language-switch.css';

interface Props {
  /** The path, as in the routes: the same page, unless it does not exist. */
  path?: string | undefined;
  className?: string;
}

const other = words<{ lang: SiteLang; name: string }>({ en: { lang: 'hi', name: 'हिन्दी' }, hi: { lang: 'en', name: 'English' } });

/** The link to the page in the other language, with that language's own name. The browser loads a new page, because each language has its own scripts. */
export function LanguageSwitch({ path, className = '' }: Props) {
  const { pathname } = useLocation();
  return (
    <a
      className={`language ${className}`}
      href={pathIn(other.lang, path ?? pathname)}
      lang={other.lang}
      hrefLang={other.lang}
      onClick={() => chooseLanguage(other.lang)}
    >
      {other.name}
    </a>
  );
}
