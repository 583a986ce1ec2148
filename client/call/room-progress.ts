import type { ResumePoint } from '#shared/room-messages.ts';
import { frameHeaderBytes, type ServerMessage } from '#shared/room-protocol.ts';

/** The progress of a call in the room, as the page knows it. A new connection sends it, so that nothing is repeated or lost. */
export function createProgress() {
  let turn = 0;
  /** Of the turn whose sound is still arriving. */
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
    /** The visitor has interrupted it. */
    interrupted() {
      coming = null;
    },
    /** The visitor's message is sent. Returns its id. */
    asked(content: string): string {
      // Unique within this call, because a call has one page.
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
