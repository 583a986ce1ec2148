/** Whether words are written in Devanagari, and so are Hindi. */
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The language in which a screen reader reads words: Hindi for Devanagari, otherwise the language of the page. */
export const langOf = (text: string): 'hi' | undefined => (isDevanagari(text) ? 'hi' : undefined);
