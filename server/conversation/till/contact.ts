/** Where people answer what the till cannot. */

import type { InLangs } from '../../personas/persona.ts';

/** Where people answer: the address, or the page that names it. */
export const contactOf = (email: string | undefined): InLangs =>
  email === undefined
    ? { en: 'the address on the privacy page', hinglish: 'privacy page ke pate', hi: 'प्राइवेसी पेज के पते' }
    : { en: email, hinglish: email, hi: email };
