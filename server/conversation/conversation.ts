/** The words of the conversation core: what a turn is given, what it remembers, what follows from it. Types alone. */

import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { InLangs, Lang } from '../personas/persona.ts';
import type { DangerState } from './danger/danger.ts';
import type { TillState } from './till/till-state.ts';

/** What a conversation remembers, kept as JSON with the chat or the call. Small: a few kilobytes. */
export interface ConversationState {
  /** Turns so far. */
  turns: number;
  /** Draws among alternatives: another conversation, other words. */
  seed: number;
  lang: Lang;
  danger?: DangerState;
  /** Something was said beside which nothing is sold: a danger, a pregnancy, an infant, a death. */
  noSale?: boolean;
  /** The turn in which the visitor last spoke of a story, a film or the news. */
  tale?: number;
  /** The visitor's name, as they gave it. */
  name?: string;
  /** What the talk is on. */
  topic?: CurrentTopic;
  /** What the character's last words asked or offered. */
  open?: Open;
  /** The last answer in every language: to be said again, shorter, or in another language. */
  last?: InLangs;
  /** The act of the character's last answer. */
  act?: string;
  /** The visitor's last line that had a subject: to be answered another way. */
  asked?: string;
  /** What the visitor told of themselves, in their own words, newest last. */
  said?: string[];
  /** How often each occasion has had its line. */
  lines: Record<string, number>;
  /** Topics told, oldest first, for "what did you tell me?". */
  told: string[];
  /** What was said of topics that were left, as "topic#facet": who comes back to one does not hear it again. */
  parts?: string[];
  till?: TillState;
  /** The slots and the progress of a character who leads; of the shape that its own plan gives it. */
  plan?: unknown;
}

export interface CurrentTopic {
  id: string;
  /** What was said of it: `text` and facets. */
  said: string[];
}

export type Open =
  /** The topic's own question back. */
  | { kind: 'ask'; topic: string }
  /** "Do you mean this or that?", asked about these words. */
  | { kind: 'nearest'; topics: string[]; about: string }
  /** "Shall I go on?" */
  | { kind: 'go-on' }
  /** A question of the plan's. */
  | { kind: 'plan'; slot: string };

/** What the outside knows and a turn needs: nothing in a turn asks for anything itself. */
export interface TurnInput {
  persona: PersonaSlug;
  /** Text is read, voice is heard. */
  medium: 'text' | 'voice';
  message: string;
  /** The visitor's orders, newest last: what "I have paid already" is answered from. */
  orders: readonly KnownOrder[];
  /** Where people of Vaani answer; undefined where none is configured. */
  contactEmail?: string | undefined;
}

export interface KnownOrder {
  sku: Sku;
  email: string;
  isPaid: boolean;
  isExpired: boolean;
}

/** What the runner has to do. */
export type Effect =
  /** The guide is offered or agreed to: the page shows its card, and the email is awaited. */
  | { kind: 'await-email'; sku: Sku }
  /** Nothing is awaited any more. */
  | { kind: 'stop-awaiting' }
  /** A sale: one order for each guide to this address. The reply speaks of links that are there; a failure replaces it. */
  | { kind: 'open-orders'; skus: readonly Sku[]; email: string }
  /** A canned line after the reply, in the chat. */
  | { kind: 'follow-up'; text: string }
  /** Mail a paid guide again. */
  | { kind: 'resend'; sku: Sku }
  /** Arya's note: the row for the showroom, whole each time. */
  | { kind: 'note-lead'; lead: LeadNote }
  /** Fixed help was given: `kind` of danger. */
  | { kind: 'help'; danger: string }
  /** The visitor says goodbye: a call ends after these words. */
  | { kind: 'goodbye' };

export interface LeadNote {
  name: string;
  email: string;
  phone: string;
  /** What they drive today and what they look for. */
  vehicle: string;
  seats: string;
  budget: string;
  timeline: string;
  /** The company they speak for, and when to call: what else the showroom should heed. */
  wishes?: string;
}

/** What a turn understood: for tests, evaluation and the inbox, never shown to the visitor. */
export interface Heard {
  act?: string;
  topic?: string;
  facet?: string;
  /** The danger whose words stood in this turn. */
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
  /** `fixed`: exactly these words. `open`: a language model may say it in its own words, on this ground. */
  latitude: 'fixed' | 'open';
  /** What the character knows that bears on the message, best first: ground for a model. */
  ground: readonly string[];
}
