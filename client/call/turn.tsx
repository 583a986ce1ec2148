import { useEffect, useState } from 'react';
import { clock } from './call-length.ts';
import type { Call, LiveCall } from './call-machine.ts';
import { HoldButton } from './hold-button.tsx';
import { callWords } from './words.ts';

export type TurnOf = 'reconnecting' | 'held' | 'speaking' | 'thinking' | 'waiting' | 'listening';

const pushesToTalk = ({ pushToTalk, microphone }: LiveCall) => pushToTalk && microphone !== 'none';

/** Whose turn it is in a live call. `waiting`: the visitor's turn, when they push to talk. */
export function turnOf(live: LiveCall): TurnOf {
  if (live.reconnecting) return 'reconnecting';
  if (live.held) return 'held';
  if (live.speaker === 'character') return 'speaking';
  if (live.thinking) return 'thinking';
  return pushesToTalk(live) ? 'waiting' : 'listening';
}

/** Shows the duration of the call and whose turn it is. In push-to-talk, and while the character speaks, it is a button that takes the turn. */
export function Turn({ call, live, name }: { call: Call; live: LiveCall; name: string }) {
  const turn = turnOf(live);
  const pushing = pushesToTalk(live);
  const { interrupt } = call;
  useSpaceBar(turn === 'speaking' && !pushing, interrupt);
  const words = turn === 'speaking' ? callWords.isSpeaking(name) : callWords.turn[turn];
  return (
    <div className="turn" data-turn={turn}>
      <Timer startedAtMs={live.startedAtMs} />
      {pushing ? (
        <HoldButton held={live.held} setHeld={call.setHeld} words={words} />
      ) : turn === 'speaking' ? (
        // Also with the browser's own voice, which notices no interruption.
        <button type="button" className="turn__take" onClick={interrupt} aria-keyshortcuts="Space">
          <span>
            {callWords.interrupt}
            <span className="turn__key">{callWords.spaceBar}</span>
          </span>
          <span className="turn__words">{words}</span>
        </button>
      ) : (
        <p className="turn__words">{words}</p>
      )}
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

/** The space bar interrupts the character, unless it has another function. It never scrolls the page, even if pressed a little late. */
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

/** Not on a control, and not while a text is being written. */
const isFree = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? target.value === ''
    : !(target instanceof Element && target.closest('a, button, input, select, summary, textarea, [contenteditable]'));
