import { personasInHindi } from './personas.hi.ts';
import { type SiteLang, words } from './words.ts';

/**
 * The characters, one row each. Code that depends on a character reads its row; other files name a slug only if they must.
 * Texts and voice: `server/personas/<slug>/`. Pictures and colours: `client/assets/characters/<slug>/`.
 */

interface Row {
  /** The name of its folders and variables: `VAPI_ASSISTANT_<SLUG>`, `SPEECH_VOICE_<SLUG>`. */
  slug: string;
  /** The path of its voice page. */
  route: string;
  /** It has its own page in `client/pages/` instead of the shared one. Only that page shows its picture. */
  ownPage?: true;
  /** Its name inside a sentence: "{name} is now listening." */
  name: string;
  /** The speaker, if that is not the character. */
  heardAs?: string;
  /** Other names that visitors use. They are removed from a line before danger is recognised. */
  calledAs?: readonly string[];
  /** Sells the guides, in calls and in the chat of the home page, which are one conversation. Exactly one character does. */
  sells?: true;
  /** Suggests something to do before it tells more. */
  listens?: true;
  /** It gives remedies. General rules for remedies answer questions that a topic does not. */
  advises?: 'remedies' | 'habits';
  /** Says "tum" to visitors in Hindi, always or only in Latin letters. The others say "aap". */
  saysTum?: 'always' | 'in-latin';
  /** The plan in `server/conversation/plans/` with which it leads the conversation. */
  plan?: PlanName;
  /** What it does, shown below its name. */
  role: string;
  /**
   * Recorded word for word (`scripts/voices.ts`). It is played on the pages before a call and begins every English call. It is also the
   * only English greeting in the character's `lines.md`.
   */
  greeting: string;
  /** Also recorded: an example of what it may say next. */
  line: string;
  /** The colour of the browser's bars: `--p-deep` of its colours. */
  themeColor: string;
  /** BCP 47: the language in which the visitor speaks, and in which it answers unless the words show another. */
  lang: 'en-IN' | 'hi-IN';
  /** The h1. */
  heading: string;
  /** Document title of the page. */
  title: string;
  subtitle: string;
  lead: string;
  /** "You could begin with": three opening lines. */
  openers: readonly string[];
  idleLabel: string;
  activeLabel: string;
  connectedTitle: string;
  endedTitle: string;
  footer: string;
  /** Shown on the page before a call: that the character is an AI, and what it is not. */
  disclosure: string;
  /** Shown if every line is busy (`all_lines_busy`). */
  busy: string;
  /** The panel after a call that failed to connect; the button becomes Try Again (Maharajji). */
  failure?: { message: string; loading: string; retryLabel: string };
  link?: { label: string; href: string };
  /** Background sound that loops during the call, at this gain. */
  ambience?: { name: string; volume: number };
}

/** Mini finds what happens again and again, Rishi plans a journey, Arya asks what a sales team needs to know. */
export type PlanName = 'case' | 'journey' | 'showroom';

const common = {
  lang: 'en-IN',
  activeLabel: 'Stop',
  connectedTitle: 'Connected',
  endedTitle: 'Call Ended',
  footer: '© 2025 Vaani.',
} as const;

const rows = [
  {
    ...common,
    slug: 'mini',
    name: 'Mini',
    route: '/mini-voice',
    calledAs: ['मिनी'],
    listens: true,
    advises: 'habits',
    plan: 'case',
    role: 'Finds the thread in what keeps happening',
    greeting: 'Mini here, an AI detective. Tell me what keeps happening, and we will find the thread.',
    line: 'Interesting. And what was different the last time?',
    themeColor: '#171C52',
    heading: 'Talk to Mini',
    title: 'Mini Voice',
    subtitle: 'Detective of the patterns in your life',
    lead: 'The argument that repeats. The headache that arrives on Tuesdays. The money that leaves on the 12th. Tell Mini what keeps happening and she will help you see the thread.',
    openers: ['Why do I always quit in the third month?', 'I sleep badly, but only some nights.', 'Help me notice what I keep missing.'],
    idleLabel: 'Talk to Mini',
    disclosure: 'Mini is an AI character. She notices patterns; she does not diagnose.',
    busy: 'Mini is on three cases at once. Please try again in a minute.',
  },
  {
    ...common,
    slug: 'rishi',
    name: 'Rishi',
    route: '/rishi-voice',
    plan: 'journey',
    role: 'Traveller of off-the-map destinations',
    greeting: 'Namaste. I am Rishi, an AI traveller. I know the places the reels have not reached. Where to?',
    line: 'How many days have you got?',
    themeColor: '#0A3A40',
    heading: 'Talk to Rishi',
    title: 'Rishi Voice',
    subtitle: 'Traveller of off-the-map destinations',
    lead: 'Tell him how many days you have, how you feel about bad roads, and what you would like to come home with. He will plan the rest out loud.',
    openers: ['I have four days and a slow train.', 'Somewhere with no signal, but good dal.', 'Where would you send your own mother?'],
    idleLabel: 'Talk to Rishi',
    footer: '© 2025 Vaani. Voice commerce for journeys that start with a question.',
    disclosure: 'Rishi is an AI character. Check roads, permits and weather before you leave.',
    busy: 'Rishi is out of signal behind a mountain. Please try again in a minute.',
  },
  {
    ...common,
    slug: 'kaka',
    saysTum: 'always',
    name: 'Kaka',
    route: '/kaka-voice',
    calledAs: ['काका', 'baba', 'बाबा'],
    sells: true,
    advises: 'remedies',
    role: 'Village-uncle storyteller',
    greeting: 'Ram Ram. I am Kaka, an AI uncle with old remedies and far too many stories. What brings you?',
    line: 'A cough? Since when, beta? And who told you to drink cold water?',
    themeColor: '#213E1D',
    heading: 'Talk to Kaka',
    title: 'Kaka Voice',
    subtitle: 'Grandfather of remedies, seller of seven guides',
    lead: 'Describe what hurts, what will not grow or what will not come clean. Kaka answers with an old remedy, a longer story and, if you ask, a guide to keep.',
    openers: [
      'My throat has been bad since Sunday.',
      'What do I do about hair fall in the rains?',
      'Tell me which guide is right for my mother.',
    ],
    idleLabel: 'Talk to Kaka',
    disclosure: 'Kaka is an AI character. His remedies are tradition, not medicine.',
    busy: 'Kaka’s charpai is full, beta. Please try again in a minute.',
    ambience: { name: 'kaka-ambience', volume: 0.2 },
  },
  {
    ...common,
    slug: 'arya',
    name: 'Arya',
    route: '/arya-voice',
    plan: 'showroom',
    role: 'Answers for a car showroom',
    greeting: 'Suryodaya Motors, this is Arya, the AI on duty. What do you drive today?',
    line: 'Who rides with you on a Sunday?',
    themeColor: '#0D3554',
    heading: 'Talk to Arya',
    title: 'Arya Voice',
    subtitle: 'Answers for Suryodaya Motors, day and night',
    lead: 'Tell her what you drive today, who rides with you and what you would like to spend. Arya asks the right five questions and hands the showroom a conversation worth continuing.',
    openers: [
      'Seven seats, and my father-in-law is tall.',
      'What is the waiting period on the diesel?',
      'Can I test drive on Sunday morning?',
    ],
    idleLabel: 'Talk to Arya',
    footer: '© 2025 Vaani. Demonstration for Suryodaya Motors.',
    disclosure: 'Arya is an AI character. Suryodaya Motors is a demonstration; no car is really sold here.',
    busy: 'Arya is with other customers. Please try again in a minute.',
  },
  {
    ...common,
    slug: 'maharajji',
    saysTum: 'always',
    name: 'Maharajji',
    route: '/maharajji-voice',
    calledAs: ['maharaj ji', 'maharaj', 'महाराजजी', 'महाराज जी', 'महाराज'],
    listens: true,
    role: 'Blessings and quiet guidance',
    greeting: 'Come. I am an AI, offered with respect. Say what is on your mind.',
    line: 'Sit. Tell me slowly.',
    themeColor: '#6E160F',
    heading: 'Maharajji',
    title: 'Maharajji Voice',
    subtitle: 'Blessings and quiet guidance',
    lead: 'Sit for a while. Say what is on your mind in whatever language it comes. He listens first, then he blesses, then he asks whether you have eaten.',
    openers: ['I cannot decide, and I am tired of deciding.', 'Please bless my daughter before her exam.', 'How do I forgive my brother?'],
    idleLabel: 'Seek Blessings',
    activeLabel: 'End Darshan',
    connectedTitle: 'Connected with Maharajji',
    endedTitle: 'Blessing Complete',
    disclosure: 'Maharajji is an AI character, offered with respect. He predicts nothing and asks for nothing.',
    busy: 'Many have come to Maharajji at once. Please sit, and try again in a minute.',
    failure: {
      message: 'Beta, looks like Maharajji is busy. Please try again in a moment!',
      loading: 'Divine connection is still loading. Please wait a moment.',
      retryLabel: 'Try Again',
    },
  },
  {
    ...common,
    slug: 'aranya',
    saysTum: 'in-latin',
    name: 'Aranya',
    route: '/aranya-voice',
    calledAs: ['अरण्या'],
    listens: true,
    role: 'A publisher’s ear, a friend’s patience',
    greeting: 'Hello. I am Aranya, an AI twin of a publisher. Nothing needs explaining first. What is with you today?',
    line: 'Read me the line you are least sure of.',
    themeColor: '#5E0F3A',
    heading: 'Aranya',
    title: 'Aranya Voice',
    subtitle: 'Your Queer Ink Digital Twin',
    lead: 'A publisher’s ear and a friend’s patience. Talk about the book you are writing, the letter you have not sent, or the day you have had. Nothing needs explaining first.',
    openers: ['I have half a manuscript and no courage.', 'Recommend something that will hold my hand.', 'How do I tell my family?'],
    idleLabel: 'Talk to Aranya',
    activeLabel: 'End Session',
    connectedTitle: 'Connected with Aranya',
    endedTitle: 'Session Complete',
    disclosure: 'Aranya is an AI character, not a counsellor. In danger, call 112; to talk to a person at any hour, Tele-MANAS 14416.',
    busy: 'Aranya is listening to someone else just now. Please try again in a minute.',
    link: { label: 'Visit Queer Ink', href: 'https://queer-ink.com' },
  },
  {
    ...common,
    slug: 'bal-krishna-lalji',
    name: 'Bal Krishna Lalji',
    route: '/bal-krishna-lalji',
    calledAs: ['lalji', 'lalla', 'kanha', 'लालजी', 'लल्ला', 'कान्हा'],
    ownPage: true,
    heardAs: 'the narrator',
    listens: true,
    role: 'His stories, told with devotion',
    greeting: 'Jai Shri Krishna. An AI narrator tells His stories here. He does not speak. What would you like to hear?',
    line: 'The butter hung from the rafters. And so, of course, did He.',
    themeColor: '#FFF1CC',
    heading: 'Bal Krishna Lalji',
    title: 'Bal Krishna Lalji',
    subtitle: 'बाल कृष्ण लालजी',
    lead: '',
    openers: [],
    idleLabel: 'Seek Blessings',
    activeLabel: 'End Darshan',
    footer: '© 2025 Vaani. Offered with respect.',
    disclosure: 'An AI offering, made with devotion. It tells His stories and verses; it does not speak in His place.',
    busy: 'The courtyard is full of devotees. Please wait a little and try again.',
  },
] as const satisfies readonly Row[];

export type PersonaSlug = (typeof rows)[number]['slug'];
export interface Persona extends Row {
  slug: PersonaSlug;
}

/** The texts of a row. */
type WordKey =
  | ('lang' | 'name' | 'heardAs' | 'role' | 'greeting' | 'line' | 'heading' | 'title' | 'subtitle' | 'lead' | 'openers')
  | ('idleLabel' | 'activeLabel' | 'connectedTitle' | 'endedTitle' | 'footer' | 'disclosure' | 'busy' | 'failure' | 'link');
/** All texts of each character. */
type PersonaWords = {
  [R in (typeof rows)[number] as R['slug']]: Pick<Required<Row>, Extract<keyof R, WordKey>>;
};

const hindi: PersonaWords = personasInHindi;
export const inHindi = (english: readonly Persona[]): readonly Persona[] => english.map((row) => ({ ...row, ...hindi[row.slug] }));

export const personas = words<readonly Persona[]>({ en: rows, hi: inHindi(rows) });
export const personaSlugs = rows.map(({ slug }) => slug) as [PersonaSlug, ...PersonaSlug[]];

export const personaBySlug = (slug: PersonaSlug): Persona => {
  const persona = personas.find((row) => row.slug === slug);
  if (!persona) throw new Error(`no persona ${slug}`);
  return persona;
};

/** The name of a character in a given language. */
export const nameIn = (lang: SiteLang, slug: PersonaSlug): string => (lang === 'hi' ? hindi[slug].name : personaBySlug(slug).name);

/** Whether a character sells the guides. */
export const sells = (slug: PersonaSlug): boolean => personaBySlug(slug).sells === true;
