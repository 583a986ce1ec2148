import { createStoryteller } from '#server/adapters/brain.storyteller.ts';
import { personaTexts } from '#server/personas/texts.ts';
import type { Line } from '#server/services/brain.ts';
import type { PersonaSlug } from '#shared/personas.ts';

const brain = createStoryteller();

/** Talks to a character in a call, after its greeting; answers every line it said. */
export async function talk(persona: PersonaSlug, messages: readonly string[], greeting = 0): Promise<string[]> {
  const history: Line[] = [{ who: 'character', text: personaTexts(persona).lines.greeting?.[greeting] ?? '' }];
  const answers: string[] = [];
  for (const message of messages) {
    const { text } = await brain.reply({ persona, medium: 'voice', history, message, signal: AbortSignal.timeout(10_000) });
    history.push({ who: 'visitor', text: message }, { who: 'character', text });
    answers.push(text);
  }
  return answers;
}

/** The last of what it said. */
export const lastOf = async (persona: PersonaSlug, messages: readonly string[], greeting = 0): Promise<string> =>
  (await talk(persona, messages, greeting)).at(-1) ?? '';
