/** Guides for different people, each to its own address. */

import type { Sku } from '#shared/catalog.ts';
import { emailIn, withoutEmail } from '../../language/parse.ts';
import { guidesIn } from './named-guides.ts';
import type { Share } from './till-state.ts';

const kin =
  /\b(badi|bari|bade|chh?oti|chh?ote|elder|older|younger|first|second|pehli|pehle|dusri|doosri|dusre|sister|brother|didi|behen|bahan|bhai|bhaiya|bhabhi|mother|mummy|mom|maa|father|papa|dad|wife|husband|biwi|patni|pati|beti|beta|bete|daughter|son|saas|sasur|bahu|friend|dost|saheli|uncle|aunty|chacha|chachi|mausi|bua|nani|dadi|nana|dada|boss|neighbou?r|mum|husband|bivi|amma|ammi|appa|abba|abbu|anna|akka|mataji|pitaji|maaji|mother-in-law|myself|me|mine|my own|mujhe|mere|mera|meri|apne|apni)(?:'?s)?\b|(बड़ी|बड़े|छोटी|छोटे|पहली|दूसरी|बहन|दीदी|भाई|भाभी|माँ|मम्मी|मम्मा|पिता|पापा|अम्मा|अम्मी|अब्बा|पत्नी|पति|बेटी|बेटे|बेटा|सास|ससुर|बहू|दोस्त|मुझे|मेरे|मेरी|मेरा|अपने|अपनी)/iu;
const between = /,|;|\n|\.\s|\s(?:and|aur|और|phir|then)\s/iu;

/** Words for one person: "me" and "mujhe", "mom" and "mummy". */
const samePerson: readonly (readonly [who: string, words: RegExp])[] = [
  ['mother', /^(?:mother|mummy|mom|mum|maa|amma|ammi|mataji|maaji|माँ|मम्मी|मम्मा)$/u],
  ['father', /^(?:father|papa|dad|appa|abba|abbu|pitaji|पिता|पापा)$/u],
  ['sister', /^(?:sister|didi|behen|bahan|बहन|दीदी)$/u],
  ['brother', /^(?:brother|bhai|bhaiya|भाई)$/u],
  ['wife', /^(?:wife|biwi|bivi|patni|पत्नी)$/u],
  ['husband', /^(?:husband|pati|पति)$/u],
  ['daughter', /^(?:daughter|beti|बेटी)$/u],
  ['son', /^(?:son|bete|बेटे|बेटा)$/u],
  ['friend', /^(?:friend|dost|saheli|दोस्त)$/u],
];
const ofSelf = /^(?:myself|me|mine|my own|mujhe|mere|mera|meri|apne|apni|मुझे|मेरे|मेरी|मेरा|अपने|अपनी)$/u;

/** Whom a text speaks of. "My mother" is the mother: who speaks is meant only where nobody else is. */
export function personIn(text: string): string | undefined {
  const people = [...text.matchAll(new RegExp(kin.source, 'giu'))].map(([, latin, hindi]) => (latin ?? hindi ?? '').toLowerCase());
  const said = people.find((word) => !ofSelf.test(word)) ?? people[0];
  if (said === undefined) return undefined;
  return ofSelf.test(said) ? 'me' : (samePerson.find(([, words]) => words.test(said))?.[0] ?? said);
}

/** The guides and the people they are for, as told line by line: who is spoken of anew gets what is named last. */
export const withShare = (told: readonly Share[], share: Share): Share[] => [
  ...told.filter(({ who, sku }) => who !== share.who && sku !== share.sku),
  share,
];

/** What was shared out line by line, where this address is for one of these people or names one of these guides. */
export const shareTold = (told: readonly Share[] = [], addressed: readonly Addressed[]): Share[] | undefined =>
  told.length > 1 && addressed.some(({ who, named }) => told.some((share) => share.who === who || named.includes(share.sku)))
    ? [...told]
    : undefined;

/** The parts of a line: who is spoken of in one part is spoken of until another comes. */
const partsOf = (message: string): string[] => message.split(between).filter((part) => part?.trim());

/** Who shall have which guide, where a line shares out two or more among different people. */
export function sharesIn(message: string): Share[] {
  const found: Share[] = [];
  for (const part of partsOf(withoutEmail(message))) {
    const who = personIn(part);
    const { named } = guidesIn(part, true);
    if (who !== undefined && named.length === 1 && !found.some((share) => share.who === who)) found.push({ who, sku: named[0] as Sku });
  }
  return found.length > 1 ? found : [];
}

/** An address with the guide or the person that stands beside it. */
export interface Addressed {
  email: string;
  named: readonly Sku[];
  who: string | undefined;
}

/** "Mera asha@example.com papa ka prem@example.com": after an address another person begins. */
const nextPerson = new RegExp(String.raw`(\S@\S+\.\w+)\s+(?=(?:for )?(?:my )?(?:${kin.source})\s.*@)`, 'giu');

/** "Cleaning one - a@example.com seasons one - b@example.com": what stands before an address is said of it. */
const labelled = (message: string): string => (/^[^@]*\p{L}{3,}[^@]*\s\S+@/u.test(message) ? message.replace(nextLabel, '$1, ') : message);
const nextLabel = /(\S@\S+\.\w+)\s+(?=[^@,;\n]*\p{L}{3,}[^@,;\n]*\s\S+@)(?!(?:and|aur|और|phir|then)\s)/giu;

/** The addresses of a line, each with what its part of the line says besides. */
export const addressesIn = (message: string): Addressed[] =>
  partsOf(labelled(message.replace(nextPerson, '$1, '))).flatMap((part) => {
    const email = emailIn(part);
    const said = withoutEmail(part);
    return email === undefined ? [] : [{ email, named: guidesIn(said, true).named, who: personIn(said) }];
  });
