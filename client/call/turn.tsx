import { useEffect, useState } from 'react';
import { clock } from './call-length.ts';
import type { Call, LiveCall } from './call-machine.ts';
import { callWords } from './words.ts';

export type TurnOf = 'reconnecting' | 'speaking' | 'thinking' | 'listening';

/** Whose turn it is in a live call. */
export const turnOf = ({ reconnecting, speaker, thinking }: LiveCall): TurnOf =>
  reconnecting ? 'reconnecting' : speaker === 'character' ? 'speaking' : thinking ? 'thinking' : 'listening';

/**
 * Says whose turn it is, under the length of the call. While the character speaks it is a button that takes the turn: also where the
 * voice is the browser's own, which hears no interruption.
 */
export function Turn({ call, live, name }: { call: Call; live: LiveCall; name: string }) {
  const turn = turnOf(live);
  const { interrupt } = call;
  useSpaceBar(turn === 'speaking', interrupt);
  if (turn === 'speaking') {
    return (
      <button type="button" className="turn" data-turn={turn} onClick={interrupt} aria-keyshortcuts="Space">
        <span className="turn__take">
          {callWords.interrupt}
          <span className="turn__key">{callWords.spaceBar}</span>
        </span>
        <span className="turn__words">{callWords.isSpeaking(name)}</span>
      </button>
    );
  }
  return (
    <div className="turn" data-turn={turn}>
      <Timer startedAtMs={live.startedAtMs} />
      <p className="turn__words">{callWords.turn[turn]}</p>
    </div>
  );
}

function Timer({ startedAtMs }: { startedAtMs: number }) {
  const elapsed = () => Math.max(0, Math.floor((Date.now() - startedAtMs) / 1000));
  const [seconds, setSeconds] = useState(elapsed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `elapsed` is a reading of the clock from `startedAtMs`.
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(elapsed()), 1000);
    return () => clearInterval(ticking);
  }, [startedAtMs]);
  return (
    <p className="turn__time">
      <span className="vh">{callWords.length}</span>
      <time dateTime={`PT${seconds}S`}>{clock(seconds)}</time>
    </p>
  );
}

/** The space bar interrupts the character wherever it has no other use. Pressed a little late, it does not move the page either. */
function useSpaceBar(speaking: boolean, interrupt: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== ' ' || !isFree(target)) return;
      if (!speaking && !(target instanceof Element && target.matches('body, .call'))) return;
      event.preventDefault();
      if (speaking && !event.repeat) interrupt();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [speaking, interrupt]);
}

/** Not on a control, nor in a line that is being written. */
const isFree = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? target.value === ''
    : !(target instanceof Element && target.closest('a, button, input, select, summary, textarea, [contenteditable]'));
