import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that goes away, or is closed, while it has the focus leaves the keyboard in a place nearby, not at the top of the page. It looks
 * after every commit of the component it is used in.
 * @param find where the keyboard goes on
 * @param part what is lost outside of it is left alone; without it, the whole page is looked after
 */
export function useKeptFocus(find: () => HTMLElement | null | undefined, part?: RefObject<HTMLElement | null>): void {
  const last = useRef<{ control: Element; lost: boolean }>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const isMine = target instanceof Element && (!part || part.current?.contains(target));
      last.current = isMine ? { control: target, lost: false } : null;
    };
    // A press elsewhere has left it.
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

/** In a talk the keyboard goes on in the field; where that is closed, in what was said (the first place made focusable). */
export const useFocusInTalk = (talk: RefObject<HTMLElement | null>): void =>
  useKeptFocus(() => (bringsUpKeys() ? null : fieldOf(talk.current)) ?? talk.current?.querySelector('[tabindex]'), talk);

const fieldOf = (talk: HTMLElement | null) => talk?.querySelector<HTMLElement>('input:enabled');
/** A field that gets the focus on a touch screen covers half the talk with keys. */
const bringsUpKeys = () => matchMedia('(pointer: coarse)').matches;
