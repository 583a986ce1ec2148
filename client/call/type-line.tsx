import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';

/** The longest line a character is sent, in characters: the same as in the text chat. */
const maxLength = 500;

/** For visitors who cannot or would rather not speak. */
export function TypeLine({ say }: { say(text: string): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!field.current || !text) return;
    say(text);
    field.current.value = '';
  };
  return (
    <form className="type-line" onSubmit={send}>
      <label htmlFor={id}>Type instead of speaking</label>
      <div>
        <input id={id} ref={field} type="text" maxLength={maxLength} autoComplete="off" enterKeyHint="send" />
        <button type="submit" aria-label="Send">
          <SendHorizontal className="lu" />
        </button>
      </div>
    </form>
  );
}
