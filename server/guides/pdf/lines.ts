import type { Fonts, Run, Voice } from './fonts.ts';

export interface Span {
  text: string;
  voice: Voice;
}

/** A run and its position in a line, in points from the left end. */
export interface PlacedRun extends Run {
  x: number;
}

export interface Line {
  runs: PlacedRun[];
  width: number;
}

/** Pieces of text without a space between them. A line never breaks inside. */
interface Word {
  runs: Run[];
  width: number;
  /** The space before it, in the width of its own font. */
  space: Run | undefined;
}

/**
 * Breaks spans into lines no wider than `width`, aligned left.
 * @param size font size in points
 */
export function breakLines(spans: readonly Span[], size: number, width: number, fonts: Fonts): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  for (const word of words(spans, size, fonts)) {
    const space = line.runs.length > 0 ? word.space : undefined;
    const spaceWidth = space ? fonts.width(space, size) : 0;
    if (line.runs.length > 0 && line.width + spaceWidth + word.width > width) {
      lines.push(placed(line, size, fonts));
      line = { runs: [], width: 0 };
    } else if (space) append(line, space, size, fonts);
    for (const run of word.runs) append(line, run, size, fonts);
  }
  if (line.runs.length > 0) lines.push(placed(line, size, fonts));
  return lines;
}

/** Whole runs are a little narrower than their words, because of kerning across spaces. */
function placed(line: Line, size: number, fonts: Fonts): Line {
  let x = 0;
  const runs = line.runs.map((run) => {
    const at = x;
    x += fonts.width(run, size);
    return { ...run, x: at };
  });
  return { runs, width: x };
}

/** The same number of lines, all about equally long: for titles. */
export function breakEvenly(spans: readonly Span[], size: number, width: number, fonts: Fonts): Line[] {
  let lines = breakLines(spans, size, width, fonts);
  for (let narrower = width - size; narrower > width / 2; narrower -= size / 2) {
    const tried = breakLines(spans, size, narrower, fonts);
    if (tried.length > lines.length || tried.some((line) => line.width > narrower)) break;
    lines = tried;
  }
  return lines;
}

function append(line: Line, run: Run, size: number, fonts: Fonts) {
  const last = line.runs.at(-1);
  if (last?.face === run.face) last.text += run.text;
  else line.runs.push({ ...run, x: line.width });
  line.width += fonts.width(run, size);
}

function words(spans: readonly Span[], size: number, fonts: Fonts): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  for (const { text, voice } of spans) {
    for (const piece of text.split(/( +)/)) {
      if (piece === '') continue;
      if (/^ +$/.test(piece)) {
        word = { runs: [], width: 0, space: fonts.runs(' ', voice)[0] };
        words.push(word);
        continue;
      }
      if (!word) {
        word = { runs: [], width: 0, space: undefined };
        words.push(word);
      }
      const runs = fonts.runs(piece, voice);
      word.runs.push(...runs);
      for (const run of runs) word.width += fonts.width(run, size);
    }
  }
  return withoutRunt(
    words.filter(({ runs }) => runs.length > 0),
    size,
    fonts,
  );
}

/** If the last line of a paragraph is one short word, the word before it moves down too. */
function withoutRunt(words: Word[], size: number, fonts: Fonts): Word[] {
  const last = words.at(-1);
  const previous = words.at(-2);
  if (words.length < 4 || !last?.space || !previous || last.width > 3 * size) return words;
  const width = previous.width + fonts.width(last.space, size) + last.width;
  return [...words.slice(0, -2), { ...previous, runs: [...previous.runs, last.space, ...last.runs], width }];
}
