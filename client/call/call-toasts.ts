import { useEffect, useRef } from 'react';
import type { Persona } from '#shared/personas.ts';
import type { Call, CallFailure, CallState } from './call-machine.ts';
import { usePageToast } from './page-toast.ts';
import { callToasts } from './toast-words.ts';
import { callWords } from './words.ts';

/** Announces once that a call began, ended or failed: when the state changes, not at each render. */
export function useCallToasts(call: Call, persona: Persona): void {
  const { state } = call;
  const toast = usePageToast();
  const told = useRef<CallState['status'] | 'typing'>(state.status);
  useEffect(() => {
    const byTyping = state.status === 'live' && state.microphone === 'none';
    const said = byTyping ? 'typing' : state.status;
    if (told.current === said) return;
    told.current = said;
    // If the browser cannot recognise speech, "Start speaking!" is removed.
    if (state.status === 'live') toast(byTyping ? callToasts.connectedByTyping(persona) : callToasts.connected(persona));
    if (state.status === 'ended') toast(callToasts.ended(persona));
    if (state.status === 'error') toast({ ...failureToast(persona, state.failure), destructive: true });
  }, [state, persona, toast]);
}

/** Errors for which the page below shows what to do. For others the toast has the server's message. */
function failureToast(persona: Persona, failure: CallFailure) {
  if (failure.code === 'sdk-not-loaded') return callToasts.notReady(failure.message);
  if (failure.wasLive) return callToasts.connectionError(persona);
  return callToasts.connectionFailed(callWords.reasons[failure.code] ?? failure.message);
}
