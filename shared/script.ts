/** The language a screen reader is to read words in: Hindi where there is Devanagari, otherwise that of the page. */
export const langOf = (text: string): 'hi' | undefined => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined);
