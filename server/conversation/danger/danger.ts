import { wordCount } from '../text.ts';
import { actOf, readActs } from './acts.ts';
import { answerAsked, decisive, isEvasive, jests } from './asked.ts';
import { type DangerState, type Watched, weigh, weightOf } from './danger-state.ts';
import { buildClassifiers, dangerIn, type Found, likely, type Suspicion } from './detection.ts';
import { isRelieved } from './false-alarm.ts';
import { type Family, families, isGeneral } from './families.ts';
import { answerNew } from './first-help.ts';
import { evidenceOf, type LineAfter, readGoesOn } from './goes-on.ts';
import { tellsOfFumes } from './harmless-patterns.ts';
import { overridingAct } from './overriding-act-patterns.ts';
import { phoneticOf } from './phonetic.ts';
import { actAnswered, questionOf, speak } from './response.ts';
import { saysMeant } from './says-meant.ts';
import { certain, inContext, known, overtakes } from './standing-danger.ts';
import type { Lang } from './texts.ts';
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
  /** The visitor told of a child of their own. */
  isParent?: boolean;
  /** The line speaks of the writing of somebody who writes a novel. */
  isWriting?: boolean;
  /** The visitor's line before this one. */
  previous?: string | undefined;
  /** How much the lines before alarm, if no danger was found in them. */
  suspicions?: readonly Suspicion[] | undefined;
  /** A danger that this line and earlier ones tell together. */
  inPieces?: Found | undefined;
}

/** Below this danger is less likely than a plain subject. */
const doubtful = 0.6;
/** Below this a line holds nothing of danger. */
const harmless = 0.12;
/** Words of somebody who was misunderstood. */
const deniesIt =
  /\b(mean\w*|meant|misun\w*|rong|vrong|galat|matlab|jok\w*|kid\w*|majak|expresion|muhavra|figure|film|movie|story|kahani|novel|game|vhy|kyu|not|nobody|nothing|never|no|nahi|only|just|bas|sirf|got me)\b/;

/** Words for oneself and one's own people. */
const ofOneself = /\b(i|me|my|ve|us|our|muj\w*|mer[aei]|mai|main|ham\w*|hum\w*)\b/;

/** A listener's child that asks about the story. */
const childAsks =
  /\b(my|our|mer[aei]|hamar[aei]) (\w+ )?(son|daughter|kids?|child|grand\w+|beta|beti|bete|bach\w*|pot[aei]|nati\w*) (ask|puch|poch)\w*/;

/** A listener who asks about the story: "she wants to know", "wo pooch rahi hai". */
const asksOfTale = /\b(ask(s|ed|ing)?|vants? to knov|puch\w*)\b/;

/** Below this a danger to the body is only asked about, and not beside a plain subject: hair falls after a birth, too. */
const askedBelow = 0.5;

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

const isWell = (message: string): boolean =>
  /\b(fine|ok|god|vel|safe|thik|badhia|mast|khush|hapy|meant|matlab|about|bare|expresion|muhavra|film|movie|story|kahani|song|gana)\b/.test(
    phoneticOf(message),
  );

/** Acts that ordinary words resemble: a plain subject outweighs them. What is asked in danger is answered even when it names a subject. */
const vague: ReadonlySet<string> = new Set('other near-yes near-no better settled place details give talk number'.split(' '));

/** Acts that mean little when the same line says again that somebody wants to die. */
const vagueInMind: ReadonlySet<string> = new Set(['other', 'change', 'ack', 'unsure', 'dismiss', 'comfort', 'present', 'talk', 'ai']);

/**
 * Stands before every other part in every turn. It recognises danger in a message, answers it, and goes on answering while it lasts.
 * Pure: the same state, message and turn always give the same answer.
 */
export function watch(before: DangerState | undefined, message: string, lang: Lang, turn: number, context: TalkContext = {}): Watched {
  const state = known(before, message);
  const {
    isTale = false,
    isPlain = isTale,
    isSubject = false,
    isQuestion = false,
    isWriting = false,
    isMinor = false,
    isParent = false,
    previous,
    suspicions,
    inPieces,
  } = context;
  const named = state ? dangerIn(message) : dangerIn(message, previous, suspicions);
  // Words that only resemble danger, in a line that is plainly about something else. In a story a question about its people is no cry.
  const sound = phoneticOf(message);
  const isOfTale = isTale && (/\?\s*$/.test(message) || asksOfTale.test(sound)) && !ofOneself.test(sound.replace(childAsks, ' '));
  const isDoubtful =
    isOfTale ||
    (isWriting && named !== undefined && named.score < certain) ||
    (isPlain &&
      named !== undefined &&
      named.score < (isTale ? certain : doubtful) &&
      named.group !== 'direct' &&
      named.group !== 'asked' &&
      (!/^(body|peril|care)$/.test(families[named.kind]) || named.score < askedBelow));
  const told = isDoubtful ? undefined : named;
  const isNearer = inPieces !== undefined && state?.level !== 'certain' && (told?.score ?? 0) < inPieces.score;
  const found = inContext(state, isNearer ? inPieces : told, { message, isMinor, isParent });
  const resumed = !found && state ? resume(state, { message, isSubject, isQuestion }, lang) : undefined;
  if (resumed) return resumed;
  if (!state || state.level === 'over') return answerNew(state, found, message, lang, turn);
  if (!found && isRelieved(families[state.kind], state.said.map(actAnswered), message, isPlain)) return relieve(state, lang);

  const asked = questionOf(state.said.at(-1));
  const near = actOf(message, state.kind, asked);
  // A line that only resembles "you misunderstood" lets nobody go.
  const heard = near === 'misheard' && asked !== 'real' && !deniesIt.test(sound) ? 'other' : near;
  if (saysMeant(state, found, { message, previous, act: heard }))
    return state.level === 'asked' ? { state: undefined } : relieve(state, lang);
  const evidence = evidenceAfter(state, found, { message, act: heard, isSubject: isPlain, isQuestion });
  const weighed = weigh(state, evidence);
  if (state.level === 'asked') return answerAsked(state, weighed, { found, act: heard, message, isPlain }, lang, turn);
  return weighed?.level === 'certain'
    ? answerStanding(
        weighed,
        {
          found,
          heard,
          message,
          isPlain,
          isOrdinary: evidence < plainly,
          isNamed:
            before !== undefined &&
            before.kind !== state.kind &&
            ((isGeneral(before.kind) && !isGeneral(state.kind)) || state.kind === 'gas'),
        },
        lang,
        turn,
      )
    : { state: weighed };
}

/** From here a line goes on with a danger that ordinary lines had ended. */
const resumedFrom = 2;

/** A danger that only ordinary lines had ended returns with a line that only somebody in danger says. */
function resume(state: DangerState, line: { message: string; isSubject: boolean; isQuestion: boolean }, lang: Lang): Watched | undefined {
  if (state.level !== 'over' || state.weight >= 0) return undefined;
  const act = actOf(line.message, state.kind);
  const isTold = (decisive.has(act) || alarming.includes(act)) && act !== 'will-do';
  if (!isTold || evidenceOf({ ...line, act }) < resumedFrom) return undefined;
  return speak({ ...state, level: 'certain', weight: weightOf(certain, 'certain') }, keysOf(state.kind, act), lang);
}

/** What a line after an alarm says for the danger or against it. */
function evidenceAfter(state: DangerState, found: Found | undefined, line: LineAfter): number {
  const told = evidenceOf(line);
  if (found) return Math.max(told, found.score >= certain ? plainEvidence : slightEvidence);
  // What fumes do to whoever breathes them bears them out, however little is said of it.
  if (state.kind === 'gas' && tellsOfFumes(line.message)) return Math.max(told, plainEvidence);
  if (families[state.kind] !== 'mind') return told;
  // Of a wish to die few words are said; "just thinking" takes nothing back.
  if (isEvasive(line.message)) return Math.max(told, slightEvidence);
  return wordCount(line.message) <= shortMax ? Math.max(told, shortEvidence) : told;
}

/** A line of so few words goes on with a wish to die, and says no more against it than this. */
const shortMax = 4;
const shortEvidence = -1.5;

/** What a line that names a danger of its own says at least. */
const plainEvidence = 2.5;
const slightEvidence = 0.5;
/** Below this a line is plainly an ordinary one. */
const plainly = -1.5;

interface StandingLine {
  found: Found | undefined;
  heard: string;
  message: string;
  isPlain: boolean;
  isOrdinary: boolean;
  /** This line named the danger more closely. */
  isNamed: boolean;
}

/** Answers a line while a danger is certain. */
function answerStanding(
  state: DangerState,
  { found, heard, message, isPlain, isOrdinary, isNamed: isCloser }: StandingLine,
  lang: Lang,
  turn: number,
): Watched {
  const sound = phoneticOf(message);
  // A line that is plainly about something else changes the subject, whatever act its words resemble.
  const isBody = /^(body|peril)$/.test(families[state.kind]);
  const isUrgent = (heard === 'give' || heard === 'number') && isBody;
  // "Can you sit with me" is no vague act, although loneliness is a subject, too.
  const isFirm = overridingAct(sound, families[state.kind]) === heard;
  const isElsewhere =
    (isPlain || isOrdinary) &&
    !found &&
    !isUrgent &&
    !isFirm &&
    !(isBody && heard !== 'change') &&
    vague.has(heard) &&
    likely(message).score < harmless;
  // "Yes, he beats me every day" is no yes to being safe.
  const isDenied = heard === 'safe-yes' && found !== undefined && found.score >= certain;
  const said = state.said.map(actAnswered);
  // Calm right after words of farewell may come from a decision.
  const isTooCalm =
    (heard === 'better' && said.length === 1 && said[0] === 'oblique') ||
    (state.kind === 'self-harm-of-another' &&
      /\b(suden\w*|achanak|very|bahut|strangely|to) (\w+ )?(calm|shant|quiet|hapy|khush)\b/.test(sound));
  const isNoEdge = heard === 'coming-down' && !said.some((one) => one.endsWith('height'));
  const act = isElsewhere ? 'change' : isDenied ? 'other' : isTooCalm ? 'calm-now' : isNoEdge ? 'will-do' : heard;
  if (found && overtakes(found, state, act, message)) return answerNew(state, found, message, lang, turn);

  // What was only an emergency has a name now, and its own first help.
  const first = `${state.kind}/first`;
  if (isCloser && wordingsFor(first).length > 0) return speak(state, [first], lang);

  // Only plain words outweigh calm ones: "relax, I was kidding" is near enough to a cry to be taken for one.
  const isNamed = found?.score === 1;
  if (isCalm(act, families[state.kind], said) && !isNamed) {
    const since = said.slice(said.findLastIndex((one) => alarming.includes(one)) + 1);
    const isMind = families[state.kind] === 'mind';
    // Who says that it was a joke or misheard, and in the same breath what was meant or that all is well, has said it twice.
    const isCredible = jests.has(act) && (!isMind || (said.length === 1 && isWell(message)));
    const wasAsked = since.some((one) => calm.includes(one)) || said.at(-1) === 'change';
    if (wasAsked || isCredible || (act === 'settled' && !isMind)) {
      return speak({ ...state, level: 'over' }, keysOf(state.kind, isCredible ? 'unmeant' : 'settled'), lang);
    }
  }
  // Asked in vain whether it is over: to hold somebody back for ever is no care either. Nothing is sold all the same.
  // With the body it takes longer: "it may be gas" names a subject, too.
  const wasAskedTwice = said.at(-2) === 'change';
  const mayLeave = isBody ? isPlain && wasAskedTwice : isPlain || wasAskedTwice;
  if (act === 'change' && !found && mayLeave && said.at(-1) === 'change') return { state: { ...state, level: 'over' } };
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

/** A false alarm: what was meant is answered, after a word of relief. */
function relieve(state: DangerState, lang: Lang): Watched {
  const { reply } = speak({ ...state, said: [] }, [`${families[state.kind]}/relief`, 'any/relief'], lang);
  return { state: undefined, ...(reply !== undefined && { relief: reply }) };
}

/** Reads all examples and texts, which are otherwise read with the first message: for a server that is idle after its start. */
export function readAll(): void {
  readGoesOn();
  buildClassifiers();
  readActs();
  wordingsFor('any/other');
}
