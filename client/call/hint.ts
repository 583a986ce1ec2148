import type { Persona } from '#shared/personas.ts';
import type { CallState } from './call-machine.ts';

/** The line under the call button; a screen reader hears it when it changes. `voice` is who answers. */
export function hintOf(state: CallState, persona: Persona, voice = persona.name): string {
  switch (state.status) {
    case 'connecting':
      return `Waiting for ${persona.name} to pick up.`;
    case 'live':
      if (state.asleep) return `No sound just now. Press anywhere to hear ${voice} again, or read along.`;
      if (state.notice) return state.notice;
      if (state.microphone === 'none') return `No microphone: type, and ${voice} answers ${state.aloud ? 'aloud' : 'in writing'}.`;
      if (state.muted) return 'You are muted.';
      if (state.microphone === 'silent') {
        return 'We cannot hear you. See that the right microphone is chosen and switched on, move closer, or type instead.';
      }
      return state.aloud ? '' : `${voice} answers in writing.`;
    case 'error':
      return persona.failure ? '' : 'The line is down for now.';
    default:
      return 'Press once to start. Press again to stop.';
  }
}
