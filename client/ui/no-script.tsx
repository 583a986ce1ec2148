import { siteSettings } from './site-settings.ts';

/** What a visitor without JavaScript reads in place of a part of the page that cannot work. `what` is its name: "A voice call". */
export function NoScript({ what }: { what: string }) {
  const { contactEmail } = siteSettings();
  return (
    <noscript>
      <p className="no-script">
        {what} needs JavaScript, and it is switched off in this browser. You can still <a href="/">read about Vaani</a> or write to us:{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </noscript>
  );
}
