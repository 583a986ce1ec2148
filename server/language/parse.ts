/** Short answers in a line: yes or no, and a choice among several. Email addresses, names and numbers have their own files. */

import { memoise } from './memoise.ts';
import { normalise } from './normalise.ts';

// Re-exported, so that the till and the acts can import everything from one file.
export { emailIn, triesEmail, withoutEmail } from './email.ts';
export { nameIn, nameTold } from './names.ts';
export { moneyIn, numberIn } from './numbers.ts';
export { phoneIn } from './phone.ts';
export { sumIn } from './sums.ts';

const yesWord =
  '(?:yes+|yess|yeah|yea|yep|yup|ya|sure|surely|of course|definitely|certainly|absolutely|exactly|correct|true|right|indeed|agreed|ok|okay|fine|alright|all right|perfect|great|done|deal|han|haan|haanji|ji|thik|theek|bilkul|jarur|avashya|pakka|sahi|chalega|chalegi|chalo|go ahead|why not|kyu nahi|please do|i do|i would|i will|i am|it does|it is|that is right|sounds good|sounds great|makes sense|let us do it|do it|do that|send it|send|send me|bhejo|bhej do|bhej dijiye|bhejiye|kar do|kar dijiye|karo|kare|de do|dijiye|le lunga|le lungi|lunga|lungi|lena hai|chahiye|batao|batayie|bata do|hai|ho|please|positive|affirmative|i agree|love to|happy to|gladly|mujhe chahiye|kariye|dikhao|sunao|suna do|hu)';
const tail =
  '(?:please|ji|kaka|sir|madam|na|to|do|it|that|this|me|now|then|thanks|thank you|the guide|guide|bhai|yar|bilkul|hai|kar|karo|lo|dena|dijiye|abhi|jaldi|jarur|mujhe|ho|a|lot|very|much|love|like|want|i|you|can|would|let us|one|sahi|bat|kaho|pakka|acha|bahut|so|right|too|also|bhi|wow|good|idea|mini|rishi|arya|hi|baba|mein|se)';
const yesBag = new RegExp(`^(?:(?:hmm|oh|acha|ah|um|uh|well|yes|so|to|bas) )*${yesWord}(?: (?:${yesWord}|${tail}))*$`);
/** At the beginning of a line these words mean yes, whatever follows: "yes but how much". */
const yesFirst =
  /^(?:(?:hmm|oh|acha|ah|um|uh|well|are) )*(?:yes+|yeah|yep|yup|han|haan|haanji|ji han|of course|definitely|sure|bilkul|absolutely|exactly)\b(?! (?:nahi|not|na)\b)/;
const whyNot = /^(?:(?:ok|okay|well|acha|han|are|hmm|sure|yes) )*(?:why not|kyu nahi)\b/;

const noFirst =
  /^(?:(?:hmm|oh|acha|ah|um|uh|well|are|sorry|ok|okay|ji|actually|i think|thanks|but|please) )*(?:no+|nope|nah|never|nahi|na|not (?:now|today|really|interested|yet|at all|this time|for me|that|needed|necessary|required)|no need|rehne (?:do|de|dijiye)|mat|bilkul nahi|kabhi nahi|abhi nahi|bad mein|phir kabhi|fir kabhi|later|maybe later|some other time|another time|next time|leave it|skip it|chodo|jane do|i (?:do not|did not|will not|would not|can not|am not)(?: (?:want|need|think so|have|interested|like|do|know about that))*)\b/;
/** The line begins like a no but is not one: it states something, or the visitor does not know. */
const noNo =
  /^(?:\w+ )?(?:no (?:problem|idea|issue|issues|worries|clue|one|body|doubt|preference|matter|wonder|longer|hurry|rush|(?:more )?(?:sugar|salt|honey|coffee|tea|milk|onion|garlic|shopping|crowd|crowds|side|signal|delhi|email|mail|change|difference|effect|use|link|hindi|english|money|job|friends?|sleep|water|oil)\b)|never (?:mind|thought|heard|been)|nahi (?:pata|malum|maloom|samjha|samjhi|samajh|jant\w*|yad|mila|mili|aya|ayi|hua|ho raha)|i (?:do not|did not) (?:know|understand|remember|mind|care|get)|i am not (?:sure|able|sleeping|well)|i can not (?!(?:do|pay|come|afford|go|wait|buy|talk|give|right|now|today|sir|ji|kaka|it)\b)\w+|not (?:sure|working|opening|clear|getting|able)|later (?:in|on|this)|mat (?:lab)|na (?:ho|mile)|i (?:do not|will not|would not|can not|never) (?:want to|like (?:it when|my|to)|have (?:a|any|honey|that|it|time|one)|feel|believe|drink|eat|sleep|trust|go|do)\b)/;
const refusals =
  /\b(?:nahi chahiye|nahi chahta|nahi chahti|nahi lena|nahi leni|mat (?:bhejo|bhejna|karo|do|batao)|rehne do|do not (?:want|need)(?! to (?!buy|pay|order|take it))|do not (?:send|bother)|does not interest|no thanks|no thank you|not interested|jarurat nahi|koi jarurat|mujhe nahi|man nahi|i will pass|rather not|not now|abhi nahi|bad mein|pass on)\b/;

/** Yes or no; undefined when a line is neither ("no problem", "nahi pata", "ok, but what about my cough"). "Why not" is a yes. */
export function yesNoOf(text: string): 'yes' | 'no' | undefined {
  const trimmed = text.trim();
  if (/^(?:👍|👌|✅)/u.test(trimmed)) return 'yes';
  if (/^👎/u.test(trimmed)) return 'no';
  if (/^[yn][.!]*$/i.test(trimmed)) return /^y/i.test(trimmed) ? 'yes' : 'no';
  const line = normalise(trimmed);
  if (line === '' || line.split(' ').length > 14) return undefined;
  if (whyNot.test(line)) return 'yes';
  if (isNo(line, trimmed)) return 'no';
  if (/\?\s*$/.test(trimmed) && line.split(' ').length > 2)
    return yesFirst.test(line) && /^\P{L}*(?:yes|haan?|हाँ|हां)[,.\s]/iu.test(trimmed) ? 'yes' : undefined;
  if (
    /^(?:han|ji|right|fine|sure|ok|okay|ho|hu|i am|i will|it is|hai|batao|dijiye|sunao|dikhao|great|perfect|done|chalo|karo|please|batayie|i would|i do)$/.test(
      line,
    )
  )
    return /^(?:han|ji|right|fine|sure|ok|okay|great|perfect|done|chalo|please|i do|i would|i will)$/.test(line) ? 'yes' : undefined;
  if (
    /^(?:(?:mujhe|please|batao|batayie|sunao|karo|kare|dikhao|chahiye|hai|ho|hu|to|na) ?)+$/.test(line) &&
    !/\b(?:han|ji|bhej)\b/.test(line)
  )
    return undefined;
  // "Ok thanks" ends a conversation, so it is not a yes.
  if (/^(?:okay|fine|great|alright|acha|thik|right|perfect|good)\b.*\bthank/.test(line)) return undefined;
  if (yesFirst.test(line) || yesBag.test(line)) return 'yes';
  return undefined;
}

/** "Hmm then no". */
const thenNo =
  /^(?:(?:hmm?|oh|acha|ah|um|uh|ok|okay|then|so|phir|fir|well|to) )+(?:no+|nope|nah|nahi)(?: (?:then|thanks?|ji|kaka|phir|fir|rehne do))?$/;

function isNo(line: string, raw: string): boolean {
  if (thenNo.test(line)) return true;
  if (refusals.test(line) && line.split(' ').length <= 8) return true;
  if (!noFirst.test(line) || noNo.test(line)) return false;
  const words = line.split(' ');
  // "No shopping when I visit my mother" is a statement. Before a comma or a pronoun, "no" is the answer.
  if (words[0] !== 'no' && words[0] !== 'nahi' && words[0] !== 'na') return words.length <= 9;
  if (words.length <= 2 || /^\P{L}*\p{L}[\p{L}\p{M}]*\s*[,.!;।-]/u.test(raw)) return true;
  return /^(?:no|nahi|na) (?:no|nahi|na|thanks?|i|it|not|we|my|ji|sir|kaka|that|just|only|please|need|want|way|this|bas|abhi|mujhe|main|hum|ham|chahiye|chodo|jane|baba|the|he|she|they|there|yar|bhai|beta|maine|aisa|voh|yeh|ruko|rehne|karna|lena|but|leave|thank|kabhi|bilkul|sorry|mera|mere|meri|never)\b/.test(
    line,
  );
}

/** The choice among several: its position from 1, or 'last', 'both', 'all'. */
export type Place = number | 'last' | 'both' | 'all';

const places: readonly (readonly [number, string])[] = [
  [1, 'first|1st|pehla|pehli|pahla|pahli|pehle vala|pehle vali|pratham'],
  [2, 'second|2nd|dusra|dusri|dusre|duja|dvitiya'],
  [3, 'third|3rd|tisra|tisri|tisre|tritiya'],
  [4, 'fourth|4th|chautha|chauthi|chauthe'],
  [5, 'fifth|5th|panchva|panchvi|panchve|pachva'],
  [6, 'sixth|6th|chatha|chathi|chata'],
  [7, 'seventh|7th|satva|satvi|satve'],
  [8, 'eighth|8th|athva|athvi'],
  [9, 'ninth|9th|nauva|nauvi'],
];
const counted = [
  'one|ek|1',
  'two|do|2',
  'three|tin|3',
  'four|char|4',
  'five|panch|5',
  'six|che|6',
  'seven|sat|7',
  'eight|ath|8',
  'nine|nau|9',
];
/** Words that may surround a position: "give me the ... one please". */
const choosing =
  '(?:the|one|ones|vala|vali|vale|guide|option|book|car|place|number|no|please|give|me|send|i|want|will|take|would|like|that|this|it|is|hai|chahiye|do|de|bhej|bhejo|dijiye|mujhe|karo|ji|ok|okay|yes|han|kaka|and|on|list|sounds|good|better|thik|bhi|to|hi|batao|about|tell|more|what|of|them|these|those|lets|let|us|go|with|for|choose|choice|my|lena|lu|lunga|lungi|leni|interested|in|acha|looks|na|se|ka|ki|ke|mein|ko|wala|sab|buy|get|vahi|usi|same|then|inside|andar|phir|fir|so|price|dam|cost|how|much|kya|samjhao|zara|fine|thoda|hmm|hm|oh|um|well|actually|so)';

const compiled = new Map<string, RegExp>();

/** A regular expression from its source, compiled only once. */
function written(source: string): RegExp {
  let pattern = compiled.get(source);
  if (!pattern) {
    pattern = new RegExp(source);
    compiled.set(source, pattern);
  }
  return pattern;
}

/** "The second one", "number 3", "dusra wala", "पहला", "both", "sab"; undefined for "first of all", "last month", "sab theek". */
export const ordinalIn = memoise(readOrdinal);

function readOrdinal(text: string): Place | undefined {
  const line = normalise(text);
  if (line === '' || line.split(' ').length > 12) return undefined;
  if (/^(?:first of all|at first|first time|pehle se|pehle bhi)\b/.test(line)) return undefined;
  const around = (words: string) => written(`^(?:${choosing} )*(?:${words})(?: ${choosing})*$`).test(line);
  if (around('both|dono|dono ke dono|both of (?:them|these)|the two of them|two of them|the two|dono hi')) return 'both';
  if (
    around(
      'all|all of (?:them|these|it)|every one|everything|all (?:three|four|five|six|seven)|sab|sabhi|sare|sari|sab ke sab|tino|charo|each|whole set|the lot|sab kuch',
    ) &&
    !/\b(?:thik|is|good|about) (?:hai )?(?:all|sab)|sab (?:thik|acha)|all (?:good|is)|batao sab|thik hai sab\b/.test(line)
  )
    return 'all';
  if (
    around('last|last one|the last|akhri|akhiri|antim|akhir vala|akhir vali|latter') &&
    !/\blast (?:month|night|year|week|time)\b/.test(line)
  )
    return 'last';
  for (const [place, words] of places) if (around(words)) return place;
  for (let i = 0; i < counted.length; i++) {
    const words = counted[i] as string;
    if (
      written(
        `^(?:the )?(?:number|no|option|choice|guide|book) (?:${words})(?: ${choosing})*$|^(?:${words}) (?:number|no|number vala|vala|vali)(?: ${choosing})*$|^(?:${choosing} )+(?:number|option|no) (?:${words})(?: ${choosing})*$`,
      ).test(line)
    )
      return i + 1;
    if (written(`^(?:${words})$`).test(line) && !/^(?:one|ek|do)$/.test(line)) return i + 1;
  }
  if (/^(?:the )?(?:former)(?: one)?$/.test(line)) return 1;
  return undefined;
}
