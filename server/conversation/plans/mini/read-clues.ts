/** Reads clues out of a visitor's line. */

import type { Before, Clues, Exception, Time } from './clues.ts';
import { deniedIn, leftOut, meals, skips } from './left-out.ts';
import { findIn, ready } from './matching.ts';
import { sinceIn, timeIn } from './read-time.ts';
import { isAnew } from './signs.ts';
import { ends, exceptions, feelings, lost, persons, things } from './words.ts';

const exceptionSigns =
  / (except|unless|chodkar|chodke|chor kar|alava|alawa) | (not|never) (on|in|at|when|while|with|during) |(does|did) not (happen|come)|(dont|do not|doesnt|never|nahi) \w+ (on|during) |(do not|dont) get it| it (skips|skipped)|(?<!neend |nind |samaj |samajh |man |mann |yad |yaad )nahi (hota|hoti|hote|hua|hui|ata|ati) | (i|we|it) (dont|do not|doesnt|does not|never) $| (when|on|if|jab) .* (not|nahi) $| (tab|us din|un dino) nahi | (tab|us din) theek | (weekdays?|weekends?|days?|holidays?|home|din|chutti|chhutti) (no|nahi|none) $|stays away/;

const nobodyThen = / (?:jab|jis samay|jis vakt) (?:(?!tab |us din )\S+ )*nahi (?:hot[aei]|at[aei]|hai|ho) $/;

/** When it comes, though a day without it was asked for. */
const happensThen = / (har|every|each|mostly|usually|only (when|on|with|if)|sirf|more|worse|worst|zyada|jyada|badh\w*|tabhi) /;

const personSigns = / (with|when|if|jab|agar|sath|ke pas|away|not there|not home|akel\w*) /;

const isNotKnown = / (pata nahi|malum nahi|nahi pata|dont know|do not know|not sure|no idea) /;

const neverSigns =
  /^ (it |its )?(never|always|kabhi nahi|hamesha|har bar|every time|not really|no|nahi|no day|koi nahi)( (never|always|hota hai|hai|misses|happens))? $/;

/** Words of a day that went well. */
const quietSigns =
  / (only|sirf|fine|good|well|better|less|easy|normal|peace|quiet|calm|relaxed|happy|thik|theek|accha|acha|achi|kam|shant|khush|aram|vacation|holiday|holidays|trip|chutti|chhutti) /;

const awaySigns =
  / (away|travelling|traveling|touring|on tour|out of town|not there|not home|not at home|not around|bahar|leave|without) | nahi (hote|hoti|hota|hai|ho) | ghar pe nahi/;

const lostSigns = / (stopped|stop|gave up|given up|quit|dropped|no more|anymore|chod\w*|chut\w*|chhut\w*|band) /;

const fineSigns =
  / (is|are|was|am) (fine|ok|okay|good|nice|great|not the problem|not a problem) | (thik|theek|accha|acha|ache|achi) (hai|hain|reh\w+|rah\w+|hot[aei]) /;

const afterSigns = / (afterwards|afterward|after that|later|then i|uske bad|iske bad|bad mein|fir) /;

const aheadSigns =
  / (next morning|next day|tomorrow|agle din|agli suba\w*|dusre din|the morning after|upcoming|waiting|is (?:in|on|next|coming)|are (?:in|on|next|coming)|ane wala|ane wali|due) /;

/** Words that make a thing the one before or beside it, even in the very first line. */
export const besideSigns =
  / (after|before|because|due to|when|whenever|while|during|ke bad|se p[ae]hle|ki vaja|jab|jab bhi|ke saath|ke sath|next morning|next day|agle din) /;

/** From here a line holds several things. */
const weekWords = 18;

interface Listening {
  /** The slot of the question before. */
  asked: string | undefined;
  /** The line opens its case: only what is marked as a clue is one. */
  isOpening: boolean;
  /** Things that are the case itself. */
  own: readonly string[];
}

/** All clues of a line. */
export function cluesIn(message: string, { asked, isOpening, own }: Listening): Clues {
  const line = ready(withoutSips(message));
  const clues: Clues = {};
  const since = sinceIn(line, asked === 'since');
  if (since.since) clues.since = since.since;
  let rest = since.rest;

  // "I cannot leave the phone" opens a case, and rules nothing out.
  const ruledOut = isOpening ? [] : deniedIn(rest).filter((key) => !own.includes(key));
  // "Weekends are fine": then it stays away.
  const isFineThen =
    fineSigns.test(line) &&
    findIn(rest, things).keys.length === 0 &&
    (timeIn(rest, message).time !== undefined || findIn(rest, exceptions).keys.includes('other-days'));
  // "When there is no crowd in the shop" tells when it comes.
  const isScene = asked !== 'exception' && nobodyThen.test(line);
  const mayExcept =
    (exceptionSigns.test(line) && !isScene) || isFineThen || (asked === 'exception' && !isAnew.test(line) && !happensThen.test(line));
  const isLost = lostSigns.test(line) && findIn(rest, lost).keys.length > 0;
  // A week told in one breath holds more than the quiet day: which part of it is quiet, its sentences tell.
  const isWeek = asked !== 'exception' && line.trim().split(' ').length > weekWords;
  if (!isOpening && ruledOut.length === 0 && mayExcept && !isLost && !isWeek) {
    const exception = exceptionIn(rest, message, asked === 'exception');
    if (exception) return { ...clues, exception };
  }
  if (!isOpening && lostSigns.test(line)) {
    const gone = findIn(rest, lost);
    if (gone.keys.length > 0) {
      clues.lost = gone.keys;
      rest = gone.rest;
    }
  }
  if (asked === 'after' || afterSigns.test(line)) {
    const end = findIn(rest, ends);
    if (end.keys[0]) {
      clues.after = end.keys[0];
      rest = end.rest;
    }
  }

  const thing = findIn(hasKaam(message) ? `${rest}office ` : rest, things);
  // "Gym nahi gaya": what was left out did not come before it.
  thing.keys = leftOut(rest, thing.keys, thing.at);
  if (skips.test(line)) thing.keys = [...new Set(thing.keys.map((key) => (meals.has(key) ? 'hungry' : key)))];
  const time = timeIn(thing.rest.slice(0, line.length), message);
  if (
    time.time &&
    !(isOnlyNowAndThen(time.time) && thing.keys.length > 0) &&
    !(clues.since && !time.time.days && !time.time.part && time.time.hour === undefined)
  )
    clues.when = time.time;
  const person = findIn(time.rest.replace(noListener, ' '), persons);
  const who = person.keys.filter((key) => key !== 'alone' || person.keys.length === 1);
  const isWell = fineSigns.test(line) && asked !== 'who';
  // "My father used to say" names him, and does not place him in the scene.
  const isThere =
    asked === 'who' || asked === 'correct' || who.includes('alone') || besidePerson.test(line) || line.trim().split(' ').length <= 3;
  const isOfMeeting = thing.keys.some((key) => meetings.has(key));
  if (who.length > 0 && !isWell && (isThere || isOfMeeting)) clues.who = who.slice(0, 3);

  const denied = ruledOut.filter((key) => thing.keys.includes(key));
  if (denied.length > 0) {
    clues.cleared = denied;
    delete clues.when;
  }
  const named = thing.keys.filter((key) => !denied.includes(key) && !own.includes(key));
  const isWanted = asked !== 'after' && !clues.lost && (!isOpening || besideSigns.test(line));
  if (named.length > 0 && isWanted) {
    // What happens at work or under pressure is the meeting, the call; the office is only where.
    const sharp = named.filter((key) => !blunt.has(key));
    const before: Before = { things: (sharp.length > 0 ? sharp : named).slice(0, 2) };
    if (isAhead(line, thing.at.get(before.things[0] ?? '') ?? 0)) before.isAhead = true;
    const [companion] = clues.who ?? [];
    if (companion && companion !== 'alone' && meetings.has(before.things[0] ?? '')) {
      // Whom else the line names, the cousin one is compared with, is not there.
      before.with = companion;
      clues.who = [companion];
    }
    clues.before = before;
  }
  return clues;
}

/** "Sometimes", beside what is told: how often that is, and not when the trouble comes. */
const isOnlyNowAndThen = ({ spans, ...others }: Time): boolean => spans?.join() === 'sometimes' && Object.keys(others).length === 0;

/** "Peeta hoon", I drink, sounds like "pita", father. */
const withoutSips = (message: string): string =>
  message
    .replace(
      /\b(?:this|it|that|nothing|they)(?: will not| won'?t| does not| doesn'?t| did not| didn'?t| don'?t| can not| cannot)? works?\b/gi,
      ' ',
    )
    // "छूटती", leaves, sounds like "chhutti", a holiday.
    .replace(/छूट(?:त\S+|\s)/gu, ' ')
    // "The guitar alone was 14k".
    .replace(/\bthe \w+ alone\b/giu, ' ')
    .replace(/(?<!\p{L})(?:पी(?:ता|ती|ते)(?!\p{M})|pee?t[aie](?= (?:hu|hai|ho|tha|thi)))/giu, ' ');

/** "Nobody listens" tells what others do, and not that the visitor is alone. */
const noListener = / (koi nahi|nobody|no one)(?= (?!hota|hoti|hai|is|there|around|at|else|tha|home)\w)/g;

/** Things that one has with somebody. */
const meetings: ReadonlySet<string> = new Set(['call', 'meeting', 'quarrel', 'message']);

/** Words that put a person into the scene. */
const besidePerson =
  / (with|by|at|to my|around|near|sath|saath|par|pe|pas|samne|from|calls?|comes?|visits?|visit|ghar|ke sath|jab|when|whenever) /;

/** Where and why rather than what. */
const blunt = new Set(['work', 'stress']);

/** "Kaam" sounds like "kam", little, once it is normalised. */
const hasKaam = (message: string): boolean =>
  !/mann nahi|man nahi|mann nhi|मन नहीं/iu.test(message) &&
  /(?<!\p{L})(kaam|काम)(?!\p{L})/iu.test(message) &&
  !/kaam (karta|karti|na|nahi|ki baat|aay)|काम (न|ना|नहीं|कर)/iu.test(message);

export function isAhead(line: string, at: number): boolean {
  if (aheadSigns.test(line)) return true;
  const before = line.indexOf(' before ');
  if (before >= 0 && before < at && at - before < 16) return true;
  const ahead = / se p[ae]hle /.exec(line)?.index ?? -1;
  return ahead > at && ahead - at < 24;
}

function exceptionIn(line: string, message: string, isAsked: boolean): Exception | undefined {
  const kinds = findIn(line, exceptions);
  const { time, rest } = timeIn(kinds.rest, message);
  const [person] = findIn(rest, persons).keys;
  // "I order when I am alone", asked for a quiet day, tells of a day on which it came.
  if (isAsked && !exceptionSigns.test(line) && kinds.keys.length === 0 && findIn(line, things).keys.length > 0) return undefined;
  // "In the morning I pack my bag" answers another question than that for a quiet day.
  if (isAsked && line.trim().split(' ').length > 4 && !exceptionSigns.test(line) && !quietSigns.test(line) && !personSigns.test(line))
    return undefined;
  const exception: Exception = {};
  const isMarked = exceptionSigns.test(line) || quietSigns.test(line);
  const isOfPerson = person !== undefined && (!isAsked || personSigns.test(line));
  // "When papa is at home": he is what is different, not the home.
  const stays = kinds.keys.filter((kind) => kind !== 'at-home' || !isOfPerson);
  if (stays.length > 0) exception.kinds = stays.slice(0, 2);
  else if (isOfPerson) {
    exception.person = person;
    if (awaySigns.test(line)) exception.isAway = true;
  }
  const solid = time && { ...time, spans: (time.spans ?? []).filter((span) => span !== 'daily' && span !== 'sometimes') };
  // Asked for a quiet day, an hour alone tells when it comes.
  const hasHour = solid && (solid.part || solid.hour !== undefined || solid.date !== undefined) && (!isAsked || isMarked);
  if (solid && (solid.days || hasHour || solid.spans.length > 0)) {
    const { spans: kept, ...others } = solid;
    exception.time = kept.length > 0 ? { ...others, spans: kept } : others;
  }
  if (Object.keys(exception).length > 0) return exception;
  if (isAsked && !isNotKnown.test(line) && neverSigns.test(line)) return { isNever: true };
  return undefined;
}

/** The feeling that a line speaks of. */
export function feelingIn(message: string): string | undefined {
  const line = ready(message);
  if (ofOthers.test(line)) return undefined;
  const { keys, at } = findIn(line, feelings);
  // "Ghabrahat vaisi nahi": a feeling that is denied.
  return keys.find(
    (key) =>
      !deniesFeeling.test(line.slice(at.get(key) ?? 0)) &&
      !/ (not|no|never) (really |so |that |very )?$/.test(line.slice(0, (at.get(key) ?? 0) + 1)),
  );
}

const deniesFeeling = /^ \w+ (\w+ )?nahi /;

/** Somebody else is angry, sad or tired. */
const ofOthers =
  / (he|she|they|vo|wo|woh|voh|unko|usko|everyone|sab|my \w+|mer[aie] \w+|wife|husband|pati|patni|biwi|boss|mummy|papa|manager|friends|log) (ko |bhi |is |are |was |were |gets? |will |feels? |ho )*(very |so |also |bahut |naraj |upset )*(angry|furious|irritated|frustrated|gussa|sad|udas|fed up|tired|scared|afraid|crying|cries|lonely|pareshan|dukhi|naraj)/;

/** Persons and things that a question sets against each other: "is it the phone or the boss". */
export function suspectsIn(message: string): string[] {
  const line = hasKaam(message) ? `${ready(message)}office ` : ready(message);
  const thing = findIn(line, things);
  const person = findIn(thing.rest, persons);
  const found = [
    ...thing.keys.map((key) => [key, thing.at.get(key) ?? 0] as const),
    ...person.keys.map((key) => [key, person.at.get(key) ?? 0] as const),
  ];
  return found.sort((a, b) => a[1] - b[1]).map(([key]) => key);
}

/** How much or how long, in an answer that says nothing else: "2 hours", "maybe 5000 a month", "do ghante". */
export function amountIn(message: string): string | undefined {
  const text = message
    .trim()
    .replace(
      /^(?:(?:i|dont|don't|do|not|know|maybe|about|around|almost|nearly|like|um|uh|approximately|roughly|may|be|shayad|lagbhag|kareeb|pata|nahi|शायद|लगभग|क़रीब)[^\p{L}\p{M}\p{N}]+)+/iu,
      '',
    )
    .replace(/[^\p{L}\p{M}\p{N}]*(?:maybe|i think|or so|hai|hoga|है|होगा)[^\p{L}\p{M}\p{N}]*$/iu, '');
  return amount.test(text) ? text : undefined;
}

const amount =
  /^(?:₹ ?|rs\.? ?)?(?:\d[\d,.]*(?: ?(?:-|to|se) ?\d[\d,.]*)?|an?|half an?|one|two|three|four|five|six|ten|ek|do|teen|char|chaar|paanch|aadha|एक|दो|तीन|चार|पाँच)(?: ?(?:k|lakh|hazaa?r|thousand|hundred|हज़ार|हजार|लाख))?(?: (?:rs|rupees|rupaye|hours?|hrs?|ghant[ae]|minutes?|mins?|times|baar|cups?|cigarettes?|pegs?|drinks?|kilos?|kg|रुपये|घंटे|घंटा|मिनट|बार|कप))?(?: (?:a|per|every|in a|each|har|ek) (?:day|week|month|night|din|hafte|mahine|raat))?$/iu;
