/** What the characters of the landing page say before anybody has called: a greeting on the card, and a line. */
export const greetings = {
  kaka: {
    greeting: 'Ram Ram. I am Kaka, an AI uncle with old remedies and far too many stories.',
    line: 'A cough? Since when, beta? And who told you to drink cold water?',
  },
  rishi: {
    greeting: 'Namaste. I am Rishi, an AI traveller. I know the places the reels have not reached.',
    line: 'How many days have you got?',
  },
  maharajji: {
    greeting: 'Come. I am an AI, offered with respect. Say what is on your mind.',
    line: 'Sit. Tell me slowly.',
  },
} as const;

/** What is recorded by `scripts/voices.ts`, word for word: theirs, and that of the characters whose recordings no page plays yet. */
export const recordings = {
  ...greetings,
  mini: {
    greeting: 'Mini here, an AI detective. Tell me what keeps happening, and we will find the thread.',
    line: 'Interesting. And what was different the last time?',
  },
  arya: {
    greeting: 'Suryodaya Motors, this is Arya, the AI on duty. What do you drive today?',
    line: 'Who rides with you on a Sunday?',
  },
  aranya: {
    greeting: 'Hello. I am Aranya, an AI twin of a publisher. Nothing needs explaining first.',
    line: 'Read me the line you are least sure of.',
  },
  'bal-krishna-lalji': {
    greeting: 'Jai Shri Krishna. An AI narrator tells His stories here. He does not speak.',
    line: 'The butter hung from the rafters. And so, of course, did He.',
  },
} as const;

export type Greeted = keyof typeof greetings;
export type Clip = keyof (typeof greetings)[Greeted];
