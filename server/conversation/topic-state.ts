import type { InLangs } from '../personas/persona.ts';
import type { ConversationState, Open } from './conversation.ts';
import { endsAsking } from './text.ts';

/** The number of told parts that are remembered for earlier topics. */
const partsMax = 40;

/** Makes a topic the current one and restores which of its parts were told before. */
export function turnTo(state: ConversationState, id: string, said: readonly string[]): void {
  const { topic } = state;
  if (topic?.id === id) return;
  if (topic) state.parts = [...new Set([...(state.parts ?? []), ...topic.said.map((part) => `${topic.id}#${part}`)])].slice(-partsMax);
  const before = (state.parts ?? []).filter((part) => part.startsWith(`${id}#`)).map((part) => part.slice(id.length + 1));
  state.topic = { id, said: [...new Set([...said, ...before])] };
}

/** The number of told topics that are remembered. */
const toldMax = 24;

/** Remembers that a topic was told, as the newest. */
export function markTold(state: ConversationState, id: string): void {
  state.told = [...state.told, id].slice(-toldMax);
}

/** What a text about a topic leaves open, if it ends with a question. */
export const openAfter = (id: string, text: InLangs): { open?: Open } => (endsAsking(text.en) ? { open: { kind: 'ask', topic: id } } : {});
