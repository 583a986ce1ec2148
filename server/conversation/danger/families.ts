/** Which words and next steps fit: kinds of danger that are answered alike. */
export type Family = 'mind' | 'other' | 'body' | 'harm' | 'net' | 'pep' | 'care';

/** The kinds of danger, as the headings of `lines.md` name them, by family. */
export const families = {
  'self-harm': 'mind',
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
  infant: 'body',
  pregnancy: 'body',
  'violence-at-home': 'harm',
  'sexual-violence': 'harm',
  'child-abuse': 'harm',
  forced: 'harm',
  'violence-intended': 'harm',
  blackmail: 'net',
  pep: 'pep',
  'infant-care': 'care',
  'pregnancy-care': 'care',
  medicines: 'care',
  pressed: 'care',
} as const satisfies Record<string, Family>;

export type Kind = keyof typeof families;
