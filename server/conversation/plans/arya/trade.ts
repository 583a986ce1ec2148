/** Visitors with a business: who wants a car for it, and who wants a speaking character of their own. */

import type { PlanLine, PlanTurn } from '../../plan.ts';
import { speaksOfCar, termsOf } from './car-terms.ts';
import { ask } from './next-question.ts';
import type { AryaState, Told } from './note.ts';
import { spokenOf } from './note.ts';
import { dealer, livesBy } from './read.ts';
import { withQuestions } from './remarks.ts';

/** From here a line is taken to be about Vaani. */
const tradeScore = 0.4;

/** A character of their own is wanted, and no car. */
export const wantsLikeArya =
  /\b(?:something|someone|somebody|one|an? (?:\w+ )?(?:bot|assistant|agent|character)) like (?:you|this|arya)\b|\b(?:want|need|sell|make|build|create|get|buy|offer)\b.{0,24}\b(?:(?:talking|speaking|voice|brand|ai) (?:characters?|bots?|agents?|assistants?|mascots?|avatars?)|mascots?)\b|\bbolne wal[aei] (?:character|kirdaar|bot)\b|\b(?:aap|tum|arya) ?(?:ke |ki )?jais[aie]\b|\b(?:an? |one )?arya for (?:my|our)\b|\bmujhe bhi (?:aisi|aisa|yeh?|ye)\b|(?:आप|तुम)(?:के|की)? ?जैस[ाीे]|मुझे भी (?:ऐसी|ऐसा)|बोल(?:ता|ने वाला) किरदार/iu;
/** A new car is not wanted at all. */
export const buysNothing =
  /\b(?:i|we) (?:won'?t|wont|will not|do not want to|don'?t want to|dont want to|am not going to|am not) (?:buy\w*|purchas\w*)\b|\b(?:don'?t|dont|do not) (?:want|need) (?:a |any |the )?(?:new )?car\b|\bno car (?:needed|wanted|required|for me)\b|\bnot (?:interested|buying)\b|\b(?:not|didn'?t|did not) (?:here|come|came|calling|call) (?:here )?(?:to|for) (?:buy\w*|a (?:new )?car)\b|\bnot (?:looking )?(?:to buy|for a (?:new )?car)\b|\b(?:kharidne|lene|khareedne) (?:ke liye )?nahi(?:n)? (?:aaya|aayi|aa rah\w+|hai)\b|ख़?रीदने नहीं|\b(?:gaadi|gadi|car)(?: [\p{L}]+)? nahi+n? (?:leni|lena|chahiye|kharidni)\b|\bmujhe nahi (?:leni|lena|kharidni)\b|गाड़ी नहीं (?:लेनी|चाहिए)|नहीं (?:लेनी|ख़रीदनी|खरीदनी)/iu;
const asksCost = /\b(cost|price|charge\w*|fees?|kitn[aei]|kharch\w*|paise)\b|कितन|ख़र्च|क़ीमत/iu;
const meansCharacter = /\b(?:character|second|like you|bot|agent|assistant|kirdaar|dusr[ai]|aap jais[aie]|latter)\b|किरदार|दूसर[ाी]|आप जैस/iu;

/** What anybody may ask who buys a car: languages, data, recorded calls. */
const askedByAll = /^vaani-(?:languages|data|calls)$/;
const ofBusiness =
  /\b(?:customers?|clients?|brand|business|company|agency|our|hamar[aei]|humar[aei]|grahak\w*|dukaan|shop|bot)\b|ग्राहक|कंपनी|ब्रांड|दुकान|हमार[ाीे]/iu;
const isOfVaani = ({ topic, message }: PlanLine): boolean =>
  !termsOf(message).some(({ kind }) => kind === 'make') &&
  topic?.id.startsWith('vaani') === true &&
  topic.score >= tradeScore &&
  ((!askedByAll.test(topic.id) && topic.score >= surelyOfVaani) || ofBusiness.test(message) || ofVaani.test(message));
/** From this score a line that names neither Vaani nor a business is about Vaani. */
const surelyOfVaani = 0.7;
const ofVaani = /\bvaani\b|वाणी|\blike (?:you|this|arya)\b|\bcharacters?\b|\bkirdaar\b|\bintegrat\w+|\bcrm\b|\bwebsite\b|किरदार/iu;

/** What the line says of a business goes into the state. */
export function noteTrade(state: AryaState, line: PlanLine): void {
  const { message } = line;
  const isOffered = line.asked === 'business' && meansCharacter.test(message) && !speaksOfCar(message);
  if (wantsLikeArya.test(message) || isOffered) state.wantsOwn = true;
  // Who has a business and wants no car came for a character.
  const isNoCar = state.hasBusiness === true && buysNothing.test(message);
  if (dealer.test(message) || state.wantsOwn || isNoCar || isOfVaani(line)) state.isTrade = true;
}

/** The answer to a line of a business; undefined where the rest of the plan answers. */
export function answerTrade(before: AryaState, state: AryaState, learned: Told, line: PlanLine): PlanTurn<AryaState> | undefined {
  const { message } = line;
  const isNamed = Object.keys(learned).every((key) => key === 'name' || key === 'company' || key === 'wish');
  if (state.isTrade && !before.isTrade && isNamed && !line.isQuestion) {
    const isSaid = buysNothing.test(message);
    return { ...ask(state, line, line.say(isSaid ? 'plan-trade-noted' : 'plan-trade')), about: 'vaani' };
  }
  if (line.asked === 'business' && !state.isTrade && speaksOfCar(message) && learned.wants === undefined)
    return { ...ask(state, line, line.say('plan-car')), learned: {} };
  if (before.isTrade && line.isQuestion && asksCost.test(message))
    return { ...ask(state, line, line.say('plan-trade-cost')), about: 'vaani-cost' };
  // A question that nothing here answers goes to the people who can.
  if (before.isTrade && line.isQuestion && line.act === undefined && (line.topic === undefined || line.topic.score < tradeScore)) {
    const asks = withQuestions(before.asks, [message.trim().replace(/[\s?.!]+$/u, '')]);
    const noted: AryaState = { ...state, ...(asks !== undefined && { asks }) };
    return { ...ask(noted, line, line.say('plan-trade-open')), about: 'vaani' };
  }
  if (before.isTrade && buysNothing.test(message)) return { ...ask(state, line, line.say('plan-trade-noted')), about: 'vaani' };
  if (
    !state.isTrade &&
    !state.hasBusiness &&
    state.wants === undefined &&
    isNamed &&
    !line.isQuestion &&
    livesBy.test(message) &&
    !speaksOfCar(message)
  ) {
    state.hasBusiness = true;
    return { state, reply: line.say('plan-business', { what: capital(spokenOf(learned)) }), asks: 'business', learned: {} };
  }
  return undefined;
}

const capital = <Words extends Record<string, string>>(words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([lang, text]) => [lang, text.charAt(0).toUpperCase() + text.slice(1)])) as Words;
