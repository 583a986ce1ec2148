/** How much of the character's words was heard, for highlighting them word by word. */
export interface SpeechProgress {
  text: string;
  /** From the beginning to the end of the word that is being said. */
  letters: number;
}

/** The assumed pace before it is known, in seconds per letter. */
const usualPace = 0.066;

/**
 * The position in the text for a position in the sound. The room reports the ends of sentences. Between them, or without reports, the
 * position is estimated from the pace so far.
 */
export function createSpeechProgress() {
  let text = '';
  let marks: { letters: number; seconds: number }[] = [];
  let pace = usualPace;
  /** A highlighted word stays highlighted, even if the estimate changes. */
  let most = 0;

  /** @param whole the duration of the turn in seconds, when it is known */
  function lettersAt(heard: number, whole: number | undefined): number {
    const last = marks.at(-1);
    const points = [{ letters: 0, seconds: 0 }, ...marks];
    if (whole !== undefined && (!last || last.letters < text.length)) points.push({ letters: text.length, seconds: whole });
    const after = points.findIndex(({ seconds }) => seconds > heard);
    const from = points.at(after < 0 ? -1 : after - 1) ?? { letters: 0, seconds: 0 };
    const to = points[after];
    const each = to ? (to.seconds - from.seconds) / (to.letters - from.letters) : pace;
    return from.letters + (heard - from.seconds) / each;
  }
  return {
    begin(words: string) {
      text = words;
      marks = [];
      most = 0;
    },
    /** The number of letters that were said at this point of the sound. */
    mark(letters: number, seconds: number) {
      if (letters > (marks.at(-1)?.letters ?? 0)) marks.push({ letters, seconds });
    },
    at({ heard, whole }: { heard: number; whole: number | undefined }): SpeechProgress | null {
      if (text === '' || heard <= 0) return null;
      if (whole) pace = whole / text.length;
      most = Math.max(most, wordEnd(text, lettersAt(heard, whole)));
      return { text, letters: most };
    },
  };
}

/** The end of the word that contains a letter. */
export function wordEnd(text: string, letter: number): number {
  const at = Math.max(0, Math.floor(letter));
  const end = text.slice(at).search(/\s/);
  return end < 0 ? text.length : at + end;
}

/** The position in a browser's own voice that reports no words, estimated from the time. */
export const lettersAfter = (seconds: number, rate: number): number => (seconds * rate) / usualPace;

/** The position in a text for a position in its transliteration, whose words are in the same order. @param letter the position in the transliteration */
export function lettersOfTwin(twin: string, letter: number, text: string): number {
  if (twin === text) return letter;
  const starts = wordStarts(text);
  const before = wordStarts(twin).filter((start) => start < letter).length;
  const share = before / Math.max(1, wordStarts(twin).length);
  return starts[Math.min(starts.length - 1, Math.floor(share * starts.length))] ?? 0;
}

const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index);
