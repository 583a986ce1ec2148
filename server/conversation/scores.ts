/** From which likeness a line is taken for what. Calibrated on conversations set apart: `npm run evaluate`. */

/** From here a line is taken to be about the topic. */
export const sureScore = 0.33;
/** A line that answers the character's own question needs less to be taken for one of its branches. */
export const branchScore = 0.25;
/** From here the topic is near enough to ask whether it is meant. */
export const nearScore = 0.14;
/** A subject as plain as this is what a line is about, whatever it may be besides. */
export const subjectScore = 0.6;
/** A question that the current topic does not answer is put to another topic from here on. */
export const otherScore = 0.2;
/** From here somebody who listens turns to a subject that no term of it names. */
export const hearingScore = 0.4;
/** The share of a question's words that a topic must hold to go on with it. */
export const heldByTopic = 0.5;
/** The share of a question's words by which another topic must be asked for. */
export const otherHeld = 0.35;
/** Likeness from which a line is one of a branch's own. */
export const plainBranch = 0.5;
/** Likeness below which a line that is told to a listener is none of a branch's own. */
export const heardBranch = 0.24;
