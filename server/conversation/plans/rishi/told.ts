/** Something of the journey was told: a proposal, the next question, or what it means for the place that was proposed. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { join } from '../../text.ts';
import { hasChildren, hasElders } from './company.ts';
import { isSerious, verdict, winner } from './compare.ts';
import { isNear, misfits } from './fit.ts';
import type { Journey } from './journey.ts';
import { plain } from './matching.ts';
import { asking, offer } from './offer.ts';
import { meaningOf, toldOf } from './own.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { changedSlots } from './read-journey.ts';
import { asksWhere, wantsNow } from './requests.ts';
import { plainly, said } from './say-journey.ts';
import { knownCount, knownNeeded, openSlot, otherTopic, type RishiState, slots, type Turn } from './state.ts';
import { capitalName, textOf, topics } from './topics.ts';

/** Something of the journey was told. */
export function told(state: RishiState, line: PlanLine, before: RishiState, learned: Journey): Omit<Turn, 'learned'> | undefined {
  const current = placeOf(state.current);
  const asksOther = line.isQuestion && !asksWhere.test(plain(line.message));
  // On the way already, or cheated there: nothing is proposed.
  if (slots.every((slot) => state.declined.includes(slot)))
    return {
      state,
      echo: line.say('plan-echo', { what: said(learned) }),
      reply: current ? line.say('place-heard', { place: capitalName(current.id) }) : line.say('ack'),
    };
  const isChange = changedSlots(before.journey, learned);
  const echo = isChange
    ? line.say('plan-corrected', { what: { ...plainly(learned), en: said(learned).en } })
    : line.say('plan-echo', { what: said(learned) });
  if (state.compared) {
    const chosen = placeOf(state.chosen);
    // The choice is told once; what comes after it is told for the place that was chosen.
    if (chosen && !misfits(chosen, state.journey).some(isSerious)) return toldOf({ ...state, current: chosen.id }, line, chosen, learned);
    const best = winner(state, line, state.compared, true);
    const place = placeOf(best.state.current);
    return { ...best, state: { ...best.state, ...(place && { chosen: place.id }) }, echo };
  }
  if (current && asksOther) {
    const about = line.facet === undefined ? undefined : textOf(current.id, line.facet);
    return { state, echo, reply: join(verdict(current, state.journey, line), about ?? companyFacet(current, learned)) };
  }
  // A question of its own is answered by what he knows; what was told is kept.
  if (asksOther && (line.topic?.score ?? 0) >= otherTopic && !/^from-/.test(line.topic?.id ?? '')) return { state, echo };
  if (current && state.offered.includes(current.id)) {
    // What everybody knows was proposed although it is far.
    const { start } = state.journey;
    const isElsewhere =
      learned.start && start?.regions !== undefined && !start.regions.includes(current.region) && !isNear(current, state.journey);
    if (isElsewhere || misfits(current, state.journey).some((misfit) => misfit !== 'far' || !current.isFamous))
      return offer(state, line, echo);
    const still = line.say('plan-still', { place: capitalName(current.id) });
    const [meaning] = meaningOf(learned, current, line, state.journey);
    return { state, echo, reply: join(still, meaning ?? line.say('plan-offer-end')), asks: 'offer' };
  }
  const { start, days } = state.journey;
  if (start && !start.regions && (days ?? 0) >= longDays && !state.answered?.includes('foreigners'))
    return {
      state: { ...state, answered: [...(state.answered ?? []), 'foreigners'] },
      echo,
      ...(fromAfar() && { reply: fromAfar() as InLangs }),
    };
  return isReady(state) || (start && wantsNow.test(plain(line.message))) ? offer(state, line, echo) : asking(state, line, echo);
}

/** From another country one comes for so many days that one place is too few. */
const longDays = 10;
const fromAfar = (): InLangs | undefined => topics().get('foreigners')?.text;

/** Enough is known to propose; the month and the city decide so much that they are asked for first. */
export const isReady = (state: RishiState): boolean => {
  const count = knownCount(state.journey);
  const { months, start } = state.journey;
  return (
    openSlot(state) === undefined ||
    count > knownNeeded ||
    (count === knownNeeded && isAskedFor(state, 'season', months !== undefined) && isAskedFor(state, 'start', start !== undefined))
  );
};

const isAskedFor = ({ asked, declined }: RishiState, slot: 'season' | 'start', isKnown: boolean): boolean =>
  isKnown || asked[slot] !== undefined || declined.includes(slot);

/** What the place is for those who were just named. */
export const companyFacet = ({ id }: Place, learned: Journey): InLangs | undefined =>
  hasElders(learned)
    ? textOf(id, 'elders')
    : hasChildren(learned)
      ? textOf(id, 'children')
      : learned.months
        ? textOf(id, 'when')
        : undefined;
