import { catalog, type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { guideNamedIn } from '#shared/kaka-rules.ts';
import { formatInr } from '#shared/money.ts';
import { type Lang, type Passage, personaTexts } from '../personas/texts.ts';
import { type Found, libraryOf } from '../storyteller/library.ts';
import { occasionOf } from '../storyteller/small-talk.ts';
import type { Brain, BrainReply, BrainTurn } from './brain.ts';

/** Below this share of the question's words a passage is a guess, and the character says that it does not know. */
const coverageNeeded = 0.34;
/** Lines of Kaka's that must pass between two offers. */
const linesBetweenOffers = 3;

/**
 * The embedded brain: answers from the character's own passages, found by search, and says so when there is none.
 * The same question in the same conversation gets the same answer; nothing is drawn by lot.
 */
export function createStoryteller(): Brain {
  return {
    async reply(turn) {
      return answer(turn);
    },
  };
}

function answer(turn: BrainTurn): BrainReply {
  const { persona, message } = turn;
  const occasion = occasionOf(message);
  if (occasion === 'again') return more(turn);
  if (occasion !== undefined && !turn.recommend) return { text: line(turn, occasion) };
  if (turn.recommend && persona === 'kaka') return recommendation(turn);

  const found = (persona === 'kaka' && asksPrice.test(message) && aboutGuide(message)) || fitting(turn, message);
  return found ? tell(turn, found) : { text: line(turn, 'unknown') };
}

const asksPrice = /\b(how much|price|cost|rate|kitne|kitna|daam|kimat|keemat)\b|कितने|कितना|दाम|क़?ीमत/iu;

/** What Kaka says of a guide that the message names. */
function aboutGuide(message: string): Passage | undefined {
  const sku = guideNamedIn(message);
  return libraryOf('kaka').passages.find(
    ({ guide, tags, lang }) => guide === sku && sku !== undefined && tags.includes('shop') && lang === 'en',
  );
}

/** The best passage not told yet. */
function fitting(turn: BrainTurn, query: string): Passage | undefined {
  const told = toldBefore(turn);
  const enough = libraryOf(turn.persona)
    .find(query, langOf(query))
    .filter(({ coverage }) => coverage >= coverageNeeded);
  return (enough.find(({ passage }) => !told(passage)) ?? enough[0])?.passage;
}

/** "Tell me more": another passage on what the visitor last asked about. */
function more(turn: BrainTurn): BrainReply {
  const asked = turn.history.filter(({ who, text }) => who === 'visitor' && occasionOf(text) === undefined).at(-1)?.text;
  const already = toldBefore(turn);
  const found: Found | undefined =
    asked === undefined
      ? undefined
      : libraryOf(turn.persona)
          .find(asked, langOf(asked))
          .find(({ passage, coverage }) => coverage >= coverageNeeded / 2 && !already(passage));
  if (!found) return { text: line(turn, 'unknown') };
  return { text: `${line(turn, 'again')} ${told(found.passage)}` };
}

function tell(turn: BrainTurn, passage: Passage): BrainReply {
  const text = told(passage);
  // A passage that names its guide is the offer already.
  if (passage.guide && passage.text.includes('{guide}')) return { text: withQuestion(text, passage), offeredSku: passage.guide };
  const offer =
    turn.persona === 'kaka' && passage.guide !== undefined && !passage.tags.includes('care') && mayOffer(turn) ? passage.guide : undefined;
  const guide = offer && guideBySku(offer);
  if (guide) {
    const wordings = offers[langOf(turn.message)];
    return { text: `${text} ${fill(wordings[hash(passage.title) % wordings.length] ?? '', guide)}`, offeredSku: guide.sku };
  }
  return { text: turn.history.length % 3 === 2 ? text : withQuestion(text, passage) };
}

const withQuestion = (text: string, { question }: Passage): string => (question === undefined ? text : `${text} ${question}`);

/** How Kaka ends a remedy when a guide has the rest: soft, and a yes is enough. */
const offers: Record<Lang, readonly string[]> = {
  en: [
    'The whole of it is in my {guide}, {price}. Shall I send it?',
    'I have written this down properly in {guide}, {price}, if you want it at hand. Say yes and I will send the link.',
    'There is a full page on this in {guide}. It is {price}, beta. Shall I?',
  ],
  hinglish: [
    'Poori baat meri {guide} mein likhi hai, {price}. Bhej doon?',
    'Yeh sab aaram se padhna ho to {guide} hai, {price}. Haan bolo, link bhej dunga.',
    'Is par poora panna hai {guide} mein, {price} ka, beta. Chahiye?',
  ],
  hi: ['पूरी बात मेरी {guide} में लिखी है, {price}। भेज दूँ?', 'आराम से पढ़ना हो तो {guide} है, {price}। हाँ बोलो, लिंक भेज दूँगा।'],
};

function mayOffer({ history }: BrainTurn): boolean {
  const recent = history.filter(({ who }) => who === 'character').slice(-linesBetweenOffers);
  return history.length > 0 && !recent.some(({ text }) => catalog.some(({ name }) => text.includes(name)));
}

/** Exactly one guide, with the reason: for what the visitor says, else for what was talked of; who has said nothing yet is shown the board. */
function recommendation(turn: BrainTurn): BrainReply {
  const lines = turn.history.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const sku = [...lines, turn.message]
    .reverse()
    .map((text) => guideNamedIn(text) ?? guideAbout(text))
    .find((named) => named !== undefined);
  const board = sku === undefined ? fitting(turn, turn.message) : undefined;
  if (board?.tags.includes('shop')) return tell(turn, board);
  const guide = (sku && guideBySku(sku)) ?? popular;
  return { text: fill(line(turn, 'recommend').replaceAll('{reason}', reasonFor(guide, turn.message)), guide), offeredSku: guide.sku };
}

/** What most visitors mean when they name no trouble. */
const popular: Guide = catalog[6];

/** Words of choosing, which say nothing about the trouble. */
const choosing =
  /\b(guides?|books?|recommend\w*|suggest\w*|which|best|right|something|anything|one|buy|sell|show|list|catalogue?|options?|mother|father|wife|husband|mummy|papa|maa)\b/gi;

const guideAbout = (text: string): Sku | undefined =>
  libraryOf('kaka')
    .find(text.replace(choosing, ' '), langOf(text))
    .find(({ passage, coverage }) => passage.guide !== undefined && coverage >= coverageNeeded)?.passage.guide;

/** A clause about the guide's own page that fits best. */
function reasonFor(guide: Guide, message: string): string {
  const section = libraryOf('kaka')
    .find(message, 'en')
    .find(({ passage, coverage }) => passage.guide === guide.sku && passage.tags.includes('guide') && coverage >= coverageNeeded)?.passage;
  return section ? `it has a whole page called "${section.title}"` : `it is about ${guide.about}`;
}

const fill = (text: string, guide: Guide): string =>
  text.replaceAll('{guide}', guide.name).replaceAll('{price}', formatInr(guide.paise)).replaceAll('{prices}', priceList);

const priceList = catalog.map(({ name, paise }) => `${name} ${formatInr(paise)}`).join(', ');

function told(passage: Passage): string {
  const guide = passage.guide && guideBySku(passage.guide);
  return guide ? fill(passage.text, guide) : passage.text.replaceAll('{prices}', priceList);
}

/** One of the character's alternatives for an occasion; in one conversation all are used before one comes again. */
function line(turn: BrainTurn, occasion: string): string {
  const { lines } = personaTexts(turn.persona);
  const all = lines[occasion] ?? lines.unknown ?? [];
  const lang = langOf(turn.message);
  const theirs = all.filter((text) => (lang === 'hi') === /\p{Script=Devanagari}/u.test(text));
  const alternatives = theirs.length > 0 ? theirs : all;
  const said = saidBefore(turn);
  const fresh = alternatives.filter((text) => !said(text));
  const choice = fresh.length > 0 ? fresh : alternatives;
  return choice[hash(turn.message) % choice.length] ?? '';
}

/** Whether a passage was told in this conversation, in whichever language. */
function toldBefore(turn: BrainTurn): (passage: Passage) => boolean {
  const said = saidBefore(turn);
  const titles = new Set(
    libraryOf(turn.persona)
      .passages.filter(({ text }) => said(text))
      .map(topicOf),
  );
  return (passage) => titles.has(topicOf(passage));
}

/** The same topic in another language has the same title but for the language's name behind it. */
const topicOf = ({ title }: Passage): string => title.replace(/ \((Hinglish|Hindi)\)$/, '');

/** Whether the character has said this already, in these first words. */
function saidBefore({ history }: BrainTurn): (text: string) => boolean {
  const lines = history.filter(({ who }) => who === 'character').map(({ text }) => text);
  return (text) => {
    const start = text.slice(0, 40).split('{')[0] ?? '';
    return start.length > 8 && lines.some((said) => said.includes(start));
  };
}

const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521, 7);

const hinglish =
  /\b(hai|hain|hoon|hun|nahi|nahin|kya|kaise|kyu|kyun|mera|meri|mere|mujhe|karu|karun|karna|batao|bataiye|raha|rahi|rahe|chahiye|kaunsa|accha|bahut|mein|gaya|gayi|hota|hoti|ho|ke liye|wala|wali)\b/i;

/** The way a message is written: Devanagari, Hindi in Latin letters, or English. */
export function langOf(message: string): Lang {
  if (/\p{Script=Devanagari}/u.test(message)) return 'hi';
  return hinglish.test(message) ? 'hinglish' : 'en';
}
