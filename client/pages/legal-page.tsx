import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import { siteSettings } from '../ui/site-settings.ts';
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
  /** In reading order; the contents list is made from them. */
  sections: readonly LegalSection[];
  /** The other legal page. */
  other: { label: string; path: string };
}

/** Of both documents; a change of their words changes it. */
const effectiveDate = 'August 21, 2025';

export function LegalPage({ title, description, picture, lead, sections, other }: LegalPageProps) {
  return (
    <div className="legal selvedge">
      <Head title={`${title}: Vaani`} description={description} picture={picture} />
      <FixedLogo />
      <main className="wrap legal__main" id="main">
        <header className="legal__head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="legal__date">
            Effective date <time dateTime="2025-08-21">{effectiveDate}</time>
          </p>
        </header>
        <nav className="legal__contents" aria-label="Contents">
          <Contents sections={sections} />
        </nav>
        <details className="legal__folded">
          <summary>Contents</summary>
          <nav aria-label="Contents">
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
          <span>© 2025 Vaani.</span>
          <nav aria-label="Site">
            <Link to="/">Home</Link>
            <Link to={other.path}>{other.label}</Link>
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

/** Who sells, and whom complaints go to, as the operator named them. */
export const WhoSells = () => siteSettings().seller;
export const GrievanceOfficer = () => siteSettings().grievance;

/** The address people write to, as the operator set it. */
export function ContactLink() {
  const { contactEmail } = siteSettings();
  return (
    <a className="link" href={`mailto:${contactEmail}`}>
      {contactEmail}
    </a>
  );
}
