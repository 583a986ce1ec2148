import { siteSettings } from '../ui/site-settings.ts';

/** The seller and the grievance officer, as the operator has named them. */
export const WhoSells = () => siteSettings().seller;
export const GrievanceOfficer = () => siteSettings().grievance;

/** The contact address, as the operator has set it. */
export function ContactLink() {
  const { contactEmail } = siteSettings();
  return (
    <a className="link" href={`mailto:${contactEmail}`}>
      {contactEmail}
    </a>
  );
}
