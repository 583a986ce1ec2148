/** Finds the person that a line mentions, so that a listener can name that person. */

import { wholeWords } from '../language/whole-words.ts';
import type { InLangs } from '../personas/persona.ts';

type Row = readonly [pattern: RegExp, en: string, hinglish: string, hi: string];

const word = (latin: string, devanagari: string): RegExp => wholeWords(`${latin}|${devanagari}`);

/** The nearer kin stand first: "my wife's mother" is read as the wife only where no mother is named. */
const rows: readonly Row[] = [
  [word('mother[- ]in[- ]law|saas', 'सास'), 'mother-in-law', 'saas', 'सास'],
  [word('mother|mum|mom|mummy|amma|maa|ma', 'माँ|मां|मम्मी|माता|अम्मा'), 'mother', 'maa', 'माँ'],
  [word('father|dad|daddy|papa|pitaji|abba|baapu', 'पिता|पिताजी|पापा|अब्बा'), 'father', 'pita', 'पिता'],
  [word('parents|ghar ?wale|maa[- ]baap|family', 'घरवाले|घर वाले|माता[- ]पिता|परिवार'), 'family', 'ghar wale', 'घर वाले'],
  [word('husband|pati', 'पति'), 'husband', 'pati', 'पति'],
  [word('wife|patni|bi+wi', 'पत्नी|बीवी'), 'wife', 'patni', 'पत्नी'],
  [word('girlfriend|gf', 'गर्लफ्रेंड'), 'girlfriend', 'girlfriend', 'गर्लफ़्रेंड'],
  [word('boyfriend|bf', 'बॉयफ्रेंड'), 'boyfriend', 'boyfriend', 'बॉयफ़्रेंड'],
  [word('daughter|beti|bitiya', 'बेटी|बिटिया'), 'daughter', 'beti', 'बेटी'],
  [word('sons?|bete|mera beta', 'बेटे|मेरा बेटा'), 'son', 'bete', 'बेटे'],
  [word('sister|behen|bahan|didi', 'बहन|दीदी'), 'sister', 'behen', 'बहन'],
  [word('brother|bhai|bhaiya', 'भाई|भैया'), 'brother', 'bhai', 'भाई'],
  [word('(?:best )?friend|dost|saheli', 'दोस्त|सहेली'), 'friend', 'dost', 'दोस्त'],
  [word('teacher|sir', 'टीचर|अध्यापक|गुरुजी'), 'teacher', 'teacher', 'टीचर'],
  [word('boss|manager|hr', 'बॉस|मैनेजर'), 'boss', 'boss', 'बॉस'],
];

/** The person a line names, in each language; undefined when it names none or several. */
export function mentionedPerson(message: string): InLangs | undefined {
  const found = rows.filter(([pattern]) => pattern.test(message));
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return { en: only[1], hinglish: only[2], hi: only[3] };
}
