/** Which words and next steps fit: kinds of danger that are answered alike. */
export type Family = 'mind' | 'other' | 'body' | 'peril' | 'harm' | 'anger' | 'net' | 'pep' | 'care';

/** The kinds of danger, as the headings of `lines.md` name them, by family. */
export const families = {
  'self-harm': 'mind',
  eating: 'mind',
  'self-harm-of-another': 'other',
  overdose: 'body',
  heart: 'body',
  stroke: 'body',
  breath: 'body',
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
  pregnancy: 'body',
  fire: 'peril',
  missing: 'peril',
  lost: 'peril',
  trapped: 'peril',
  'violence-at-home': 'harm',
  'sexual-violence': 'harm',
  'child-abuse': 'harm',
  forced: 'harm',
  pursued: 'harm',
  ride: 'harm',
  'violence-intended': 'anger',
  blackmail: 'net',
  pep: 'pep',
  'infant-care': 'care',
  'pregnancy-care': 'care',
  medicines: 'care',
  pressed: 'care',
} as const satisfies Record<string, Family>;

export type Kind = keyof typeof families;
