import type { CallNotes } from '#shared/api.ts';

/** How long the last event may take after the end of a call. */
const lastWordMs = 10_000;

/**
 * Receives the results of the visitor's call from our server, for every voice provider. Each event contains the whole result.
 * @returns a function that stops it after the last event
 */
export function watchCall(tell: (notes: CallNotes) => void): () => void {
  const events = new EventSource('/call/events');
  events.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data));
  events.addEventListener('over', () => events.close());
  return () => void setTimeout(() => events.close(), lastWordMs);
}
