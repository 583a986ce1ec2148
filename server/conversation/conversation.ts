/** Types of the conversation core: the input of a turn, the remembered state, and the effects. This file holds types only. */

import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { InLangs, Lang } from '../personas/persona.ts';
import type { DangerState } from './danger/danger-state.ts';
import type { Suspicion } from './danger/detection.ts';
import type { Pieces } from './danger-signs/told-in-pieces.ts';
import type { TillState } from './till/till-state.ts';

/** The state of a conversation, stored as JSON with the chat or the call. Its size is a few kilobytes. */
export interface ConversationState {
  /** The number of turns so far. */
  turns: number;
  /** Seed for the choice among alternative lines, so that conversations differ in their wording. */
  seed: number;
  lang: Lang;
  danger?: DangerState;
  /** The visitor's previous line: danger may be told in two lines. */
  previous?: string;
  /** How much the visitor's last lines alarm, each by itself: danger may be told in several lines. */
  suspicions?: Suspicion[];
  /** Signs of danger that were told. */
  pieces?: Pieces;
  /** The visitor mentioned something that forbids selling: a danger, a pregnancy, an infant, a death. */
  noSale?: boolean;
  /** The turn in which the visitor last spoke of a story, a film or the news. */
  tale?: number;
  /** A pregnancy or a baby was talked of. */
  ofBaby?: true;
  /** The visitor told an age or a class of a minor. */
  minor?: boolean;
  /** The visitor told of a child of their own. */
  parent?: boolean;
  /** The visitor writes a novel or stories. */
  writer?: boolean;
  /** The visitor's name, as the visitor gave it. */
  name?: string;
  /** The current topic. */
  topic?: CurrentTopic;
  /** The question or offer that the character's last words left open. */
  open?: Open;
  /** The last answer in every language: for repeating it, shortening it, or switching the language. */
  last?: InLangs;
  /** The act of the character's last answer. */
  act?: string;
  /** The visitor's last line that had a topic: for answering it another way. */
  asked?: string;
  /** What visitors told about themselves, in their own words, newest last. */
  said?: string[];
  /** The people of the visitor's life: how many lines spoke of each, the last turn that did, and who died. */
  people?: { spoken: Record<string, number>; turn: number; gone: string[] };
  /** How often each occasion has used one of its lines. */
  lines: Record<string, number>;
  /** Topics told, oldest first, for "what did you tell me?". */
  told: string[];
  /** The parts of earlier topics that were told, as "topic#facet", so that they are not repeated when the visitor returns to a topic. */
  parts?: string[];
  till?: TillState;
  /** The slots and progress of a character with a plan. The plan defines the type. */
  plan?: unknown;
}

export interface CurrentTopic {
  id: string;
  /** The parts of the topic that were told: `text` and facets. */
  said: string[];
}

export type Open =
  /** The question that belongs to the topic. */
  | { kind: 'ask'; topic: string }
  /** "Do you mean this or that?", asked because of the words in `about`. */
  | { kind: 'nearest'; topics: string[]; about: string }
  /** "Shall I go on?" */
  | { kind: 'go-on' }
  /** A question of the plan. */
  | { kind: 'plan'; slot: string };

/** What a turn needs from outside. The turn itself makes no requests. */
export interface TurnInput {
  persona: PersonaSlug;
  /** Text is for reading, voice is for listening. */
  medium: 'text' | 'voice';
  message: string;
  /** The visitor's orders, newest last: used to answer "I have paid already". */
  orders: readonly KnownOrder[];
  /** The address where people of Vaani answer; undefined when none is configured. */
  contactEmail?: string | undefined;
}

export interface KnownOrder {
  sku: Sku;
  email: string;
  isPaid: boolean;
  isExpired: boolean;
}

/** What the caller of `turn` must do. */
export type Effect =
  /** The guide is offered or accepted: the page shows its card, and the visitor's email address is awaited. */
  | { kind: 'await-email'; sku: Sku }
  /** No email address is awaited any more. */
  | { kind: 'stop-awaiting' }
  /** A sale: one order per guide for this address. The reply says that the links exist; if the effect fails, another reply replaces it. */
  | { kind: 'open-orders'; skus: readonly Sku[]; email: string }
  /** A fixed line that the chat shows after the reply. */
  | { kind: 'follow-up'; text: string }
  /** Sends a paid guide by mail again. */
  | { kind: 'resend'; sku: Sku }
  /** Arya's note: the complete record for the showroom, replaced each time. */
  | { kind: 'note-lead'; lead: LeadNote }
  /** Fixed help was given for a danger of the kind `danger`. */
  | { kind: 'help'; danger: string }
  /** The visitor says goodbye: a call ends after the reply. */
  | { kind: 'goodbye' };

export interface LeadNote {
  name: string;
  email: string;
  phone: string;
  /** The car they drive today and the car they look for. */
  vehicle: string;
  seats: string;
  budget: string;
  timeline: string;
  /** The company they represent, when to call, and other facts for the showroom. */
  wishes?: string;
}

/** What a turn recognised: for tests, evaluation and the inbox. It is never shown to the visitor. */
export interface Heard {
  act?: string;
  topic?: string;
  facet?: string;
  /** The danger whose help text was given in this turn. */
  help?: string;
  /** The guide that was offered or sold in this turn. */
  sku?: Sku;
  /** Slots that this turn filled. */
  slots?: Record<string, string>;
}

export interface TurnResult {
  reply: string;
  state: ConversationState;
  effects: readonly Effect[];
  heard: Heard;
  /** `fixed`: exactly these words. `open`: a language model may phrase the reply itself, based on `ground`. */
  wording: 'fixed' | 'open';
  /** The character's knowledge that is relevant to the message, best first: source text for a model. */
  ground: readonly string[];
}
