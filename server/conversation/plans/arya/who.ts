/** Who the visitor is and how they are reached: the name, the company, the telephone number and the address of a line. */

import { correctedEmail } from '../../../language/email-correction.ts';
import { emailIn, nameIn, withoutEmail as withoutAddress } from '../../../language/parse.ts';
import { speaksOfCar } from './car-terms.ts';
import { nameAtHead } from './name-at-head.ts';
import { nameByNumber, withoutSpokenDigits } from './name-by-number.ts';
import { corrected, correctsName, lettersIn, renamed, spelledName, surnameIn } from './name-corrections.ts';
import { nameWhenAsked, withInitials } from './name-when-asked.ts';
import {
  besideContact,
  calledOnly,
  capitalised,
  delaysName,
  fuller,
  introduced,
  isCommonName,
  isTitle,
  laterName,
  nameAlone,
  nameBeside,
  nameInList,
  nameStanding,
  nameWithin,
  notWord,
  saidName,
  withoutOthersNames,
  written,
} from './names.ts';
import type { AryaState } from './note.ts';
import { phoneOf } from './phone-number.ts';
import { whenIn } from './when.ts';

export interface WhoFound {
  name?: string;
  company?: string;
  phone?: string;
  email?: string;
  digits?: string;
}

/** "Alok sir", "Imran bhai": how somebody is called, and no part of the name. */
const courtesy =
  /(?<=^\P{L}*(?:\p{L}+ ){0,3}?\p{L}{3,}) (?:sir|madam|ma'?am|bhai(?: sahab)?|sahab|saab|didi|uncle|aunty)(?=\s*[,.]|\s*$)/giu;

/** The known address with a part of it set right, where the line speaks of the address or nothing else is open: "oops, it's example.com". */
const emailAnew = (text: string, { email, phone }: AryaState): string | undefined =>
  email !== undefined && (ofEmail.test(text) || (phone === undefined && saysWrong.test(text))) ? correctedEmail(email, text) : undefined;
const saysWrong = /\b(?:no|not|sorry|oops|wrong|galat|nahi+n?|typo|actually)\b|नहीं|ग़?लत/iu;
const ofEmail = /\b(?:e-?mail|mail|address|dot|underscore|\.(?:com|in|org))\b|\.(?:com|in|org|net)\b|ईमेल|मेल|डॉट/iu;

/** "My name is Salman Khan hahaha". */
const jokes = /\b(?:(?:ha){2,}|lo+l|rofl|mazaa?k)\b|हा ?हा/iu;
/** The dot after a title ends no sentence: "Col. Rathore". */
export const titleDot = /\b(col|brig|dr|mr|mrs|ms|smt|capt|maj|lt|prof|adv)\.\s*/gi;

const refuses = /\b(?:not|no|nahi+n?|why|kyu+n?|skip|later|baad|don'?t|won'?t|secret|anonymous|leave)\b|नहीं|क्यों|बाद/iu;
/** Who the visitor is. @param asked the slot that was asked last */
export function whoIn(said: string, before: AryaState, of: { asked: string | undefined; isQuestion: boolean }): WhoFound {
  const found = namedIn(said, before, of);
  // "LATHA R"
  // "I am retd subedar" says what they were.
  if (found.name?.split(' ').every((one) => isTitle(one) || notWord.test(one))) delete found.name;
  if (found.name !== undefined) found.name = withInitials(found.name, said);
  else if (of.asked === 'name' && before.name === undefined && !delaysName.test(said) && !refuses.test(said)) {
    const name = nameWhenAsked(said.replace(/\+?\d[\d\s().-]{3,}\d|\S+@\S+/gu, ','));
    if (name !== undefined) found.name = name;
  }
  const isLoud = found.name !== undefined && /\p{Lu}{3}/u.test(found.name) && !/\p{Ll}/u.test(found.name);
  return isLoud ? { ...found, name: capitalised((found.name ?? '').toLowerCase()) } : found;
}

function namedIn(said: string, before: AryaState, { asked, isQuestion }: { asked: string | undefined; isQuestion: boolean }): WhoFound {
  const text = withoutOthersNames(said.replace(titleDot, '$1 ').replace(courtesy, ''));
  const found: WhoFound = {};
  if (jokes.test(text) && /\b(?:name|naam)\b/iu.test(text)) return found;
  // "Harish Kumar, harish at example dot com": the name is no part of the address.
  const [lastPart = text] = text.split(/,\s*/).slice(-1);
  const email = emailIn(lastPart) ?? emailIn(text);
  const anewEmail = email === undefined ? emailAnew(text, before) : undefined;
  if (anewEmail !== undefined) return { email: anewEmail };
  if (email !== undefined) found.email = email;
  const withoutEmail = email === undefined ? text : text.replace(lastPart, withoutAddress).replace(/\S+@\S+/, ' ');
  Object.assign(found, phoneOf(withoutEmail, before, asked === 'contact'));
  // A number said in words: "Priya, and number is nine nine four ..."
  const isSpoken = found.phone !== undefined && !/[\d०-९]{4}/u.test(withoutEmail);
  const rest = (isSpoken ? withoutSpokenDigits(withoutEmail) : withoutEmail).replace(/\+?[\d०-९][\d०-९\s().-]{5,}[\d०-९]/gu, ' ').trim();
  if (delaysName.test(rest)) return found;
  const letters = lettersIn(rest);
  if (letters !== undefined && found.phone === undefined) return { ...found, name: spelledName(letters, rest, before.name) };
  const saysAgain = before.name?.split(' ').some((part) => part.length > 2 && rest.toLowerCase().includes(part.toLowerCase())) ?? false;
  if (before.name !== undefined && (correctsName.test(text) || saysAgain)) {
    const name = corrected(rest, before.name);
    if (name !== undefined) return { ...found, name };
    // "Kabir", then "Kabir Bhatia": the name is said whole.
    const whole = saysAgain ? nameStanding(rest, true) : undefined;
    if (whole !== undefined && whole.length > before.name.length) return { ...found, name: whole };
  }
  const surname = surnameIn(rest);
  if (surname !== undefined) return { ...found, name: [before.name?.split(' ')[0], surname].filter(Boolean).join(' ') };
  const anew = before.name === undefined ? undefined : renamed(rest, before.name);
  if (anew !== undefined) return { ...found, name: anew };
  const within =
    nameWithin(rest) ??
    (before.name === undefined ? nameAtHead(rest) : undefined) ??
    (before.name === undefined ? besideContact(text) : undefined);
  if (within) return { ...found, ...within };
  const named =
    /\b(?:name|naam)\s+(?:is\s+|hai\s+|on the note\s+|likho\s+|likhiye\s+)?(\p{L}[\p{L}'.]+(?: \p{L}[\p{L}'.]+){0,3}?)\s*(?:hai)?(?=$|[,.;]|\s+(?:and|aur|its|it's|my|phone|number|mobile|email)\b)|नाम\s+(?:है\s+)?([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)(?:\s+है)?(?=$|[,।.])/iu.exec(
      rest,
    );
  // "Name is mine though, Arvind Menon"
  const after = /\b(?:name|naam)\b[^,]*,\s*(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2})\W*$/u.exec(rest)?.[1];
  const told =
    laterName(text) ??
    (before.name === undefined ? written(rest) : undefined) ??
    (after === undefined ? undefined : saidName(after)) ??
    (named && !/\b(?:his|her|your|aapka|uska|company|manager|father|son|wife|kya)\b/iu.test(rest)
      ? saidName(named[1] ?? named[2] ?? '')
      : undefined) ??
    (isQuestion ? undefined : (nameIn(rest) ?? introduced(rest) ?? calledOnly(rest)));
  if (told !== undefined) return { ...found, name: fuller(told, rest) };
  const isBeside = found.phone !== undefined || found.email !== undefined || found.digits !== undefined;
  if (isQuestion) {
    const name = isBeside && before.name === undefined && !said.includes('?') ? nameByNumber(text) : undefined;
    return name === undefined ? found : { ...found, name };
  }
  const mayBare =
    asked === 'name' || (asked === 'contact' && before.name === undefined) || isBeside || (before.name === undefined && isCommonName(rest));
  const alone =
    before.name === undefined
      ? (nameAlone(rest, asked) ??
        nameStanding(
          rest,
          asked !== 'vehicle' && asked !== 'seats' ? asked !== undefined || (before.asked.name ?? 0) > 0 : (before.asked.name ?? 0) > 0,
        ))
      : undefined;
  if (alone !== undefined) return { ...found, name: alone };
  const beside = isBeside && before.name === undefined ? nameByNumber(text) : undefined;
  if (beside !== undefined) return { ...found, name: beside };
  const isTime = whenIn(rest, { isAsked: false, isQuestion: false });
  const isPlain = !speaksOfCar(rest) && Object.keys(isTime).length === 0;
  // "Neha Bhatt, 4 seats, petrol, next month, neha@...": in a line that tells all at once, only what is plainly a name.
  const name = !mayBare ? undefined : isPlain ? nameBeside(rest) : isBeside ? nameInList(rest) : undefined;
  const isSaid =
    name !== undefined && (asked === 'name' || before.name === undefined || (isBeside && name !== before.name && asked === 'note'));
  return isSaid ? { ...found, name } : found;
}
