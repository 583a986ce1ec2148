import { useLocation } from 'react-router-dom';
import { pathIn, type SiteLang, words } from '#shared/words.ts';
import { chooseLanguage } from './language.ts';
import './language-switch.css';

interface Props {
  /** Where it leads, as in the routes: the same page, unless there is none. */
  path?: string | undefined;
  className?: string;
}

const other = words<{ lang: SiteLang; name: string }>({ en: { lang: 'hi', name: 'हिन्दी' }, hi: { lang: 'en', name: 'English' } });

/** The page in the other language, under that language's own name. The other site has its own scripts: the browser loads it anew. */
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
