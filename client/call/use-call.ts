import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepLines } from '#client/ui/visit.ts';
import type { Persona } from '#shared/personas.ts';
import { createCall } from './call.ts';
import type { Call } from './call-machine.ts';

/** The live call of a page. It ends when the component unmounts, when the visitor leaves, and before the page enters the back/forward cache. */
export function useCall(persona: Persona): Call {
  const runner = useMemo(() => createCall(persona), [persona]);
  useEffect(() => {
    addEventListener('pagehide', runner.leave);
    return () => {
      removeEventListener('pagehide', runner.leave);
      runner.leave();
    };
  }, [runner]);
  const { state, captions, notes, ambienceOn } = useSyncExternalStore(runner.subscribe, runner.snapshot, runner.snapshot);
  const {
    onLevel,
    onSaid,
    prepare,
    start,
    stop,
    setMuted,
    setPushToTalk,
    setHeld,
    say,
    interrupt,
    active,
    write,
    forget,
    dismiss,
    toggleAmbience,
  } = runner;
  useEffect(() => {
    // The chat shows what was said to Kaka.
    const said = captions.filter(({ final, isEarlier }) => final && !isEarlier);
    if (persona.sells && said.length > 0) keepLines('call', said);
  }, [persona, captions]);
  const ambience = persona.ambience ? { on: ambienceOn, toggle: toggleAmbience } : null;
  return {
    persona: persona.slug,
    state,
    captions,
    notes,
    onLevel,
    onSaid,
    prepare,
    start,
    stop,
    setMuted,
    setPushToTalk,
    setHeld,
    say,
    interrupt,
    active,
    write,
    forget,
    dismiss,
    ambience,
  };
}
