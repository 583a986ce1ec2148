/** Finds the name that a visitor gives. */

import { commonNames, noNames } from './name-words.ts';
import { foldedOf, isEnglish, wordList } from './normalise.ts';
import { soundsHindi } from './script.ts';
import { stopWords } from './stop-words.ts';

export interface NameFound {
  name: string;
  /** The rest of the line, without the name. */
  rest: string;
}

/**
 * The name in "my name is rakesh", "this is Dr. Anil Mehta", "mera naam sunita hai", "call me sam".
 * @param isAsked the name was asked for, so that it may stand alone ("sunita")
 */
export const nameIn = (text: string, isAsked = false): string | undefined => found(text, isAsked)?.name;

/** The same for a line that does not answer a request for the name. Also returns the rest of the line. */
export const nameTold = (text: string): NameFound | undefined => found(text, false);

/** After these words any word is accepted as a name. */
const plainly = `(?:my|mera|meri|mai?ra|asli|real) (?:good |full |own |pura |shubh )?(?:name|naam|nam)(?: (?:is|to|hai|likho|likhiye|likh lo|likhna)|'?s)?|you can (?:call me|say|write|put)|(?:please |just |they |people |friends |everyone |all |log )?call(?:s)? me|i am called|i'?m called|the person to call is|मेरा (?:पूरा |शुभ )?नाम`;
/** The same, but only at the beginning of a sentence; elsewhere the name may be another person's. */
const plainlyFirst = `(?:the )?name(?: is|'s|:)?|naam(?: (?:hai|likho|likhiye|likh lo|likhna))?|myself|नाम(?: है)?`;
/** These words come before a name, but before other things too. */
const loosely = `i am|i'?m|im|iam|main|mai|main to|मैं|मै`;
/** Almost anything can follow these words, so only a known name is accepted. */
const barely = `this is|it is|it's|its|yeh|ye|यह|ये`;
const lead = String.raw`(?:^\s*|[.!?,;।]\s*|\b(?:hi|hello|hey|namaste|ok|okay|yes|haan|ji|and|so|actually|well|kaka|sir|नमस्ते|जी|हाँ|और)[\s,]+)`;

const plainFrame = new RegExp(`(?:${lead}|[\\s,])(?:${plainly})[\\s:,-]+(.+)$|${lead}(?:${plainlyFirst})[\\s:,-]+(.+)$`, 'iu');
const looseFrame = new RegExp(`${lead}(?:${loosely})\\s+(.+)$`, 'iu');
const bareFrame = new RegExp(`${lead}(?:${barely})\\s+(.+)$`, 'iu');
/** "Mujhe Rahul kehte hain". */
const calledFrame =
  /^\s*(?:sab |log )?(?:mujhe|mujhko|मुझे|मुझको)\s+(?:sab |log )?(\S+)\s+(?:kehte|kahte|bulao|bulate|kaho|keh|कहते|बुलाओ|बुलाते|कहो)(?=\s|$)/iu;

function found(text: string, isAsked: boolean): NameFound | undefined {
  const line = ` ${text.trim().replace(/[‘’ʼ]/g, "'")}`;
  if (/\?\s*$/.test(line) && !/\bcall me\b/i.test(line)) return undefined;
  if (
    /\b(?:your|aapka|tumhara|tera|his|her|what|kya|bhool|forgot|remember|yaad|its|their|son|daughter|wife|husband|company|book|brand|place|dog|ka|ki|uska|unka|iska|s)\b.*\b(?:name|naam)\b|\b(?:name|naam)\b.*\b(?:kya|yaad|pata|batao|bhool)|नाम (?:क्या|बताओ|याद)|(?:का|की|उसका|उनका|इसका) नाम/iu.test(
      line,
    )
  )
    return undefined;
  const plain = plainFrame.exec(line);
  const told = plain?.[1] ?? plain?.[2] ?? '';
  const said =
    plain && nameAt(told, /^\s*(?:naam|नाम)/iu.test(plain[0]) ? 'loose' : 'plain', /call/i.test(plain[0].slice(0, -told.length)));
  if (plain && said) return finish(line, plain, said);
  const called = calledFrame.exec(line)?.[1];
  const callee = called === undefined ? undefined : nameAt(called, 'loose', false);
  if (callee) return { name: callee.name, rest: '' };
  const loose = looseFrame.exec(line);
  const meant = loose && nameAt(loose[1] ?? '', 'loose', false);
  if (loose && meant) return finish(line, loose, meant);
  const bareLine = bareFrame.exec(line);
  const known = bareLine && nameAt(bareLine[1] ?? '', isAsked ? 'loose' : 'known', false);
  if (bareLine && known) return finish(line, bareLine, known);
  const signed =
    /^\s*([\p{L}\p{M}'. ]+?) (?:here|this side|bol raha hoon|bol rahi hoon|bol raha hu|bol rahi hu|bol rahi hun|bol raha hun|se bol|naam hai|बोल रहा हूँ|बोल रही हूँ|बोल रहा हूं|बोल रही हूं)(?![\p{L}\p{M}])/iu.exec(
      line,
    );
  const signer = signed?.[1] !== undefined && nameAt(signed[1].replace(/^(?:main|mai|hi|hello|मैं)\s+/iu, ''), 'loose', false);
  if (signer && signer.after.trim() === '') return { name: signer.name, rest: '' };
  if (!isAsked) return undefined;
  const bare = /^\s*(?:(?:oh|ok|okay|yes|haan|ji|sure|it is|it's|its|just|well|um+|uh+|हाँ|जी)[\s,]+)*(.+)$/iu.exec(line);
  const alone = bare && nameAt(bare[1] ?? '', 'bare', false);
  return alone ? { name: alone.name, rest: alone.after.trim() } : undefined;
}

const finish = (line: string, frame: RegExpExecArray, { name, after }: { name: string; after: string }): NameFound => {
  const before = line.slice(0, frame.index).trim();
  const rest = `${before} ${after.replace(/^[\s,.;!।-]*(?:(?:hai|hoon|hun|hu|here|ji|है|हूँ|हूं|and|aur|और)(?=[\s,.!]|$)[\s,.;!-]*)*/iu, '')}`;
  return { name, rest: rest.replace(/^(?:hi|hello|hey|namaste|ok|okay|yes|haan|ji|well|so|नमस्ते)[\s,.!]*$/iu, '').trim() };
};

const title =
  /^(?:dr|mr|mrs|ms|prof|shri|smt|sri|doctor|col|colonel|capt|captain|major|brigadier|commander|general|advocate|adv|justice|miss|lt|wing|group|subedar|havildar|डॉ|श्री|श्रीमती)\.?$/iu;
/** Words and signs that end a name. */
const stop =
  /^(?:hai|hain|hoon|hun|hu|is|and|aur|or|by|my|mera|meri|from|se|here|the|but|i|with|at|in|on|of|for|number|phone|mobile|email|mail|not|this|side|bol|bolo|kehte|kahte|kaho|bulao|bulate|aged?|age|years?|please|thanks?|ji|speaking|calling|looking|want|need|living|working|btw|though|actually|lol|haha|ka|ki|ke|ko|main|हूँ|हूं|है|और|से|जी|बोल|कहते|कहो|बुलाओ|नंबर|फ़ोन)$/iu;

type Frame = 'plain' | 'loose' | 'bare' | 'known';

/** Up to three words that can be a name. */
function nameAt(text: string, frame: Frame, isCalled: boolean): { name: string; after: string } | undefined {
  const words: string[] = [];
  let at = 0;
  let isEnded = false;
  for (const match of text.matchAll(/([\p{L}\p{M}]+(?:['.-][\p{L}\p{M}]+)*\.?)([\s]*)([,;!?।]?)/gu)) {
    if (match.index > at && /[^\s]/.test(text.slice(at, match.index))) break;
    const word = match[1] as string;
    const bare = word.replace(/\.$/, '');
    if (stop.test(bare)) {
      // "Main Priya ki mummy": the speaker is Priya's mother, so Priya is not the speaker's name.
      if (frame !== 'plain' && /^(?:ka|ki|ke|का|की|के)$/iu.test(bare)) return undefined;
      isEnded = true;
      break;
    }
    if (!title.test(word) && !canBeName(bare, frame, words.length > 0)) break;
    words.push(word);
    at = match.index + match[0].length;
    if (match[3] !== '' || (word.endsWith('.') && !title.test(word) && bare.length > 1)) {
      isEnded = true;
      break;
    }
    if (words.filter((one) => !title.test(one)).length === 3) break;
  }
  const after = text.slice(at);
  const names = words.filter((word) => !title.test(word));
  if (names.length === 0 || (names.length === 1 && (names[0] as string).replace('.', '').length < 2)) return undefined;
  if (after.trim() === '' || /^[\s,]*[+\d]/.test(after) || /^[\s.!)🙏🙂😊]*$/u.test(after)) isEnded = true;
  // "I am sunita looking for": the name must end at the end of the line or at a word that ends names.
  if (!isEnded && frame !== 'plain') return undefined;
  if (isCalled && !isEnded) return undefined;
  return {
    name: words
      .map(capital)
      .join(' ')
      .replace(/[.\s]+$/, (end) => (title.test(words.at(-1) as string) ? end : '')),
    after,
  };
}

let hindi: Set<string> | undefined;

function canBeName(word: string, frame: Frame, isLater: boolean): boolean {
  const low = word.toLowerCase();
  if (low.length < 2 && !(isLater && /\p{Lu}/u.test(word))) return false;
  const folded = foldedOf(low);
  if (noNames().has(low) || noNames().has(folded)) return false;
  if (commonNames().has(low) || commonNames().has(folded)) return true;
  if (/^(\p{L})\1+$/u.test(low)) return false;
  hindi ??= new Set(wordList('words-hinglish.txt').flatMap((one) => [one, foldedOf(one)]));
  const isWord = isEnglish(low) || hindi.has(low) || hindi.has(folded) || stopWords().has(low) || stopWords().has(folded);
  if (frame === 'plain') return !(stopWords().has(low) || stopWords().has(folded)) && (!isWord || /^\p{Lu}/u.test(word));
  if (isWord || (frame === 'known' && !isLater && !/^\p{Lu}/u.test(word))) return false;
  // An unknown word in small letters must sound Indian, so that "i am paranoid" gives no name.
  if (frame === 'loose' && (/\p{Script=Devanagari}/u.test(word) || /(?:wal[ai]|[^aeiou]n[ae])$/.test(low)) && !isLater) return false;
  if (frame === 'loose' && !/^\p{Lu}/u.test(word) && /^[a-z]/.test(low) && soundsHindi(low) < 0.3) return false;
  if (isLater) return true;
  // "I am diabetic", "i am vegetarian", "i am exhausted": a description, not a name.
  return !/(?:ic|ing|ian|ese|ous|ful|less|ist|ive|able|ible|ally|ated|ered|ened|ssed|sted|oused|ical|arian|ward|tion|ment|ness|ship|logist|sexual|gender)$/.test(
    low,
  );
}

/** "joseph d'souza" becomes "Joseph D'Souza"; existing capital letters stay. */
const capital = (word: string): string =>
  /\p{Lu}/u.test(word.slice(1))
    ? word
    : word.replace(/(?<![\p{L}\p{M}]'?[\p{L}\p{M}])(?:^|(?<=['-]))\p{Ll}/gu, (letter) => letter.toUpperCase());
