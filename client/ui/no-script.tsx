import { basePath } from '#shared/words.ts';
import { siteSettings } from './site-settings.ts';
import { uiWords } from './words.ts';

/** What a visitor without JavaScript reads in place of a part of the page that cannot work. `what` is its name: "A voice call". */
export function NoScript({ what }: { what: string }) {
  const { contactEmail } = siteSettings();
  const [sentence, home, orWrite, end] = uiWords.noScript(what);
  return (
    <noscript>
      <p className="no-script">
        {sentence}
        <a href={basePath || '/'}>{home}</a>
        {orWrite}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        {end}
      </p>
    </noscript>
  );
}
