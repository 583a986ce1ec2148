/** Small practical questions that have one answer wherever one goes: the airport's hour, the hotel's papers, a letter to fly. */

import type { PlanLine } from '../../plan.ts';
import { join } from '../../text.ts';
import { words } from './matching.ts';
import { asking } from './offer.ts';
import type { Place } from './places.ts';
import { reach } from './route.ts';
import type { RishiState, Turn } from './state.ts';

const practical: readonly (readonly [occasion: string, pattern: RegExp])[] = [
  [
    'plan-fit-to-fly',
    words(
      '(?:doctor\\S*|medical|fitness|fit) .*\\b(?:fly|flying|flight|plane|hawai|udaan)|(?:fly|flight|plane|hawai|उड़ान|हवाई|फ्लाइट).*(?:doctor|certificate|medical|fitness|डॉक्टर|सर्टिफिकेट|चिट्ठी)',
    ),
  ],
  [
    'plan-airport',
    words(
      'how early .*airport|(?:airport|air port|hawai ?adda\\S*|हवाई ?अड्ड\\S*|एयरपोर्ट).*(?:how early|what time|kitne baje|kab (?:tak )?pahu\\S*|kab jana|kitni der pehle|कितने बजे|कब (?:तक )?पहुं\\S*|कितनी देर पहले)|(?:kitne baje|kitni der pehle|what time|when) .*(?:reach|pahunch\\S*|get to|be at|go to).*airport|(?:kitne baje|kitni der pehle|कितने बजे|कितनी देर पहले) .*(?:airport|एयरपोर्ट|हवाई ?अड्ड\\S*)',
    ),
  ],
  [
    'plan-hotel-papers',
    words(
      '(?:hotels?|rooms?|homestays?|hostels?|lodge|dharamshala|check ?-?in|होटल|कमरा|कमरे|लॉज|धर्मशाला).*(?<![\\p{L}\\p{M}])(?:ids?|id proofs?|proofs?|documents?|papers?|aadhaa?r|kaa?ga[zj]\\S*|marriage certificate|कागज\\S*|पहचान|आईडी|आधार)|(?:ids?|id proofs?|documents?|papers?|aadhaa?r|kaa?ga[zj]\\S*|marriage certificate|कागज\\S*|पहचान|आईडी|आधार) .*(?:hotels?|rooms?|homestays?|lodge|check ?-?in|होटल|कमर\\S*)',
    ),
  ],
  [
    'plan-pet',
    words(
      '(?:pet|pets|dog|dogs|doggo|puppy|labra\\w*|labrador|kutt[aei]\\w*|कुत्त\\S*|पालतू)(?= .*(?:allow\\w*|halt|stop|rok\\w*|ruk\\w*|hotel|room|stay|ulti|vomit\\w*|train|flight|car|hot|heat|friendly|le ja\\w*|saath|sath|with us|along))|(?:with|bring|take|taking)(?: \\w+){0,4} (?:dog|labrador|puppy|pet|cat)|(?:saath|sath|साथ)(?: \\S+){0,6} (?:kutta|labra\\w*|dog|कुत्ता)|pet[- ](?:friendly|allowed)',
    ),
  ],
  [
    'plan-charge',
    words(
      'charging(?: \\S+){0,4} (?:kahan?|kaha|where|points?|stations?|stops?|padeg\\w*|milega)|where(?: \\w+){0,4} charge|(?:ev|nexon ev|electric car)(?: \\S+){0,6} (?:charge|charging|range)|चार्जिंग',
    ),
  ],
];

/** The line that answers such a question; undefined for any other. @param text made plain */
export const practicalIn = (text: string): string | undefined => practical.find(([, pattern]) => pattern.test(text))?.[0];

/** A ride that was planned and is not any more: "bike cancel, ek ka licence nahi". */
export const dropsRide = (text: string): boolean => rideDropped.test(text) && !isLimit.test(text);

const rideDropped = words(
  '(?:bike|bikes|bullet|scooty|car|gaadi|gadi|cab|taxi|road trip|driving|बाइक|बुलेट|स्कूटी|कार|गाड़ी)(?: [\\p{L}\\p{M}]+){0,3} (?:cancel\\S*|drop\\S*|nahi|nahin|off|is out|कैंसिल|रद्द|नहीं)|(?:no|not by|not on|without|forget(?: about)?|cancel|drop|skip) (?:the |a |our )?(?:bikes?|car|bullet|scooty|road trip|driving)',
);
/** "Not more than six hours by car" keeps the car. */
const isLimit = words('\\d+|hours?|ghant[ae]|zyada|jyada|more than|over|milegi|milega|chal[aei]\\S*|घंट\\S*|ज्यादा|मिलेगी|चल\\S*');

/** The answer to such a question; to a ride that is given up, the way by train and bus. */
export function practicalAnswer(
  state: RishiState,
  line: PlanLine,
  text: string,
  place: Place | undefined,
): Omit<Turn, 'learned'> | undefined {
  const occasion = practicalIn(text);
  if (occasion) return { state, reply: line.say(occasion) };
  if (line.isQuestion || !dropsRide(text)) return undefined;
  const noRide = line.say('plan-no-ride');
  return place ? { state, reply: join(noRide, reach(place, state.journey, line)) } : asking(state, line, noRide);
}
