import { useEffect, useRef } from 'react';
import { callToasts, type Persona } from '#shared/personas.ts';
import type { Call, CallFailure, CallState, FailureCode } from './call-machine.ts';
import { usePageToast } from './page-toast.ts';

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

/** In a few words; the page below says what to do. Others are told in the server's own sentence. */
const reasons: Partial<Record<FailureCode, string>> = {
  'microphone-denied': 'the microphone is blocked for this site.',
  'microphone-missing': 'there is no microphone.',
  'microphone-busy': 'another program is using the microphone.',
  'insecure-page': 'the microphone needs a secure page.',
  'in-app-browser': 'this app keeps the microphone to itself.',
  'lines-busy': 'all lines are busy.',
  'daily-limit': 'today’s calls are used up.',
  'too-many-requests': 'too many calls in a short time.',
  'call-in-progress': 'a call is open in another tab.',
  offline: 'you seem to be offline.',
  'timed-out': 'it took too long to connect.',
  'not-configured': 'this voice is not available.',
};

function failureToast(persona: Persona, failure: CallFailure) {
  if (failure.code === 'sdk-not-loaded') return callToasts.notReady(failure.message);
  if (failure.wasLive) return callToasts.connectionError(persona);
  return callToasts.connectionFailed(reasons[failure.code] ?? failure.message);
}
