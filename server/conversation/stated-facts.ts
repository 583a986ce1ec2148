/** Facts that a short line states about the topic: how long something has lasted, at what hour it comes, how old somebody is. */

import type { Facet, FacetFound } from '../language/facets.ts';
import { normalise } from '../language/normalise.ts';
import { wordCount } from './text.ts';

/** A line with more words tells more than one fact. */
const wordsMax = 9;

const count = String.raw`(?:\d+(?:[-–to ]+\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|some|many|several|ek|do|teen|cha+r|pa+nch|chhe|chheh?|saat|aath|nau|das|kuch|kai|adha|dedh|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|कुछ|कई)`;
const around = String.raw`(?:its?|it'?s|it is|has|have|had|been|for|since|from|about|around|almost|nearly|just|only|last|past|now|back|ago|going on|on|the|i|this|happening|started|yes|no|more than|over|kaka|beta|se|ho|gay[aei]|gaya|hua|hue|hui|hai|hain|rah[aei]|yeh|ye|ab|bas|haan?|pichhle|pichle|lagbhag|kari+b|ki|baat|पिछले|से|हो|गए|गया|गये|है|हैं|हुआ|हुए|हाँ|बस|क़?रीब|लगभग)`;
const lineOf = (middle: string): RegExp => new RegExp(`^\\P{L}*(?:${around}[\\s,]+)*(?:${middle})(?:[\\s,]+${around})*\\P{L}*$`, 'iu');

const shortTime = lineOf(
  String.raw`${count} ?(?:hours?|hrs?|minutes?|mins?|days?|nights?|ghant[ae]|din|dino|raat|raate[n]?|घंटे|घण्टे|दिन|दिनों|रात|रातों)|(?:this |today |yesterday |last )?(?:morning|night|evening|yesterday|today)|(?:aaj |kal )?(?:subah|raat|shaam|kal|aaj|parso)|(?:आज |कल )?(?:सुबह|रात|शाम|कल|आज|परसों)`,
);
const longTime = lineOf(
  String.raw`(?:${count} )?(?:weeks?|months?|years?|yrs?|haft[ae]|hafto|mahin[ae]|mahino|sa+l|sa+lo[n]?|हफ़्ते|हफ्ते|हफ़्तों|महीने|महीनों|साल|सालों)|a (?:long|very long) (?:time|while)|childhood|bachpan|bahut (?:din|time|samay|saal)(?:o|on)?|kaafi (?:din|time|samay)(?:o|on)?|बचपन|बहुत (?:दिन|समय)(?:ों)?|काफ़?ी (?:दिन|समय)(?:ों)?`,
);
const always = lineOf(
  String.raw`every ?(?:single )?(?:day|night|morning|evening|week|month|time)|daily|always|all (?:the time|day|night)|ro+z|ro+z ro+z|har (?:din|roz|raat|subah|mahine|hafte)|hamesha|din bhar|raat bhar|रोज़?|हर (?:दिन|रोज़?|रात|सुबह|महीने)|हमेशा|दिन भर|रात भर`,
);
const hour =
  /\b(?:at night|in the (?:morning|evening|afternoon|night)|(?:only|mostly|mainly|more|worse) (?:at|in|after|before|when)|(?:at|by|till|until|around) \d{1,2}(?: ?(?:am|pm|o'?clock))?|after (?:food|eating|meals?|lunch|dinner)|before bed|empty stomach|raat (?:ko|mein|me)|subah (?:ko|mein|me)?|shaam ko|dopahar|khane ke ba+d|khali pet|night shift|office|\d{1,2} baje)\b|रात (?:को|में)|सुबह|शाम को|दोपहर|खाने के बाद|ख़?ाली पेट|बजे/iu;
const age =
  /^[^\p{L}\d]*(?:(?:and |but |so |kaka |haan |yes )*(?:i am|i'?m|im|he is|he'?s|she is|she'?s|we are|they are|my age is|age is|age|umar|umr|meri umar|meri umr|uski umar|unki umar|main|wo|woh|मेरी उम्र|उम्र|उनकी उम्र|उसकी उम्र|मैं|वह)\s+)?(\d{1,3}|[\p{L}\p{M}]+)\s*(years? old|years?|yrs?|saal|sal|sa+l (?:ka|ki|ke)|months? old|months?|mahine (?:ka|ki)|साल|साल (?:का|की|के)|महीने (?:का|की))?(?:\s+(?:old|hai|hain|hu|hoon|ho|ka|ki|ke|beta|kaka|now|only|है|हैं|हूँ|हूं|का|की|के))*\P{L}*$/iu;
const speaksOfAge =
  /\b(?:i am|i'?m|im|he is|he'?s|she is|she'?s|age|umar|umr|old|sa+l k[aie]|mahine k[ai])\b|उम्र|साल (?:का|की|के)|महीने (?:का|की)/iu;
const ages: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ').map((word, i) => [word, i + 1]),
);
Object.assign(ages, { ek: 1, do: 2, teen: 3, char: 4, chaar: 4, paanch: 5, chhe: 6, saat: 7, aath: 8, nau: 9, das: 10 });
Object.assign(ages, { sixty: 60, seventy: 70, eighty: 80, ninety: 90, saath: 60, sattar: 70, assi: 80, साठ: 60, सत्तर: 70, अस्सी: 80 });
for (const [i, word] of 'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ').entries()) ages[word] = i + 1;
Object.assign(ages, { पांच: 5, छः: 6, छे: 6, sat: 7, char: 4, panch: 5 });
const childBelow = 16;
const elderFrom = 60;

/** The facets that answer such a line, best first; undefined when the line tells no single fact. */
export function facetsOfFact(message: string): readonly Facet[] | undefined {
  if (wordCount(message) > wordsMax || /\?/.test(message)) return undefined;
  const years = ageIn(message);
  if (years !== undefined) return years < childBelow ? ['children'] : years >= elderFrom ? ['elders'] : undefined;
  if (always.test(message)) return ['doctor', 'not-better', 'why'];
  if (longTime.test(message)) return ['doctor', 'not-better', 'how-long'];
  if (shortTime.test(message)) return ['how-long', 'doctor'];
  return hour.test(message) ? ['when'] : undefined;
}

/** "He is five months old", "for babies, mine is 7 months": an age below one year, or a pregnancy. */
export const tellsOfBaby = (message: string): boolean =>
  !tellsOfGrownUps(message) &&
  (ageIn(message) === 0 ||
    /\b(?:newborn|new born|infants?|for (?:a |my |the )?bab(?:y|ies)|bab(?:y|ies)\b.{0,30}\b\d{1,2} ?(?:months?|weeks?|mahine|hafte)|expecting (?:a )?(?:baby|child)|pet se (?:hai|hain|hoon)|umm?ee?d se|garbhvati|(?:\d(?:st|nd|rd|th)?|second|third|fourth|fifth|sixth|seventh|eighth|ninth|\w+va) (?:month|mahina) (?:chal|is (?:on|going|running)|of (?:her |my )?pregnancy|lag))|नवजात|शिशु|गर्भवती|गर्भ से|पेट से (?:है|हैं|हूँ)|उम्मीद से|[\p{L}\p{M}]+(?:वाँ|वां|वा|रा|था|ठा) महीना (?:चल|लग)/iu.test(
      message,
    ));

/** "For adults only, I know babies should not have it": nobody small is spoken of. */
export const tellsOfGrownUps = (message: string): boolean => ofGrownUps.test(message);
const ofGrownUps =
  /\b(?:adults? only|only (?:for )?(?:adults?|grown.?ups?)|for (?:adults|grown.?ups)|sirf bad[eo]n? (?:ke liye|ko)|no bab(?:y|ies)|not for (?:a |any )?bab(?:y|ies))\b|सिर्फ़? बड़ों/iu;

function ageIn(message: string): number | undefined {
  if (!speaksOfAge.test(message)) return undefined;
  const [, number = '', unit = ''] = age.exec(message.trim()) ?? [];
  const years = /^\d+$/.test(number) ? Number(number) : ages[number.toLowerCase()];
  if (years === undefined) return undefined;
  return /month|mahin|महीन/iu.test(unit) ? 0 : years;
}

/** A plain statement does not ask for these: "I take it every morning" does not ask how often. */
const asked: ReadonlySet<string> = new Set('how how-much how-often how-long when why have safe where cost substitute'.split(' '));
/** The visitor tells what he himself does or has. What is missing is told in the first person too, and asks for something else. */
const ofSelf =
  /^(?:(?:and|but|so|yes|no|han|ji|haan|actually|kaka) )*(?:i|we|main|ham|hum) (?!(?:can|could|may|should|shall|do not|did not|don t|want|need|only|just|have only)\b)\w+/;
const lacks = /\b(?:no|not|without|nahi|na|bina|sirf|bas|only|just)\b/;

/** Whether a line is a statement of the visitor about what he does, which asks for nothing. */
export function tellsOfSelf(message: string, { facet, score }: FacetFound): boolean {
  if (score === 1 || !asked.has(facet)) return false;
  const line = normalise(message);
  return ofSelf.test(line) && !(facet === 'substitute' && lacks.test(line) && !/\bwithout (?:fail|problem|trouble)\b/.test(line));
}
