import { useEffect, useRef } from 'react';
import { callToasts, type Persona } from '#shared/personas.ts';
import type { Call, CallFailure } from './call-machine.ts';
import { usePageToast } from './page-toast.ts';

/** Says once that a call began, ended or failed: on the change of state, not on each render of it. */
export function useCallToasts(call: Call, persona: Persona): void {
  const { state } = call;
  const toast = usePageToast();
  const told = useRef(state.status);
  useEffect(() => {
    if (told.current === state.status) return;
    told.current = state.status;
    if (state.status === 'live') toast(state.microphone === 'none' ? callToasts.connectedByTyping(persona) : callToasts.connected(persona));
    if (state.status === 'ended') toast(callToasts.ended(persona));
    if (state.status === 'error') toast({ ...failureToast(persona, state.failure), destructive: true });
  }, [state, persona, toast]);
}

function failureToast(persona: Persona, failure: CallFailure) {
  if (failure.code === 'sdk-not-loaded') return callToasts.notReady(failure.message);
  if (failure.code === 'start-failed') return callToasts.connectionFailed(failure.message);
  return callToasts.connectionError(persona);
}
