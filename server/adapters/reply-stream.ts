/** Says the reply of a model sentence by sentence, while the model still writes. */

/** The part of the reply that has arrived, from JSON or plain text. A code fence is read when it is complete. */
export function replySoFar(content: string): string {
  const text = content.trimStart();
  if (text.startsWith('`')) return '';
  if (!text.startsWith('{')) return text;
  const written = /"reply"\s*:\s*"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)/i.exec(text)?.[1] ?? '';
  try {
    return JSON.parse(`"${written}"`);
  } catch {
    return '';
  }
}

/** Matches up to the end of a sentence that is followed by another one. "Rs. 119" is one sentence. */
const sentence = /^[\s\S]*?(?<!\b(?:Rs|Dr|Mr|Mrs|No)|रु)[.!?।]+["'”’)]*\s+/u;

export interface Teller {
  /** All sentences that were said. */
  readonly said: string;
  /** Says the new sentences of the reply. @param isWhole also its last sentence */
  hear(reply: string, isWhole: boolean): void;
}

/**
 * Says a reply sentence by sentence. Each is checked together with the sentences before it. From the first one that fails, nothing is said.
 * @param clean removes markup from a sentence
 * @param isFit whether this text may be said
 */
export function createTeller(clean: (text: string) => string, isFit: (text: string) => boolean, say: (text: string) => void): Teller {
  let said = '';
  let read = 0;
  let isOver = false;

  function tell(piece: string) {
    const words = clean(piece);
    if (words === '') return;
    const text = said === '' ? words : `${said} ${words}`;
    if (!isFit(text)) {
      isOver = true;
      return;
    }
    say(text.slice(said.length));
    said = text;
  }

  return {
    get said() {
      return said;
    },
    hear(reply, isWhole) {
      while (!isOver) {
        const [piece] = sentence.exec(reply.slice(read)) ?? (isWhole ? [reply.slice(read)] : []);
        if (!piece) return;
        read += piece.length;
        tell(piece);
      }
    },
  };
}
