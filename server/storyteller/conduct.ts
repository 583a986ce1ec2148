import type { PersonaSlug } from '#shared/personas.ts';
import { type Passage, personaTexts } from '../personas/texts.ts';
import type { BrainTurn, Line } from '../services/brain.ts';
import { type Answers, answersIn, questionIn } from './answers.ts';
import { aryaPlan } from './arya-note.ts';
import { langOf } from './language.ts';
import { type Found, libraryOf } from './library.ts';
import { miniPlan } from './mini-case.ts';
import type { Plan } from './plan.ts';
import { rishiPlan } from './rishi-route.ts';
import { type Occasion, smallTalkIn } from './small-talk.ts';
import { ack, hash, line, saidBefore, toldBefore, withQuestion } from './telling.ts';
import { wishIn } from './wishes.ts';
import { asksWho, gist, isQuestion, isShrug, mannerOf } from './words.ts';

const plans: Partial<Record<PersonaSlug, Plan>> = { mini: miniPlan, rishi: rishiPlan, arya: aryaPlan };

/** The plan of a character who leads the conversation; the others have none. */
export const planOf = (persona: PersonaSlug): Plan | undefined => plans[persona];

/** A question that got no answer twice is let be. */
const asksMax = 2;

/** The answer of a character who leads: what the visitor wants first, then what it has found out, then its next question. */
export function lead(turn: BrainTurn, plan: Plan): string {
  const { persona, message, history } = turn;
  const answers = answersIn(persona, [...history, { who: 'visitor', text: message }]);
  const manner = mannerOf(message);
  const wish = history.length <= 1 ? undefined : wishIn(message, manner);
  const followed = wish && plan.follow(turn, wish, answers);
  if (followed) return followed;
  if (manner && manner !== 'yes-without-topic') return mannerly(turn, plan, manner, answers);
  if (asksWho.test(message)) return line(turn, 'who');
  if (isQuestion(message)) return answerTo(turn, plan, answers);
  return listen(turn, plan, answers, wish === 'yes' || wish === 'no');
}

function mannerly(turn: BrainTurn, plan: Plan, manner: Occasion, answers: Answers): string {
  if (manner === 'again') return further(turn, plan) ?? onward(turn, plan, answers, '');
  const rest = smallTalkIn(turn.message)?.rest ?? '';
  const asked = rest === '' ? undefined : find(turn, rest, ({ coverage, exact }) => exact > 0 && coverage >= 0.5, plan);
  if (asked) return tell(turn, asked, plan, answers);
  const said = line(turn, manner);
  const isOver = manner === 'goodbye' || manner === 'thanks' || manner === 'unclear';
  return isOver || invites(said) ? said : join(said, nextQuestion(turn, answers));
}

function answerTo(turn: BrainTurn, plan: Plan, answers: Answers): string {
  const isAnswer = ({ coverage, exact }: Found) => exact > 0 && coverage >= 0.3;
  const found = find(turn, turn.message, isAnswer) ?? find(turn, widened(turn.message), isAnswer);
  if (found) return tell(turn, found, plan, answers);
  const said = line(turn, 'unknown');
  return invites(said) ? said : join(said, nextQuestion(turn, answers));
}

/** Prices are asked for in words that stand for nothing by themselves. */
const widened = (message: string): string =>
  /\b(how much|kitn[aei]|what (will|does|would) it cost|expensive)\b|कितन/iu.test(message) ? `${message} price cost money` : message;

/** @param isAnswer a yes or a no, which says nothing by itself */
function listen(turn: BrainTurn, plan: Plan, answers: Answers, isAnswer: boolean): string {
  const { message, persona, history } = turn;
  // What hurts is heard before anything is asked.
  const [top] = libraryOf(persona)
    .find(gist(message), langOf(message))
    .filter(({ passage }) => !passage.tags.includes('reveal'));
  if (top && isGrave(top.passage) && top.exact > 0 && top.coverage >= 0.5 && !toldBefore(turn)(top.passage))
    return tell(turn, top.passage, plan, answers);

  const due = plan.due(turn, answers, nextQuestion(turn, answers) === undefined);
  if (due) return due;
  if (isShrug(message)) return join(line(turn, 'shrug'), nextQuestion(turn, answers) ?? line(turn, 'onward'));
  // Whoever is answering is not to be lectured; but the first thing said deserves a word.
  const isFirst = !history.some(({ who, text }) => who === 'visitor' && mannerOf(text) === undefined && !isQuestion(text));
  const before = answersIn(persona, history);
  const learned = [...answers.given].some(([key, text]) => before.given.get(key) !== text);
  const apt = isAnswer || (learned && !isFirst) ? undefined : find(turn, message, isAbout(toldLast(turn) ? 0.9 : 0.6));
  return apt ? tell(turn, apt, plan, answers) : onward(turn, plan, answers, isAnswer ? '' : ack(turn));
}

/** A statement has asked for nothing: a passage must be about it. */
const isAbout =
  (enough: number) =>
  ({ coverage, exact }: Found): boolean =>
    exact > 0 && (coverage >= enough || (exact > 1 && coverage >= 0.4));

/** The next question; and when all are asked, another beginning, or something worth trying, in turns. */
function onward(turn: BrainTurn, plan: Plan, answers: Answers, first: string): string {
  const next = nextQuestion(turn, answers);
  if (next) return join(first, next);
  const last = turn.history.filter(({ who }) => who === 'character').at(-1)?.text ?? '';
  const beginnings = personaTexts(turn.persona).lines.onward ?? [];
  const offered = beginnings.some((text) => last.endsWith(text))
    ? (plan.follow(turn, 'advice', answers) ?? further(turn, plan))
    : undefined;
  return offered ?? join(first, line(turn, 'onward'));
}

/** More on what the talk is about, and where there is none, something worth knowing all the same. */
function further(turn: BrainTurn, plan: Plan): string | undefined {
  const talkedOf = [...turn.history, { who: 'visitor', text: turn.message } as Line]
    .filter(({ who, text }) => who === 'visitor' && smallTalkIn(text) === undefined)
    .slice(-3)
    .map(({ text }) => text)
    .join(' ');
  const calm = ({ passage }: Found) => !passage.tags.includes('safety') && plan.mayTell(passage);
  const found = find(turn, talkedOf, (candidate) => calm(candidate) && candidate.exact > 0 && candidate.coverage >= 0.15);
  return found && `${line(turn, 'again')} ${withQuestion(found.text, found)}`;
}

function tell(turn: BrainTurn, passage: Passage, plan: Plan, answers: Answers): string {
  const asked = plan.keepsQuestions || isGrave(passage) ? undefined : nextQuestion(turn, answers);
  return asked === undefined ? withQuestion(passage.text, passage) : `${passage.text} ${asked}`;
}

/** Where somebody is hurt, grieving or angry, one does not go on with one's list. */
const isGrave = ({ tags }: Passage): boolean => tags.includes('safety') || tags.includes('human') || tags.includes('mood');

const join = (first: string, second: string | undefined): string => `${first} ${second ?? ''}`.trim();

/** Whether a line leaves the word with the visitor already. */
const invites = (text: string): boolean => /\?$|(^|[.!] )(tell|give|bring|ask|say|write|begin|start|speak)\b[^.!?]*[.!]$/iu.test(text);

/** The next question without an answer, in words not used yet; one that was passed over comes again when all others have been asked. */
function nextQuestion(turn: BrainTurn, { given, declined }: Answers): string | undefined {
  const said = (wording: string) => turn.history.some(({ text }) => text.includes(wording));
  const open = personaTexts(turn.persona)
    .questions.filter(({ key }) => !given.has(key) && !declined.has(key))
    .map(({ wordings }) => ({ fresh: wordings.filter((wording) => !said(wording)), asked: wordings.filter(said).length }))
    .filter(({ asked, fresh }) => asked < asksMax && fresh.length > 0)
    .sort((a, b) => a.asked - b.asked)[0];
  return open?.fresh[hash(turn.message) % open.fresh.length];
}

/** The best passage on a line that was not told yet. */
function find(turn: BrainTurn, query: string, enough: (found: Found) => boolean, plan?: Plan): Passage | undefined {
  const told = toldBefore(turn);
  return libraryOf(turn.persona)
    .find(gist(query), langOf(turn.message))
    .find(
      (found) => enough(found) && !told(found.passage) && !found.passage.tags.includes('reveal') && (plan?.mayTell(found.passage) ?? true),
    )?.passage;
}

/** Whether the character's last line told a passage, and asked nothing of its own. */
function toldLast(turn: BrainTurn): boolean {
  const last = turn.history.filter(({ who }) => who === 'character').at(-1);
  if (!last || questionIn(personaTexts(turn.persona).questions, last.text)) return false;
  const said = saidBefore({ ...turn, history: [last] });
  return libraryOf(turn.persona).passages.some(({ text }) => said(text));
}
