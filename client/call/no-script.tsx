import { siteSettings } from '#client/ui/site-settings.ts';

/** What a visitor without JavaScript reads in place of a call that cannot start. */
export function NoScript() {
  return (
    <noscript>
      <p className="no-script">
        A voice call needs JavaScript, and it is switched off in this browser. You can still <a href="/">read about Vaani</a> or{' '}
        <a href={`mailto:${siteSettings().contactEmail}`}>write to us</a>.
      </p>
    </noscript>
  );
}
