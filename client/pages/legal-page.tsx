import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from '#shared/words.ts';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import './legal-page.css';

export interface LegalSection {
  id: string;
  heading: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  picture: string;
  lead: string;
  /** The sections in order. The table of contents is made from them. */
  sections: readonly LegalSection[];
  /** The other legal page. */
  other: { label: string; path: string };
}

const page = words({
  en: {
    title: (title: string) => `${title}: Vaani`,
    effective: 'Effective date ',
    /** The date of both documents. Change it when their text changes. */
    date: 'August 21, 2025',
    contents: 'Contents',
    site: 'Site',
    home: 'Home',
    copyright: '© 2025 Vaani.',
  },
  hi: {
    title: (title) => `${title}: वाणी`,
    effective: 'लागू होने की तारीख़ ',
    date: '21 अगस्त 2025',
    contents: 'विषय-सूची',
    site: 'साइट',
    home: 'होम',
    copyright: '© 2025 वाणी।',
  },
});

export function LegalPage({ title, description, picture, lead, sections, other }: LegalPageProps) {
  return (
    <div className="legal selvedge">
      <Head title={page.title(title)} description={description} picture={picture} />
      <FixedLogo />
      <main className="wrap legal__main" id="main">
        <header className="legal__head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="legal__date">
            {page.effective}
            <time dateTime="2025-08-21">{page.date}</time>
          </p>
        </header>
        <nav className="legal__contents" aria-label={page.contents}>
          <Contents sections={sections} />
        </nav>
        <details className="legal__folded">
          <summary>{page.contents}</summary>
          <nav aria-label={page.contents}>
            <Contents sections={sections} />
          </nav>
        </details>
        <article className="legal__body">
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {body}
            </section>
          ))}
        </article>
      </main>
      <footer className="legal__foot">
        <div className="wrap">
          <span>{page.copyright}</span>
          <nav aria-label={page.site}>
            <Link to="/">{page.home}</Link>
            <Link to={other.path}>{other.label}</Link>
            <LanguageSwitch />
          </nav>
        </div>
      </footer>
    </div>
  );
}

const Contents = ({ sections }: Pick<LegalPageProps, 'sections'>) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);
