/** What one eats in a place: all of it, without meat, or with it. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs } from '../../text.ts';
import { stateOf } from './atlas.ts';
import { plain, words } from './matching.ts';
import type { Place } from './places.ts';
import { capitalName } from './topics.ts';

const eatsMeat = words('non ?-?veg\\w*|mutton|chicken|machh?li|nonvej|नॉन ?-?वेज|नॉनवेज|मटन|चिकन|मछली|मांसाहारी');
/** Said without what a vegetarian does not eat. */
const asksVegetarian = words('veg|vegetarians?|pure veg|shaa?kahari|vegan|शाकाहारी|वेज');

/** The food of a place, as the line asks for it. @param isRemote far from a town */
export function foodOf(place: Place, line: PlanLine, isRemote: boolean): InLangs {
  const { food } = stateOf(place.state);
  const text = plain(line.message);
  const name = capitalName(place.id);
  const isOfMeat = eatsMeat.test(text);
  if (asksVegetarian.test(text.replace(nonVegetarian, ' ')))
    return line.say(isRemote ? 'place-food-veg-rare' : 'place-food-veg', { place: name, food: withoutMeat(food) });
  return line.say(isOfMeat ? 'place-food-meat' : 'place-food', { place: name, food });
}

const nonVegetarian = /non ?-?veg\w*|नॉन ?-?वेज/gu;
const ofMeat =
  /pork|trout|crab|fish|beef|meat|mutton|chicken|prawn|egg|machh?li|maas|murg|kadambuttu|keema|gosht|kebab|jhinga|मछली|ट्राउट|मांस|माँस|पोर्क|मटन|चिकन|मुर्ग|कबाब|झींगा|कडंबुट्टु|अंडा|गोश्त/iu;
const withoutMeat = (food: InLangs): InLangs =>
  inLangs((lang) => {
    const dishes = food[lang].split(/[;,]\s*/).filter((dish) => !ofMeat.test(dish));
    return dishes.length > 0
      ? dishes.join(', ')
      : { en: 'dal, rice and greens', hinglish: 'dal chawal aur saag', hi: 'दाल-चावल और साग' }[lang];
  });
