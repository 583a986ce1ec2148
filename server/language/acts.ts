/** Acts about the talk itself: a greeting, "repeat that", "who are you", "in Hindi". They are the same for every character and language. */

import { join } from 'node:path';
import { openingCourtesy } from './courtesy.ts';
import type { Example } from './examples.ts';
import { examplesIn } from './examples.ts';
import { labelPatternsFor } from './label-patterns.ts';
import { memoise, saidOften } from './memoise.ts';
import { cachedModel } from './model-cache.ts';
import { createNaiveBayes, type NaiveBayes } from './naive-bayes.ts';
import { isNoise } from './noise.ts';
import { normalise } from './normalise.ts';
import { nameTold, sumIn } from './parse.ts';
import { stopWords } from './stop-words.ts';

export const acts = [
  ...(['hello', 'how-are-you', 'thanks', 'goodbye', 'who', 'ai', 'maker', 'abilities', 'recorded', 'age', 'human', 'compliment'] as const),
  ...(['insult', 'flirt', 'joke', 'bored', 'shrug', 'okay', 'live', 'wrong', 'repeat', 'shorter', 'slower', 'simpler', 'secret'] as const),
  ...(['guard', 'opinion', 'language-hi', 'language-en', 'language-hinglish', 'go-on', 'what-did-you-say', 'what-did-i-say'] as const),
  ...(['recap', 'my-name', 'name-told', 'change-subject', 'arithmetic', 'unclear', 'sorry', 'wait', 'back', 'may-i-ask'] as const),
  ...(['repeating', 'personal', 'device', 'others'] as const),
];
export type Act = (typeof acts)[number];

export interface ActFound {
  act: Act;
  /** 1: the line has the words of a known line. From 0.6 the act is nearly certain. */
  score: number;
  /** The rest of the line, as it was written: "my hair is falling" in "hi, my hair is falling". Empty if the line is only the act. */
  rest: string;
}

/** The score of an act that a pattern found. */
const bySign = 0.9;
/** The naiveBayes from which an act is guessed. */
const sureMin = 0.75;
/** The same for a line that addresses the character ("you", "aap"). */
const toYouMin = 0.4;
/** Added to the threshold for a line with an unknown word, because that word may be its topic. */
const foreignMore = { toYou: 0.25, other: 0.06 };
/** One unknown word among this many words may belong to the talk itself, although no example has it. */
const wordsForForeign = 4;
/** A longer line that matches no pattern has a topic of its own. */
const wordsMax = 12;

/** What a line does in the talk, apart from any topic; undefined for ordinary lines. */
export const actIn = memoise(readAct, saidOften);

function readAct(message: string): ActFound | undefined {
  const text = message.trim();
  if (isNoise(text)) return { act: 'unclear', score: 1, rest: '' };
  const known = lines().get(normalise(text));
  if (known !== undefined && known !== 'none') return { act: known, score: 1, rest: '' };
  const { courtesy, rest } = openingCourtesy(text);
  if (rest === '') return courtesy && { act: courtesy, score: 1, rest: '' };
  // "Thanks for the help" is one act with its courtesy; "thanks, and how often?" asks a question after it.
  const isOneWithCourtesy = courtesy !== undefined && !/[,.!;:…]\s*$/.test(text.slice(0, text.length - rest.length)) && goesOn.test(rest);
  const found = isOneWithCourtesy ? (actOf(text) ?? actOf(rest)) : actOf(rest);
  if (found) return found;
  const part = partOf(rest);
  if (part) return part;
  return courtesy && courtesy !== 'okay' ? { act: courtesy, score: 1, rest } : undefined;
}

function actOf(text: string): ActFound | undefined {
  if (sumIn(text) !== undefined) return { act: 'arithmetic', score: 1, rest: '' };
  const line = normalise(text);
  if (line === '') return undefined;
  const known = lines().get(line);
  if (known !== undefined) return known === 'none' ? undefined : { act: known, score: 1, rest: '' };
  const told = nameTold(text);
  if (told) return { act: 'name-told', score: bySign, rest: told.rest };
  const plain = line.replace(before, '').replace(after, '');
  const words = (plain || line).split(' ');
  const foreign = words.filter((word) => !isTalkWord(word));
  // "I keep repeating the same mistakes", "main kisi kaam ka nahi": about the visitor, not the character.
  const isOwn = /^(?:i|main|mujhe|my|mera|meri|mere)\b(?!.*\b(?:you|your|ap|apki|apka|apne|tum|tumhe|tumne|tu)\b)/.test(line);
  const isHabit = isOwn && /^(?:i|main) (?:keep|always|often|am always|feel|felt|said|never)\b/.test(line);
  // The plain line is a part of the line, so it matches no other expressions.
  for (const { label, pattern, maxWords, isOpen } of patternsFor(line)) {
    if ((isOwn && label === 'insult') || (isHabit && (label === 'wrong' || label === 'what-did-i-say'))) continue;
    if (words.length <= maxWords && (isOpen || foreign.length === 0) && (pattern.test(line) || (plain !== line && pattern.test(plain))))
      return { act: label, score: bySign, rest: '' };
  }
  if (words.length > wordsMax || foreign.length > words.length / wordsForForeign) return undefined;
  const isToYou = spokenTo.test(line);
  const guess = guessed(text, (isToYou ? toYouMin : sureMin) + (foreign.length > 0 ? foreignMore[isToYou ? 'toYou' : 'other'] : 0));
  // "Tell me something simple and sweet": a word that no act has names a thing.
  return guess && foreign.length > 0 && ofThings.has(guess.act) ? undefined : guess;
}

/** The acts whose words, "small" and "easy", also describe things. */
const ofThings: ReadonlySet<Act> = new Set<Act>(['shorter', 'simpler']);

/** Continues the courtesy before it: "thanks a lot for ...", "hello everyone ...". */
const goesOn =
  /^(?:for|so|a|very|much|that|this|it|you|to|from|of|again|everyone|on|with|aap\w*|dil|bahut|आपका|आपको|दिल)(?![\p{L}\p{M}])/iu;

/** Words before and after the line that do not change its meaning. A name after "are you" does change it, so it stays. */
const before =
  /^(?:(?:ok|okay|so(?! nahi)|and|but|please|kaka|acha|fir|to|well|hey|sorry|wait|ab|are|listen|han|yes|no|actually|hmm|hold on|han ji|ji) )+(?=\w+ \w+)/;
const after =
  /(?<=\w+ \w+)(?<! (?:are you|is|am i|to|with|call|you|who|kaun|hai)) (?:please|kaka|mini|arya|rishi|aranya|maharaj|maharajji|lalji|ji|sir|madam|yar|bhai|bro|beta|na|now|then|to|dear|baba)(?: (?:please|ji|na|kaka))*$/;

/** The act that the examples make most likely. Ordinary lines are examples too, with a label of their own. */
function guessed(text: string, least: number): ActFound | undefined {
  const [likeliest] = naiveBayes().of(text);
  if (!likeliest || likeliest.label === 'none' || likeliest.share < least) return undefined;
  if (aboutOthers.has(likeliest.label) && speaksOfSelf.test(normalise(text))) return undefined;
  return { act: likeliest.label, score: 0.5 + 0.3 * Math.max(0, (likeliest.share - sureMin) / (1 - sureMin)), rest: '' };
}

/** The line addresses the character. Such a line is seldom about a topic. */
const spokenTo = /\b(?:you|your|ap|apka|apki|apke|apko|apne|apse|tum|tumhara|tumhari|tumhe|tumko|tumse|tumne|tu|tera|teri)\b/;

/** "I am useless to everyone" is not an insult, and "I feel lovely today" is not praise. */
const aboutOthers: ReadonlySet<Label> = new Set<Label>(['insult', 'flirt', 'compliment', 'wrong']);
const speaksOfSelf =
  /^(?!.*\b(?:you|your|ap|apki|apka|tum|tu|tumhari|tumhara)\b).*\b(?:i|my|me|main|mera|meri|mere|mujhe|he|she|they|his|her)\b/;

/** Acts that can be one sentence among others: "I hate you. My hair is worse now". */
const besideActs: ReadonlySet<Act> = new Set([
  ...([
    'hello',
    'how-are-you',
    'thanks',
    'compliment',
    'insult',
    'wrong',
    'name-told',
    'language-hi',
    'language-en',
    'language-hinglish',
  ] as const),
]);

function partOf(text: string): ActFound | undefined {
  const sentences = text.match(/[^.!?।]+[.!?।]*/gu) ?? [];
  if (sentences.length < 2) return clauseOf(text);
  const [first = '', last = ''] = [sentences[0], sentences.at(-1)];
  const before = actOf(first);
  if (before && before.rest === '') {
    const rest = text.slice(first.length).trim();
    const after = actOf(rest);
    if (after) return after;
    if (besideActs.has(before.act)) return { ...before, rest };
  }
  const after = actOf(last);
  if (after && besideActs.has(after.act) && after.rest === '') return { ...after, rest: text.slice(0, text.length - last.length).trim() };
  return undefined;
}

/** Fewer words after a greeting belong to it: "hello hello, kaka ji". */
const askedWordsMin = 3;
const wordsIn = (clause: string): number => normalise(clause).split(' ').filter(Boolean).length;

/** "Hold on, too fast": one clause is an act, and the others name no topic. */
function clauseOf(text: string): ActFound | undefined {
  const clauses = text.split(/[,;–—]+/u).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || clauses.length > 3) return undefined;
  const found = clauses.map((clause) => actOf(clause));
  // "Leave it, I am sad today": the second clause is the topic.
  const [first, second] = found;
  if (first?.act === 'change-subject' && !second) return { ...first, rest: text.slice(text.indexOf(clauses[1] ?? '')).trim() };
  const act = found.findLast((one) => one !== undefined && one.rest === '' && one.act !== 'okay');
  // "Ram Ram, how do I keep from the loo": what follows a greeting is what the visitor came for.
  if (act?.act === 'hello' && act === first && !second && wordsIn(clauses[1] ?? '') >= askedWordsMin)
    return { ...act, rest: text.slice(text.indexOf(clauses[1] ?? '')).trim() };
  const isPlain = clauses.every((clause, i) => found[i] || normalise(clause).split(' ').every(isTalkWord));
  return isPlain ? act : undefined;
}

type Label = Act | 'none';
let held: { lines: Map<string, Label>; words: Set<string>; naiveBayes?: NaiveBayes<Label> } | undefined;

/** Reads the examples at the first use. */
function examples() {
  held ??= cachedModel('act-lines', [], () => {
    const own = examplesIn('acts.md');
    const talk = own.filter(({ label }) => label !== 'none');
    return {
      lines: new Map(own.map(({ label, text }) => [normalise(text), label as Label])),
      words: new Set([
        ...stopWords(),
        ...talk.filter(({ label }) => !openActs.has(label)).flatMap(({ text }) => normalise(text).split(' ')),
      ]),
    };
  });
  return held;
}

/** The examples of these acts contain topics, so their words do not count as words of the talk itself. */
const openActs: ReadonlySet<string> = new Set([
  'live',
  'opinion',
  'guard',
  'secret',
  'what-did-you-say',
  'what-did-i-say',
  'my-name',
  'flirt',
  'device',
  'others',
]);

const patternsFor = labelPatternsFor<Act>(join(import.meta.dirname, 'act-patterns.md'), '', { name: 'acts', sources: [] });

const lines = () => examples().lines;

/** Whether the word occurs in acts. A word that occurs in none of their examples may be a topic. */
function isTalkWord(word: string): boolean {
  let isOne = talkWords.get(word);
  if (isOne === undefined) {
    isOne = isLikeTalkWord(word);
    if (talkWords.size >= talkWordsMax) talkWords.clear();
    talkWords.set(word, isOne);
  }
  return isOne;
}

/** A cache: words recur, and one line asks for each word several times. */
const talkWords = new Map<string, boolean>();
const talkWordsMax = 10_000;

function isLikeTalkWord(word: string): boolean {
  const { words } = examples();
  const stem = /^(.{3,}?)(?:s|es|ed|d|ing|ly)$/.exec(word)?.[1];
  if (words.has(word) || (stem !== undefined && (words.has(stem) || words.has(`${stem}e`)))) return true;
  return word.length > 5 && words.values().some((other) => isMistyped(word, other));
}

/** Whether the words differ by one extra, missing or different letter, or by two exchanged letters. */
function isMistyped(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || meant.length < 5 || word[0] !== meant[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start++;
  let end = 0;
  while (end < word.length - start && end < meant.length - start && word.at(-1 - end) === meant.at(-1 - end)) end++;
  const [left, other] = [word.slice(start, word.length - end), meant.slice(start, meant.length - end)];
  return (left.length <= 1 && other.length <= 1) || (left.length === 2 && left[0] === other[1] && left[1] === other[0]);
}

function naiveBayes(): NaiveBayes<Label> {
  const own = examples();
  own.naiveBayes ??= createNaiveBayes(
    () =>
      [
        ...examplesIn('acts.md'),
        ...examplesIn('facets.md').flatMap(({ label, text }) => (label === 'more' || label === 'none' ? [] : [{ label: 'none', text }])),
      ] as Example<Label>[],
    'acts',
  );
  return own.naiveBayes;
}
