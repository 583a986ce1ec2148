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
