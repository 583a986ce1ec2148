import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import './tooltip.css';

/** A tooltip appears after 700 ms, or at once within 300 ms after the last one. */
const delayMs = 700;
const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  text: string;
  /** One focusable element. It needs its own name: the tooltip only adds to it, and never appears on touch. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A short text next to a control while the pointer or the focus is on it. Escape or a press closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bubble = useRef<HTMLSpanElement>(null);

  const show = (afterMs: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(true), afterMs);
  };
  const hide = () => {
    clearTimeout(waiting.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!open) return;
    if (bubble.current) keepInView(bubble.current);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control is the child; this only watches it, and the bubble with it, so that the words can be pointed at.
    <span
      className="tooltip"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(performance.now() - lastClosedAt < skipDelayMs ? 0 : delayMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {open ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <span className="tooltip__bubble" role="tooltip" id={id} ref={bubble}>
          <span>{text}</span>
        </span>
      )}
    </span>
  );
}

/** Moves the bubble sideways into the window. */
function keepInView(element: HTMLElement) {
  element.style.translate = '';
  const { left, right } = element.getBoundingClientRect();
  const over = Math.max(0, 8 - left) - Math.max(0, right - (document.documentElement.clientWidth - 8));
  if (over) element.style.translate = `calc(-50% + ${over}px) 0`;
}
