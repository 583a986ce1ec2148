/** What a model writes, said sentence by sentence while it is still writing. */

/** What of the reply is there so far, of JSON or of plain words; a code fence is read when it is whole. */
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

/** Up to the end of a sentence that another has begun after; "Rs. 119" is one. */
const sentence = /^[\s\S]*?(?<!\b(?:Rs|Dr|Mr|Mrs|No)|रु)[.!?।]+["'”’)]*\s+/u;

export interface Teller {
  /** Everything that was said. */
  readonly said: string;
  /** Says what is new in the reply so far. @param isWhole its last sentence too */
  hear(reply: string, isWhole: boolean): void;
}

/**
 * Says a reply by sentences, each judged with those before it. The first that is not fit is not said, and nothing after it.
 * @param clean a sentence as it is said
 * @param isFit whether all this may be said
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
