/** The id of a topic is "dandruff", that of its branches "dandruff/oily". */

/** The id of the topic that a branch belongs to; a topic's own id for the topic itself. */
export const rootId = (id: string): string => id.split('/', 1)[0] ?? id;

/** Whether two ids are of one topic or of its branches. */
export const sameRoot = (a: string, b: string): boolean => rootId(a) === rootId(b);
