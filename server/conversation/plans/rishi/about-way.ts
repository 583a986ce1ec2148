/** How far a place is, what one takes there and what the fuel is. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { join } from '../../text.ts';
import { facts } from './atlas.ts';
import { hasChildren, hasElders } from './company.ts';
import { type Way, wayTo } from './distance.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { reach } from './route.ts';
import { capitalName, nameOf } from './topics.ts';

/** More than so many hours is no drive for one day. */
const hoursOfDay = 10;

/** Kilometres and hours from the visitor's city; the stages where it is not known. */
export function farOf(place: Place, journey: Journey, line: PlanLine): InLangs {
  const way = wayTo(place, journey.start);
  if (!way || !journey.start) return reach(place, journey, line);
  const values = {
    ...{ place: nameOf(place.id), city: journey.start.name, km: String(way.km) },
    hours: hoursText(way),
  };
  return join(
    line.say('place-far', values),
    way.hours > hoursOfDay
      ? line.say('place-far-days', { gate: facts.get(place.id)?.rail ?? place.gate.en })
      : hasElders(journey) || hasChildren(journey)
        ? line.say('place-far-stops')
        : undefined,
  );
}

const hoursText = ({ hours }: Way): string => (hours < 2 ? '1-2' : `${hours}-${hours + Math.max(1, Math.round(hours / 8))}`);

/** As far as a train goes in one night. */
const kmOfNight = 900;
/** As far as a bus or a car is as good as a train. */
const hoursOfBus = 6;

const nearestAirport: InLangs = { en: 'the nearest airport', hinglish: 'sabse paas ke airport', hi: 'सबसे पास के हवाई अड्डे' };

/** Train, flight, bus or car, from the visitor's own city; undefined where the way is not known. */
export function byWhat(place: Place, journey: Journey, line: PlanLine): InLangs | undefined {
  const { start } = journey;
  const way = wayTo(place, start);
  if (!way || !start) return undefined;
  const fact = facts.get(place.id);
  const gate = { en: place.gate.en, hinglish: place.gate.en.replace(' or ', ' ya '), hi: place.gate.hi };
  const by = way.hours <= hoursOfBus ? 'road' : way.km <= kmOfNight && !fact?.hasNoTrain ? 'train' : 'air';
  const advice = line.say(`place-by-${by}`, {
    ...{ place: nameOf(place.id), city: start.name, km: String(way.km), hours: hoursText(way) },
    ...{ rail: fact?.rail ?? gate, air: fact?.air ?? nearestAirport },
  });
  return join(advice, by !== 'road' && hasElders(journey) ? line.say('place-by-care') : undefined);
}

/** Kilometres that a litre gives: a car, a motorcycle. */
const kmPerLitre = { car: 15, bike: 35 };

export function petrolFor(place: Place, journey: Journey, line: PlanLine): InLangs {
  const way = wayTo(place, journey.start);
  if (!way) return line.say('place-petrol-unknown', { place: capitalName(place.id) });
  const both = way.km * 2;
  const litres = (each: number): string => String(Math.max(1, Math.round(both / each)));
  return line.say('place-petrol', {
    place: nameOf(place.id),
    km: String(both),
    car: litres(kmPerLitre.car),
    bike: litres(kmPerLitre.bike),
  });
}
