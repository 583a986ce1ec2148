/** A visitor's line in any chat, in characters. */
export const messageMaxLength = 500;
/** One answer of the lead chat, in characters. */
export const answerMaxLength = 500;
