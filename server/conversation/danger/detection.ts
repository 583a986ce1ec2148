import { personas } from '#shared/personas.ts';
import { memoise, saidOften } from '../../language/memoise.ts';
import { createNearness } from '../../language/sentence/nearest-vectors.ts';
import { wordCount } from '../text.ts';
import { ageIn } from './age.ts';
import { closerKind } from './closer-kind.ts';
import { createDangerClassifier, type DangerClassifier } from './danger-classifier.ts';
import { dangerExamples, familyOf, forgetExamples } from './danger-examples.ts';
import { type Family, families, general, type Kind } from './families.ts';
import { ideasOf } from './features.ts';
import { harmlessGone } from './harmless-patterns.ts';
import { sure } from './patterns.ts';
import { phoneticOf } from './phonetic.ts';
import { isHandedOver, isOfAnotherLeaving } from './who.ts';

export interface Found {
  readonly kind: Kind;
  /** The group within the kind: `oblique` for self-harm that is not named. */
  readonly group: string;
  /** How likely it is that the line is danger, 0 to 1. */
  readonly score: number;
}

/** Above this a line is danger; it must be surer when no word in it alarms. Set on unseen lines: see the rates in the test. */
const threshold = { alarming: 0.4, calm: 0.4, sentence: 0.65, calmSentence: 0.95, borneOut: 0.15, bare: 0.9, retold: 0.8 };

/**
 * How much each reading of a line counts for danger: the logit of its words, that of its meaning, and how much nearer it is to examples of
 * danger than to harmless ones. Fitted on unseen lines. The bias is set on whole talks, because danger is rare in them.
 */
const reading = { words: 0.51, meaning: 0.36, near: 17.9, bias: 0.3 };

/** Most examples are short, so that the readings rise with every clause of a line of more words than these, whatever it tells. */
const long = { from: 12, less: 2.5 };
const lengthOf = (message: string): number => -long.less * Math.max(0, Math.log(wordCount(message) / long.from));

/** What tells the families apart: the logarithms of the shares, and the nearness. */
const telling = { words: 0.6, meaning: 0.4, near: 10 };

/** A smaller share says nothing more. */
const shareMin = 1e-4;
const logitOf = (share: number): number => {
  const one = Math.min(1 - shareMin, Math.max(shareMin, share));
  return Math.log(one / (1 - one));
};

/** A line that hardly alarms by itself is danger if it does so together with the line before it: "how long do tablets take?", "I took them". */
const joined = { own: 0.2, both: 0.85 };

/**
 * The last lines together are danger from `all`, though none is by itself. A line counts `most` at most, and the newest must alarm from `own`:
 * "he says funny things", "he cannot walk straight".
 */
const together = { lines: 4, most: 0.6, own: 0.15, all: 0.75 };

/** The score of words that a pattern finds worth a question, and no more. */
const asked = 0.45;

/** Ideas of which a line of danger nearly always holds one. */
const alarming = new Set(
  'die suicide kill live pain breath stuck blue blood burn pregnant fever limp snake bite current fit faint fall poison pills rape force beat threat lock throwout hiv rope jump blade burden gone droop sweat prescribed'.split(
    ' ',
  ),
);

/** First the family is told, among harmless lines of many sorts, then the kind within it: each is learned among few. */
let ofFamilies: DangerClassifier | undefined;
const ofKinds = new Map<Family, DangerClassifier>();
let near: ((line: string) => Float32Array) | undefined;

/** Tells the families apart or, given one, the kinds within it. */
function classifier(family?: Family): DangerClassifier {
  if (!family) {
    ofFamilies ??= createDangerClassifier(
      'danger',
      () => dangerExamples().map(({ label, text }) => ({ label: familyOf(label), text })),
      true,
    );
    return ofFamilies;
  }
  let found = ofKinds.get(family);
  if (!found) {
    found = createDangerClassifier(`danger-${family}`, () => dangerExamples().filter(({ label }) => familyOf(label) === family), true);
    ofKinds.set(family, found);
  }
  return found;
}

/** How near a line is to examples of each family and to harmless ones; the ordinary lines of the topics are too many to be kept. */
function nearness(): (line: string) => Float32Array {
  near ??= createNearness('danger-near', classifier().labels, () =>
    dangerExamples()
      .filter(({ label }) => label !== 'none topic' && label !== 'none plain')
      .map(({ label, text }) => ({ label: familyOf(label), text })),
  );
  return near;
}

/** Builds every classifier, which is otherwise built with the first line that needs it. */
export function buildClassifiers(): void {
  nearness();
  for (const family of new Set(Object.values(families))) classifier(family);
  forgetExamples();
}

/** Below this share of its family, by words or by meaning, a kind is not told from others. An opening with chest presses asks for more. */
const kindMin = { body: 0.5, collapse: 0.7, harm: 0.25, gentle: 0.3 };

/** Illnesses whose first texts only send to the hospital, or forbid: they can do no harm to another. */
const gentle: ReadonlySet<Kind> = new Set<Kind>(['belly', 'fit', 'stroke', 'heart', 'head', 'pregnancy']);

/** The general kind of the family unless words and meaning agree on this one. */
function generalUnlessSure(kind: Kind, { labels, leastSharesOf }: DangerClassifier, message: string): Kind {
  const family = families[kind];
  const min = kind === 'collapse' ? kindMin.collapse : family !== 'body' ? kindMin.harm : gentle.has(kind) ? kindMin.gentle : kindMin.body;
  const share = leastSharesOf(message).reduce((sum, one, i) => ((labels[i] as string).split(' ')[0] === kind ? sum + one : sum), 0);
  return share < min ? (general[family] ?? kind) : kind;
}

/** The label with the largest share, among those that fit. */
function best(labels: readonly string[], shares: Float32Array, fits: (label: string) => boolean = () => true): string {
  let at = -1;
  labels.forEach((label, i) => {
    if (fits(label) && (at < 0 || (shares[i] as number) > (shares[at] as number))) at = i;
  });
  return labels[at] as string;
}

/** Whoever does something to a grown-up. */
const byGrownUps =
  /\b(husband|pati|shohar|hubby|boyfriend|partner|fiance|bos|manager|landlord|colleague|ofice|devar|jeth|sasur|ex|rumate|father in lav|makan malik)\b/;

/** Whoever sits in a stranger's vehicle cannot walk away from it. */
const inRide =
  /\b(cab|taxi|taksi|ola|uber|auto) (driver|draivar|val\w*)\b|\b(my|the|in a|in an|in the|mera|mere) (cab|taxi|taksi|ola|uber|auto|driver|draivar)\b|\b(cab|taxi|taksi|auto|ola|uber) me\b|\bdriver ne\b|\b(took|taking|take|le) me\b.{0,16}\b(car|gadi)\b/;

/** Abuse of a child needs a child; what is threatened or done to a minor is that, whatever else it is. */
function ofWhom(kind: Kind, message: string): Kind {
  if (kind === 'self-harm') return isHandedOver(message) || isOfAnotherLeaving(message) ? 'self-harm-of-another' : kind;
  if (kind === 'pursued') return inRide.test(phoneticOf(message)) ? 'ride' : kind;
  if (kind !== 'child-abuse' && kind !== 'blackmail' && kind !== 'sexual-violence') return kind;
  const sound = phoneticOf(message);
  const ideas = ideasOf(sound);
  // A minor who is threatened with pictures is answered as one, by those who can stop the pictures.
  if (kind === 'blackmail' && ideas.has('photo')) return kind;
  if (ageIn(sound) !== undefined) return 'child-abuse';
  if (kind === 'child-abuse' && byGrownUps.test(sound) && !ideas.has('minor')) return 'sexual-violence';
  if (kind === 'sexual-violence') return ideas.has('child') ? 'child-abuse' : kind;
  if (kind === 'blackmail' || ideas.has('child') || ideas.has('minor')) return kind;
  return ideas.has('photo') && (ideas.has('threat') || ideas.has('money')) ? 'blackmail' : kind;
}

/** How likely any danger is, and its likeliest family. Most lines are harmless: of those no more is asked. */
const suspected = memoise((message: string): { family: Family; score: number } => {
  const { labels, sidesOf } = classifier();
  const { words, meaning } = sidesOf(message);
  const near = nearness()(message);
  const none = labels.indexOf('none');
  const ahead = near.reduce((most, one, i) => (i === none ? most : Math.max(most, one)), -1) - (near[none] as number);
  const sum =
    reading.words * logitOf(1 - (words[none] as number)) +
    reading.meaning * logitOf(1 - (meaning[none] as number)) +
    reading.near * ahead +
    lengthOf(message) +
    reading.bias;
  const told = words.map(
    (share, i) =>
      telling.words * Math.log(share + shareMin) +
      telling.meaning * Math.log(Math.max(0, meaning[i] as number) + shareMin) +
      telling.near * (near[i] as number),
  );
  return { family: best(labels, told, (label) => label !== 'none') as Family, score: 1 / (1 + Math.exp(-sum)) };
}, saidOften);

/** What the examples say of a line: the likeliest kind of danger, and how likely any danger is. */
export const likely = memoise((message: string): Found => {
  const { family, score } = suspected(message);
  const kinds = classifier(family);
  const [likeliest, group = ''] = best(kinds.labels, kinds.sharesOf(message)).split(' ');
  const kind = generalUnlessSure(ofWhom(likeliest as Kind, message), kinds, message);
  return { kind, group: kind === likeliest ? group : '', score };
});

/** Whether a line, written as it sounds, holds a word of danger. */
export const isAlarming = (sound: string): boolean => [...ideasOf(sound)].some((idea) => alarming.has(idea));

const isDanger = ({ score }: { score: number }, sound: string): boolean =>
  score >= (isAlarming(sound) ? threshold.alarming : threshold.calm);

/** The name of who is spoken to, which says nothing. For `\W` every letter of Devanagari is no letter. */
const spokenTo = new RegExp(
  `^[^\\p{L}\\p{M}\\p{N}]*(?:(?:hi|hello|hey|haan|ok|arre)[\\s,]+)?(?:${personas.flatMap(({ name, calledAs = [] }) => [name, ...calledAs]).join('|')})(?: ji| जी)?[\\s,]+(?=\\S)`,
  'iu',
);

/** Whether a line speaks of a story, a film, a game or the news. */
export const isTale = (message: string): boolean => ideasOf(phoneticOf(message)).has('story');

/** How much a line alarms, and the kind of danger it would be, if it alarms at all. */
export interface Suspicion {
  kind?: Kind;
  score: number;
}

/** The suspicions of a conversation with that of its newest line; as many as count together. */
export function withSuspicion(earlier: readonly Suspicion[], message: string): Suspicion[] {
  const score = Math.min(together.most, Math.round(suspected(message).score * 100) / 100);
  return [...earlier, score < together.own ? { score } : { kind: likely(message).kind, score }].slice(-together.lines);
}

/** What lines tell together of which none is danger by itself. It is asked about. */
function dangerTogether(suspicions: readonly Suspicion[]): Found | undefined {
  const { kind } = suspicions.reduce((a, b) => (b.score > a.score ? b : a));
  const all = 1 - suspicions.reduce((none, { score }) => none * (1 - score), 1);
  const isTold = suspicions.length > 1 && suspicions.at(-1)?.kind !== undefined && all >= together.all;
  return isTold && kind ? { kind, group: '', score: asked } : undefined;
}

/**
 * The danger a message speaks of; undefined for one that does not. Precise patterns go before what is only likely.
 * @param previous the visitor's line before it, in which no danger was found
 * @param suspicions of the lines before it
 */
export function dangerIn(line: string, previous?: string, suspicions: readonly Suspicion[] = []): Found | undefined {
  const message = line.replace(spokenTo, '');
  const found = dangerInLine(message);
  if (found) return found;
  // What only two lines tell together is asked about.
  if (previous !== undefined && suspected(message).score >= joined.own) {
    const both = `${previous}. ${message}`;
    if (suspected(both).score >= joined.both && harmlessGone(phoneticOf(message)) === phoneticOf(message))
      return { ...likely(both), score: asked };
  }
  const told = suspicions.length > 0 && !isTale(message) ? dangerTogether(withSuspicion(suspicions, message)) : undefined;
  if (told) return told;
  // A cry among other talk: "thanks for the recipe. i dont want to live. which guide is cheapest". A tale is not taken apart.
  const sentences = message.split(/[.!?।;\n]+|, /).filter((part) => part.trim().split(/\s+/).length >= 3);
  if (sentences.length < 2 || isTale(message)) return undefined;
  const sound = phoneticOf(message);
  const left = harmlessGone(sound);
  for (const sentence of sentences) {
    // What the whole line shows to be no danger is not read again without it.
    if (left !== sound && !left.includes(phoneticOf(sentence))) continue;
    const one = dangerInLine(sentence);
    // "I cannot go on" by itself is a cry; before "this diet is too hard" it is none.
    const isBorneOut = suspected(message).score >= threshold.borneOut;
    if (
      one &&
      (isBorneOut || (one.group !== 'oblique' && one.score >= threshold.bare)) &&
      one.score >= (isAlarming(phoneticOf(sentence)) ? threshold.sentence : threshold.calmSentence)
    )
      return one;
  }
  return undefined;
}

/** Who laughs means nothing by words that only resemble danger. Who is hurt by somebody, or wants to die, may laugh about it. */
export const laughs = /[\u{1F602}\u{1F923}\u{1F606}\u{1F639}]|\b(?:ha){2,}h?\b|\blo+l\b|हा\s?हा/iu;
const isLaughable = (kind: Kind): boolean => /^(body|peril|other|anger|care)$/.test(families[kind]) || kind === 'pressed';

/** The danger in a line, of the kind that its words name. */
function dangerInLine(message: string): Found | undefined {
  const found = firstFound(message);
  if (found && found.score < 1 && laughs.test(message) && isLaughable(found.kind)) return undefined;
  const kind = found && closerKind(found.kind, message);
  return kind && kind !== found.kind ? { ...found, kind, group: '' } : found;
}

function firstFound(message: string): Found | undefined {
  const sound = phoneticOf(message);
  // Who retells a film, reads the news or laughs uses the plainest words: the examples must bear them out.
  const isTold = [...ideasOf(sound)].some((idea) => idea === 'story' || idea === 'joke');
  const certain = isTold && suspected(message).score < threshold.retold ? undefined : sure(message);
  if (certain) {
    const found = likely(message);
    return { group: found.kind === certain.kind ? found.group : '', ...certain, score: certain.group === 'asked' ? asked : 1 };
  }
  const left = harmlessGone(sound);
  if (left === sound) return isDanger(suspected(message), sound) ? likely(message) : undefined;
  // Something was denied or only a figure of speech: the rest must be danger by itself.
  if (!left || left.split(' ').length <= 3) return undefined;
  const rest = suspected(left);
  return rest.score >= 0.75 && isDanger(rest, left) ? likely(left) : undefined;
}
