/** A visitor's line in any chat, in characters. */
export const messageMaxLength = 500;
/** One answer of the lead chat, in characters. */
export const answerMaxLength = 500;
/** A time for a meeting in the visitor's own words, in characters. */
export const requestedTimeMaxLength = 200;
/** A call's longest duration, in seconds. Vapi is given the same limit, as `maxDurationSeconds`. */
export const maxCallSeconds = 300;
