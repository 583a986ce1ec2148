/** A visitor's sentence said back to them: "I stopped running" as "you stopped running". */

import { inSecondPerson } from '../../../language/second-person.ts';
import type { Lang } from '../../../personas/persona.ts';
import { ready, withoutSounds } from './matching.ts';
import { toldAs } from './told-as.ts';
import { suspectLeast, weigh } from './weigh.ts';

/** A longer line is not said back whole: its weightiest sentence or clause stands for it. */
const wholeMax = 12;
const clauseLeast = 3;
const saidMax = 14;

/** Spoken to Mini, or of a kind that is not turned. */
const notTurned: Record<Lang, RegExp> = {
  en: /\b(?:you|your|yours|yourself|u|ur|mini)\b|[^\p{Script=Latin}\p{N}\s'’,.:/%&()-]/iu,
  hinglish: /\b(?:aap|aapk\w+|aapse|tum|tumh\w+|tu|tera|teri|mini|hum)\b|ung[ai]\b|[^\p{Script=Latin}\p{N}\s'’,.:/%&()-]/iu,
  hi: /(?<!\p{L})(?:आप|आपका|आपकी|तुम|तू|तुम्हा\S*|मिनी|हम)(?![\p{L}\p{M}])|(?:ूँगा|ूंगा|ूँगी|ूंगी)|[^\p{Script=Devanagari}\p{N}\s,.-]/u,
};

/** What somebody says against themselves is not said back. */
const againstSelf =
  /\b(?:i|i['’]?m|myself|main|mai|mujh\w*|hu|hoon)\b.*\b(?:useless|worthless|failure|fool|stupid|idiot|ugly|loser|bekaar|bekar|bewakoof|nikamm\w*|nakaam\w*|manhoos)\b|\b(?:useless|worthless|failure|stupid|loser|bekaar|nikamm\w*|manhoos) (?:hu|hoon|hun)\b|बेकार|नाकाम|निकम्म|बेवक़?ूफ़?|मनहूस/iu;

const fillers =
  /^(?:(?:scratch that|forget that|hang on|no wait|oh wait|wait|ruko|fine(?=[.,])|sure(?=[.,])|and|so|see|but|well|actually|oh|maybe|yes|yeah|ya|hmm|ok|okay|i think|like|then|also|because|coz|cos|aur|haan|han|ji|par|lekin|matlab|bas|fir|phir|kyunki|और|हाँ|हां|जी|पर|लेकिन|मतलब|बस|फिर|क्योंकि)(?![\p{L}\p{M}])[\s,.]*)+/iu;

/** "No, I don't drink coffee": the no was the answer, the rest tells. */
const plainNo =
  /^(?:no|nahi|nahin|na|नहीं)[\s,]+(?=(?:i|we|he|she|they|it|its|my|main|mai|mera|meri|mere|mujhe|wo|vo|woh)\b|(?:मैं|मेर|मुझ|वह|वो))/iu;

/** Where a sentence ends, and where the thought turns. */
const sentenceEnds = /[.!?;…।]+\s+|\s+(?=(?:but|par|lekin|phir|magar|पर|लेकिन|फिर|मगर)\s)/iu;
const commas = /,\s+/u;
const asks = /\?|(?:^|\s)(?:kya|na|क्या)[^\p{L}\p{M}\p{N}]*$/iu;

/** "Hi Mini ji", which names her and tells nothing. */
const address =
  /^(?:(?:hi|hello|hey|namaste|haan?|ok|okay|नमस्ते)[\s,]+)*(?:mini|detective|मिनी)(?:[\s,]+(?:ji|yaar|yar|di|didi|beta|madam|maam|जी|दीदी|बेटा|मैडम))*[\s,]+/iu;

const count = (text: string): number => text.trim().split(/\s+/).length;

/** The sentences of a line; a long one in its clauses. A clause that weighs nothing is no gist. */
const partsOf = (message: string): string[] =>
  message
    .split(sentenceEnds)
    .flatMap((sentence) =>
      count(sentence) > wholeMax
        ? sentence.split(commas).filter((clause) => weigh(clause) >= suspectLeast || toldAs(ready(clause)) === 'away')
        : [sentence],
    );

const heaviestOf = (parts: readonly string[]): string | undefined =>
  parts.reduce<string | undefined>((best, part) => (best === undefined || weigh(part) > weigh(best) ? part : best), undefined);

/** What is said back of a line: all of it if it is short, else its weightiest part. */
const gistOf = (message: string): string =>
  count(message) <= wholeMax
    ? message
    : (heaviestOf(partsOf(message).filter((part) => count(part) >= clauseLeast && !asks.test(part))) ?? message);

/** The line, or the weightiest part of a long one, turned to the visitor; undefined where it is too long, empty, or spoken to Mini herself. */
export const reflectionOf = (message: string, lang: Lang): string | undefined => turned(gistOf(message.replace(address, '')), lang);

/** The part of a line that tells when the trouble stays away; undefined where none does. */
export function awayIn(message: string, lang: Lang): string | undefined {
  const part = heaviestOf(partsOf(message.replace(address, '')).filter((one) => toldAs(ready(one)) === 'away'));
  return part === undefined ? undefined : turned(part, lang);
}

function turned(message: string, lang: Lang): string | undefined {
  const text = withoutSounds(message)
    .trim()
    .replace(fillers, '')
    .replace(plainNo, '')
    .replace(
      /(?:\s+(?:yes|haan|han|ya|yeah|please|हाँ|हां))?[\s.!?,…।]+$|\s+(?:yes|haan|han|yeah|please|lol|haha+|you know|(?:now )?(?:that|when) i think(?: (?:of|about) it)?|i think|i guess|max|tho|though|(?:(?:ajeeb|ajib|weird) )?hai na|हाँ|हां)$/iu,
      '',
    )
    .replace(/[\s,]+$/u, '');
  if (
    !/\p{L}\p{M}*\p{L}/u.test(text) ||
    count(text) > saidMax ||
    notTurned[lang].test(text.replace(/\bthank you\b/giu, '')) ||
    againstSelf.test(text)
  )
    return undefined;
  const said = inSecondPerson(text, lang);
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
