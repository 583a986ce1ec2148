/** How much a told sentence speaks for being what is behind a case, so that a fact ruled out is never suspected. */

import { ready } from './matching.ts';
import { sinceIn, timeIn } from './read-time.ts';
import { toldAs } from './told-as.ts';

/** A sentence of the visitor, turned to them, and its weight. */
export interface Told {
  said: string;
  weight: number;
}

/** From here a sentence may be suspected; from `clear` it comes before a thing that was only mentioned. */
export const suspectLeast = 2;
/** Down to here it was ruled out. */
export const ruledOutMost = -3;
export const clearLeast = 5;

/** Something is as it always was, or was checked and is in order. */
const ruledOut =
  / (same|equal|equally|barabar|ek hi|ek jais\w+|nothing (wrong|else|new)|all clear|pura|puri|fine|ok|okay|as usual|regular|normal|koi kami|no (problem|lack)|on time|enough|properly|all days|le hi l\w+|(?:bp|sugar|thyroid|hb|eyes|tests?|reports?) (?:was |were |is |are |bhi |all |came )*(?:checked|normal|fine|done|karaya|karva\w*)|every ?day|har din|hamesha jais\w+|thik|theek|acch?[aei] (hai|hain|se)|sab sahi) /;

const refuses = /^ (no|nahi|na|not|never) /;

const unsure =
  / (pata nahi|nahi pata|malum nahi|not sure|no idea|do not know|dont know|i think (?:it|i|that|this|we)|shayad|may be|maybe) /;

/** What others make of it. */
const reported =
  / (says?|said|thinks?|tells? me|bola|boli|bolta|bolti|bolte|kehta|kehti|kehte|kahta|kahti|kahte|kaha|puchta|puchti|puchte|lagta hai) /;

/** Who one is: "I am a nurse", "umar gyarah saal". */
const ofPerson =
  /^ (i am|im|main|you are|aap|he is|she is) (a |an )?\w+( \w+)?( hu| hai)? $| (he|she) is \d+ |^ (umr|umar|age|class) | (years? old|saal k[aie]|sal k[aie]) | (first|second|third|fourth|final|1st|2nd|3rd|4th) (year|yr|sem\w*) | (rehta|rehti|rehte) (hu|hai|hain) $/;

/** How often, and not what. */
const counted = /^ (?:sorry |no |actually )?\d+ (out of|mein se|me se|times|bar|baar)|^ (\w+ )?\d+ (cups?|glass|packet\w*) $/;

/** What is new, began, moved or was put there. */
const changed =
  / (new|naya|nayi|naye|nai|nae|changed|shifted|shift|moved|switched|started|joined|replaced|bought|badal\w*|badl\w*|shuru|(laga|lagi|lage) (hai|hain|di|diya)|lagaya|lagvaya|banvaya|kharid\w+|instead|makes (us|me|him|her|you)|became|promoted|transfer\w*|these days|aj ?kal|is (sal|saal|mahine|bar)|this (year|term|month|semester)|construction|now there is|chali ga\w+|chala ga\w+|left|went to) /;

/** Then: the step in which it turns. */
const turns = / (then|phir|fir) (i|you|we|he|she|they|main|ma|maa|papa|usk[aie]|unk[aie]|mer[aie]|apk[aie]|aapk[aie]|bat|jab) /;

const contrasts = / (those days|these days|in dino|un dino\w*|us din|usi|that day|only|sirf|tabhi) /;

const steadily = / (mostly|usually|always|hamesha|aksar) /;

/** What is left over is the side on which it does not come. */
const leftOver = / (rest of|otherwise|baki|baaki|varna) /;

const ofMoment = / (ke|k) (time|samay|vakt|vaqt|dauran) | (within|during|around the time|same (day|hour) as) /;

const lacking = / (nobody|no one|koi nahi|without|bina|kam|less|missing|gayab|akel\w*|alone) /;

const sensed =
  / (garm|garmi|hot|heat|hava|air|noise|noisy|loud|shor|light|roshni|smell|badbu|cold|thand\w*|dhup|sun|dust|dhul|network|basement\w*|screen) /;

/** Said on second thought: these are the clues that count. */
const recalled =
  /^[^\p{L}\p{M}\p{N}]*(?:oh|actually|wait|arre?|haan?|hmm|waise|अरे|हाँ|हां|वैसे)\b.{0,12}?(?:wait|actually|one thing|ek baa?t|एक बात)|^[^\p{L}\p{M}\p{N}]*(?:actually|wait|oh)\b|scratch that|ek baat (?:aur|hai)|एक बात (?:और|है)/iu;

/** Words around a time that tell nothing else. */
const ofTime = new Set(
  `it its is about around at on in the and or only mostly usually always every day days hour hours time week weeks month months happens comes hota
  hoti hote hai hain ho ke ki ka k bad pahle p mein me ko se pe par hi tak sirf jyada jyadatar tar karib lagbhag lagbag pakka shayad har bar din hafte
  mahine baje am pm since for from till to i my mera meri mere date tarikh times rat raat subah suba sham bje roj feel`.split(/\s+/),
);

/** Only when it comes. */
function tellsOnlyTime(message: string, text: string): boolean {
  const { time, rest } = timeIn(text, message);
  const { since } = sinceIn(text, false);
  if (!time && !since) return false;
  return rest.split(' ').filter((word) => word !== '' && !/^[_\d]+$/.test(word) && !ofTime.has(word)).length < 2;
}

/** Something that is as ever or in order: no clue of when, with whom or after what. @param text made ready */
export const isSteady = (text: string): boolean =>
  ruledOut.test(text) && !changed.test(text) && !turns.test(text) && toldAs(text) !== 'trigger';

/** "Then I start some small thing" tells a step, and asks for none. @param text made ready */
export const tellsTurn = (text: string): boolean => turns.test(text);

/** @param message the line as it was written */
export function weigh(message: string): number {
  const text = ready(message);
  const words = text.trim().split(' ').length;
  const isTurn = turns.test(text);
  const isNew = changed.test(text) || isTurn;
  const isTrigger = toldAs(text) === 'trigger' || ofMoment.test(text);
  const parts: readonly (readonly [boolean, number])[] = [
    [ruledOut.test(text), isNew ? -1 : -6],
    [refuses.test(text), -5],
    [/ (also|bhi) .* (also|bhi) /.test(text), -6],
    [/ (not|nahi|never) /.test(text), -1],
    [unsure.test(text), -2],
    [reported.test(text), -2],
    [ofPerson.test(text), -4],
    [counted.test(text), -5],
    [tellsOnlyTime(message, text), -6],
    [words <= 2, -3],
    [words >= 4, 1],
    [isNew, isTurn ? 5 : 4],
    [isTrigger, 3],
    [toldAs(text) === 'scene', 1],
    [toldAs(text) === 'away', -4],
    [contrasts.test(text), 2],
    [steadily.test(text), 1],
    [leftOver.test(text), -3],
    [lacking.test(text), 1],
    [sensed.test(text), 1],
    [recalled.test(message), 2],
  ];
  return parts.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0);
}

/** The sentence that the visitor pointed at weighs more. */
const pointed = 2;

/** The heaviest sentence; of equals the later. @param key the one that the visitor pointed at */
export const heaviest = (page: readonly Told[] = [], key?: string): Told | undefined =>
  page
    .map(({ said, weight }) => ({ said, weight: said === key ? weight + pointed : weight }))
    .reduce<Told | undefined>((best, told) => (best === undefined || told.weight >= best.weight ? told : best), undefined);
