/** An address that is spoken in pieces, line by line: "t a r u n", "then seven four", "at example dot com". */

import { addressWords } from './email.ts';
import { commonNames } from './name-words.ts';
import { foldedOf } from './normalise.ts';
import { stopWords } from './stop-words.ts';

/** Words that stand beside the letters and signs of an address. */
const beside = new Set(
  'ok okay yes yeah haan han ji likho likhiye likhiega likhna likh lijiye write down note it its is my mera meri e-mail email mail id address hai then phir fir aur and first pehle the letter letters small all together one word that in uh um umm hmm hello beta kaka uncle please so now after this number no. spelled spelling naam name wait hi sirf bas only just'.split(
    ' ',
  ),
);
const taken = /^(?:no|nahi+n?|nai|not|sorry|arre|oops|wrong|galat|नहीं|सॉरी|अरे)$/u;
/** "Rama means r a m a". */
const explains = /(?<!\p{L})(?:matlab|yaani|means|i mean|मतलब|यानी)(?![\p{L}\p{M}])/iu;
const signs: Readonly<Record<string, string>> = { dot: '.', point: '.', underscore: '_', dash: '-', hyphen: '-' };

export interface NamePiece {
  text: string;
  /** It takes back what was said before it: "no no, i s h a". */
  isAnew: boolean;
  /** It is spelled out or has a sign or digits: it is a piece of an address wherever it stands. */
  isSure: boolean;
}

/** The piece of an address's name that the line says, where it says nothing else. */
export function namePieceIn(message: string): NamePiece | undefined {
  const [last = '', ...before] = message.split(explains).reverse();
  const clauses = last.split(/[,;।]|\.\s/).filter((clause) => clause.trim() !== '');
  const isAnew = before.length > 0 || taken.test((addressWords(clauses[0] ?? '')[0] ?? '').replace(/\W+$/, ''));
  // "No no, there is an a too, i s h a": only its end is the address.
  const read = clauses.map(pieceOf);
  // "My daughter made the mail, ramlal dot patel": a name with its sign at the end of a line.
  const isNamed = clauses.length > 1 && read.at(-1)?.some((word) => signs[word] !== undefined) === true;
  const from = isAnew || isNamed ? read.lastIndexOf(undefined) + 1 : 0;
  const pieces = read.slice(from);
  if (pieces.length === 0 || pieces.includes(undefined)) return undefined;
  const said = pieces.flatMap((piece) => piece ?? []);
  // "No, nine three, arun nine three": the digits that were wrong are said again with the name.
  const words = isAnew && /^\d+$/.test(said[0] ?? '') && said.some((word) => /^[a-z]{2,}$/.test(word)) ? said.slice(1) : said;
  const text = withoutEcho(words.map((word) => signs[word] ?? word).join(''));
  const letters = words.filter((word) => /^[a-z]$/.test(word)).length;
  const isSure = letters >= 3 || (words.length > 1 && words.some((word) => signs[word] !== undefined || /\d/.test(word)));
  return /[a-z0-9]/.test(text) ? { text, isAnew, isSure } : undefined;
}

/** The words of a clause that belong to an address; undefined where it says other words, too. */
function pieceOf(clause: string): string[] | undefined {
  const words = addressWords(clause.replace(/['’]s(?![\p{L}])/gu, '')).filter((word) => !beside.has(word) && !taken.test(word));
  const isName = (word: string): boolean => /^[a-z]{2,}$/.test(word) && signs[word] === undefined && !/^(.)\1$/.test(word);
  const isSigned = (at: number): boolean => signs[words[at - 1] ?? ''] !== undefined || signs[words[at + 1] ?? ''] !== undefined;
  const isSentence = (word: string): boolean => stopWords().has(word) || stopWords().has(foldedOf(word)) || word === 'at';
  const isPiece = words.every(
    (word, at) =>
      signs[word] !== undefined ||
      (/^[a-z0-9]+$/.test(word) && (!isName(word) || (!isSentence(word) && (isSigned(at) || commonNames().has(word))))),
  );
  const names = words.filter(isName);
  const isJoined = names.length === 0 || (names.length <= 3 && words.length > names.length);
  // "i will", "a book": a lone letter is a word.
  return isPiece && isJoined && !(words.length === 1 && /^[a-z]$/.test(words[0] ?? '')) ? words : undefined;
}

/** "H e e m a, double e": what is only explained at its end is in it already. */
const withoutEcho = (text: string): string => {
  const [, spelled = '', twice = ''] = /^(\w{4,})(([a-z])\3)$/.exec(text) ?? [];
  return twice !== '' && spelled.includes(twice) ? spelled : text;
};

/** What was said of an address so far, with the next piece: it goes on, or is said anew from its beginning. */
export function withPiece(begun: string | undefined, { text, isAnew }: NamePiece): string {
  if (begun === undefined || isAnew) return text;
  const [lastName = ''] = /[a-z]{3,}$/.exec(begun) ?? [];
  // "Arun dot mathew", then "m a t h e w one t": its last name is spelt, and how often a letter stands in it is told.
  if (lastName !== '' && text.startsWith(lastName)) return begun.slice(0, -lastName.length) + withoutCount(text);
  return text.slice(0, 3) === begun.slice(0, 3) && text.length >= 3 ? text : begun + text;
}

/** "M a t h e w, one t": the count is no part of the name. */
const withoutCount = (text: string): string =>
  text.replace(/^([a-z]{4,})1([a-z])$/, (all, name: string, letter: string) => (name.includes(letter) ? name : all));
