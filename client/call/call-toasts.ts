import { useEffect, useRef } from 'react';
import { toast } from '#client/ui/toasts.tsx';
import { callToasts, type Persona } from '#shared/personas.ts';
import type { Call, CallFailure } from './call-machine.ts';

/** Says once that a call began, ended or failed: on the change of state, not on each render of it. */
export function useCallToasts(call: Call, persona: Persona): void {
  const { state } = call;
  const told = useRef(state.status);
  useEffect(() => {
    if (told.current === state.status) return;
    told.current = state.status;
    if (state.status === 'live') toast(callToasts.connected(persona));
    if (state.status === 'ended') toast(callToasts.ended(persona));
    if (state.status === 'error') toast({ ...failureToast(persona, state.failure), destructive: true });
  }, [state, persona]);
}

function failureToast(persona: Persona, failure: CallFailure) {
  if (failure.code === 'sdk-not-loaded') return callToasts.notReady(failure.message);
  if (failure.code === 'start-failed') return callToasts.connectionFailed(failure.message);
  return callToasts.connectionError(persona);
}
