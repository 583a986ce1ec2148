import type { Brain } from '../services/brain.ts';

/** The embedded brain: the written words that the conversation core has chosen. */
export const createStoryteller = (): Brain => ({ readsHistory: false, reply: async ({ draft }) => ({ text: draft }) });
