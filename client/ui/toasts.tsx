import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uiWords } from './words.ts';
import './toasts.css';

export interface Toast {
  title: string;
  description?: string;
  /** An error, in the colours of an error. Screen readers announce what the page says about it, not the toast. */
  destructive?: boolean;
}

/** How long a toast stays. */
const shownMs = 5000;
/** A second toast would cover the call button, so a new one replaces it. */
const shownAtOnce = 1;

let toasts: readonly (Toast & { id: number })[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: typeof toasts) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner of the page for five seconds, or until it is dismissed. @returns a function that removes it earlier */
export function toast(said: Toast): () => void {
  lastId += 1;
  const id = lastId;
  change([...toasts, { ...said, id }].slice(-shownAtOnce));
  return () => dismiss(id);
}

const dismiss = (id: number) => change(toasts.filter((row) => row.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: typeof toasts = [];

/** Where toasts appear; once in the app. The live region exists from the start, because screen readers only watch regions that they know. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const newest = shown.at(-1)?.id;
  /** The toast that is being read: under the pointer, or with the focus. A toast that replaces it expires normally. */
  const [read, setRead] = useState<number>();
  /** Where the focus was before, for the time after the toast. */
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== undefined && document.activeElement !== document.body) return;
    before.current?.focus({ preventScroll: true });
    before.current = null;
  }, [newest]);
  const cards = (destructive: boolean) =>
    shown
      .filter((row) => Boolean(row.destructive) === destructive)
      .map((row) => <ToastCard key={row.id} {...row} held={row.id === read} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here is operated; a toast being read does not run out.
    <div
      className="toasts"
      // A toast that appears under a resting pointer is not being read.
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setRead(newest)}
      onPointerLeave={() => setRead(undefined)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget as HTMLElement | null;
        setRead(newest);
      }}
      onBlur={() => {
        before.current = null;
        setRead(undefined);
      }}
    >
      <div role="status" aria-live="off">
        {cards(true)}
      </div>
      <div role="status">{cards(false)}</div>
    </div>
  );
}

function ToastCard({ id, title, description, destructive, held }: (typeof toasts)[number] & { held: boolean }) {
  const leftMs = useRef(shownMs);
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - since;
    };
  }, [id, held]);
  return (
    <div className={destructive ? 'toast toast--bad' : 'toast'}>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      <button type="button" aria-label={uiWords.dismiss} onClick={() => dismiss(id)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </div>
  );
}
