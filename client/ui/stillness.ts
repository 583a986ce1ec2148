/** Whether the visitor asked for less motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
