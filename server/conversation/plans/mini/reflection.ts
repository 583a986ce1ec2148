/** A visitor's sentence said back to them: "I stopped running" as "you stopped running". */

import { inSecondPerson } from '../../../language/second-person.ts';
import type { Lang } from '../../../personas/persona.ts';
import { withoutSounds } from './matching.ts';

const wordsMax = 20;

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

/** The line turned to the visitor; undefined where it is too long, empty, or spoken to Mini herself. */
export function reflectionOf(message: string, lang: Lang): string | undefined {
  const text = withoutSounds(message)
    .trim()
    .replace(fillers, '')
    .replace(plainNo, '')
    .replace(
      /(?:\s+(?:yes|haan|han|ya|yeah|please|हाँ|हां))?[\s.!?,…।]+$|\s+(?:yes|haan|han|yeah|please|lol|haha+|you know|(?:now )?(?:that|when) i think(?: (?:of|about) it)?|i think|i guess|max|tho|though|(?:(?:ajeeb|ajib|weird) )?hai na|हाँ|हां)$/iu,
      '',
    )
    .replace(/[\s,]+$/u, '');
  const count = text.split(/\s+/).length;
  if (
    !/\p{L}\p{M}*\p{L}/u.test(text) ||
    count > wordsMax ||
    notTurned[lang].test(text.replace(/\bthank you\b/giu, '')) ||
    againstSelf.test(text)
  )
    return undefined;
  const said = inSecondPerson(text, lang);
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
