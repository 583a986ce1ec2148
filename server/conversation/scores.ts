/** From which likeness a line is taken for what. Calibrated on conversations set apart: `npm run evaluate`. */

/** From here a line is taken to be about the topic. */
export const sureScore = 0.37;
/** While something is talked of, another subject must be plainer. */
export const leaveScore = 0.43;
/** A line that answers the character's own question needs less to be taken for one of its branches. */
export const branchScore = 0.27;
/** From here the topic is near enough to ask whether it is meant. */
export const nearScore = 0.27;
/** Another topic than the current one must be this much likelier before a follow-up leaves the current one. */
export const leaveMargin = 0.1;
/** A subject as plain as this is what a line is about, whatever it may be besides. */
export const subjectScore = 0.6;
