/** One turn of a conversation, with a language model if one is configured. The same for the chat, the voice room and Vapi. */

import { type PersonaSlug, sells } from '#shared/personas.ts';
import type { ConversationState, TurnInput, TurnResult } from '../conversation/conversation.ts';
import { knowledgeOf } from '../conversation/knowledge.ts';
import { newConversation, turn } from '../conversation/turn.ts';
import { warmUpSteps } from '../conversation/warm-up.ts';
import type { Brain, Line } from '../services/brain.ts';

export interface Exchange {
  input: TurnInput;
  before: ConversationState;
  /** The conversation so far, the oldest message first. Read only if the brain needs it. */
  history(): Promise<readonly Line[]> | readonly Line[];
  signal: AbortSignal;
  /** Called with each sentence of the brain as soon as it may be said. */
  say?: ((sentence: string) => void) | undefined;
}

/**
 * The answer to a message. The core decides; the brain words the answers that the core leaves open.
 * @param brain undefined: the core's own words are used
 * @throws AppError chat_failed if the brain has no answer in time
 */
export async function converse(brain: Brain | undefined, { input, before, history, signal, say }: Exchange): Promise<TurnResult> {
  await prepare(input.persona);
  await ownPass();
  const result = turn(before, input);
  if (result.wording === 'fixed' || !brain?.readsHistory) return result;
  const { persona, medium, message } = input;
  const reply = await brain.reply({
    persona,
    medium,
    lang: result.state.lang,
    history: await history(),
    message,
    draft: result.reply,
    ground: result.ground,
    memory: memoryOf(result.state, persona),
    maySell: sells(persona) && result.state.noSale !== true,
    signal,
    say,
  });
  const { state } = result;
  const text = { en: reply.text, hinglish: reply.text, hi: reply.text };
  const offered =
    reply.offeredSku === undefined || state.noSale
      ? {}
      : { offered: [reply.offeredSku], offeredAt: state.turns, discussed: reply.offeredSku };
  return {
    ...result,
    reply: reply.text,
    state: { ...state, last: text, ...(sells(persona) && { till: { ...state.till, ...offered } }) },
  };
}

const nextPass = () => new Promise<void>((resolve) => setImmediate(resolve));
let lastPass: Promise<void> = Promise.resolve();

/**
 * Resolves in a pass of the event loop in which no other turn runs, in the order of the calls. A turn is a few milliseconds of computing.
 * Without this, visitors who write together are all computed before the first of them is answered.
 */
function ownPass(): Promise<void> {
  // The tick comes after all that the turn before has asked for at once: it is stored and answered first.
  lastPass = lastPass.then(() => new Promise((resolve) => process.nextTick(setImmediate, resolve)));
  return lastPass;
}

const ready = new Set<string>();

/**
 * Builds the search index of a character, once in a process. It takes a second, in parts between which other requests run.
 */
export async function prepare(persona: PersonaSlug): Promise<void> {
  for (const [name, build] of warmUpSteps(persona)) {
    if (ready.has(name)) continue;
    ready.add(name);
    build();
    await nextPass();
  }
}

/** Example messages in each language: a question, a wish and a number. */
const rehearsalLines = [
  'we are four and my knees hurt, what helps at night',
  'हम चार लोग हैं, मेरे घुटनों में दर्द है, रात को क्या करें',
  'mere baal jhad rahe hain, kitne ka hai',
  'I would like the one for next month, about 15 lakh, my email is somebody@example.in',
];

/**
 * Plays a short conversation and discards it. The first turns of a character in a process load and compile code, and are ten to a hundred
 * times slower than later ones. A caller would hear that as a pause.
 */
export async function rehearse(persona: PersonaSlug): Promise<void> {
  await prepare(persona);
  if (ready.has(`rehearsed ${persona}`)) return;
  ready.add(`rehearsed ${persona}`);
  let state = newConversation(1);
  for (const message of rehearsalLines) {
    ({ state } = turn(state, { persona, medium: 'voice', message, orders: [], contactEmail: undefined }));
    await nextPass();
  }
}

/** The summary of the state for a language model. */
function memoryOf({ name, told, noSale, till, plan }: ConversationState, persona: TurnInput['persona']): string {
  const knowledge = knowledgeOf(persona);
  const topics = told.slice(-5).map((id) => knowledge.topic(id)?.name.en || id);
  return [
    name && `The visitor's name is ${name}.`,
    topics.length > 0 && `Talked of so far: ${topics.join(', ')}.`,
    till?.discussed && `The guide under discussion: ${till.discussed}.`,
    noSale && 'Offer nothing for sale in this talk.',
    plan !== undefined && `Known so far: ${JSON.stringify(plan).slice(0, 600)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
