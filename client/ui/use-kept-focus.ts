import { type RefObject, useEffect, useRef } from 'react';

/**
 * If a control disappears or is disabled while it has the focus, the focus moves to a place nearby, and not to the top of the page. It
 * checks after every commit of its component.
 * @param find returns the new place of the focus
 * @param part only focus lost inside this element is restored; without it, in the whole page
 */
export function useKeptFocus(find: () => HTMLElement | null | undefined, part?: RefObject<HTMLElement | null>): void {
  const last = useRef<{ control: Element; lost: boolean }>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const isMine = target instanceof Element && (!part || part.current?.contains(target));
      last.current = isMine ? { control: target, lost: false } : null;
    };
    // The visitor has moved the focus elsewhere.
    const pressed = ({ target }: PointerEvent) => {
      if (!last.current?.control.contains(target as Node)) last.current = null;
    };
    addEventListener('focusin', focused);
    addEventListener('pointerdown', pressed);
    return () => {
      removeEventListener('focusin', focused);
      removeEventListener('pointerdown', pressed);
    };
  }, [part]);
  useEffect(() => {
    if (!last.current) return;
    const { control } = last.current;
    last.current.lost ||= !control.isConnected || control.matches(':disabled');
    const { activeElement } = document;
    if (last.current.lost && (activeElement === document.body || activeElement === control)) find()?.focus({ preventScroll: true });
  });
}

/** In a chat the focus moves to the text field; if that is disabled, to the messages. */
export const useFocusInTalk = (talk: RefObject<HTMLElement | null>): void =>
  useKeptFocus(() => (bringsUpKeys() ? null : fieldOf(talk.current)) ?? talk.current?.querySelector('[tabindex]'), talk);

const fieldOf = (talk: HTMLElement | null) => talk?.querySelector<HTMLElement>('input:enabled');
/** On a touch screen a focused field would cover half of the chat with the keyboard. */
const bringsUpKeys = () => matchMedia('(pointer: coarse)').matches;
