/** How much of what a character says has been heard: what a page shows word by word. */
export interface SpeechProgress {
  text: string;
  /** From its beginning, to the end of the word that is being said. */
  letters: number;
}

/** Of speech whose pace is not known yet, in seconds a letter. */
const usualPace = 0.066;

/**
 * Where in its text the sound of a turn is. The room tells where sentences end; in between, and where it does not tell, the pace so far
 * says it.
 */
export function createSpeechProgress() {
  let text = '';
  let marks: { letters: number; seconds: number }[] = [];
  let pace = usualPace;
  /** No word that was lit goes out again, when more is known of the pace. */
  let most = 0;

  /** @param whole of the turn, in seconds, once it is known */
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
    /** So many letters are said by then. */
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

/** The end of the word in which a letter stands. */
export function wordEnd(text: string, letter: number): number {
  const at = Math.max(0, Math.floor(letter));
  const end = text.slice(at).search(/\s/);
  return end < 0 ? text.length : at + end;
}

/** How far a browser's own voice is that does not tell: by the clock. */
export const lettersAfter = (seconds: number, rate: number): number => (seconds * rate) / usualPace;

/** Where in a text its twin in other letters is, whose words follow in the same order. @param letter of the twin */
export function lettersOfTwin(twin: string, letter: number, text: string): number {
  if (twin === text) return letter;
  const starts = wordStarts(text);
  const before = wordStarts(twin).filter((start) => start < letter).length;
  const share = before / Math.max(1, wordStarts(twin).length);
  return starts[Math.min(starts.length - 1, Math.floor(share * starts.length))] ?? 0;
}

const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index);
