import type { Persona } from '#shared/personas.ts';
import type { CallState } from './call-machine.ts';
import { callWords } from './words.ts';

const words = callWords.hint;

/** The line below the call button. Screen readers announce its changes. `voice` is the name of the speaker. */
export function hintOf(state: CallState, persona: Persona, voice = persona.name): string {
  switch (state.status) {
    case 'connecting':
      return words.waiting(persona.name);
    case 'live':
      if (state.reconnecting) return words.reconnecting;
      if (state.asleep) return words.asleep(voice);
      if (state.notice) return state.notice;
      if (state.microphone === 'none') return words.typing(voice, state.aloud);
      if (state.muted) return words.muted;
      if (state.microphone === 'silent') return words.unheard;
      return state.aloud ? '' : words.inWriting(voice);
    case 'error':
      return persona.failure ? '' : words.down;
    default:
      return words.idle;
  }
}
