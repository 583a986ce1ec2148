/** Whether words are written in Devanagari, and so Hindi. */
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The language a screen reader is to read words in: Hindi where there is Devanagari, otherwise that of the page. */
export const langOf = (text: string): 'hi' | undefined => (isDevanagari(text) ? 'hi' : undefined);
