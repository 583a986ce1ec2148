import { useEffect } from 'react';
import type { Call, LiveCall } from './call-machine.ts';

export type TurnOf = 'reconnecting' | 'speaking' | 'thinking' | 'listening';

/** Whose turn it is in a live call. */
export const turnOf = ({ reconnecting, speaker, thinking }: LiveCall): TurnOf =>
  reconnecting ? 'reconnecting' : speaker === 'character' ? 'speaking' : thinking ? 'thinking' : 'listening';

/** Says whose turn it is, and lets the visitor take it: also where the character's voice is the browser's own, which hears no interruption. */
export function TurnLine({ call, live, name }: { call: Call; live: LiveCall; name: string }) {
  const turn = turnOf(live);
  const speaking = turn === 'speaking';
  const { interrupt } = call;
  useEffect(() => {
    if (!speaking) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || !isFree(event.target)) return;
      event.preventDefault();
      interrupt();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [speaking, interrupt]);

  const words = {
    reconnecting: 'Reconnecting',
    speaking: `${name} is speaking`,
    thinking: 'Thinking',
    listening: live.aloud ? 'Your turn' : 'Your turn. The answers come in writing.',
  }[turn];
  return (
    <p className="turn" data-turn={turn}>
      <span>{words}</span>
      {speaking && (
        <button type="button" onClick={interrupt} aria-keyshortcuts="Space">
          Interrupt<span className="turn__key"> (space)</span>
        </button>
      )}
    </p>
  );
}

/** Where the space bar does nothing else: not on a button, nor in a line that is being written. */
const isFree = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? target.value === '' : !(target instanceof Element && target.closest('button, a, textarea, select'));
