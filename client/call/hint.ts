import type { Persona } from '#shared/personas.ts';
import type { CallState } from './call-machine.ts';
import { problemActions } from './problem-actions.ts';
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
      // Where only the microphone is in the way, the line is not down: the panel says what to do.
      return persona.failure || problemActions[state.failure.code]?.typing ? '' : words.down;
    default:
      return words.idle;
  }
}
