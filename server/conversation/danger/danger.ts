import { wordCount } from '../text.ts';
import { actOf, readActs } from './acts.ts';
import type { DangerState, Watched } from './danger-state.ts';
import { buildClassifiers, dangerIn, type Found, likely, type Suspicion } from './detection.ts';
import { isRelieved, isUntouched } from './false-alarm.ts';
import { type Family, families, isGeneral, type Kind } from './families.ts';
import { ordinary } from './ordinary.ts';
import { overridingAct } from './overriding-act-patterns.ts';
import { phoneticOf } from './phonetic.ts';
import { actAnswered, openingKey, questionOf, speak } from './response.ts';
import { certain, inContext, isCare, known, overtakes } from './standing-danger.ts';
import type { Lang } from './texts.ts';
import { whoIn } from './who.ts';
import { keysOf, wordingsFor } from './wordings.ts';

/** What the conversation knows besides the line. */
interface TalkContext {
  /** The line is plainly about a subject that the character knows. */
  isPlain?: boolean;
  /** The line names a subject that the character knows, whatever was said before. */
  isSubject?: boolean;
  isQuestion?: boolean;
  /** A story, a film or the news is being told. */
  isTale?: boolean;
  /** The visitor told an age or a class of a minor. */
  isMinor?: boolean;
  /** The visitor's line before this one. */
  previous?: string | undefined;
  /** How much the lines before alarm, if no danger was found in them. */
  suspicions?: readonly Suspicion[] | undefined;
}

/** Below this danger is less likely than a plain subject. */
const doubtful = 0.6;
/** Where a body may be at stake, or in a stranger's car, less is sure enough: a remedy asked for next is no change of subject. With an infant nothing is in doubt. */
const sureOf = (kind: Kind): number =>
  kind === 'infant' ? 0 : kind === 'ride' || kind === 'child-of-mine' || /^(body|peril)$/.test(families[kind]) ? doubtful : certain;
/** Below this a line holds nothing of danger. */
const harmless = 0.12;
/** From here another danger of the body takes the place of one that was only likely. */
const borneOutElsewhere = 0.9;
/** What somebody says who was misunderstood. */
const unmeant: ReadonlySet<string> = new Set(['misheard', 'joke', 'intent-no', 'better', 'settled', 'safe-yes']);
/** From here a line bears out a danger that was only likely. */
const borneOut = 0.25;

/** Words of somebody who was misunderstood. */
const deniesIt =
  /\b(mean\w*|meant|misun\w*|rong|vrong|galat|matlab|jok\w*|kid\w*|majak|expresion|muhavra|figure|film|movie|story|kahani|novel|game|vhy|kyu|not|nobody|nothing|never|no|nahi|only|just|bas|sirf|got me)\b/;

/** Words of somebody who says what was really meant. */
const saysOtherwise =
  /\b(mean\w*|meant|misun\w*|galat|matlab|jok\w*|kid\w*|majak|expresion|muhavra|figure|film|movie|story|kahani|novel|game)\b/;

/** Words for oneself and one's own people. */
const ofOneself = /\b(i|me|my|ve|us|our|muj\w*|mer[aei]|mai|main|ham\w*|hum\w*)\b/;

/** A listener's child that asks about the story. */
const childAsks =
  /\b(my|our|mer[aei]|hamar[aei]) (\w+ )?(son|daughter|kids?|child|grand\w+|beta|beti|bete|bach\w*|pot[aei]|nati\w*) (ask|puch|poch)\w*/;

/** A listener who asks about the story: "she wants to know", "wo pooch rahi hai". */
const asksOfTale = /\b(ask(s|ed|ing)?|vants? to knov|puch\w*)\b/;

/** Below this a danger to the body is only asked about, and not beside a plain subject: hair falls after a birth, too. */
const askedBelow = 0.5;

/** For so many turns a talk about a medicine goes on. */
const careTurns = 6;

/** Said by somebody for whom it is over, or who has help. Two of these let the conversation go on. */
const calm = ['better', 'settled', 'told', 'arrived', 'intent-no', 'joke', 'misheard', 'safe-yes'];

/** Feeling better settles nothing where a doctor must look; thanks only say that it is over when somebody has come before. */
function isCalm(act: string, family: Family, before: readonly string[]): boolean {
  if (act === 'thanks') return before.some((one) => isHelped.has(one) || (one === 'alone-no' && family === 'other'));
  return calm.includes(act) && !(family === 'body' && (act === 'better' || act === 'settled' || act === 'told'));
}
const isHelped: ReadonlySet<string> = new Set(['arrived', 'told', 'settled', 'better']);

/** After these whatever was calm before counts no more. */
const alarming = ['first', 'oblique', 'worse', 'breathing-no', 'awake-no', 'safe-no', 'took', 'means', 'height', 'intent-yes', 'nobody'];

/** Said by somebody whose words were no cry. */
const jests: ReadonlySet<string> = new Set(['joke', 'misheard']);
const isWell = (message: string): boolean =>
  /\b(fine|ok|god|vel|safe|thik|badhia|mast|khush|hapy|meant|matlab|about|bare|expresion|muhavra|film|movie|story|kahani|song|gana)\b/.test(
    phoneticOf(message),
  );

/** Acts that ordinary words resemble: a plain subject outweighs them. What is asked in danger is answered even when it names a subject. */
const vague: ReadonlySet<string> = new Set('other near-yes near-no better settled place details give talk number'.split(' '));

/** What only somebody in danger says, however little its words alarm. */
const decisive: ReadonlySet<string> = new Set(
  (
    'intent-yes safe-no means height took alone-yes nobody refuse awake-no breathing-no worse threatened listened asleep found-out law police ' +
    'coming-down put-away paid pay post remove sought forgiven must-meet caught children no-money blame shelter secrecy no-answer contact calling number will-do you-call busy'
  ).split(' '),
);

/** Acts that mean little when the same line says again that somebody wants to die. */
const vagueInMind: ReadonlySet<string> = new Set(['other', 'change', 'ack', 'unsure', 'dismiss', 'comfort', 'present', 'talk', 'ai']);

/**
 * Stands before every other part in every turn. It recognises danger in a message, answers it, and goes on answering while it lasts.
 * Pure: the same state, message and turn always give the same answer.
 */
export function watch(before: DangerState | undefined, message: string, lang: Lang, turn: number, context: TalkContext = {}): Watched {
  const state = known(before, message);
  const { isTale = false, isPlain = isTale, isMinor = false, previous, suspicions } = context;
  const named = state ? dangerIn(message) : dangerIn(message, previous, suspicions);
  // Words that only resemble danger, in a line that is plainly about something else. In a story a question about its people is no cry.
  const sound = phoneticOf(message);
  const isOfTale = isTale && (/\?\s*$/.test(message) || asksOfTale.test(sound)) && !ofOneself.test(sound.replace(childAsks, ' '));
  const isDoubtful =
    isOfTale ||
    (isPlain &&
      named !== undefined &&
      named.score < (isTale ? certain : doubtful) &&
      named.group !== 'direct' &&
      named.group !== 'asked' &&
      (!/^(body|peril|care)$/.test(families[named.kind]) || named.score < askedBelow));
  const found = inContext(state, isDoubtful ? undefined : named, message, isMinor);
  if (!state || state.level === 'care') return answerNew(state, found, message, lang, turn);
  if (!found && isRelieved(families[state.kind], state.said.map(actAnswered), message, isPlain)) {
    const { reply } = speak({ ...state, said: [] }, [`${families[state.kind]}/relief`, 'any/relief'], lang);
    return { state: undefined, ...(reply !== undefined && { relief: reply }) };
  }

  const asked = questionOf(state.said.at(-1));
  const near = actOf(message, state.kind, asked);
  // A line that only resembles "you misunderstood" lets nobody go.
  const heard = near === 'misheard' && asked !== 'real' && !deniesIt.test(phoneticOf(message)) ? 'other' : near;
  const ended = endedBy(state, found, message, heard, context, lang);
  if (ended) return ended;
  if (state.isUnsure) {
    const isLeaning = leans(state, message, isPlain);
    const act = isPlain && !found && !isLeaning ? 'change' : heard;
    return resolveUnsure(state, found, act, { isLeaning, isPlain }, message, lang, turn);
  }
  // A line that is plainly about something else changes the subject, whatever act its words resemble.
  const isBody = /^(body|peril)$/.test(families[state.kind]);
  const isUrgent = (heard === 'give' || heard === 'number') && isBody;
  // "Can you sit with me" is no vague act, although loneliness is a subject, too.
  const isFirm = overridingAct(sound, families[state.kind]) === heard;
  const isElsewhere =
    isPlain && !found && !isUrgent && !isFirm && !(isBody && heard !== 'change') && vague.has(heard) && likely(message).score < harmless;
  // "Yes, he beats me every day" is no yes to being safe.
  const isDenied = heard === 'safe-yes' && found !== undefined && found.score >= certain;
  const said = state.said.map(actAnswered);
  // Calm right after words of farewell may come from a decision.
  const isTooCalm = heard === 'better' && said.length === 1 && said[0] === 'oblique';
  const isNoEdge = heard === 'coming-down' && !said.some((one) => one.endsWith('height'));
  const act = isElsewhere ? 'change' : isDenied ? 'other' : isTooCalm ? 'calm-now' : isNoEdge ? 'will-do' : heard;
  if (found && overtakes(found, state, act, message)) return answerNew(state, found, message, lang, turn);

  // What was only an emergency has a name now, and its own first help.
  const first = `${state.kind}/first`;
  if (before && isGeneral(before.kind) && !isGeneral(state.kind) && wordingsFor(first).length > 0) return speak(state, [first], lang);

  // Only plain words outweigh calm ones: "relax, I was kidding" is near enough to a cry to be taken for one.
  const isNamed = found?.score === 1;
  if (isCalm(act, families[state.kind], said) && !isNamed) {
    const since = said.slice(said.findLastIndex((one) => alarming.includes(one)) + 1);
    const isMind = families[state.kind] === 'mind';
    // Who says that it was a joke or misheard, and in the same breath what was meant or that all is well, has said it twice.
    const isCredible = jests.has(act) && (!isMind || (said.length === 1 && isWell(message)));
    const wasAsked = since.some((one) => calm.includes(one)) || said.at(-1) === 'change';
    if (wasAsked || isCredible || (act === 'settled' && !isMind)) {
      return speak({ ...state, level: 'care' }, keysOf(state.kind, isCredible ? 'unmeant' : 'settled'), lang);
    }
  }
  // Asked in vain whether it is over: to hold somebody back for ever is no care either. Nothing is sold all the same.
  // With the body it takes longer: "it may be gas" names a subject, too.
  const wasAskedTwice = said.at(-2) === 'change';
  const mayLeave = isBody ? isPlain && wasAskedTwice : isPlain || wasAskedTwice;
  if (act === 'change' && !found && mayLeave && said.at(-1) === 'change') return { state: { ...state, level: 'care' } };
  // What was hinted at and is now said outright is answered as such.
  if (found?.group === 'direct' && found.kind === state.kind && !said.some((one) => one.startsWith('first')))
    return answerNew(state, found, message, lang, turn);
  const again =
    found &&
    families[state.kind] === 'mind' &&
    families[found.kind] === 'mind' &&
    (vagueInMind.has(act) || (isNamed && calm.includes(act)));
  return speak(state, keysOf(state.kind, again ? 'nobody' : act === 'misheard' ? 'joke' : act), lang);
}

/**
 * A danger that nothing bore out ends with ordinary lines: one that was only likely with the first, another with the second, after it was
 * asked whether it is over.
 */
function endedBy(
  state: DangerState,
  found: Found | undefined,
  message: string,
  act: string,
  { isSubject = false, isQuestion = false, previous }: TalkContext,
  lang: Lang,
): Watched | undefined {
  const said = state.said.map(actAnswered);
  const family = families[state.kind];
  const isUnsure = state.isUnsure === true;
  if ((found && found.score >= certain) || !isUntouched(said)) return undefined;
  const wasAsked = said.at(-1) === 'change';
  const line = ordinary({ message, previous, isFirst: said.length === 1, wasAsked, act, family, isUnsure, isSubject, isQuestion });
  if (!line) return undefined;
  if (isUnsure) return { state: undefined };
  if (line === 'meant') {
    const { reply } = speak({ ...state, said: [] }, [`${family}/relief`, 'any/relief'], lang);
    return { state: undefined, ...(reply !== undefined && { relief: reply }) };
  }
  return wasAsked ? { state: { ...state, level: 'care' } } : speak(state, keysOf(state.kind, 'change'), lang);
}

/** Whether a line is so short that it goes on with what was said before, even if its words name a subject. */
const leans = (state: DangerState, message: string, isPlain: boolean): boolean =>
  wordCount(message) <= 5 &&
  !(actAnswered(state.said.at(-1) ?? '') === 'check' && (isPlain || (families[state.kind] !== 'mind' && likely(message).score < harmless)));

/** A danger that was only likely: the next line bears it out, denies it, or shows that something else was meant. */
function resolveUnsure(
  state: DangerState,
  found: Found | undefined,
  act: string,
  { isLeaning, isPlain }: { isLeaning: boolean; isPlain: boolean },
  message: string,
  lang: Lang,
  turn: number,
): Watched {
  const { isUnsure: _, ...sure } = state;
  const isSame = found !== undefined && families[found.kind] === 'body' && families[state.kind] === 'body';
  if (found && (found.score >= (isSame ? borneOutElsewhere : certain) || overtakes(found, state, act, message)))
    return answerNew(sure, found, message, lang, turn);
  if (act === 'real-yes') return speak(sure, keysOf(state.kind, 'first'), lang);
  // A body is not let go because it feels better: only by what was meant.
  const isMeant = families[state.kind] !== 'body' || (jests.has(act) && saysOtherwise.test(phoneticOf(message)));
  if (unmeant.has(act) && isMeant && found?.score !== 1) return { ...speak(state, keysOf(state.kind, 'unmeant'), lang), state: undefined };
  // With the body anything that an answer could be is one.
  const isChecked = actAnswered(state.said.at(-1) ?? '') === 'check';
  const answers = decisive.has(act) || (families[state.kind] === 'body' && (act !== 'other' || !isChecked));
  // "Forget the car" leaves no wish to die behind.
  const isLeft = act === 'change' && !(isLeaning && families[state.kind] === 'mind');
  // After the question whether it is real, a line that answers neither is asked once more: nobody is let go by a guess.
  if (isChecked && act === 'other' && !isPlain && /^(harm|anger)$/.test(families[state.kind]))
    return speak(state, keysOf(state.kind, 'other'), lang);
  const isBorneOut = !isLeft && (found !== undefined || likely(message).score >= borneOut || answers || isLeaning);
  return isBorneOut ? speak(sure, keysOf(state.kind, act), lang) : { state: undefined };
}

/** Answers a danger that is named for the first time, or named anew after it was over. */
function answerNew(state: DangerState | undefined, found: Found | undefined, message: string, lang: Lang, turn: number): Watched {
  // Whoever leaves a medicine for a promise says so in the next line.
  const isFaith =
    state !== undefined && isCare(state.kind) && actAnswered(state.said.at(-1) ?? '') === 'first' && actOf(message, state.kind) === 'faith';
  if (!found) {
    // What is asked or told next about a medicine is answered here, too.
    const act = state && isCare(state.kind) && turn - state.since <= careTurns ? actOf(message, state.kind) : undefined;
    const own = act && state ? `${state.kind}/${act}` : '';
    if (state && wordingsFor(own).length > 0 && !state.said.some((id) => id.startsWith(`${own}#`))) return speak(state, [own], lang);
    return isFaith ? speak(state, ['any/faith'], lang) : { state };
  }
  const { kind } = found;
  const who = whoIn(message, kind);
  const said = state?.said ?? [];
  const open = openingKey(found, message);
  const level = isCare(kind) ? 'care' : 'now';
  if (level === 'care' && state) {
    // A remedy asked for beside an older danger is answered, but the older one is what is remembered.
    const keys = [open, `${kind}/again`].filter((key) => !said.some((id) => id.startsWith(`${key}#`)));
    if (!keys.length) return { state };
    return speak(isCare(state.kind) ? { ...state, kind, who } : state, keys, lang);
  }
  const fresh: DangerState = {
    kind,
    level,
    who,
    said,
    since: turn,
    ...(!state && (found.score < sureOf(kind) || open.endsWith('/check')) && { isUnsure: true }),
  };
  const opened = said.some((id) => id.startsWith(`${open}#`));
  return speak(fresh, opened ? keysOf(kind, families[kind] === 'mind' ? 'nobody' : 'worse') : [open], lang);
}

/** Reads all examples and texts, which are otherwise read with the first message: for a server that is idle after its start. */
export function readAll(): void {
  buildClassifiers();
  readActs();
  wordingsFor('any/other');
}
