import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { maskEmail } from '#server/guides/mask-email.ts';
import { renderGuide } from '#server/guides/pdf/book.ts';
import { asSet } from '#server/guides/pdf/markdown.ts';
import { guideText } from '#server/guides/texts.ts';
import { catalog, type Sku } from '#shared/catalog.ts';

const copy = {
  reference: 'VK-7H3K9MWQ',
  buyerEmail: 'meena@example.in',
  purchasedOn: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'Asia/Kolkata',
  contactEmail: 'hello@vaani.example',
};
const foot = 'Order VK-7H3K9MWQ for m***@example.in';
/** Points from the page's lower edge: above it stands the text, below it the foot. */
const footLine = 50;
/** Type sizes of the inner pages: what is larger than this is a title. */
const titleSize = 20;

interface Item {
  str: string;
  transform: number[];
  hasEOL: boolean;
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe.each(catalog.map(({ sku, name }) => ({ sku, name })))('the guide $name', ({ sku }) => {
  const text = guideText(sku);
  let pdf: Buffer;
  let pages: string[];
  let items: Item[][];
  let outline: string[];
  let proxy: Awaited<ReturnType<typeof getDocumentProxy>>;

  beforeAll(async () => {
    ({ pdf } = await renderGuide(sku, copy));
    proxy = await getDocumentProxy(new Uint8Array(pdf));
    ({ text: pages } = await extractText(proxy, { mergePages: false }));
    items = await Promise.all(
      pages.map(async (_, index) => (await (await proxy.getPage(index + 1)).getTextContent()).items as unknown as Item[]),
    );
    outline = ((await proxy.getOutline()) ?? []).map(({ title }) => title);
  });

  test('holds every word that was written, in its order', () => {
    const body = squeezed(pages.map((page) => page.replace(foot, '')).join(' '));
    let from = 0;
    for (const line of wordsOf(sku)) {
      const at = body.indexOf(squeezed(line), from);
      // The number of a page may stand between two lines of a paragraph that goes on overleaf.
      if (at === -1) expect(squeezed(line)).toBe(acrossPages(body, squeezed(line)));
      else from = at;
    }
  });

  test('is set as a compositor sets it: no typewriter quotes, no Markdown, fractions as fractions', () => {
    const all = pages.map((page) => page.replaceAll('m***@', '')).join('\n');
    expect(all).not.toMatch(/['"*#_`]/);
    expect(all).not.toMatch(/\d\/\d/);
  });

  test('says on its cover what it is, and opens with contents whose numbers and links are true', async () => {
    expect(squeezed(pages[0] ?? '')).toContain(squeezed(text.title));
    expect(squeezed(pages[0] ?? '')).toContain(squeezed(asSet(text.promise)));
    expect(outline).toEqual(text.sections.map(({ title }) => title));
    const links = (await (await proxy.getPage(2)).getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    expect(links).toHaveLength(text.sections.length);
    const destinations = await proxy.getDestinations();
    for (const [index, { title }] of text.sections.entries()) {
      const target = destinations[links[index]?.dest as string] as unknown[];
      const number = (await proxy.getPageIndex(target[0] as Parameters<typeof proxy.getPageIndex>[0])) + 1;
      expect(squeezed(pages[number - 1] ?? '')).toContain(squeezed(title));
      expect(squeezed(pages[1] ?? '')).toContain(squeezed(`${index + 1}${title}${number}`));
    }
  });

  test('names its order at the foot of every page but the cover, and asks for a refund where one is given', () => {
    expect(pages[0]).not.toContain(copy.reference);
    for (const page of pages.slice(1)) expect(page).toContain(foot);
    expect(pages.at(-1)).toContain('Tradition, not medicine');
    expect(squeezed(pages.at(-1) ?? '')).toContain(
      squeezed('Write to hello@vaani.example within 7 days of paying, name order VK-7H3K9MWQ'),
    );
    expect(squeezed(pages.at(-1) ?? '')).toContain(squeezed('Bought on 21 November 2026'));
  });

  test('never ends a page with a title: at least three lines stand under each', () => {
    for (const page of items.slice(2)) {
      const heights = page.filter(({ str }) => str.trim()).map(({ transform }) => ({ size: transform[0] ?? 0, y: transform[5] ?? 0 }));
      for (const title of heights.filter(({ size, y }) => size > titleSize && y > footLine)) {
        const below = heights.filter(({ size, y }) => size < titleSize && y < title.y && y > footLine);
        expect(new Set(below.map(({ y }) => Math.round(y))).size).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('has no page before its closing that is nearly empty', () => {
    const heights = items.map((page) => page.map(({ transform }) => transform[5] ?? 0).filter((y) => y > footLine));
    const lowest = heights.slice(1, -1).map((ys) => Math.min(...ys));
    // A third of the column at least.
    expect(lowest.filter((y) => y > 595 - 48 - 485 / 3 + 20)).toEqual([]);
  });

  test('keeps every word from the doctor’s side whole on one page', () => {
    for (const note of notesOf(sku)) expect(pages.filter((page) => squeezed(page).includes(squeezed(note)))).toHaveLength(1);
  });

  test('is a tagged A5 booklet of a readable length, light enough for a mail', async () => {
    const [, , width, height] = (await proxy.getPage(1)).view;
    expect([width, height]).toEqual([419.53, 595.28]);
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(pages.length).toBeLessThanOrEqual(24);
    expect(pdf.length).toBeLessThan(600_000);
    const { info } = await proxy.getMetadata();
    expect(info).toMatchObject({ Title: text.title, Author: 'Vaani', Language: 'en-IN' });
    expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
  });
});

test('Kaka has the same face in the guide as on the site', () => {
  const [guide, site] = ['server/guides/pdf/prints/kaka.svg', 'client/assets/characters/kaka/portrait.svg'];
  expect(readFileSync(guide, 'utf8')).toBe(readFileSync(site, 'utf8'));
});

test('the same copy twice is the same file', async () => {
  const [one, two] = await Promise.all([renderGuide('home-cleaning-hacks', copy), renderGuide('home-cleaning-hacks', copy)]);
  expect(one.pdf.equals(two.pdf)).toBe(true);
});

test('a letter that no font can write stops the guide instead of leaving a hole in it', async () => {
  await expect(renderGuide('home-cleaning-hacks', { ...copy, contactEmail: '\u6f22@vaani.example' })).rejects.toThrow('cannot write');
});

test('the buyer’s address is shown to nobody whole, and in letters that the fonts have', () => {
  expect(maskEmail('meena@example.in')).toBe('m***@example.in');
  expect(maskEmail('मीना@उदाहरण.भारत')).toMatch(/^\*\*\*@xn--[\x21-\x7e]+$/);
  expect(maskEmail(`a@${'long-'.repeat(20)}name.example`).length).toBeLessThan(50);
});

/** The guide's paragraphs, points and titles, as they should be read. */
function wordsOf(sku: Sku): string[] {
  return source(sku)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => asSet(line.replace(/^(#+|>|-|\d+\.) /, '').replaceAll('*', '')))
    .slice(2);
}

const notesOf = (sku: Sku) =>
  source(sku)
    .split('\n')
    .filter((line) => line.startsWith('> **A word from'))
    .map((line) => asSet(line.slice(2).replaceAll('*', '')));

const source = (sku: Sku) => readFileSync(join(import.meta.dirname, '../../server/guides', `${sku}.md`), 'utf8');

/** What of `line` is found, in two halves with a page's number between them. */
function acrossPages(body: string, line: string): string {
  for (let cut = line.length - 1; cut > 0; cut--) {
    const first = body.indexOf(line.slice(0, cut));
    if (first === -1) continue;
    const rest = body.slice(first + cut).replace(/^\d{1,2}/, '');
    return rest.startsWith(line.slice(cut)) ? line : line.slice(0, cut);
  }
  return '';
}
