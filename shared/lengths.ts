/** The maximum length of a visitor's message in a chat, in characters. */
export const messageMaxLength = 500;
/** The maximum length of an answer in the lead chat, in characters. */
export const answerMaxLength = 500;
/** The maximum length of a meeting time in the visitor's own words, in characters. */
export const requestedTimeMaxLength = 200;
/** The longest duration of a call, in seconds. Vapi gets the same limit as `maxDurationSeconds`. */
export const maxCallSeconds = 300;
