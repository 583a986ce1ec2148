import { catalog, type Guide, guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import type { Passage } from '../personas/texts.ts';

/** The catalogue's own words in place of `{guide}`, `{price}` and `{prices}`: a text never carries a price of its own. */
export const fill = (text: string, guide: Guide): string =>
  text.replaceAll('{guide}', guide.name).replaceAll('{price}', formatInr(guide.paise)).replaceAll('{prices}', priceList);

const priceList = catalog.map(({ name, paise }) => `${name} ${formatInr(paise)}`).join(', ');

/** A passage as it is said. */
export function told(passage: Passage): string {
  const guide = passage.guide && guideBySku(passage.guide);
  return guide ? fill(passage.text, guide) : passage.text.replaceAll('{prices}', priceList);
}
