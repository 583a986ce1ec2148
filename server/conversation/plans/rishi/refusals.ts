/** What a visitor does not want: a place named, the place proposed, or one that was seen already. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { asksIn } from './asks.ts';
import { facts } from './atlas.ts';
import { misfits } from './fit.ts';
import { plain, words } from './matching.ts';
import { another, asking, offer } from './offer.ts';
import { neighbourOf } from './own.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { elsewhere, nearHome, suggestsAnew, tooMuch } from './requests.ts';
import { and } from './say-journey.ts';
import { at, knownCount, type RishiState, type Turn } from './state.ts';
import { isReady } from './told.ts';
import { capitalName, isWhole, nameOf, textOf } from './topics.ts';

interface Refusing {
  refused: readonly string[];
  /** A place that the line names and wants. */
  first: string | undefined;
  hasLearned: boolean;
  current: Place | undefined;
  /** The visitor named the place that is talked of, or names it now. */
  isOwn: boolean;
}

/** The answer to a refusal; undefined where the line refuses nothing. @param text made plain */
export function refusing(state: RishiState, line: PlanLine, text: string, heard: Refusing): Omit<Turn, 'learned'> | undefined {
  const { refused, first, hasLearned, current, isOwn } = heard;
  if (first) return undefined;
  if (refused.length > 0 && !hasLearned) return placesRefused(state, line, text, heard);
  // "Something nearby then": near home, and not near the place that was too far.
  const asksStay = asksIn(text).includes('stay');
  if (current && nearHome.test(text) && !asksStay && knownCount(state.journey) >= 2) {
    const { own: _, current: __, ...free } = state;
    return offer({ ...free, offered: [...new Set([...state.offered, current.id])] }, line, line.say('plan-another'));
  }
  // "Is it too cold for kids?" asks, and does not refuse.
  const isDoubt = line.isQuestion && tooMuch.test(text);
  const wantsOther = ((elsewhere.test(text) && !isDoubt) || suggestsAnew.test(text)) && !hasLearned && !(current && asksStay);
  if (current && wantsOther) {
    const neighbour = isOwn ? neighbourOf(state, line, current) : undefined;
    return neighbour ? { ...neighbour, echo: line.say('plan-another') } : another(state, line);
  }
  // "Another place then", before one was named: the first is due.
  return !current && wantsOther && knownCount(state.journey) >= 2 ? offer(state, line) : undefined;
}

function placesRefused(state: RishiState, line: PlanLine, text: string, { refused, current }: Refusing): Omit<Turn, 'learned'> | undefined {
  const isSpared = current !== undefined && !refused.includes(current.id);
  if (isSpared && skips.test(text) && refused.some((id) => isGateOf(current, id)))
    return { state, reply: line.say('plan-gate', { gate: capitalName(refused[0] ?? ''), place: capitalName(current.id) }) };
  // "Then we drop Badami": back to the place before it.
  const earlier =
    current && !isSpared && drops.test(text) ? placeOf(state.offered.filter((id) => !refused.includes(id)).at(-1)) : undefined;
  if (earlier)
    return {
      state: { ...at(state, earlier.id), own: earlier.id },
      reply: join(
        line.say('plan-crossed', { place: namesOf(refused) }),
        line.say('plan-still', { place: capitalName(earlier.id) }),
        line.say('place-heard-next'),
      ),
    };
  const spurned = placeOf(refused[0]);
  const turns = spurned && !isWhole(spurned.id) && (state.own === spurned.id || current?.id === spurned.id || elsewhere.test(text));
  const neighbour = turns && !isSpared ? neighbourOf(state, line, spurned) : undefined;
  if (neighbour) return { ...neighbour, echo: line.say('plan-another') };
  // A place that the visitor chose stays, whatever else they leave out.
  if (isSpared && (state.own === current.id || misfits(current, state.journey).length === 0))
    return {
      state,
      reply: join(
        line.say('plan-crossed', { place: namesOf(refused) }),
        line.say('plan-still', { place: capitalName(current.id) }),
        state.own === current.id ? undefined : line.say('plan-offer-end'),
      ),
      ...(state.own !== current.id && { asks: 'offer' }),
    };
  return isReady(state) ? offer(state, line, line.say('plan-another')) : asking(state, line, line.say('plan-another'));
}

const drops = words('drop|skip|leave out|chhod\\S*|chod\\S*|rehne do|hata\\S*|छोड\\S*|रहने दो|हटा\\S*');

const skips = words('skip|avoid|without|not (?:go|stop|stay)|bina|rukna nahi|बिना|drop|leave out');

const namesOf = (ids: readonly string[]): InLangs =>
  inLangs((lang) => ids.map((id, index) => (index === 0 ? capitalName(id)[lang] : nameOf(id)[lang])).join(and[lang]));

/** One lands or changes there on the way to the place. */
function isGateOf(place: Place, id: string): boolean {
  const fact = facts.get(place.id);
  const gates = plain(
    [place.gate.en, place.gate.hi, fact?.rail.en, fact?.air.en, fact?.rail.hi, textOf(place.id, 'where')?.en].filter(Boolean).join(' '),
  );
  return plain(nameOf(id).en)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && gates.includes(word));
}
