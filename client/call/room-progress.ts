import type { ResumePoint } from '#shared/room-messages.ts';
import { frameHeaderBytes, type ServerMessage } from '#shared/room-protocol.ts';

/** How far a call in the room has come, as this end knows it: what a new line is told, so that nothing is said twice or left out. */
export function createProgress() {
  let turn = 0;
  /** Of the turn whose sound is still coming. */
  let coming: { text: string; samples: number } | null = null;
  let unanswered: { id: string; content: string } | null = null;
  let lines = 0;
  return {
    follow(message: ServerMessage) {
      if (message.type === 'audio-start') {
        turn = message.turn;
        unanswered = null;
        if (message.encoding === 'none') coming = null;
        else if (!message.resumed) coming = { text: '', samples: 0 };
      }
      if (message.type === 'transcript' && message.role === 'assistant' && message.turn === turn && coming)
        coming.text = message.transcript;
      if ((message.type === 'audio-end' || message.type === 'user-interrupted') && message.turn === turn) coming = null;
    },
    frame(bytes: ArrayBuffer) {
      if (coming && new DataView(bytes).getUint32(0, true) === turn) coming.samples += (bytes.byteLength - frameHeaderBytes) / 2;
    },
    /** The visitor has stopped it. */
    interrupted() {
      coming = null;
    },
    /** A line of the visitor's goes out; answers its name. */
    asked(content: string): string {
      // Of this call alone: a call has one page.
      const id = `line-${++lines}`;
      unanswered = { id, content };
      return id;
    },
    again: (): ResumePoint => ({
      turn,
      ...(coming?.text && { unheard: coming }),
      ...(unanswered && { unanswered }),
    }),
  };
}
