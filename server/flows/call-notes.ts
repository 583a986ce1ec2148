/** What a call has come to, read from its conversation and from the orders of its visitor: nothing of it is kept twice. */

import type { CallNotes, GuideOffer } from '#shared/api.ts';
import { guideBySku } from '#shared/catalog.ts';
import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { knowledgeOf } from '../conversation/knowledge.ts';
import { leadNoteOf } from '../conversation/plans/arya/note.ts';
import type { Database } from '../db/database.ts';
import type { CallRow, OrderRow } from '../db/schema.ts';
import * as callQueries from './call-queries.ts';
import type { Orders } from './orders.ts';

/** More would be a transcript. */
const topicsMax = 8;
const onStatuses: readonly CallRow['status'][] = ['opening', 'opened', 'joined'];

export interface CallNotebook {
  /** Of the session's latest call; undefined where it has had none. */
  latest(sessionId: string): Promise<{ notes: CallNotes; isOver: boolean } | undefined>;
  of(call: CallRow): Promise<CallNotes>;
}

export function createCallNotebook({ database, orders }: { database: Database; orders: Orders }): CallNotebook {
  async function of(call: CallRow): Promise<CallNotes> {
    const { id, session_id: sessionId, persona, state: json } = call;
    const state = json === null ? undefined : (JSON.parse(json) as ConversationState);
    const theirs = sells(persona) ? (await orders.ofSession(sessionId)).filter((order) => isOfCall(order, call)) : [];
    return { callId: id, persona, orders: theirs.map((order) => orders.view(order, sessionId)), ...notesIn(persona, state, theirs) };
  }
  return {
    of,
    async latest(sessionId) {
      const row = await callQueries.latestOf(database.db, sessionId);
      return row && { notes: await of(row), isOver: !onStatuses.includes(row.status) };
    },
  };
}

/** Opened in it, or opened in the chat and paid in it. */
const isOfCall = ({ created_at, paid_at }: OrderRow, call: CallRow): boolean =>
  created_at >= call.created_at || (paid_at !== null && paid_at >= call.created_at);

function notesIn(persona: PersonaSlug, state: ConversationState | undefined, orders: readonly OrderRow[]) {
  const offer = offerIn(state);
  const noted = state ? notedBy(persona, state) : [];
  const isLead = noted.some(({ label }) => label === 'Phone' || label === 'Email');
  const topics = state ? topicsIn(persona, state) : [];
  return { topics, offer, noted, isLead, nextStep: nextStepOf(persona, { state, offer, noted, isLead, orders }) };
}

function offerIn(state: ConversationState | undefined): GuideOffer | null {
  const guide = state?.noSale ? undefined : guideBySku(state?.till?.basket?.[0] ?? '');
  return guide ? { sku: guide.sku, skuName: guide.name, paise: guide.paise } : null;
}

/** What was asked in danger is nobody's to read over the visitor's shoulder. */
function topicsIn(persona: PersonaSlug, { told, danger }: ConversationState): string[] {
  if (danger) return [];
  const knowledge = knowledgeOf(persona);
  return told
    .map((id) => knowledge.topic(id)?.name.en ?? '')
    .filter((name) => name !== '')
    .slice(-topicsMax);
}

const leadLabels = [
  ['vehicle', 'Car'],
  ['seats', 'Riders'],
  ['budget', 'Budget'],
  ['timeline', 'When'],
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['wishes', 'Please heed'],
] as const;

function notedBy(persona: PersonaSlug, { plan }: ConversationState): { label: string; text: string }[] {
  const { plan: planName } = personaBySlug(persona);
  if (planName === 'showroom') {
    const note = leadNoteOf(plan);
    return leadLabels.flatMap(([key, label]) => (note?.[key] ? [{ label, text: note[key] }] : []));
  }
  const { current, what } = (plan ?? {}) as { current?: string; what?: string };
  const [label, topic] = planName === 'journey' ? ['Place', current] : ['Case', planName === 'case' ? what : undefined];
  const text = topic === undefined ? undefined : knowledgeOf(persona).topic(topic)?.name.en;
  return text ? [{ label, text }] : [];
}

interface Known {
  state: ConversationState | undefined;
  offer: GuideOffer | null;
  noted: readonly unknown[];
  isLead: boolean;
  orders: readonly OrderRow[];
}

function nextStepOf(persona: PersonaSlug, { state, offer, noted, isLead, orders }: Known): string {
  if (state?.danger) return 'If anybody is in danger, call 112. Tele-MANAS listens at any hour, free: 14416.';
  if (sells(persona)) {
    const [order] = orders.filter(({ paid_at }) => paid_at === null);
    if (order) return `${guideBySku(order.sku)?.name} is waiting to be paid. The link works for a day.`;
    if (offer) return `${offer.skuName} is waiting for your email.`;
    if (orders.length > 0) return 'Your guide is in your mail.';
    return 'Try one thing for a week. What gets worse, or stays, goes to a doctor.';
  }
  const { plan, name } = personaBySlug(persona);
  switch (plan) {
    case 'showroom':
      if (isLead) return 'Your note is kept for the showroom. Suryodaya Motors is a demonstration: no car is really sold.';
      return `Leave ${name} a number or an email, and the showroom gets your note.`;
    case 'journey':
      return noted.length > 0 ? 'Check roads, permits and weather before you leave.' : `Tell ${name} how many days you have.`;
    case 'case':
      return noted.length > 0 ? 'Watch for it for a week, and write down each time.' : `Tell ${name} what keeps happening.`;
    default:
      return '';
  }
}
