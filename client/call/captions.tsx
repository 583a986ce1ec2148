import { useEffect, useRef } from 'react';
import { langOf } from '#shared/script.ts';
import type { Call, Caption } from './call-machine.ts';
import { highlightWords } from './highlight-words.ts';
import { callWords } from './words.ts';
import './captions.css';

/** If the view ends less than this above the last line, the reader follows along. Pixels. */
const followingPx = 48;
/** A longer line is set in smaller type, so that its beginning and end are visible together. Characters. */
const longLine = 140;

interface Props {
  captions: readonly Caption[];
  name: string;
  /** The visitor hears the character, and a screen reader must not say its lines too. */
  heard?: boolean;
  /** The id of the call. */
  onSaid?: Call['onSaid'];
}

/** The captions of a call: a log that screen readers announce line by line, when a line is complete. */
export function Captions({ captions, name, heard = false, onSaid }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const shownId = useRef(0);
  const last = captions.at(-1);
  useEffect(() => {
    const box = log.current;
    const line = box?.lastElementChild;
    if (!box || !last || !(line instanceof HTMLElement) || !following.current) return;
    // A new line is shown from its beginning. A growing line is scrolled to its end.
    if (last.id !== shownId.current) box.scrollTop = line.offsetTop;
    else if (!last.final) box.scrollTop = box.scrollHeight;
    shownId.current = last.id;
  }, [last]);
  useEffect(() => onSaid?.((said) => log.current && highlightWords(log.current, said)), [onSaid]);
  // If content below takes space, the current line stays visible.
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      const line = box.lastElementChild;
      if (following.current && line instanceof HTMLElement) box.scrollTop = line.offsetTop;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return (
    <div
      className="captions"
      role="log"
      aria-label={callWords.liveCaptions}
      aria-live={heard && last?.who === 'character' ? 'off' : 'polite'}
      // A scrolling box must be reachable by keyboard.
      tabIndex={last ? 0 : -1}
      ref={log}
      onScroll={({ currentTarget: box }) => {
        const line = box.lastElementChild;
        following.current = !(line instanceof HTMLElement) || line.offsetTop < box.scrollTop + box.clientHeight + followingPx;
      }}
    >
      {captions.map((caption) => (
        // A line enters the log when it is complete, so that half a sentence is never announced.
        <div key={`${caption.id}${caption.final}`} className={classOf(caption, caption === last)} aria-hidden={!caption.final}>
          <b>{caption.who === 'visitor' ? callWords.you : name}</b>
          <p lang={langOf(caption.text)}>
            {caption.text}
            {!caption.final && <i />}
          </p>
        </div>
      ))}
    </div>
  );
}

const classOf = ({ text }: Caption, now: boolean) => (now ? `cap cap--now${text.length > longLine ? ' cap--long' : ''}` : 'cap');
