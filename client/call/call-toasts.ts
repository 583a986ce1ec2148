import { useEffect, useRef } from 'react';
import type { Persona } from '#shared/personas.ts';
import type { Call, CallFailure, CallState } from './call-machine.ts';
import { usePageToast } from './page-toast.ts';
import { callToasts } from './toast-words.ts';
import { callWords } from './words.ts';

/** Says once that a call began, ended or failed: on the change of state, not on each render of it. */
export function useCallToasts(call: Call, persona: Persona): void {
  const { state } = call;
  const toast = usePageToast();
  const told = useRef<CallState['status'] | 'typing'>(state.status);
  useEffect(() => {
    const byTyping = state.status === 'live' && state.microphone === 'none';
    const said = byTyping ? 'typing' : state.status;
    if (told.current === said) return;
    told.current = said;
    // A browser that turns out not to hear takes its "Start speaking!" back.
    if (state.status === 'live') toast(byTyping ? callToasts.connectedByTyping(persona) : callToasts.connected(persona));
    if (state.status === 'ended') toast(callToasts.ended(persona));
    if (state.status === 'error') toast({ ...failureToast(persona, state.failure), destructive: true });
  }, [state, persona, toast]);
}

/** The page below says what to do. Others are told in the server's own sentence. */
function failureToast(persona: Persona, failure: CallFailure) {
  if (failure.code === 'sdk-not-loaded') return callToasts.notReady(failure.message);
  if (failure.wasLive) return callToasts.connectionError(persona);
  return callToasts.connectionFailed(callWords.reasons[failure.code] ?? failure.message);
}
