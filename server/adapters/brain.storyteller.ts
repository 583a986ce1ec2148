import { catalog, type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { guideNamedIn, type Intent } from '#shared/kaka-rules.ts';
import { isDevanagari } from '#shared/script.ts';
import type { Lang, Passage } from '../personas/texts.ts';
import type { Brain, BrainReply, BrainTurn } from '../services/brain.ts';
import { lead, planOf } from '../storyteller/conduct.ts';
import { langOf } from '../storyteller/language.ts';
import { type Found, libraryOf } from '../storyteller/library.ts';
import { attend, isListener } from '../storyteller/listening.ts';
import { smallTalkIn } from '../storyteller/small-talk.ts';
import { coverageNeeded, fitting, hash, line, toldBefore, withQuestion } from '../storyteller/telling.ts';
import { fill, told } from '../storyteller/told.ts';
import { plain, plainly } from '../storyteller/words.ts';

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
  const { persona, message, intent } = turn;
  const plan = planOf(persona);
  const heard = { ...turn, message: plain(message), history: plainly(turn.history) };
  if (plan) return { text: lead(heard, plan) };
  if (isListener(persona)) return { text: attend(heard) };
  if (persona === 'kaka' && intent === 'recommendation') return recommendation(turn);
  const talk = smallTalkIn(message);
  if (talk?.occasion === 'again') return more(turn);
  // Manners first, then perhaps a question: the question is answered.
  const asked = talk ? clearMatch(turn, talk.rest) : undefined;
  if (talk && !asked) return { text: line(turn, talk.occasion) };

  const found = asked ?? shopTalk(turn) ?? fitting(turn, message);
  return found ? tell(turn, found) : { text: line(turn, 'unknown') };
}

/** A passage that is about most of what is left. */
const clearMatch = (turn: BrainTurn, rest: string): Passage | undefined =>
  libraryOf(turn.persona)
    .find(rest, langOf(turn.message))
    .find(({ coverage }) => coverage >= 0.5)?.passage;

/** Prices, paying and trouble with an order have their own passages, whatever words the question is put in. */
function shopTalk({ persona, message, intent }: BrainTurn): Passage | undefined {
  if (persona !== 'kaka') return undefined;
  const priced = asksPrice.test(message);
  const named = priced ? aboutGuide(message) : undefined;
  if (named) return named;
  const topic = intent === undefined ? (priced ? shopTopics.recommendation : undefined) : shopTopics[intent];
  if (topic === undefined) return undefined;
  const shop = libraryOf('kaka')
    .find(`${message} ${topic}`, langOf(message))
    .filter(({ passage }) => passage.tags.includes('shop'));
  return shop[0]?.passage;
}

/** Words that bring each kind of question to its passages. */
const shopTopics: Record<Intent, string> = {
  purchase: 'buy guide link',
  recommendation: 'prices list sell',
  payment: 'payment upi link',
  support: 'email lost resend',
};

const asksPrice =
  /\b(how much (is|are|for|does|do)|price|prices|cost|costs|rate|kitne (ka|ki|ke|mein|paise|rupaye?)|kitna (hai|paisa|lagega)|daam|kimat|keemat)\b|how much\W*$|कितने (का|की|के|में)|दाम|क़?ीमत/iu;

/** What Kaka says of a guide that the message names. */
function aboutGuide(message: string): Passage | undefined {
  const sku = guideNamedIn(message);
  return libraryOf('kaka').passages.find(
    ({ guide, tags, lang }) => guide === sku && sku !== undefined && tags.includes('shop') && lang === 'en',
  );
}

/** "Tell me more": another passage on what the visitor last asked about. */
function more(turn: BrainTurn): BrainReply {
  const asked = turn.history.filter(({ who, text }) => who === 'visitor' && smallTalkIn(text) === undefined).at(-1)?.text;
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

/** Exactly one guide, with the reason: for what the visitor says, else for what was talked of, else the one that most like. Who asks what there is sees the board. */
function recommendation(turn: BrainTurn): BrainReply {
  const lines = turn.history.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const sku = [...lines, turn.message]
    .reverse()
    .map((text) => guideNamedIn(text) ?? guideAbout(text))
    .find((named) => named !== undefined);
  const board = asksPrice.test(turn.message) || (sku === undefined && browses.test(turn.message)) ? shopTalk(turn) : undefined;
  if (board) return tell(turn, board);
  const guide = (sku && guideBySku(sku)) ?? popular;
  const template = line(turn, 'recommend');
  return { text: fill(template.replaceAll('{reason}', reasonFor(guide, turn.message, template)), guide), offeredSku: guide.sku };
}

/** Asks what there is, not what to take. */
const browses =
  /\b(what (all )?do you (sell|have)|what (guides|books)|show me|browse|list|options|your guides|all (the |your )?guides|catalog(ue)?|kya (bech|hai|hain|milta))|क्या (बेच|है|हैं|मिल)/iu;

/** What most visitors mean when they name no trouble. */
const popular: Guide = catalog[6];

/** Words of choosing, which say nothing about the trouble. */
const choosing =
  /\b(guides?|books?|recommend\w*|suggest\w*|which|best|right|something|anything|one|buy|sell|show|list|catalogue?|options?|mother|father|wife|husband|mummy|papa|maa)\b/gi;

const guideAbout = (text: string): Sku | undefined =>
  libraryOf('kaka')
    .find(text.replace(choosing, ' '), langOf(text))
    .find(({ passage, coverage }) => passage.guide !== undefined && coverage >= coverageNeeded)?.passage.guide;

/** A clause about the guide in the language of the sentence it goes into: its own page that fits best, or what it is about. */
function reasonFor(guide: Guide, message: string, template: string): string {
  if (isDevanagari(template)) return aboutInHindi[guide.sku];
  const section = libraryOf('kaka')
    .find(message, 'en')
    .find(({ passage, coverage }) => passage.guide === guide.sku && passage.tags.includes('guide') && coverage >= coverageNeeded)?.passage;
  return section ? `it has a whole page called "${section.title}"` : `it is about ${guide.about}`;
}

const aboutInHindi: Record<Sku, string> = {
  'ayurvedic-nuskha': 'उसमें खाँसी, पेट, जोड़ों और नींद के घरेलू नुस्खे हैं',
  'herbal-hair-care': 'उसमें रूखे और झड़ते बालों के तेल और तरीके हैं',
  'desi-cooking-secrets': 'उसमें तड़का, दाल, रोटी और बिगड़े खाने को बचाने के राज़ हैं',
  'seasonal-wellness': 'उसमें छह मौसम का खाना, कपड़ा और परहेज़ है',
  'home-cleaning-hacks': 'उसमें दाग, बदबू, पीतल और रसोई की सफ़ाई है',
  'spiritual-practices': 'उसमें शांत मन के लिए दीया, साँस, जप और रोज़ का छोटा अभ्यास है',
  'immunity-booster': 'उसमें काढ़े, खाना और रोज़ की आदतें हैं',
};
