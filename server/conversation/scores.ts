/** Thresholds for scores and likeness. They were calibrated on separate conversations: `npm run evaluate`. */

/** From this score a line is about the topic. */
export const sureScore = 0.33;
/** The same for a new subject that is not named, where the character can take up the line instead. */
export const plainScore = 0.5;
/** A line that answers the character's own question needs only this score to match a branch. */
export const branchScore = 0.25;
/** From this score a topic is near enough to ask whether it is meant. */
export const nearScore = 0.14;
/** From this score the line is about the topic, even if it could also be something else. */
export const subjectScore = 0.6;
/** From this score another topic answers a question that the current topic does not answer. */
export const otherScore = 0.2;
/** From this score a listener changes to a topic whose terms are not in the line. */
export const hearingScore = 0.4;
/** The share of a question's words that a topic must hold to continue with it. */
export const heldByTopic = 0.5;
/** The share of a question's words that another topic must hold to be chosen. */
export const otherHeld = 0.35;
/** From this likeness a line clearly belongs to a branch. */
export const plainBranch = 0.5;
/** Below this likeness a line that is told to a listener does not belong to a branch. */
export const heardBranch = 0.24;
