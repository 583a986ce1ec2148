import type { CallNotes } from '#shared/api.ts';

/** After a call its last word comes within this, or not at all. */
const lastWordMs = 10_000;

/**
 * What the visitor's own call comes to, told by our own server whoever carries it. Each event is whole.
 * @returns leaves, once the last word has come
 */
export function watchCall(tell: (notes: CallNotes) => void): () => void {
  const events = new EventSource('/call/events');
  events.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data));
  events.addEventListener('over', () => events.close());
  return () => void setTimeout(() => events.close(), lastWordMs);
}
