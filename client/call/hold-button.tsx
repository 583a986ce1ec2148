import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { callWords } from './words.ts';

interface Props {
  held: boolean;
  setHeld(held: boolean): void;
  /** What goes on in the call. */
  words: string;
}

/**
 * Push-to-talk: the microphone is open while this button, or the space bar, is held down. Enter, or the press of a screen reader, which cannot
 * hold, opens it until the next one.
 */
export function HoldButton({ held, setHeld, words }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useHeldSpaceBar(button, setHeld);
  // The switch that was just pressed has the focus: there the space bar would turn it off again.
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

/** Not in a field, where it is a letter, nor on another control, which it presses. */
const isFree = (target: EventTarget | null, button: HTMLElement | null) =>
  target instanceof Element && (target === button || !target.closest('a, button, input, select, summary, textarea, [contenteditable]'));

/** Held down, the space bar holds the microphone open. It is let go with the page too, which then hears of no key any more. */
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
      // On the button, a browser presses it when the key comes up.
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
