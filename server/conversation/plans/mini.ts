/** Mini's plan: the clues of a case, one question at a time, a finding that uses them, and one experiment for a week. */

import type { InLangs, Lang } from '../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../plan.ts';
import { inLangs, join } from '../say.ts';
import { sureScore } from '../scores.ts';
import {
  type Before,
  beforePhrase,
  type Clues,
  cluesIn,
  type Exception,
  exceptionPhrase,
  feelingIn,
  findIn,
  lostPhrase,
  mergeTimes,
  quotable,
  ready,
  type Since,
  saysWhen,
  sincePhrase,
  suspectName,
  suspectsIn,
  type Time,
  timePhrase,
  whoPhrase,
} from './mini-clues.ts';
import { type Case, cases, matters, quietTopics, things, warmTopics } from './mini-words.ts';

/** What is asked, in this order. */
const slots = ['what', 'when', 'before', 'who', 'exception', 'since'] as const;
type Slot = (typeof slots)[number];

export interface MiniState {
  /** The topic that the case is about; "other" where she has none for it. */
  what?: string;
  when?: Time;
  who?: string[];
  before?: Before[];
  after?: string;
  since?: Since;
  exception?: Exception;
  /** What has fallen away meanwhile. */
  lost?: string[];
  /** Suspects ruled out. */
  cleared: string[];
  /** Feelings that had their warm word. */
  felt: string[];
  /** How often each slot was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What they do not know or would rather not say. */
  declined: Slot[];
  /** Lines heard, and the line after which she last asked for a case. */
  heard: number;
  askedWhatAt?: number;
  /** `found`: the finding was said. `agreed`: it rang true. */
  stage?: 'found' | 'agreed';
}

const start: MiniState = { cleared: [], felt: [], asked: {}, declined: [], heard: 0 };

/** So many clues besides the thing itself make a finding. */
const cluesEnough = 4;
/** So many do when there is nothing left to ask, or when the visitor asks for it. */
const cluesLeast = 2;
/** How often each may be asked: what is not known the first time is seldom known the second. */
const asksMax: Record<Slot, number> = { what: 3, when: 2, before: 2, who: 1, exception: 1, since: 1 };

/** Acts that carry no clue, unless words of one stand in the line. */
const manners: ReadonlySet<string> = new Set([
  ...[
    'hello',
    'thanks',
    'goodbye',
    'joke',
    'insult',
    'flirt',
    'compliment',
    'who',
    'abilities',
    'how-are-you',
    'age',
    'opinion',
    'unclear',
  ],
  ...['bored', 'okay', 'shrug'],
]);

const asksFinding =
  / (so what is it|what is it then|what is the pattern|what is my pattern|what is your (guess|verdict|finding|conclusion|theory)|what do you think (it is|is|happens|is happening)|culprit|who did it|who is guilty|what is causing|what is the (reason|cause)|did you find|kya pattern|pattern kya|mujrim|natija kya|natija|to kya hai yeh|kya lagta hai|vaja kya|kya vaja|paitarn kya|kya paitarn|samajh aya kya|konsa pattern|kaun hai mujrim) /;
const asksEither = / (or|ya|ya phir|ya fir) /;
const asksSuspect = / (because of|due to|ki vaja|vaja se|blame|is it the|is it my|is it|could it be|kya yeh|kahin) /;
const asksToTry =
  / (should|shall|can|could|may|must) i (try|do|stop|start|switch|change|move|keep|avoid|use|put|skip|talk|tell|call|go|take|drink|eat|sleep|leave|give)|would it help|would that help|try kar\w*|kya (main|mujhe) .*(karu|chod\w*|du|band|karna|chahiye)|karu kya /;
const asksAtAll =
  / (what|which|why|how|is it|is this|is that|kya|kaun|konsa|kyu|kaise|batao|bataiye|bata do|give me|tell me|do i|should i|can i|any|agar|what if|if it) /;
/** Said to her, or told her to do: no clue. */
const isForHer =
  / (you|your|yourself|u|tum|tumhe|tumhara|ap|apko|apka|tu|mini) |^ (prove|show|tell|give|stop|go|leave|say|talk|let|hi|hello) /;
/** Begins with "when" and tells. */
const tellsWhen = /^ (when|while|whenever|jab|jab bhi) (?!(do|does|did|is|are|was|should|will|can|to|exactly)\b)/;
/** It happens again and again, whatever it is. */
const repeats =
  / (every time|everytime|always|keep|keeps|again and again|whenever|every (day|week|month|year|night|morning|evening)|har bar|bar bar|hamesha|jab bhi|roj) /;
const speaksOfSelf =
  / (i|my|me|we|our|us|main|mera|meri|mere|mujhe|mujhse|hum|hamare|har|every|always|again|bar bar|baar baar|hamesha|roj|keeps?|never) /;
const asksIfNot =
  / (what if|and if|agar|if (it|this|that) (does|do|did) not|nahi (hua|hota|chala|kam)|not work|kam (nahi|na)|fayda (nahi|na)) /;
const asksForStep =
  / (step|track|thing to do|give me (one|a|some|any)|note down|write down|experiment|kya likh\w*|kya note|kya karu|what (should|do|can) i (do|note|track|write|try)|upay|solution|fix|how (do|can|to|should) i? ?(stop|quit|get rid|control|reduce|fix)|how to (stop|quit|control|reduce)|kaise (chod\w*|band|rok\w*|control|kam)|chutkara) /;
const isCorrection = /^ (no|nahi|na|nope|not|actually|sorry|wait|asal mein|galat|wrong) /;
const changesCase =
  / (lets talk about|let us talk about|another (thing|case|problem|one)|different (thing|case|problem)|something else|dusr[ai] (bat|chij|case|problem)|ek aur|new case|one more (thing|problem|case)|instead) /;
const isPlan = / (will|i ll|try|going to|karunga|karungi|karenge|start|dekhta|dekhti) /;

export const miniPlan: Plan<MiniState> = {
  start,

  hear(before, line) {
    const state: MiniState = {
      ...start,
      ...before,
      heard: before.heard + 1,
      cleared: [...before.cleared],
      felt: [...before.felt],
      declined: [...before.declined],
    };
    const text = ready(line.message);
    const root = topicOf(line);
    const opened = openCase(state, line, root, text);
    const asked = line.asked;
    const clues = cluesIn(line.message, { asked, isOpening: opened, own: ownThings(state), yesNo: line.yesNo });
    const hasClues = Object.keys(clues).length > 0;
    // "Kab" names the clue that is wrong, when that was the question.
    const namesSlot = asked === 'correct' && isShort(line.message) && slotNamed(text) !== undefined;
    const isAsking = line.isQuestion && !namesSlot && !(tellsWhen.test(text) && !line.message.includes('?'));
    const mayAsk = !opened && (isAsking || asksAtAll.test(text) || asksFinding.test(text));
    const question = mayAsk ? answerQuestion(state, line, text, root) : undefined;
    if (question) return question;
    if (line.act !== undefined && manners.has(line.act) && !hasClues && !opened) return small(state, line);
    if (isAsking && !opened)
      return { state: hasClues && state.what !== undefined ? takeIn(state, clues, false).state : state, learned: {} };

    const replaces =
      state.stage !== undefined ? asked === 'correct' || isCorrection.test(text) : isCorrection.test(text) && line.asked === undefined;
    const taken = takeIn(state, clues, replaces);
    const warm = isAsking ? undefined : warmWord(taken.state, line, opened ? root : undefined);
    const echo = join2(warm, isAsking ? undefined : echoOf(taken.state, line, clues, taken.changed, opened));
    // "When people stop asking" only looks like a question: its answer is made here.
    if (line.isQuestion && !isAsking && !opened && state.stage === undefined)
      return goOn(taken.state, line, echo ?? line.say('ack'), learnedOf(taken.state, taken.changed, line.lang), warm);

    if (state.stage !== undefined && !opened) return afterFinding(taken.state, line, clues, taken.changed, text);
    if (opened) {
      // What she knows of the subject is told, and not passed over as a mere answer: what else the line held is in the state.
      if (root !== undefined) return { state: taken.state, ...(echo && { echo }), learned: {} };
      const learned = { what: taken.state.what ?? '', ...learnedOf(taken.state, taken.changed, line.lang) };
      return { state: taken.state, echo: echo ?? line.say('plan-opened'), learned };
    }
    if (taken.changed.length === 0) return unfilled(taken.state, line, root, echo);
    if (isDue(taken.state)) return finding(taken.state, line, learnedOf(taken.state, taken.changed, line.lang), warm);
    return { state: taken.state, ...(echo && { echo }), learned: learnedOf(taken.state, taken.changed, line.lang) };
  },

  next(state, line) {
    const root = topicOf(line);
    if (root !== undefined && quietTopics.has(root)) return undefined;
    if (state.stage !== undefined || state.what === 'grief') return undefined;
    const slot = openSlot(state);
    if (slot === 'what' && state.askedWhatAt !== undefined && state.heard - state.askedWhatAt < 2 && line.asked !== 'what')
      return undefined;
    if (slot) return { state: markAsked(state, slot), ask: line.say(`plan-ask-${slot}`), slot };
    if (state.what === undefined) return undefined;
    const due = countClues(state) >= cluesLeast ? finding(state, line) : thin(state, line);
    return due.reply && { state: due.state, ask: due.reply, slot: due.asks ?? 'watch' };
  },
};

/** The echo and the next question, or what is due. */
function goOn(state: MiniState, line: PlanLine, echo: InLangs, learned: Record<string, string>, warm?: InLangs): PlanTurn<MiniState> {
  // The finding says the clues itself: of the echo only the warm word is kept.
  if (isDue(state)) return finding(state, line, learned, warm);
  const next = miniPlan.next(state, line);
  return next ? { state: next.state, reply: join(echo, next.ask), asks: next.slot, learned } : { state, reply: echo, learned };
}

const markAsked = (state: MiniState, slot: Slot): MiniState => ({
  ...state,
  asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 },
  ...(slot === 'what' && { askedWhatAt: state.heard }),
});

/** The topic that the line is surely about, without its branch. */
const topicOf = ({ topic }: PlanLine): string | undefined => (topic && topic.score >= sureScore ? topic.id.split('/')[0] : undefined);

const caseOf = (state: MiniState): Case | undefined => (state.what === undefined ? undefined : cases[state.what]);

/** Begins a case, or another in its place; says whether it did. Changes `state`. */
function openCase(state: MiniState, line: PlanLine, root: string | undefined, text: string): boolean {
  const words = text.trim().split(' ').length;
  if (root === undefined || (!cases[root] && root !== 'grief')) {
    if (state.what !== undefined || root !== undefined || line.isQuestion || line.act !== undefined) return false;
    const matter = matterIn(text);
    if (matter !== undefined) {
      begin(state, matter);
      return true;
    }
    const isTold = line.asked === 'what' && line.yesNo === undefined && words >= 3 && speaksOfSelf.test(text) && !isForHer.test(text);
    if (isTold) state.what = 'other';
    if (!isTold && line.yesNo === undefined && words >= 4 && repeats.test(text) && speaksOfSelf.test(text) && !isForHer.test(text)) {
      state.what = 'other';
      return true;
    }
    return false;
  }
  if (root === state.what) return false;
  const isAnother = state.what !== undefined;
  if (isAnother) {
    const isFree = state.what === 'other' || state.stage !== undefined || (countClues(state) === 0 && line.asked === undefined);
    const isClear = (line.topic?.score ?? 0) >= 0.6 && words >= 4 && line.facet === undefined;
    const isAsking = line.isQuestion || asksAtAll.test(text) || asksEither.test(text);
    if (!changesCase.test(text) && !(isFree && isClear && !isAsking)) return false;
    const { heard, felt } = state;
    for (const key of Object.keys(state) as (keyof MiniState)[]) delete state[key];
    Object.assign(state, structuredClone(start), { heard, felt });
  }
  begin(state, root);
  return true;
}

/** The matter that a line names, where it is near no topic. */
function matterIn(text: string): string | undefined {
  const { keys } = findIn(text, matters);
  return Object.keys(matters).find((key) => keys.includes(key));
}

function begin(state: MiniState, topic: string): void {
  state.what = topic;
  const known = cases[topic];
  if (known?.who) state.who = [known.who];
  const time: Time = {
    ...(known?.days && { days: known.days }),
    ...(known?.part && { part: known.part }),
    ...(known?.hour !== undefined && { hour: known.hour }),
    ...(known?.span && { spans: [known.span] }),
  };
  if (Object.keys(time).length > 0) state.when = time;
}

/** Things that are the case itself, and so no clue of it. */
function ownThings(state: MiniState): string[] {
  const family = caseOf(state)?.family;
  const own: Partial<Record<string, string[]>> = {
    phone: ['phone', 'screen'],
    money: ['bills', 'order'],
    food: ['meal', 'sweets', 'hungry'],
    start: ['study', 'work', 'deadline'],
    fight: ['quarrel'],
    work: ['work'],
    leave: ['work'],
    sleep: ['late-night'],
  };
  const byTopic: Record<string, string[]> = {
    smoking: ['smoke'],
    drinking: ['alcohol'],
    'exam-panic': ['exam', 'study'],
    'gym-and-walking': ['exercise'],
    'waiting-for-reply': ['message', 'phone'],
    'ignored-in-meetings': ['meeting', 'work'],
    overthinking: ['thinking'],
    'waiting-for-praise': ['praise'],
    'palpitations-panic': ['stress'],
    'stress-eating': ['meal', 'sweets', 'order'],
  };
  // Of the money that is gone, the bills and the orders are just the clues.
  if (state.what === 'money-gone') return [];
  return [...(own[family ?? ''] ?? []), ...(byTopic[state.what ?? ''] ?? [])];
}

/** Whether there are words for it. */
const isSaid = ({ things: named, quote, matter }: Before): boolean => named.length > 0 || quote !== undefined || matter !== undefined;

type Changed = 'when' | 'who' | 'before' | 'after' | 'since' | 'exception' | 'lost' | 'cleared';

/** Puts clues where they belong. What is there stays, unless the visitor corrects it. */
function takeIn(before: MiniState, clues: Clues, replaces: boolean): { state: MiniState; changed: Changed[] } {
  const state = { ...before };
  const changed: Changed[] = [];
  const put = (slot: Changed, isNew: boolean, change: () => void) => {
    if (!isNew) return;
    change();
    changed.push(slot);
  };
  const { when, who, since, after, exception, lost, cleared } = clues;
  if (when) {
    const isOtherDate = state.when?.date !== undefined && when.date !== undefined && state.when.date !== when.date && !replaces;
    const merged = isOtherDate ? state.when : mergeTimes(state.when, when, replaces);
    put('when', JSON.stringify(merged) !== JSON.stringify(state.when), () => {
      state.when = merged as Time;
    });
  }
  if (who) {
    const known = state.who ?? [];
    const fresh = who.filter((key) => !known.includes(key));
    const isImplied = caseOf(state)?.who !== undefined && known.length === 1 && known[0] === caseOf(state)?.who;
    put('who', fresh.length > 0, () => {
      state.who = replaces || isImplied ? who : [...known, ...fresh].slice(0, 3);
    });
  }
  if (clues.before) {
    const known = replaces ? [] : (state.before ?? []);
    const next = {
      ...clues.before,
      things: clues.before.things.filter((key) => !known.some(({ things: others }) => others.includes(key))),
    };
    put('before', next.things.length > 0, () => {
      state.before = [...known.filter(isSaid), next].slice(-3);
    });
  }
  // What began then says more than the month.
  const isNewSince =
    since !== undefined && (state.since === undefined || replaces || (since.event !== undefined && state.since.event === undefined));
  put('since', isNewSince, () => Object.assign(state, { since }));
  put('after', after !== undefined && state.after !== after, () => Object.assign(state, { after }));
  put('exception', exception !== undefined, () => Object.assign(state, { exception }));
  if (lost) {
    const fresh = lost.filter((key) => !state.lost?.includes(key));
    put('lost', fresh.length > 0, () => {
      state.lost = [...(state.lost ?? []), ...fresh].slice(0, 3);
    });
  }
  if (cleared) {
    put(
      'cleared',
      cleared.some((key) => !state.cleared.includes(key)),
      () => {
        state.cleared = [...new Set([...state.cleared, ...cleared])].slice(-6);
        const left = (state.before ?? [])
          .map((one) => ({ ...one, things: one.things.filter((key) => !cleared.includes(key)) }))
          .filter(isSaid);
        if (left.length > 0) state.before = left;
        else delete state.before;
      },
    );
  }
  return { state, changed };
}

const isKnown = (state: MiniState, slot: Slot): boolean =>
  slot === 'what'
    ? state.what !== undefined
    : slot === 'when'
      ? saysWhen(state.when, caseOf(state)?.family === 'sleep')
      : slot === 'before'
        ? state.before !== undefined
        : state[slot] !== undefined;

/** The next to ask: asked least, in the order of the slots; undefined when nothing is left. */
function openSlot(state: MiniState): Slot | undefined {
  const open = slots.filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < asksMax[slot]);
  if (open[0] === 'what') return 'what';
  if (state.what === undefined) return undefined;
  return open.sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];
}

const clueSlots = ['when', 'before', 'who', 'exception', 'since'] as const;

/** How many clues there are besides the thing itself. */
function countClues(state: MiniState): number {
  return clueSlots.filter((slot) => isKnown(state, slot)).length + (state.lost ? 1 : 0) + (state.after ? 1 : 0);
}

const isDue = (state: MiniState): boolean =>
  state.stage === undefined &&
  state.what !== undefined &&
  state.what !== 'grief' &&
  (countClues(state) >= cluesEnough || (openSlot(state) === undefined && countClues(state) >= cluesLeast));

/** A line that filled nothing: heard all the same. */
function unfilled(state: MiniState, line: PlanLine, root: string | undefined, echo: InLangs | undefined): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  const answers = asked !== undefined && (slots as readonly string[]).includes(asked) ? asked : undefined;
  if (echo) return { state, echo, learned: { feeling: state.felt.at(-1) ?? '' } };
  if (!answers || answers === 'what') {
    if (answers === 'what' && state.what === 'other' && state.asked.when === undefined)
      return { state, echo: line.say('ack'), learned: { what: line.message.trim() } };
    return { state, learned: {} };
  }
  if (line.yesNo === 'no' && isShort(line.message)) {
    if (answers === 'exception')
      return goOn({ ...state, exception: { isNever: true } }, line, line.say('plan-echo-never'), { exception: 'never' });
    return goOn(decline(state, answers), line, line.say('shrug'), {});
  }
  if (line.yesNo === 'yes' && isShort(line.message)) return goOn(state, line, line.say('ack'), {});
  // It is about something else that she knows: that answers, and may be the clue as well.
  if (root !== undefined && root !== state.what) {
    const isClue = answers === 'before' && cases[root] !== undefined;
    return { state: isClue ? { ...state, before: [{ things: [], matter: root }] } : decline(state, answers), learned: {} };
  }
  const text = line.message.trim();
  if (isForHer.test(ready(text))) return { state, learned: {} };
  const quote = line.yesNo === undefined ? quotable(text) : undefined;
  const echoed =
    quote === undefined
      ? line.say('ack')
      : line.say('plan-echo', { clues: capital({ en: `“${quote}”`, hinglish: `“${quote}”`, hi: `“${quote}”` }) });
  if (answers === 'before' && text.split(/\s+/).length >= 2) {
    const before: Before = quote === undefined ? { things: [] } : { things: [], quote };
    return goOn({ ...state, before: [before] }, line, echoed, { before: text });
  }
  return { state: decline(state, answers), echo: echoed, learned: { [answers]: text } };
}

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= 4;

const decline = (state: MiniState, slot: Slot): MiniState => ({ ...state, declined: [...new Set([...state.declined, slot])] });

/** A line of manners: the core answers it; "I don't know" lets the question be. */
function small(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  if (line.act === 'shrug' && asked && (slots as readonly string[]).includes(asked) && asked !== 'what')
    return { state: decline(state, asked), learned: {} };
  if (state.stage === 'found' && line.act === 'okay') return agreed(state, line);
  return { state, learned: {} };
}

/** A warm word where a feeling was spoken of, once for each. Changes `state`. */
function warmWord(state: MiniState, line: PlanLine, opened: string | undefined): InLangs | undefined {
  const feeling = feelingIn(line.message);
  const isToldWarmly = opened !== undefined && (warmTopics.has(opened) || opened === 'grief');
  if (feeling === undefined || state.felt.includes(feeling) || isToldWarmly) return undefined;
  state.felt = [...state.felt, feeling];
  return line.say(`plan-feel-${feeling}`);
}

const join2 = (a: InLangs | undefined, b: InLangs | undefined): InLangs | undefined => (a && b ? join(a, b) : (a ?? b));

/** "Thursday nights, after the call with your mother." */
function echoOf(state: MiniState, line: PlanLine, clues: Clues, changed: readonly Changed[], isOpening: boolean): InLangs | undefined {
  if (clues.cleared && changed.includes('cleared'))
    return line.say('plan-cleared', { thing: capital(suspectName(clues.cleared[0] ?? '')) });
  if (clues.exception?.isNever) return line.say('plan-echo-never');
  const phrases: InLangs[] = [];
  const isNight = (state.what === undefined ? undefined : cases[state.what])?.family === 'sleep';
  if (clues.when && changed.includes('when') && (saysWhen(clues.when, isNight) || clues.when.spans)) phrases.push(timePhrase(clues.when));
  if (clues.before && changed.includes('before')) phrases.push(beforePhrase(clues.before));
  if (clues.who && changed.includes('who') && clues.before?.with === undefined) phrases.push(whoPhrase(clues.who));
  if (clues.since && changed.includes('since')) phrases.push(sincePhrase(clues.since));
  if (clues.lost && changed.includes('lost')) phrases.push(lostPhrase(clues.lost));
  // Before her own text on the subject, one word alone is an echo without news.
  if (isOpening && phrases.length < 2) return undefined;
  if (clues.exception && changed.includes('exception')) return line.say('plan-echo-exception', { clues: exceptionPhrase(clues.exception) });
  if (phrases.length === 0) return clues.after && changed.includes('after') ? line.say('ack') : undefined;
  return line.say('plan-echo', { clues: capital(commas(phrases)) });
}

const commas = (phrases: readonly InLangs[]): InLangs =>
  inLangs((lang) =>
    phrases
      .map((phrase) => phrase[lang])
      .filter(Boolean)
      .join(', '),
  );
const capital = (text: InLangs): InLangs => inLangs((lang) => text[lang].charAt(0).toUpperCase() + text[lang].slice(1));

/** The clues in one phrase: when, before, who, since, what fell away; and when it stays away. */
function cluesOf(state: MiniState): InLangs {
  const phrases: InLangs[] = [];
  if (state.when && isKnown(state, 'when')) phrases.push(timePhrase(state.when));
  for (const before of state.before ?? []) if (isSaid(before)) phrases.push(beforePhrase(before));
  const others = (state.who ?? []).filter((key) => !state.before?.some((before) => before.with === key));
  if (others.length > 0) phrases.push(whoPhrase(others));
  if (state.since) phrases.push(sincePhrase(state.since));
  if (state.lost) phrases.push(lostPhrase(state.lost));
  const except = state.exception && exceptionPhrase(state.exception);
  const isAway = state.exception?.isAway === true;
  if (except && except.en !== '')
    phrases.push(
      inLangs(
        (lang) =>
          ({
            en: `except ${except.en}`,
            hinglish: isAway ? `${except.hinglish} nahi` : `${except.hinglish} ho to nahi`,
            hi: isAway ? `${except.hi} नहीं` : `${except.hi} हो तो नहीं`,
          })[lang],
      ),
    );
  return commas(phrases);
}

const it: InLangs = { en: 'it', hinglish: 'is baat', hi: 'इस बात' };
const whatName = (state: MiniState): InLangs => caseOf(state)?.name ?? it;

/** The suspect among what comes before: the last that was told, and rather what one does than where one is or what is due. */
function suspectThing(state: MiniState): { thing: string; companion: string | undefined } | undefined {
  const all = (state.before ?? []).flatMap((before) => before.things.map((thing) => ({ thing, companion: before.with })));
  const weak = new Set(['work', 'stress', 'bills', 'salary']);
  return all.findLast(({ companion }) => companion !== undefined) ?? all.findLast(({ thing }) => !weak.has(thing)) ?? all.at(-1);
}

/** Where the start of it is suspected. */
function suspectOf(state: MiniState): InLangs {
  const { thing, companion } = suspectThing(state) ?? {};
  if (thing && thing !== 'work') return withCompanion(suspectName(thing), companion);
  if (state.lost && caseOf(state)?.family === 'tired') return { en: 'what fell away', hinglish: 'jo chhoot gaya usi', hi: 'जो छूट गया उसी' };
  if (thing) return suspectName(thing);
  const matter = state.before?.find((before) => before.matter)?.matter;
  if (matter !== undefined) return cases[matter]?.name ?? it;
  const [who] = state.who ?? [];
  if (who === 'alone') return suspectName('alone');
  if (who) {
    const along = whoPhrase([who]);
    return inLangs((lang) => ({ en: `the time ${along.en}`, hinglish: `${along.hinglish} wale samay`, hi: `${along.hi} वाले समय` })[lang]);
  }
  return { en: 'the hour before it', hinglish: 'usse pehle wale ghante', hi: 'उससे पहले वाले घंटे' };
}

function withCompanion(name: InLangs, companion: string | undefined): InLangs {
  if (companion === undefined) return name;
  const person = suspectName(companion);
  return inLangs(
    (lang) =>
      ({ en: `${name.en} with ${person.en}`, hinglish: `${person.hinglish} wali ${name.hinglish}`, hi: `${person.hi} वाली ${name.hi}` })[
        lang
      ],
  );
}

/** They set the hour. */
const bosses: ReadonlySet<string> = new Set(['boss', 'manager', 'colleagues', 'client', 'teacher']);

/** The experiment: for the cause that is suspected, else for the kind of case. */
function experiment(state: MiniState, line: PlanLine): InLangs {
  const family = caseOf(state)?.family ?? 'other';
  const { thing, companion } = suspectThing(state) ?? {};
  // The hour of a call with the boss is not theirs to choose; what they do with the evening before it is.
  const isDue = state.before?.some((before) => before.isAhead && thing !== undefined && before.things.includes(thing)) === true;
  if (thing === 'call' && (isDue || (companion !== undefined && bosses.has(companion))))
    return line.say(isDue ? 'plan-try-sleep' : 'plan-try-cause-meeting');
  const cause = thing === undefined || family === 'mood' || family === 'good' ? undefined : things[thing]?.cause;
  const isOwn =
    (cause === 'phone' && family === 'phone') || (cause === 'meal' && family === 'food') || (cause === 'quarrel' && family === 'fight');
  // What is eaten and drunk works on the body; it moves no money.
  if ((cause === 'meal' || cause === 'caffeine') && !['tired', 'body', 'sleep', 'fear'].includes(family))
    return line.say(`plan-try-${family}`, { what: whatName(state) });
  return line.say(cause && !isOwn ? `plan-try-cause-${cause}` : `plan-try-${family}`, { what: whatName(state) });
}

/** Cases that a doctor or counsellor should hear of as well. */
const careTopics: ReadonlySet<string> = new Set([
  'headaches',
  'stomach-trouble',
  'palpitations-panic',
  'tired-always',
  'low-mood',
  'crying',
  'drinking',
  'monthly-body',
]);

/** The finding: one sentence that joins the clues, and the experiment. */
function finding(
  state: MiniState,
  line: PlanLine,
  learned: Record<string, string> = {},
  warm?: InLangs,
  isCorrected = false,
): PlanTurn<MiniState> {
  const family = caseOf(state)?.family;
  if (cluesOf(state).en === '') return thin(state, line);
  if (state.what === 'low-mood') {
    const reply = line.say('plan-finding-gentle', { clues: capital(cluesOf(state)) });
    return { state: { ...state, stage: 'agreed' }, reply, learned: { ...learned, finding: cluesOf(state).en } };
  }
  const occasion = family === 'good' ? 'plan-finding-good' : isCorrected ? 'plan-finding-again' : 'plan-finding';
  const values = { clues: capital(cluesOf(state)), what: whatName(state), suspect: suspectOf(state) };
  const care = state.what !== undefined && careTopics.has(state.what) && state.stage === undefined ? line.say('plan-care') : undefined;
  const reply = join(warm, line.say(occasion, values), experiment(state, line), care, line.say('plan-rings'));
  return { state: { ...state, stage: 'found' }, reply, asks: 'rings', learned: { ...learned, finding: cluesOf(state).en } };
}

/** Too little for a finding: she says so, and what to watch. */
function thin(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-thin', { what: whatName(state) }), learned: {} };
}

function agreed(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-agreed'), learned: {} };
}

/** What is said after the finding. */
function afterFinding(state: MiniState, line: PlanLine, clues: Clues, changed: readonly Changed[], text: string): PlanTurn<MiniState> {
  const corrects =
    changed.some((slot) => slot !== 'after' && slot !== 'cleared') &&
    (line.asked === 'correct' || isCorrection.test(text)) &&
    !isPlan.test(text);
  if (corrects) {
    const learned = learnedOf(state, changed, line.lang);
    if (countClues(state) > 0) return finding(state, line, learned, undefined, true);
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned };
  }
  if (changed.length > 0 && !isPlan.test(text)) {
    // Something new that fits: the finding stands, unless it named nothing before.
    const learned = learnedOf(state, changed, line.lang);
    const isSharper = changed.includes('before') && state.before?.length === 1 && countClues(state) >= cluesLeast;
    if (isSharper) return finding(state, line, learned);
    const echo = echoOf(state, line, clues, changed, false);
    return { state, reply: join(echo, line.say('plan-joins')), learned };
  }
  if ((line.asked === 'rings' || line.asked === 'watch') && line.yesNo === 'yes') return agreed(state, line);
  if (line.asked === 'rings' && (line.yesNo === 'no' || isCorrection.test(text)))
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned: {} };
  const wrongSlot = line.asked === 'correct' && changed.length === 0 ? slotNamed(text) : undefined;
  if (wrongSlot) {
    const { [wrongSlot]: _wrong, stage: _stage, ...left } = state;
    return { state: markAsked(left, wrongSlot), reply: line.say(`plan-ask-${wrongSlot}`), asks: wrongSlot, learned: {} };
  }
  if (line.asked === 'correct' && changed.length === 0 && !line.act)
    return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-corrected-none'), learned: {} };
  if (state.stage === 'found' && isPlan.test(text)) return agreed(state, line);
  const feeling = feelingIn(line.message);
  const isFelt = feeling !== undefined && state.felt.at(-1) === feeling && changed.length === 0 && !clues.when;
  const warm = isFelt && text.trim().split(' ').length <= 12 ? line.say('plan-after-feeling') : undefined;
  return warm ? { state, reply: warm, learned: { feeling: feeling ?? '' } } : { state, learned: {} };
}

/** Which of the clues is wrong, in answer to just that question. */
const slotNamed = (text: string): 'when' | 'before' | 'who' | undefined =>
  / (before|p[ae]hle|just before|wali bat|vali bat) /.test(text)
    ? 'before'
    : / (time|when|day|hour|samay|din|kab|vakt|vaqt) /.test(text)
      ? 'when'
      : / (who|person|people|insan|kaun|log) /.test(text)
        ? 'who'
        : undefined;

/** A question about the case itself; others are answered from what she knows. */
function answerQuestion(state: MiniState, line: PlanLine, text: string, root: string | undefined): PlanTurn<MiniState> | undefined {
  if (state.what === undefined) return undefined;
  const clues = countClues(state);
  const wantsStep = root === 'one-small-step' || (root === 'keeping-notes' && line.facet === undefined) || asksForStep.test(text);
  const isFound = state.stage !== undefined;
  const either = asksEither.test(text) ? suspectsIn(line.message) : [];
  if (either.length > 0 && (either.length > 1 || isSelf(text))) return eitherOr(state, line, either);
  if (asksFinding.test(text) || (root === 'who-is-guilty' && line.facet === undefined)) {
    if (clues >= cluesLeast || (isFound && clues > 0))
      return finding(state.stage === undefined ? state : { ...state, stage: 'found' }, line);
    if (clues === 1) return firstGuess(state, line);
    return undefined;
  }
  if (isFound && (line.facet === 'not-better' || asksIfNot.test(text))) return { state, reply: line.say('plan-not-better'), learned: {} };
  if (isFound && line.facet === 'why')
    return { state, reply: line.say('plan-why', { clues: cluesOf(state), suspect: suspectOf(state) }), learned: {} };
  if (isFound && line.facet === 'how-long') return { state, reply: line.say('plan-how-long'), learned: {} };
  if (isFound && asksToTry.test(text) && !wantsStep) {
    const [thing] = suspectsIn(line.message);
    if (thing || line.facet === undefined) return { state, reply: line.say('plan-should-try'), learned: {} };
  }
  if (wantsStep && clues > 0) return { state, reply: experiment(state, line), learned: {} };
  const [suspect] = suspectsIn(line.message);
  if (suspect && asksSuspect.test(text) && !ownThings(state).includes(suspect)) {
    const cause = things[suspect]?.cause;
    const values = { suspect: capital(suspectName(suspect)), what: whatName(state) };
    return {
      state,
      reply: join(
        line.say('plan-suspect', values),
        line.say(cause ? `plan-try-cause-${cause}` : `plan-try-${caseOf(state)?.family ?? 'other'}`, values),
      ),
      learned: {},
    };
  }
  return undefined;
}

const isSelf = (text: string): boolean => / (me|i|myself|main|mujh\w*|khud) /.test(text);

/** "Is it the phone or the boss": two suspects are kept apart for a week. */
function eitherOr(state: MiniState, line: PlanLine, suspects: readonly string[]): PlanTurn<MiniState> {
  const [first = '', second] = suspects;
  const self: InLangs = { en: 'you', hinglish: 'aap', hi: 'आप' };
  const [a, b] = [suspectName(first), second === undefined ? self : suspectName(second)];
  if (second === undefined) return { state, reply: line.say('plan-either-self', { a }), learned: {} };
  return { state, reply: line.say('plan-either', { a, b }), learned: {} };
}

/** One clue only, and asked for the answer: a guess as thin as that, and the question that would help. */
function firstGuess(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const slot = openSlot(state);
  const first = line.say('plan-too-early', { clues: cluesOf(state) });
  if (!slot) return finding(state, line);
  return { state: markAsked(state, slot), reply: join(first, line.say(`plan-ask-${slot}`)), asks: slot, learned: {} };
}

/** The slots as understood, for logs and tests: in the visitor's language and in English. */
function learnedOf(state: MiniState, changed: readonly Changed[], lang: Lang): Record<string, string> {
  const phrases: Partial<Record<Changed, InLangs | undefined>> = {
    when: state.when && timePhrase(state.when),
    who: state.who && whoPhrase(state.who),
    before: state.before && commas(state.before.map(beforePhrase)),
    since: state.since && sincePhrase(state.since),
    exception:
      state.exception &&
      (state.exception.isNever ? { en: 'never', hinglish: 'kabhi nahi', hi: 'कभी नहीं' } : exceptionPhrase(state.exception)),
    lost: state.lost && lostPhrase(state.lost),
  };
  return Object.fromEntries(
    changed.map((slot) => {
      const phrase = phrases[slot];
      if (!phrase) return [slot, slot === 'cleared' ? state.cleared.join(', ') : (state.after ?? '')];
      return [slot, lang === 'en' ? phrase.en : `${phrase[lang]} / ${phrase.en}`];
    }),
  );
}
