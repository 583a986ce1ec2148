import { basePath } from '#shared/words.ts';
import { siteSettings } from './site-settings.ts';
import { uiWords } from './words.ts';

/** Shown without JavaScript in place of a part that cannot work. `what` names the part: "A voice call". */
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
