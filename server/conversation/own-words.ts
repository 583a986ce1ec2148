import type { ConversationState } from './conversation.ts';

/** The visitor's own words in the state of a conversation. Those of a call are kept only while it lasts. */
type OwnWords = Pick<ConversationState, 'previous' | 'asked' | 'said'>;

export const ownWordsOf = ({ previous, asked, said }: ConversationState): OwnWords => ({
  ...(previous !== undefined && { previous }),
  ...(asked !== undefined && { asked }),
  ...(said !== undefined && { said }),
});

/** The state as it is kept after a call: what was talked about and noted, and no line of the visitor. */
export function withoutOwnWords({ previous: _previous, asked: _asked, said: _said, ...state }: ConversationState): ConversationState {
  return state.open?.kind === 'nearest' ? { ...state, open: { ...state.open, about: '' } } : state;
}

/** Where a plan keeps the visitor's words: what was told beside its slots, what was pointed at, and how a clue was said. */
const wordsInPlan: ReadonlySet<string> = new Set(['told', 'key', 'said']);

/** The state as it is kept once a call is over: also without what a plan holds in the visitor's words, and the answer that may say them back. */
export function afterCall(state: ConversationState): ConversationState {
  const { last: _last, plan, ...kept } = withoutOwnWords(state);
  if (plan === undefined) return kept;
  return { ...kept, plan: JSON.parse(JSON.stringify(plan, (key, value) => (wordsInPlan.has(key) ? undefined : value))) };
}
