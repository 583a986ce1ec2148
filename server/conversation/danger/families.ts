/** Which words and next steps fit: kinds of danger that are answered alike. */
export type Family = 'mind' | 'other' | 'body' | 'peril' | 'harm' | 'anger' | 'net' | 'pep' | 'care';

/** The kinds of danger by family: those of the headings of `lines.md`, and those that `closer-kind.ts` tells from them by their words. */
export const families = {
  'self-harm': 'mind',
  eating: 'mind',
  voices: 'mind',
  'self-harm-of-another': 'other',
  emergency: 'body',
  overdose: 'body',
  heart: 'body',
  stroke: 'body',
  breath: 'body',
  choking: 'body',
  allergy: 'body',
  collapse: 'body',
  bleeding: 'body',
  burn: 'body',
  bite: 'body',
  shock: 'body',
  heat: 'body',
  altitude: 'body',
  accident: 'body',
  infant: 'body',
  dehydration: 'body',
  gas: 'body',
  head: 'body',
  headache: 'body',
  fit: 'body',
  sugar: 'body',
  'low-sugar': 'body',
  'child-ill': 'body',
  belly: 'body',
  labour: 'body',
  birth: 'body',
  pregnancy: 'body',
  fire: 'peril',
  leak: 'peril',
  missing: 'peril',
  lost: 'peril',
  trapped: 'peril',
  'hot-car': 'peril',
  lift: 'peril',
  'violence-at-home': 'harm',
  'sexual-violence': 'harm',
  'child-abuse': 'harm',
  'child-of-mine': 'harm',
  forced: 'harm',
  elder: 'harm',
  neighbour: 'harm',
  dowry: 'harm',
  pursued: 'harm',
  ride: 'harm',
  unsafe: 'harm',
  'violence-intended': 'anger',
  blackmail: 'net',
  pep: 'pep',
  'infant-care': 'care',
  'pregnancy-care': 'care',
  medicines: 'care',
  pressed: 'care',
  untreated: 'care',
} as const satisfies Record<string, Family>;

export type Kind = keyof typeof families;

/** What is answered generally, because first aid for another illness, or advice for another kind of violence, can do harm. */
export const general: Partial<Record<Family, Kind>> = { body: 'emergency', harm: 'unsafe' };

/** Whether nothing more than the family is known of a danger. */
export const isGeneral = (kind: Kind): boolean => general[families[kind]] === kind;
