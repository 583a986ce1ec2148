/** `npm run test:nightly` takes its time: the same tests, with larger amounts. */
export const isNightly = Boolean(process.env.SOAK);
