import { type RefObject, useEffect, useRef } from 'react';

/** A control that goes away with a state of the call leaves the keyboard on the call button, not at the top of the page. */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, status: string): void {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: controls go away when the status changes.
  useEffect(() => {
    const lost = focused.current instanceof Element && !focused.current.isConnected;
    if (lost && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, status]);
}
