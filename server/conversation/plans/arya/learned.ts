/** What a line adds to the note, and what of it is new. */

import type { PlanLine } from '../../plan.ts';
import type { AryaState, Told } from './note.ts';
import { slotsTaken, toldIn } from './read.ts';
import { refusedBeside } from './refusals.ts';
import { questionsIn, withQuestions } from './remarks.ts';
import { withoutSeats } from './wanted-words.ts';

/** The state with what the line told, and what of it is new. */
export function taken(
  before: AryaState,
  line: PlanLine,
): { state: AryaState; learned: Told; digits: string | undefined; hasTold: boolean } {
  const { digits, supposed, ...found } = toldIn(line, before);
  const learned: Told = Object.fromEntries(Object.entries(found).filter(([key, value]) => before[key as keyof Told] !== value));
  const state: AryaState = { ...before, ...learned, declined: [...before.declined] };
  if (state.wants !== undefined && state.seats !== undefined && /\d/.test(state.seats))
    state.wants = withoutSeats(state.wants, state.seats);
  if (state.wants === '') delete state.wants;
  if (supposed === '') delete state.supposed;
  else if (supposed !== undefined) state.supposed = supposed;
  if (state.drives === '') delete state.drives;
  if (learned.drives === '') delete learned.drives;
  if (learned.wants !== undefined) {
    if (state.wants !== undefined && state.wants !== before.wants) learned.wants = state.wants;
    else delete learned.wants;
  }
  // Of the remarks only the new ones are said.
  if (learned.wish !== undefined && before.wish !== undefined) learned.wish = learned.wish.replace(`${before.wish}; `, '');
  const isOfCars =
    (line.act === undefined || line.topic !== undefined) &&
    !(line.topic && ofDesk.test(line.topic.id) && !before.isTrade && !isBesideNumber(line)) &&
    !ofTalk.test(line.message);
  const asks = isOfCars
    ? withQuestions(before.asks, questionsIn(line.message, `${before.asks ?? ''} ${state.wish ?? ''}`, slotsTaken(found, before)))
    : undefined;
  if (asks !== undefined) state.asks = asks;
  for (const slot of refusedBeside(line.message, learned)) if (!state.declined.includes(slot)) state.declined.push(slot);
  if (digits !== undefined) state.digits = digits;
  else if (learned.phone !== undefined) delete state.digits;
  if (learned.budget !== undefined) state.latest = 'budget';
  else if (learned.seats !== undefined) state.latest = 'seats';
  return { state, learned, digits, hasTold: Object.keys(found).length > 0 };
}

/** Subjects that are about Arya, the note and Vaani: no showroom has to answer them. */
const ofDesk =
  /^(?:vaani|who-calls|enough-questions|others-data|young-visitor|other-desks|your-number|next-step|only-looking|sad|complaint|breakdown)/;
const ofTalk =
  /\b(?:robot|real person|human|bot|ai|machine|insaan|recorded?|recording|my data|what i (?:type|say|tell)|(?:is|to) (?:somebody|someone))\b|रोबोट|मशीन|रिकॉर्ड/iu;

/** "The number later, first tell me where the service is": a question of its own. */
const isBesideNumber = ({ topic, message }: PlanLine): boolean => topic !== undefined && ofNumber.test(message) && /[,;.] /.test(message);
const ofNumber = /\b(?:number|phone|email)\b.{0,12}\b(?:later|baad|after|pehle|first)\b|नंबर .{0,8}बाद/iu;
