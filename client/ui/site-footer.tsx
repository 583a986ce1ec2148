import { Link } from 'react-router-dom';
import logo from '#client/assets/brand/logo-caption-light.svg';
import { pathIn, siteLang } from '#shared/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { linkedPersonas } from './linked-personas.ts';
import { navItems } from './nav-items.ts';
import { uiWords } from './words.ts';
import './site-footer.css';

const words = uiWords.footer;

export function SiteFooter() {
  return (
    <footer className="site-footer selvedge" id="about">
      <div className="wrap">
        <div className="cols">
          <div>
            <a className="logo" href="#home">
              <img src={logo} alt={uiWords.logo.top} width="216" height="64" loading="lazy" />
            </a>
            <p>
              {words.about[0]}{' '}
              <span className="deva" lang="hi">
                वाणी
              </span>
              {words.about[1]}
            </p>
          </div>
          <nav aria-labelledby="footer-page">
            <h2 id="footer-page">{words.onThisPage}</h2>
            <ul>
              {navItems.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-characters">
            <h2 id="footer-characters">{words.characters}</h2>
            <ul>
              {linkedPersonas.map(([, { route, name }]) => (
                <li key={route}>
                  <Link to={route}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{words.legal}</h2>
            <ul>
              <li>
                <Link to="/privacy-policy">{uiWords.privacyPolicy}</Link>
              </li>
              <li>
                <Link to="/terms-and-conditions">{uiWords.terms}</Link>
              </li>
              <li>
                <a href={pathIn(siteLang, '/purchases')}>{words.purchases}</a>
              </li>
            </ul>
          </nav>
        </div>
        <div className="legal">
          <span>{words.copyright}</span>
          <span>{words.drawn}</span>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
