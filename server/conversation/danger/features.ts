import { ideaLines } from './read.ts';
import { type Features, placeOf } from './scale.ts';
import { asItSounds } from './sound.ts';

/** What a line is weighed by: its words and pairs of words, the letters within them, the ideas behind them, and ideas that meet. */

interface Ideas {
  readonly whole: Map<string, string[]>;
  readonly begun: Map<string, string[]>;
}

let ideas: Ideas | undefined;

function readIdeas(): Ideas {
  const whole = new Map<string, string[]>();
  const begun = new Map<string, string[]>();
  for (const [idea, list] of ideaLines()) {
    for (const word of list) {
      const into = word.endsWith('*') ? begun : whole;
      const sound = asItSounds(word);
      const known = into.get(sound);
      if (known) known.push(idea);
      else into.set(sound, [idea]);
    }
  }
  return { whole, begun };
}

/** The ideas of a line that is written as it sounds. */
export function ideasOf(sound: string): Set<string> {
  ideas ??= readIdeas();
  const found = new Set<string>();
  for (const word of sound.split(' ')) {
    for (const idea of ideas.whole.get(word) ?? []) found.add(idea);
    for (let end = 3; end <= word.length; end += 1) for (const idea of ideas.begun.get(word.slice(0, end)) ?? []) found.add(idea);
  }
  return found;
}

export interface Shares {
  readonly words: number;
  readonly letters: number;
  readonly ideas: number;
  readonly meetings: number;
}

const usual: Shares = { words: 1, letters: 0.8, ideas: 1, meetings: 0.8 };

/** The features of a message, each group of one length before they are mixed. */
export function featuresOf(message: string, shares: Shares = usual): Features {
  const sound = asItSounds(message);
  const words = sound ? sound.split(' ') : [];
  const groups: [number, Set<string>][] = [
    [shares.words, new Set(words.flatMap((word, i) => [`w${word}`, `p${words[i - 1] ?? ''} ${word}`]))],
    [shares.letters, new Set()],
    [shares.ideas, new Set()],
    [shares.meetings, new Set()],
  ];
  const letters = (groups[1] as [number, Set<string>])[1];
  for (const word of words) {
    const held = `<${word}>`;
    for (let size = 3; size <= 5; size += 1) for (let i = 0; i + size <= held.length; i += 1) letters.add(held.slice(i, i + size));
  }
  const found = [...ideasOf(sound)].sort();
  const single = (groups[2] as [number, Set<string>])[1];
  const meetings = (groups[3] as [number, Set<string>])[1];
  found.forEach((idea, i) => {
    single.add(`i${idea}`);
    for (let j = i + 1; j < found.length; j += 1) meetings.add(`m${idea} ${found[j]}`);
  });
  const count = groups.reduce((sum, [, names]) => sum + names.size, 0);
  const ids = new Int32Array(count);
  const weights = new Float32Array(count);
  let at = 0;
  for (const [share, names] of groups) {
    const weight = share / Math.sqrt(names.size || 1);
    for (const name of names) {
      ids[at] = placeOf(name);
      weights[at] = weight;
      at += 1;
    }
  }
  return { ids, weights };
}
