import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chooseLanguage, chosenLanguage } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';
import './language-offer.css';

/** Tells visitors who read Hindi, once, that the page exists in Hindi. It never redirects. */
export function LanguageOffer() {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown((chosenLanguage() ?? navigator.language.slice(0, 2)) === 'hi'), []);
  if (!shown) return null;
  const stay = () => {
    chooseLanguage('en');
    setShown(false);
  };
  return (
    <aside className="language-offer" lang="hi" aria-label="भाषा">
      <p>
        यह पेज हिन्दी में भी है: <LanguageSwitch />
      </p>
      <button type="button" lang="en" aria-label="Stay in English" onClick={stay}>
        <X className="lu" />
      </button>
    </aside>
  );
}
