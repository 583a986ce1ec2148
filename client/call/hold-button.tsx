import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { callWords } from './words.ts';

interface Props {
  held: boolean;
  setHeld(held: boolean): void;
  /** The current activity in the call. */
  words: string;
}

/**
 * Push-to-talk: the microphone is open while this button or the space bar is held down. With Enter or a screen reader, which cannot hold,
 * one press opens it and the next one closes it.
 */
export function HoldButton({ held, setHeld, words }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useHeldSpaceBar(button, setHeld);
  // The switch that was just pressed has the focus, and there the space bar would switch push-to-talk off again.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) button.current?.focus({ preventScroll: true });
  }, []);
  const letGo = () => setHeld(false);

  return (
    <button
      type="button"
      className="turn__take turn__hold"
      ref={button}
      aria-pressed={held}
      aria-keyshortcuts="Space"
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        // A finger that slides off the button still holds it.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={({ detail }) => detail === 0 && setHeld(!held)}
    >
      {held ? (
        <span>{callWords.hold.held}</span>
      ) : (
        <span>
          <span className="turn__key">{callWords.hold.withSpace}</span>
          <span className="turn__here">{callWords.hold.here}</span>
        </span>
      )}
      {words !== '' && <span className="turn__words">{words}</span>}
    </button>
  );
}

/** Not in a text field, where it is a space, and not on another control, which it presses. */
const isFree = (target: EventTarget | null, button: HTMLElement | null) =>
  target instanceof Element && (target === button || !target.closest('a, button, input, select, summary, textarea, [contenteditable]'));

/** The space bar holds the microphone open. It is also released when the page loses the focus, because the key event is then missed. */
function useHeldSpaceBar(button: RefObject<HTMLElement | null>, setHeld: (held: boolean) => void) {
  useEffect(() => {
    const letGo = () => setHeld(false);
    const down = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (key !== ' ' || ctrlKey || metaKey || altKey || !isFree(target, button.current)) return;
      event.preventDefault();
      if (!repeat) setHeld(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      // On the button, the browser presses it when the key is released.
      if (event.target === button.current) event.preventDefault();
      letGo();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', letGo);
      document.removeEventListener('visibilitychange', letGo);
      letGo();
    };
  }, [button, setHeld]);
}
