/** Which topic or matter a line makes a case of. */

import type { PlanLine } from '../../plan.ts';
import { subjectScore, sureScore } from '../../scores.ts';
import { rootId } from '../../topic-ids.ts';
import type { Time } from './clues.ts';
import { findIn, ready } from './matching.ts';
import { besideSigns } from './read-clues.ts';
import { asksAtAll, changesCase, goesOn, isForHer, ofAnother, repeats, saysI, speaksOfSelf } from './signs.ts';
import { caseOf, countClues, type MiniState, start } from './state.ts';
import { cases, matters } from './words.ts';

/** "I want to understand why i shout so much": no question to her, but the trouble itself. */
const wantsReason =
  /^ (so |mini |ok )?why (do|am|does|are|cant|can) (i|my|we) | (kyu|kyun|kyo) (main|mai|mujhe|mera|meri) |^ (main|mai|mujhe|mera|meri) (\w+ ){1,4}(kyu|kyun|kyo|kyon) | (understand|know|find out|figure out|see|samajhna|janna|pata (karna|lagana)) .*(why|what makes|kyu|kyun|kyon)|(find|dhundh\w*|dhoondh\w*) (out |my |mera |meri )*(why|pattern|kyu|vaja) /;

/** "I am 11". */
const isAge = /^ (i am|im|main|mai|meri umr|meri age|my age|age)? ?(is )?\d+ (years?|saal|sal)? ?(old )?(ka|ki)? ?(hu|hai)? ?$| class \d/;

/** A subject that is not quite certain must also sound like its examples: five "murders" of fish are no exam. */
const likenessLeast = 0.1;

/** The topic that the line is surely about, without its branch. */
export function topicOf({ topic, message }: PlanLine): string | undefined {
  const isNear = topic !== undefined && (topic.score >= subjectScore || (topic.score >= sureScore && topic.likeness >= likenessLeast));
  const root = isNear ? rootId(topic.id) : undefined;
  // "I always lose on thursdays" is no good day.
  if (root === 'young-visitor' && ofYoungOther.test(ready(message))) return undefined;
  if (root === 'phone-scrolling' && ofDevice.test(ready(message))) return undefined;
  return root === 'good-patterns' && !ofGood.test(ready(message)) ? undefined : root;
}
/** The child that is spoken of, and not the visitor. */
const ofYoungOther = / (he|she|his|her|vo|voh|uski|uska|beta|beti|son|daughter|boy|girl|student|bach\w*) /;
/** The phone as a thing that fails. */
const ofDevice = / (battery|baitri|charg\w*|hang|hangs|heat\w*|garam|network|signal|storage|restart\w*|crash\w*) /;
const ofGood = / (good|best|great|nice|fine|well|happy|productive|winning?|acch?a|acch?e|acch?i|badhiya|khush\w*|mast|sahi) /;

const ofPupil =
  /^ (?:ok |fine |so |haan )?(?:one|a|ek|there is (?:one|a)) (?:boy|girl|kid|child|student|colleague|neighbou?r|bach\w+|lad\w+|aadmi|aurat) (?!i |my )\w+ /;

/** "Hi Mini yaar", before what is told; "tell me what is the pattern", after it. */
const addressed =
  /^ (?:hi |hello |hey |namaste |ok |okay |haa?n )*(?:mini|detective|madam)(?: (?:ji|yaar|yar|di|didi|beta|madam|maam))* (?=\S)/;
const ordered =
  / (?:solve karo|solve kijiye|solve it|(?:tell me )?what ?s the pattern|(?:tell me )?what is the pattern|pattern batao|batao na|case solve karo) $/;

/** Begins a case, or another in its place; says whether it did. Changes `state`. */
export function openCase(state: MiniState, line: PlanLine, root: string | undefined, heard: string): boolean {
  const text = state.what === undefined ? heard.replace(addressed, ' ').replace(ordered, ' ') : heard;
  const asksForCase = state.what === undefined && ordered.test(heard);
  const words = text.trim().split(' ').length;
  // "One boy in my class cries after lunch": a case, and none of the visitor's own.
  if (state.what === undefined && ofPupil.test(text)) {
    begin(state, 'other');
    return true;
  }
  if (root === undefined || (!cases[root] && root !== 'grief')) {
    const isAsking = line.isQuestion && !wantsReason.test(text) && !asksForCase;
    if (state.what !== undefined || (root !== undefined && !wantsReason.test(text)) || isAsking || line.act !== undefined) return false;
    const matter = ofAnother.test(text) && !saysI.test(text) ? undefined : matterIn(text);
    if (matter !== undefined) {
      begin(state, matter);
      return true;
    }
    const isTold =
      (line.asked === 'what' || state.askedWhatAt !== undefined) &&
      line.yesNo === undefined &&
      words >= 3 &&
      speaksOfSelf.test(text) &&
      !isForHer.test(text) &&
      !isAge.test(text);
    if (isTold) begin(state, 'other');
    // The first words of a talk answer the question of her greeting, what keeps happening.
    const isFirst = state.heard <= 2 && line.yesNo === undefined && words >= 4 && !isForHer.test(text) && !isAge.test(text);
    if (
      isFirst &&
      (asksForCase || !line.isPlain || /\d/.test(text) || wantsReason.test(text) || besideSigns.test(text) || repeats.test(text))
    ) {
      begin(state, 'other');
      return true;
    }
    if (!isTold && line.yesNo === undefined && words >= 4 && repeats.test(text) && speaksOfSelf.test(text) && !isForHer.test(text)) {
      state.what = 'other';
      return true;
    }
    return false;
  }
  if (root === state.what) return false;
  // "He comes home late" is his case, and not the visitor's.
  if (state.what === undefined && ofAnother.test(text) && !saysI.test(text)) return false;
  // "What is the weather" is no case.
  if (state.what === undefined && line.isQuestion && !speaksOfSelf.test(text)) return false;
  const isAnother = state.what !== undefined;
  if (isAnother) {
    // What else is told in the midst of a case belongs to it, unless it is plainly something else that keeps happening.
    const isOther = state.what === 'other' || cases[root]?.family !== caseOf(state)?.family;
    const isTold = repeats.test(text) && saysI.test(text) && !goesOn.test(text) && !line.isQuestion && !asksAtAll.test(text);
    const isClear = (line.topic?.score ?? 0) >= subjectScore && words >= 3 && line.facet === undefined;
    const isFree = (state.page?.length ?? 0) < pageOfCase || state.stage === 'agreed';
    const isNamed =
      state.what === 'other' && isClear && countClues(state) === 0 && !isSetting(root) && !line.isQuestion && !denies.test(text);
    if (!changesCase.test(text) && !isNamed && !(isOther && isTold && isClear && isFree)) return false;
    clear(state);
  }
  begin(state, (isSetting(root) && matterIn(text)) || root);
  return true;
}

/** So many sentences make a case that another subject does not take over. */
const pageOfCase = 2;

/** Where and when a trouble happens, and not the trouble: "organising the diwali function" is what was agreed to. */
const isSetting = (root: string): boolean => root === 'festivals-and-birthdays';

/** Closes the case; what was heard and felt so far is kept. Changes `state`. */
export function clear(state: MiniState): void {
  const { heard, felt } = state;
  for (const key of Object.keys(state) as (keyof MiniState)[]) delete state[key];
  Object.assign(state, structuredClone(start), { heard, felt });
}

/** "Money is not the trouble" names a subject in order to set it aside. */
const denies = / (kami nahi|nahi (hai|hain)|is not|are not|not about|no problem|no lack) /;

/** The matter that a line names, where it is near no topic. */
function matterIn(text: string): string | undefined {
  const { keys } = findIn(text, matters);
  return Object.keys(matters).find((key) => keys.includes(key));
}

function begin(state: MiniState, topic: string): void {
  state.what = topic;
  state.openedAt = state.heard;
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
export function ownThings(state: MiniState): string[] {
  const family = caseOf(state)?.family;
  const own: Partial<Record<string, string[]>> = {
    phone: ['phone', 'screen'],
    money: ['bills', 'order'],
    food: ['meal', 'sweets'],
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
