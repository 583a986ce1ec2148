import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepLines } from '#client/ui/visit.ts';
import type { Persona } from '#shared/personas.ts';
import { createCall } from './call.ts';
import type { Call } from './call-machine.ts';
import { lookUpPermission } from './microphone.ts';

/** The live call of a page. It ends when the component unmounts, when the visitor leaves, and before the page enters the back/forward cache. */
export function useCall(persona: Persona): Call {
  const runner = useMemo(() => createCall(persona), [persona]);
  const { snapshot, subscribe, leave, toggleAmbience, ...actions } = runner;
  useEffect(() => void lookUpPermission(), []);
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);
  const { state, captions, notes, ambienceOn } = useSyncExternalStore(subscribe, snapshot, snapshot);
  useEffect(() => {
    // The chat shows what was said to Kaka.
    const said = captions.filter(({ final, isEarlier }) => final && !isEarlier);
    if (persona.sells && said.length > 0) keepLines('call', said);
  }, [persona, captions]);
  const ambience = persona.ambience ? { on: ambienceOn, toggle: toggleAmbience } : null;
  return { ...actions, persona: persona.slug, state, captions, notes, ambience };
}
