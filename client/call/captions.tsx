import { useEffect, useRef } from 'react';
import type { Caption } from './call-machine.ts';
import './captions.css';

/** Closer to the end than this, the reader is following along and new words scroll into view. Pixels. */
const followingPx = 48;

/** The call in writing: a log that screen readers hear line by line once a line is whole. */
export function Captions({ captions, name }: { captions: readonly Caption[]; name: string }) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new word may push the last line out of view.
  useEffect(() => {
    const box = log.current;
    if (box && following.current) box.scrollTop = box.scrollHeight;
  }, [captions]);

  const last = captions.at(-1);
  return (
    <div
      className="captions"
      role="log"
      aria-label="Live captions"
      // A scrolling box must be reachable by keyboard.
      tabIndex={last ? 0 : -1}
      ref={log}
      onScroll={({ currentTarget: box }) => {
        following.current = box.scrollHeight - box.scrollTop - box.clientHeight < followingPx;
      }}
    >
      {captions.map((caption) => (
        // A line is new to the log when it is whole, so that half a sentence is never read out.
        <div key={`${caption.id}${caption.final}`} className={caption === last ? 'cap cap--now' : 'cap'} aria-hidden={!caption.final}>
          <b>{caption.who === 'visitor' ? 'You' : name}</b>
          <p lang={/\p{Script=Devanagari}/u.test(caption.text) ? 'hi' : undefined}>
            {caption.text}
            {!caption.final && <i />}
          </p>
        </div>
      ))}
    </div>
  );
}
