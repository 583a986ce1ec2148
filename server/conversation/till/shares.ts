/** Guides for different people, each to its own address. */

import type { Sku } from '#shared/catalog.ts';
import { emailIn, withoutEmail } from '../../language/parse.ts';
import { guidesIn } from './named-guides.ts';
import type { Share } from './till-state.ts';

const kin =
  /\b(badi|bari|bade|chh?oti|chh?ote|elder|older|younger|first|second|pehli|pehle|dusri|doosri|dusre|sister|brother|didi|behen|bahan|bhai|bhaiya|bhabhi|mother|mummy|mom|maa|father|papa|dad|wife|husband|biwi|patni|pati|beti|beta|bete|daughter|son|saas|sasur|bahu|friend|dost|saheli|uncle|aunty|chacha|chachi|mausi|bua|nani|dadi|nana|dada|boss|neighbou?r|myself|me|mine|mujhe|mere|mera|meri|apne)\b|(बड़ी|बड़े|छोटी|छोटे|पहली|दूसरी|बहन|दीदी|भाई|भाभी|माँ|मम्मी|पिता|पापा|पत्नी|पति|बेटी|बेटे|बेटा|सास|ससुर|बहू|दोस्त|मुझे|मेरे|मेरी)/iu;
const between = /,|;|\n|\.\s|\s(?:and|aur|और|phir|then)\s/iu;

/** "Me", "mine" and "mujhe" are one person. */
const personIn = (text: string): string | undefined => {
  const said = kin.exec(text)?.[0].toLowerCase();
  return said !== undefined && /^(?:myself|me|mine|mujhe|mere|mera|meri|apne|मुझे|मेरे|मेरी)$/u.test(said) ? 'me' : said;
};

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

/** The addresses of a line, each with what its part of the line says besides. */
export const addressesIn = (message: string): Addressed[] =>
  partsOf(message).flatMap((part) => {
    const email = emailIn(part);
    const said = withoutEmail(part);
    return email === undefined ? [] : [{ email, named: guidesIn(said, true).named, who: personIn(said) }];
  });
