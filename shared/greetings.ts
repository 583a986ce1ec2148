import type { PersonaSlug } from './personas.ts';

/**
 * What is recorded of each character, word for word (`scripts/voices.ts`). The greeting opens every English call and can be heard on the pages
 * before one; it is also the one English greeting in the character's `lines.md`. The line is what it might say next.
 */
export const greetings = {
  kaka: {
    greeting: 'Ram Ram. I am Kaka, an AI uncle with old remedies and far too many stories. What brings you?',
    line: 'A cough? Since when, beta? And who told you to drink cold water?',
  },
  rishi: {
    greeting: 'Namaste. I am Rishi, an AI traveller. I know the places the reels have not reached. Where to?',
    line: 'How many days have you got?',
  },
  maharajji: {
    greeting: 'Come. I am an AI, offered with respect. Say what is on your mind.',
    line: 'Sit. Tell me slowly.',
  },
  mini: {
    greeting: 'Mini here, an AI detective. Tell me what keeps happening, and we will find the thread.',
    line: 'Interesting. And what was different the last time?',
  },
  arya: {
    greeting: 'Suryodaya Motors, this is Arya, the AI on duty. What do you drive today?',
    line: 'Who rides with you on a Sunday?',
  },
  aranya: {
    greeting: 'Hello. I am Aranya, an AI twin of a publisher. Nothing needs explaining first. What is with you today?',
    line: 'Read me the line you are least sure of.',
  },
  'bal-krishna-lalji': {
    greeting: 'Jai Shri Krishna. An AI narrator tells His stories here. He does not speak. What would you like to hear?',
    line: 'The butter hung from the rafters. And so, of course, did He.',
  },
} as const satisfies Record<PersonaSlug, { greeting: string; line: string }>;

export type Clip = 'greeting' | 'line';
