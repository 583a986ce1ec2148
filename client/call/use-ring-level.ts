import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';
import type { Call } from './call-machine.ts';

/** The part of the difference to the measured level that is closed in each frame. */
const rise = 0.35;
const fall = 0.12;
/** While the visitor speaks, the rings move less. */
const listeningLevel = 0.15;

/** Writes `--level` (0..1) on the element during a call, outside React, so that a level renders nothing. */
export function useRingLevel(element: RefObject<HTMLElement | null>, call: Call): void {
  const live = call.state.status === 'live';
  const speaker = call.state.status === 'live' ? call.state.speaker : 'nobody';
  const talking = useRef(speaker);
  talking.current = speaker;
  const { onLevel } = call;

  useEffect(() => {
    const style = element.current?.style;
    if (!live || !style || prefersReducedMotion()) return;
    let heard = 0;
    let shown = 0;
    let frame = 0;
    const step = () => {
      const target = talking.current === 'visitor' ? listeningLevel : heard;
      const gap = target - shown;
      shown = Math.abs(gap) < 0.002 ? target : shown + gap * (gap > 0 ? rise : fall);
      style.setProperty('--level', shown.toFixed(3));
      frame = shown === target ? 0 : requestAnimationFrame(step);
    };
    const stopListening = onLevel((level) => {
      heard = level;
      frame ||= requestAnimationFrame(step);
    });
    return () => {
      stopListening();
      cancelAnimationFrame(frame);
      style.removeProperty('--level');
    };
  }, [element, live, onLevel]);

  // With reduced motion the rings still show the voice, in two steps, because they carry meaning.
  useEffect(() => {
    const style = element.current?.style;
    if (!live || !style || !prefersReducedMotion()) return;
    style.setProperty('--level', speaker === 'character' ? '1' : '0');
    return () => void style.removeProperty('--level');
  }, [element, live, speaker]);
}
