import { siteSettings } from '../ui/site-settings.ts';

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
