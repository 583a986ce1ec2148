import type { Brain } from '../services/brain.ts';

/** The embedded brain: the character's own written words, as the conversation core has chosen them. */
export const createStoryteller = (): Brain => ({ readsHistory: false, reply: async ({ draft }) => ({ text: draft }) });
