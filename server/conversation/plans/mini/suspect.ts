/** The suspect of a case, always a clue that was told; why it is one; and the experiment that tests it. */

import { isEnglish } from '../../../language/normalise.ts';
import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join, same, wordCount } from '../../text.ts';
import { experimentFor, reasonOf } from './finds.ts';
import { findIn, ready } from './matching.ts';
import { suspectName, timePhrase, whoPhrase } from './say-clues.ts';
import { caseOf, isKnown, type MiniState, strong } from './state.ts';
import { toldAs } from './told-as.ts';
import { clearLeast, heaviest, suspectLeast, weigh } from './weigh.ts';
import { cases, spans, things } from './words.ts';

/** Where one is, what is due, a meal that was eaten: seldom where it begins. */
const weak: ReadonlySet<string> = new Set(
  'work stress bills salary lunch dinner breakfast meal exercise party study exam news thinking journey'.split(' '),
);

/** The suspect among what comes before: what was told last, and rather what one does than where one is or what is due. */
function suspectThing(state: MiniState): { thing: string; companion: string | undefined } | undefined {
  const told = [...(state.before ?? [])].reverse();
  const all = told.flatMap((before) => before.things.map((thing) => ({ thing, companion: before.with })));
  const first = all.find(({ thing }) => strong.has(thing)) ?? all.find(({ companion }) => companion !== undefined);
  return first ?? all.find(({ thing }) => !weak.has(thing)) ?? all[0];
}

/** What is found of a case whose days follow the month is found of that. */
const isOfMonth = (state: MiniState): boolean => state.when?.spans?.includes('cycle') === true;

/** They work on the head and the body. */
const ofRest: ReadonlySet<string> = new Set('phone screen caffeine snack sweets news praise'.split(' '));
/** Cases in which an awake head matters. */
const restful: ReadonlySet<string> = new Set(['sleep', 'tired', 'body', 'phone', 'start', 'mind', 'mood']);

/** What is done with the phone counts where no rest is wanted: "I post it on the first day". */
const saidOf = (state: MiniState, thing: string | undefined): string | undefined =>
  thing === undefined || !ofRest.has(thing) || restful.has(caseOf(state)?.family ?? 'other')
    ? undefined
    : state.before?.find(({ things: all }) => all.includes(thing))?.said;

export interface Suspect {
  suspect: InLangs;
  because: InLangs;
  /** It is in the visitor's own words, so they need no reason for it, and not both in one sentence. */
  isOwn?: boolean;
}

/** What stands still since somebody died. */
const afterLoss: InLangs = { en: 'the empty place they left', hinglish: 'unki khaali jagah', hi: 'उनकी ख़ाली जगह' };
const namesLinger: InLangs = {
  en: 'What still carries a name that is missed is hard to touch.',
  hinglish: 'Jis par ab bhi unka naam ho use chhoona mushkil hota hai.',
  hi: 'जिस पर अब भी उनका नाम हो उसे छूना मुश्किल होता है।',
};

/** No cause, only a steady meeting. */
const steady: InLangs = {
  en: 'An appointment kept so well is seldom chance.',
  hinglish: 'Itna pakka milna kam hi ittefaq hota hai.',
  hi: 'इतना पक्का मिलना कम ही इत्तेफ़ाक़ होता है।',
};

/** What the visitor pointed at, in their own words. */
const ownWords = (said: string): Suspect => ({
  suspect: same(said),
  because: {
    en: 'You put your finger on it yourself.',
    hinglish: 'Ungli us par aapne khud rakhi.',
    hi: 'उँगली उस पर आपने ख़ुद रखी।',
  },
  isOwn: true,
});

/** What is suspected, and why; undefined where nothing was told that could be. */
export function suspectIn(state: MiniState): Suspect | undefined {
  const of = (suspect: InLangs, key?: string): Suspect => ({ suspect, because: (key !== undefined && reasonOf(key)) || steady });
  if (isOfMonth(state)) return of(spans.cycle?.name ?? it, 'cycle');
  if (state.since?.event === 'loss') return { suspect: afterLoss, because: namesLinger };
  const { thing, companion } = suspectThing(state) ?? {};
  const best = heaviest(
    state.page?.filter(({ said }) => !isOfQuiet(state, said)),
    state.key,
  );
  const isStrong = thing !== undefined && strong.has(thing);
  if (best && !isStrong && best.weight >= (thing && !weak.has(thing) ? clearLeast : suspectLeast)) return ownWords(best.said);
  if (state.key !== undefined && !isStrong && weigh(state.key) >= 0) return ownWords(state.key);
  const said = saidOf(state, thing);
  if (said !== undefined) return ownWords(said);
  if (thing && !weak.has(thing)) return of(withCompanion(suspectName(thing), companion), thing);
  if (state.lost && caseOf(state)?.family === 'tired')
    return of({ en: 'what fell away', hinglish: 'jo chhoot gaya', hi: 'जो छूट गया' }, 'lost');
  const own = thing === undefined ? undefined : state.before?.find(({ things: all }) => all.includes(thing))?.said;
  if (own !== undefined && weigh(own) >= 0) return ownWords(own);
  if (thing) return of(withCompanion(suspectName(thing), companion), thing);
  const before = state.before?.find((one) => one.matter !== undefined || (one.said !== undefined && isScene(one.said)));
  if (before?.matter !== undefined) return of(cases[before.matter]?.name ?? it);
  if (before?.said !== undefined) return ownWords(before.said);
  const who = (state.who ?? []).filter((key) => key !== caseOf(state)?.who);
  if (who.includes('alone')) return of(suspectName('alone'), 'alone');
  if (who.length > 0) return of(hours(whoPhrase(who)));
  if (best && best.weight >= 1) return ownWords(best.said);
  return state.when && isKnown(state, 'when') ? of(hours(timePhrase(state.when))) : undefined;
}

/** It tells of the time without the trouble: "in Rohtak I won", and then "in Rohtak papa could not come". */
export function isOfQuiet({ exception }: MiniState, said: string): boolean {
  if (exception?.said === undefined || exception.said === said) return exception?.said === said;
  const words = new Set(ready(exception.said).trim().split(' '));
  return ready(said)
    .trim()
    .split(' ')
    .some((word) => word.length >= 5 && words.has(word) && !isEnglish(word) && !ofGrammar.test(word));
}

/** No name: "kabhi", "rehta", "milti". */
const ofGrammar = /(?:bhi|t[aei]|n[aei]|kar|sirf|thik|theek)$/;

/** Not a word alone, not a list, and nothing that was ruled out. */
const isScene = (said: string): boolean => wordCount(said) > 2 && said.split(',').length < 3 && weigh(said) >= 0;

const it: InLangs = { en: 'it', hinglish: 'yeh baat', hi: 'यह बात' };

/** "What sits there: Sundays, around nine". */
const hours = (phrase: InLangs): InLangs =>
  inLangs(
    (lang) =>
      ({
        en: `whatever is always there (${phrase.en})`,
        hinglish: `jo wahan har baar hota hai (${phrase.hinglish})`,
        hi: `जो वहाँ हर बार होता है (${phrase.hi})`,
      })[lang],
  );

/** What is suspected, where something must be named. */
export function suspected(state: MiniState): Pick<Suspect, 'suspect' | 'because'> {
  const { suspect, because } = suspectIn(state) ?? { suspect: it, because: steady };
  return { suspect, because };
}

/** So long a clue is not said whole in the midst of another sentence. */
const insideMax = 9;

/** The suspect, as it is named inside a sentence. */
export function suspectOf(state: MiniState): InLangs {
  const found = suspectIn(state);
  return found?.isOwn && wordCount(found.suspect.en) > insideMax
    ? { en: 'that clue of yours', hinglish: 'aapka wahi suraag', hi: 'आपका वही सुराग़' }
    : suspected(state).suspect;
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

/** Causes whose experiment fits also where they stand in the visitor's own words. */
const surely: ReadonlySet<string> = new Set(['hungry', 'late-night', 'alcohol']);

/** Cases in which a pause before the next move helps. */
const ofImpulse: ReadonlySet<string> = new Set('money habit fight food phone love'.split(' '));

/** Cases whose own experiment is of use, whatever comes before. */
const ofKnownUse: ReadonlySet<string> = new Set('sleep tired body food money phone start habit late good work fear'.split(' '));

/** A time without the trouble was told, so that the two sides can be held against each other. */
export const isContrasted = ({ exception }: MiniState): boolean =>
  exception !== undefined && exception.isNever !== true && (exception.said === undefined || isPlaced.test(ready(exception.said)));

/** When, where or with whom: "the new manager is fine" holds nothing against anything. */
const isPlaced =
  / (on|in|at|with|when|during|never|no|won|one|ones|days?|\w+days?|morning|evening|ke sath|mein|me|par|pe|ko|din|tab|jab|us|usi|mahine|hafte) /;

/** The experiment: for the cause that is suspected, else for the visitor's own words, else for the kind of case. */
export function experiment(state: MiniState, line: PlanLine): InLangs {
  const family = caseOf(state)?.family ?? 'other';
  if (isOfMonth(state)) return experimentFor('monthly-body');
  if (state.since?.event === 'loss') return line.say('plan-try-beside');
  const found = suspectIn(state);
  if (found?.isOwn) {
    const [thing = ''] = findIn(ready(found.suspect.en), things).keys;
    const cause = things[thing]?.cause;
    if (cause !== undefined && surely.has(cause)) return line.say(`plan-try-cause-${cause}`);
    if (isContrasted(state)) return line.say('plan-try-like-good');
    if (ofImpulse.has(family) && toldAs(ready(found.suspect.en)) === 'trigger') return line.say('plan-try-pause');
    return family !== 'good' && (family === 'fight' || ofKnownUse.has(family)) ? experimentFor(state.what) : line.say('plan-try-key');
  }
  const ofKind = experimentFor(state.what);
  const { thing, companion } = suspectThing(state) ?? {};
  if (thing === undefined && !ofKnownUse.has(family)) return line.say('plan-try-hour');
  // The hour of a call with the boss is not theirs to choose; what they do with the evening before it is.
  const isDue = state.before?.some((before) => before.isAhead && thing !== undefined && before.things.includes(thing)) === true;
  if (thing === 'call' && (isDue || (companion !== undefined && bosses.has(companion))))
    return isDue ? experimentFor('sleep') : line.say('plan-try-cause-meeting');
  const cause = thing === undefined || family === 'mood' || family === 'good' ? undefined : things[thing]?.cause;
  const isOwn =
    (cause === 'phone' && family === 'phone') || (cause === 'meal' && family === 'food') || (cause === 'quarrel' && family === 'fight');
  // What is eaten and drunk works on the body; it moves no money.
  if ((cause === 'meal' || cause === 'caffeine') && !['tired', 'body', 'sleep', 'fear'].includes(family)) return ofKind;
  return cause && !isOwn ? line.say(`plan-try-cause-${cause}`) : ofKind;
}

/** The experiment, where it is asked for by itself: with what it tests, in the visitor's words. */
export function experimentAlone(state: MiniState, line: PlanLine): InLangs {
  const found = suspectIn(state);
  return join(found?.isOwn ? line.say('plan-hangs-on', { suspect: found.suspect }) : undefined, experiment(state, line));
}
