import type { Kind } from '../danger/families.ts';

/** Which signs together are a danger. */
export interface Rule {
  kind: Kind;
  /** The group of examples in whose words it is answered: `oblique` asks openly about a wish to die. */
  group?: string;
  /** Each of these has been told, or one of those that a bar parts. */
  needs?: readonly string[];
  /** What each sign counts. */
  signs: Readonly<Record<string, number>>;
  /** From this sum it is danger, and not only asked about. */
  sure: number;
  /** From this sum it is asked about. */
  asked?: number;
  /** Signs of an ordinary reason, which take this much away. */
  reasons?: Readonly<Record<string, number>>;
}

const well = { 'all-is-well': 3 };
const leaving = { 'moving-reason': 3, 'all-is-well': 1 };

/** Signs of somebody who takes leave of life. */
const farewell = {
  'gives-away': 1,
  'settles-debts': 1,
  'papers-in-order': 1,
  letters: 1,
  'calm-now': 1,
  'was-low': 1,
  'no-tomorrow': 2,
  'one-way': 1,
  'high-place': 1,
  'means-ready': 2,
};

/** The first rule whose sum is reached answers, so that what cannot wait comes first. */
export const rules: readonly Rule[] = [
  {
    kind: 'infant',
    needs: ['newborn'],
    signs: {
      'baby-does-not-feed': 2,
      'baby-does-not-wake': 2,
      'body-hot': 2,
      limp: 2,
      'weak-cry': 2,
      'fast-breath': 2,
      blue: 2,
      'few-wet-nappies': 2,
      'baby-yellow': 1,
      'baby-honey': 1,
      'no-stool': 1,
    },
    sure: 2,
    reasons: well,
  },
  {
    kind: 'infant',
    needs: ['infant|newborn'],
    signs: {
      'baby-does-not-feed': 1,
      'baby-does-not-wake': 2,
      'body-hot': 1,
      limp: 2,
      'weak-cry': 1,
      'fast-breath': 2,
      blue: 2,
      'few-wet-nappies': 1,
      'baby-honey': 1,
      'no-stool': 1,
    },
    sure: 2,
    reasons: well,
  },
  {
    kind: 'stroke',
    needs: ['face-uneven|speech-odd|grip-lost|sight-lost'],
    signs: { 'face-uneven': 2, 'speech-odd': 2, 'grip-lost': 1, 'sight-lost': 1, sudden: 1, 'odd-person': 1, 'old-person': 0.5 },
    sure: 3,
    reasons: well,
  },
  { kind: 'emergency', needs: ['old-person'], signs: { 'odd-person': 2, sudden: 1, 'few-wet-nappies': 0.5 }, sure: 3, reasons: well },
  { kind: 'head', needs: ['hit-head'], signs: { 'hit-head': 1, 'after-head': 2 }, sure: 3, reasons: well },
  {
    kind: 'heart',
    needs: ['chest-press'],
    signs: { 'chest-press': 1, 'chest-spreads': 2, sweat: 1, 'breathless-stairs': 1, 'heart-risk': 0.5 },
    sure: 2.5,
    reasons: well,
  },
  { kind: 'heart', needs: ['chest-spreads', 'sweat'], signs: { 'chest-spreads': 1, sweat: 1, 'heart-risk': 1 }, sure: 2, reasons: well },
  {
    kind: 'gas',
    needs: ['fumes-source', 'fumes-effect'],
    signs: { 'fumes-source': 1, 'closed-room': 1, 'fumes-effect': 1 },
    sure: 2,
    reasons: well,
  },
  { kind: 'bite', needs: ['bite-place'], signs: { 'bite-place': 1, 'bite-effect': 2 }, sure: 3, reasons: well },
  {
    kind: 'allergy',
    needs: ['allergy-source|allergy-skin', 'throat-closes'],
    signs: { 'allergy-source': 1, 'allergy-skin': 1, 'throat-closes': 1 },
    sure: 3,
    reasons: well,
  },
  {
    kind: 'overdose',
    needs: ['poison-source', 'poison-effect|poison-contact'],
    signs: { 'poison-source': 1, 'poison-contact': 1, 'poison-effect': 1, child: 0.5 },
    sure: 2.5,
    reasons: well,
  },
  { kind: 'overdose', needs: ['took-pills'], signs: { 'took-pills': 2, 'drink-too': 1, drugged: 1 }, sure: 3, reasons: well },
  {
    kind: 'breath',
    needs: ['asthma', 'no-inhaler|breath-fails|blue'],
    signs: { asthma: 1, 'no-inhaler': 1, 'breath-fails': 2, blue: 2 },
    sure: 3,
    reasons: well,
  },
  {
    kind: 'heat',
    needs: ['heat-source'],
    signs: { 'heat-source': 1, 'heat-effect': 1, 'body-hot': 1, 'few-wet-nappies': 1, 'dry-child': 1 },
    sure: 3,
    reasons: well,
  },
  {
    kind: 'dehydration',
    needs: ['child', 'dry-child'],
    signs: { 'dry-child': 1, 'few-wet-nappies': 2, limp: 1 },
    sure: 2,
    reasons: well,
  },
  {
    kind: 'pregnancy',
    needs: ['pregnant'],
    signs: {
      'pregnancy-head': 1,
      'pregnancy-sight': 1,
      'pregnancy-swelling': 1,
      'pregnancy-still': 1,
      'pregnancy-blood': 2,
      'pregnancy-water': 2,
      'pregnancy-pain': 1,
    },
    sure: 2,
    reasons: well,
  },
  {
    kind: 'sugar',
    needs: ['long-medicine', 'stopped-it', 'after-stopping'],
    signs: { 'long-medicine': 1, 'stopped-it': 1, 'after-stopping': 1 },
    sure: 3,
    reasons: well,
  },
  { kind: 'medicines', needs: ['long-medicine', 'stopped-it'], signs: { 'long-medicine': 1, 'stopped-it': 1 }, sure: 2, reasons: well },
  {
    kind: 'sexual-violence',
    needs: ['blank-night'],
    signs: { 'blank-night': 1, 'after-force': 1, bruise: 0.5 },
    sure: 2,
    reasons: well,
  },
  {
    kind: 'violence-at-home',
    needs: ['he-minds|he-takes|locked-in', 'bruise|throat-marks|locked-in|child-hides'],
    signs: { bruise: 1, 'explained-away': 1, 'throat-marks': 2, 'he-minds': 1, 'he-takes': 1, 'locked-in': 2, 'child-hides': 1 },
    asked: 3,
    sure: 4,
    reasons: well,
  },
  {
    kind: 'blackmail',
    needs: ['recorded', 'pays'],
    signs: { recorded: 1, pays: 1, 'keep-secret': 1, 'minor-told': 1 },
    asked: 2,
    sure: 3,
    reasons: well,
  },
  {
    kind: 'child-abuse',
    needs: ['minor-told', 'older-friend'],
    signs: { 'older-friend': 1, 'keep-secret': 1, 'sends-gifts': 1, 'asks-pictures': 1, 'wants-to-meet': 1 },
    asked: 2,
    sure: 3,
    reasons: well,
  },
  {
    kind: 'forced',
    needs: ['minor-told|life-stopped', 'wedding-for-me|two-weddings'],
    signs: { 'minor-told': 1, 'life-stopped': 1, 'wedding-for-me': 1, 'two-weddings': 1 },
    sure: 3,
    reasons: { 'all-is-well': 3, 'moving-reason': 0 },
  },
  { kind: 'self-harm', group: 'oblique', signs: farewell, asked: 3, sure: 5, reasons: leaving },
];
