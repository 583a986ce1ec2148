import { Link } from 'react-router-dom';
import logo from '#client/assets/brand/logo-caption-light.svg';
import { linkedPersonas } from './linked-personas.ts';
import { navItems } from './nav-items.ts';
import './site-footer.css';

export function SiteFooter() {
  return (
    <footer className="site-footer selvedge" id="about">
      <div className="wrap">
        <div className="cols">
          <div>
            <a className="logo" href="#home">
              <img src={logo} alt="Vaani, conversational commerce, back to the top" width="216" height="64" loading="lazy" />
            </a>
            <p>
              Vaani,{' '}
              <span className="deva" lang="hi">
                वाणी
              </span>
              , means speech. We make speaking characters for Indian brands: they greet, advise, take the order and stay in touch.
            </p>
          </div>
          <nav aria-labelledby="footer-page">
            <h2 id="footer-page">On this page</h2>
            <ul>
              {navItems.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-characters">
            <h2 id="footer-characters">Characters</h2>
            <ul>
              {linkedPersonas.map(([, { route, name }]) => (
                <li key={route}>
                  <Link to={route}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">Legal</h2>
            <ul>
              <li>
                <Link to="/privacy-policy">Privacy Policy</Link>
              </li>
              <li>
                <Link to="/terms-and-conditions">Terms &amp; Conditions</Link>
              </li>
              <li>
                <a href="/purchases">Find my purchase</a>
              </li>
            </ul>
          </nav>
        </div>
        <div className="legal">
          <span>© 2025 Vaani. Voice commerce, made in India.</span>
          <span>Portraits and prints drawn for Vaani.</span>
        </div>
      </div>
    </footer>
  );
}
