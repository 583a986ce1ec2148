/**
 * Makes the font subsets of the Hindi pages: node scripts/hindi-fonts.ts
 *
 * Each word of the pages is shaped, and each file contains only the resulting glyphs: a complete Devanagari font is larger than a page may
 * load. The words of characters and visitors use a complete font (`mukta-400-talk`), which a browser loads when such words appear. Run it
 * after a change of Hindi words; `tests/lint/hindi-fonts.test.ts` fails if a glyph is missing. Needs Debian's `libharfbuzz-bin`,
 * `fonttools` and `python3-brotli`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrapWoff } from '#server/guides/pdf/woff.ts';

process.chdir(join(import.meta.dirname, '..'));
const work = mkdtempSync(join(tmpdir(), 'vaani-fonts-'));
const out = 'client/assets/fonts';

/** Digits and punctuation. Latin letters are in the site's Latin fonts, but for those of the link to the English page. */
const marks = ` !"#$%&'()*+,-./0123456789:;<=>?@©·“”‘’–—…•`;
/** All characters of modern Hindi. */
const hindiLetters =
  'U+0901-0903,U+0905-090B,U+090D,U+090F-0911,U+0913-0914,U+0915-0928,U+092A-0930,U+0932,U+0935-0939,U+093C-0943,U+0945,U+0947-0949,U+094B-094D,U+0950,U+0958-095E,U+0964-096F,U+200C-200D,U+25CC';

/** All Hindi words in the source of the pages, sorted. */
const words = [
  ...new Set(
    globSync('{client,shared}/**/*.{ts,tsx}').flatMap((file) => readFileSync(file, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []),
  ),
].sort();
const wordList = join(work, 'words');
writeFileSync(wordList, `${words.join('\n')}\n`);

/** A font of the packages as an uncompressed font file. */
function faceOf(face: string): string {
  const file = join(work, `${face}.ttf`);
  writeFileSync(file, unwrapWoff(readFileSync(`node_modules/@fontsource/${face.slice(0, face.indexOf('-'))}/files/${face}-normal.woff`)));
  return file;
}

function cut(name: string, font: string, glyphs: readonly string[]) {
  const file = join(out, `${name}.woff2`);
  execFileSync('pyftsubset', [font, `--output-file=${file}`, '--flavor=woff2', '--no-hinting', ...glyphs]);
  console.log(`${name}: ${statSync(file).size} bytes`);
}

for (const [face, weight] of [
  ['mukta', 400],
  ['mukta', 600],
  // One font for titles and speech, because a page cannot load two.
  ['eczar', 600],
] as const) {
  const font = faceOf(`${face}-devanagari-${weight}`);
  // With all intermediate glyphs, because ligatures are made of forms that no finished word contains.
  const shape = ['--no-glyph-names', '--no-positions', '--no-clusters', '--trace', '--text-file', wordList, font];
  const steps = execFileSync('sh', ['-c', 'hb-shape "$@" 2>&1', 'sh', ...shape], { encoding: 'utf8', maxBuffer: 2 ** 29 });
  const glyphs = [...new Set([...steps.matchAll(/\[([\d|]+)\]/g)].flatMap(([, ids = '']) => ids.split('|')))].sort(
    (one, other) => Number(one) - Number(other),
  );
  cut(`${face}-${weight}-hindi`, font, [
    '--layout-features=*',
    `--gids=${glyphs.join(',')}`,
    `--text=${words.join('')}₹`,
    '--no-layout-closure',
  ]);
  cut(`${face}-${weight}-marks`, faceOf(`${face}-latin-${weight}`), [
    '--layout-features=',
    `--text=${marks}${face === 'mukta' && weight === 600 ? 'English' : ''}`,
  ]);
}
cut('mukta-400-talk', faceOf('mukta-devanagari-400'), ['--layout-features=*', `--unicodes=${hindiLetters}`]);
cut('eczar-800-deva', faceOf('eczar-devanagari-800'), ['--layout-features=*', '--text=वाणीवाक्हिन्दी']);
// The words of the fonts, which a test compares with the pages.
writeFileSync(`${out}/hindi-words.digest`, `${createHash('sha256').update(words.join('\n')).digest('hex')}\n`);
console.log(`${words.length} words`);
rmSync(work, { recursive: true });
