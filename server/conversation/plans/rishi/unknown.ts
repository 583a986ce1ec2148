/** A place that is in no table: its name, so that the answer can keep it. */

import { foldedOf, isEnglish, wordList } from '../../../language/normalise.ts';
import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs } from '../../text.ts';
import { asksIn } from './asks.ts';
import { stateNamed } from './atlas.ts';
import { cities } from './cities.ts';
import { nameIn, plain, words } from './matching.ts';
import { monthSources } from './time.ts';

/** Latin or Devanagari, small. The classes of all letters would take a second to compile in these patterns. */
const letter = String.raw`[a-zà-ÿ\u0900-\u0963\u0971-\u097f]`;
const name = String.raw`(${letter}{4,}(?:\s[a-z]${letter}+)?)`;
const frames: readonly RegExp[] = [
  new RegExp(String.raw`^[^\p{L}\p{M}\p{N}]*(?:aur|and|और) ${name}[^\p{L}\p{M}\p{N}]*$`, 'u'),
  new RegExp(String.raw`\b(?:going|go|travel|travell?ing|trip|heading|get|drive|way|been) to (?:the )?${name}`, 'u'),
  new RegExp(
    String.raw`\b(?:visit|visiting|explore|know|heard of|know about|tell me about|what about|how about|how is|hows|how's|planning|plan for) (?:the )?${name}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!${letter})${name}\s+(?:jaana|jana|jaane|jane|ja rah\w+|jaa rah\w+|ghoomn\w+|ghumn\w+|ke baare|kaisa hai|kaisi jagah|kaisa rahega|trip|chalein|chale)(?!${letter})`,
    'u',
  ),
  new RegExp(String.raw`(?<!${letter})${name}\s+(?:जाना|जा रहे|जाने|घूमना|घूमने|के बारे|कैसा है|कैसी जगह|कैसा रहेगा)(?!${letter})`, 'u'),
];

let hindi: ReadonlySet<string> | undefined;

/** A word of English or Hindi, and so no name. @param word in small letters */
export function isAnyWord(word: string): boolean {
  hindi ??= new Set(wordList('words-hinglish.txt').flatMap((one) => [one, foldedOf(one)]));
  return isEnglish(word) || hindi.has(word) || hindi.has(foldedOf(word)) || noPlace.test(plain(word));
}

/** "Kolar ke baare mein batao", "tell me about Idukki": a name that is no word, no month and no start city. */
export function unknownPlaceIn(message: string): string | undefined {
  const line = message.toLowerCase();
  for (const frame of frames) {
    const found = frame.exec(line)?.[1];
    if (found === undefined) continue;
    const [first = ''] = found.split(' ');
    const isWord = isAnyWord(first);
    const isCity = cities.some(({ names, neighbours }) => nameIn(plain(found), [...names, ...neighbours]));
    if (!isWord && !isCity && !words(monthSources.join('|')).test(plain(first)))
      return found.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  }
  return undefined;
}

/** Words after "go to", and countries, which have an answer of their own. */
const noPlace = words(
  'dubai|thailand|bali|nepal|bhutan|europe|america|london|paris|singapore|vietnam|abroad|india|bharat|videsh|pahad|pahaad|pahadon|pahado|samundar|samandar|beach|hills|mountains?|jungle|honeymoon|family|papa|mummy|dadi|nani|kahin|kahan|akele|akeli|yahan|wahan|udhar|idhar|ghar|gaon|chhutti|chutti|weekend|कहीं|कहां|वहां|यहां|घर|गांव|पहाड़|पहाड|समुद्र|अकेले|अकेली|घूमने|बाहर|छुट्टी|परिवार|दोस्त|दोस्तों|जगह|मुझे|हमें|हमको|मैं|हम|सब|कब|कैसे|अगले|साल|महीने',
);

/** What can be said of a place that is in no table: by its state, where the line names it; else that it is not known. */
export function unknownAnswer(place: string, line: PlanLine, text: string): InLangs | undefined {
  const state = stateNamed(text);
  if (state)
    return line.say('place-unknown-state', {
      place,
      state: state.name,
      food: state.food,
      rain: inLangs((lang) => rains[state.rain][lang]),
    });
  return asksIn(text).length > 0 ? line.say('place-not-known-more', { place }) : undefined;
}

const rains: Record<'sw' | 'ne' | 'little', InLangs> = {
  sw: { en: 'June to September', hinglish: 'June se September', hi: 'जून से सितंबर' },
  ne: { en: 'October to December', hinglish: 'October se December', hi: 'अक्टूबर से दिसंबर' },
  little: { en: 'July and August, a little', hinglish: 'July August mein thodi', hi: 'जुलाई-अगस्त में थोड़ी' },
};
