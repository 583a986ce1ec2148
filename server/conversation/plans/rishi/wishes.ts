/** What is to be seen or done, and the places that have it: a wish of that kind decides before hills or sea do. */

import { words } from './matching.ts';

export const wishNames = ['birds', 'tigers', 'rhinos', 'surfing', 'rafting', 'stars'] as const;

export type Wish = (typeof wishNames)[number];

const wishes: Record<Wish, { source: string; places: readonly string[] }> = {
  birds: {
    source:
      'birds?|birding|bird ?watch\\w*|storks?|cranes?|flamingos?|hornbills?|panchhi|pakshi|chidiya(?! ?gh?ar)|पक्षी|पक्षियों|पंछी|चिड़िया(?! ?घर)',
    places: ['kaziranga', 'mangalajodi', 'tal-chhapar', 'khichan', 'majuli', 'thekkady', 'corbett', 'sundarbans', 'satkosia'],
  },
  tigers: {
    source: 'tigers?|baagh|bagh dekh\\w*|sher dekh\\w*|tiger safari|बाघ|शेर देख\\S*',
    places: ['tigers', 'kanha', 'bandhavgarh', 'tadoba', 'ranthambore', 'corbett', 'sundarbans', 'bandipur', 'panna', 'sariska'],
  },
  rhinos: { source: 'rhinos?|rhinoceros|gainda|gainde|गैंडा|गैंडे', places: ['kaziranga'] },
  surfing: { source: 'surfing|surf', places: ['kovalam', 'varkala', 'pondicherry', 'vizag-city', 'goa', 'mahabalipuram'] },
  rafting: { source: 'rafting|राफ्टिंग', places: ['rishikesh', 'manali', 'dandeli'] },
  stars: {
    source: 'star ?gazing|milky way|see (?:the )?stars|taare dekh\\w*|तारे देख\\S*',
    places: ['hanle', 'spiti', 'ladakh', 'kutch', 'jaisalmer', 'kalpa'],
  },
};

/** The wish of a line. @param text made plain */
export const wishIn = (text: string): Wish | undefined => wishNames.find((name) => words(wishes[name].source).test(text));

/** Whether a place has what is wished for. */
export const grants = (wish: Wish, id: string): boolean => wishes[wish].places.includes(id);

/** How much a place is known for it: the first of the list the most. */
export const likelihood = (wish: Wish, id: string): number => 4 / (1 + Math.max(0, wishes[wish].places.indexOf(id)));
