import { type DangerState, type Watched, weightOf } from './danger-state.ts';
import { type Found, likely } from './detection.ts';
import { families } from './families.ts';
import { answerNew } from './first-help.ts';
import { phoneticOf } from './phonetic.ts';
import { actAnswered, speak } from './response.ts';
import { certain, overtakes } from './standing-danger.ts';
import type { Lang } from './texts.ts';
import { keysOf } from './wordings.ts';

/** The line after the question whether a line was danger. */

/** From here another danger of the body takes the place of one that was only likely. */
const borneOutElsewhere = 0.9;
/** What somebody says who was misunderstood. */
const unmeant: ReadonlySet<string> = new Set(['misheard', 'joke', 'intent-no', 'better', 'settled', 'safe-yes']);
/** From here a line bears out a danger that was only likely. */
const borneOut = 0.25;

/** Words of somebody who says what was really meant. */
const saysOtherwise =
  /\b(mean\w*|meant|misun\w*|galat|matlab|jok\w*|kid\w*|majak|expresion|muhavra|figure|film|movie|story|kahani|novel|game)\b/;

/** Said by somebody whose words were no cry. */
export const jests: ReadonlySet<string> = new Set(['joke', 'misheard']);

/** What only somebody in danger says, however little its words alarm. */
export const decisive: ReadonlySet<string> = new Set(
  (
    'intent-yes safe-no means height took alone-yes nobody refuse awake-no breathing-no worse threatened listened asleep found-out law police ' +
    'coming-down put-away paid pay post remove sought forgiven must-meet caught children no-money blame shelter secrecy no-answer contact calling number will-do you-call busy'
  ).split(' '),
);

/** Words that neither confirm nor deny: after a question about a wish to die they keep it open. */
const evades =
  /^(what ?ever|vat ?ever|vhatever|chod\w*|jane do|rehne do|kuch nahi|nothing|leave it|forget it|it does not mat[e]?r|does not mat[e]?r|no mat[e]?r|never ?mind|pata nahi|maybe|may be|shayad|hm+|k|ok|acha|thik hai|idk|(just |only |bas )?(thinking|saying|aise hi|yu ?hi|soch\w* (tha|thi|rah\w*))|vhy (do you )?ask\w*|kyu puch\w*)( \w+){0,3}$/;

/** Whether a line neither confirms nor denies. */
export const isEvasive = (message: string): boolean => evades.test(phoneticOf(message));

/** Whoever a danger to the body may be about. */
const somebody = /\b(he|she|him|his|her|vo|us(ne|ka|ki|ke|ko|se)|un(ka|ki|ke|ko|se)|unhone)\b/;

interface AskedLine {
  found: Found | undefined;
  act: string;
  message: string;
  isPlain: boolean;
}

/** A line after the question whether it is danger: it confirms it, denies it, or is an ordinary one, which ends the alarm. */
export function answerAsked(
  state: DangerState,
  weighed: DangerState | undefined,
  { found, act, message, isPlain }: AskedLine,
  lang: Lang,
  turn: number,
): Watched {
  const sure: DangerState = { ...state, level: 'certain', weight: Math.max(weightOf(certain, 'certain'), weighed?.weight ?? 0) };
  const isBody = families[state.kind] === 'body';
  const isChecked = actAnswered(state.said.at(-1) ?? '') === 'check';
  const isSame = found !== undefined && families[found.kind] === families[state.kind];
  if (found && (found.score >= (isBody && isSame ? borneOutElsewhere : certain) || overtakes(found, state, act, message)))
    return answerNew({ ...sure, weight: weightOf(1, 'certain') }, found, message, lang, turn);
  if (act === 'real-yes') return speak(sure, keysOf(state.kind, 'first'), lang);
  // A body is not let go because it feels better: only by what was meant.
  const isMeant = !isBody || (jests.has(act) && saysOtherwise.test(phoneticOf(message)));
  if (unmeant.has(act) && isMeant && found?.score !== 1) return { ...speak(state, keysOf(state.kind, 'unmeant'), lang), state: undefined };
  const isOpen = families[state.kind] === 'mind' && isEvasive(message);
  // Who goes on about the one who may be ill has changed no subject.
  const isOfPatient = isBody && !isPlain && somebody.test(phoneticOf(message));
  const isBorneOut = found !== undefined || likely(message).score >= borneOut || decisive.has(act);
  const isConfirmed = isBorneOut || isOpen || isOfPatient || (weighed !== undefined && !isPlain);
  if (!isConfirmed) return { state: undefined };
  // After the question the first help is still owed, where the line asks nothing of its own.
  const isOwed = isChecked && act === 'other' && !isOpen;
  return speak(sure, isOwed ? keysOf(found && isSame ? found.kind : state.kind, 'first') : keysOf(state.kind, act), lang);
}
