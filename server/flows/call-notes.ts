/** The results of a call, computed from its conversation and the visitor's orders. They are not stored separately. */

import type { CallNotes, GuideOffer } from '#shared/api.ts';
import { guideBySku } from '#shared/catalog.ts';
import { guideNameIn } from '#shared/guide-name.ts';
import { nameIn, type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import type { SiteLang } from '#shared/words.ts';
import type { ConversationState, LeadNote } from '../conversation/conversation.ts';
import { knowledgeOf } from '../conversation/knowledge.ts';
import { leadNoteOf } from '../conversation/plans/arya/note.ts';
import type { Database } from '../db/database.ts';
import type { CallRow, OrderRow } from '../db/schema.ts';
import { leadKeys, noteWords } from './call-notes-words.ts';
import * as callQueries from './call-queries.ts';
import type { Orders } from './orders.ts';

type Noted = CallNotes['noted'][number];

/** The maximum number of subjects. */
const topicsMax = 8;
const onStatuses: readonly CallRow['status'][] = ['opening', 'opened', 'joined'];

export interface CallNotebook {
  /** The results of the session's latest call; undefined if it has had none. */
  latest(sessionId: string): Promise<{ notes: CallNotes; isOver: boolean } | undefined>;
  of(call: CallRow): Promise<CallNotes>;
}

export function createCallNotebook({ database, orders }: { database: Database; orders: Orders }): CallNotebook {
  async function of(call: CallRow): Promise<CallNotes> {
    const { id, session_id: sessionId, persona, state: json } = call;
    const state = json === null ? undefined : (JSON.parse(json) as ConversationState);
    const theirs = sells(persona) ? (await orders.ofSession(sessionId)).filter((order) => isOfCall(order, call)) : [];
    return {
      callId: id,
      persona,
      orders: theirs.map((order) => orders.view(order, sessionId)),
      ...notesIn(persona, state, theirs, call.page_lang ?? 'en'),
    };
  }
  return {
    of,
    async latest(sessionId) {
      const row = await callQueries.latestOf(database.db, sessionId);
      return row && { notes: await of(row), isOver: !onStatuses.includes(row.status) };
    },
  };
}

/** Orders that were opened in the call, or opened in the chat and paid in the call. */
const isOfCall = ({ created_at, paid_at }: OrderRow, call: CallRow): boolean =>
  created_at >= call.created_at || (paid_at !== null && paid_at >= call.created_at);

function notesIn(persona: PersonaSlug, state: ConversationState | undefined, orders: readonly OrderRow[], lang: SiteLang) {
  const offer = offerIn(state);
  const note = personaBySlug(persona).plan === 'showroom' ? leadNoteOf(state?.plan) : undefined;
  const noted = state ? notedBy(persona, state, note, lang) : [];
  const isLead = Boolean(note?.phone || note?.email);
  const topics = state ? topicsIn(persona, state, lang) : [];
  return { topics, offer, noted, isLead, nextStep: nextStepOf(persona, { state, offer, noted, isLead, orders, lang }) };
}

function offerIn(state: ConversationState | undefined): GuideOffer | null {
  const guide = state?.noSale ? undefined : guideBySku(state?.till?.basket?.[0] ?? '');
  return guide ? { sku: guide.sku, skuName: guide.name, paise: guide.paise } : null;
}

/** After a danger the panel shows no subjects, because somebody else may see the screen. */
function topicsIn(persona: PersonaSlug, { told, danger }: ConversationState, lang: SiteLang): string[] {
  if (danger) return [];
  const knowledge = knowledgeOf(persona);
  return told
    .map((id) => knowledge.topic(id)?.name[lang] ?? '')
    .filter((name) => name !== '')
    .slice(-topicsMax);
}

function notedBy(persona: PersonaSlug, { plan }: ConversationState, note: LeadNote | undefined, lang: SiteLang): Noted[] {
  const words = noteWords[lang];
  if (note) return leadKeys.flatMap((key) => (note[key] ? [{ label: words.labels[key], text: note[key] }] : []));
  const { plan: planName } = personaBySlug(persona);
  const { current, what } = (plan ?? {}) as { current?: string; what?: string };
  const [label, topic] = planName === 'journey' ? [words.place, current] : [words.caseOf, planName === 'case' ? what : undefined];
  const text = topic === undefined ? undefined : knowledgeOf(persona).topic(topic)?.name[lang];
  return text ? [{ label, text }] : [];
}

interface Known {
  state: ConversationState | undefined;
  offer: GuideOffer | null;
  noted: readonly unknown[];
  isLead: boolean;
  orders: readonly OrderRow[];
  lang: SiteLang;
}

function nextStepOf(persona: PersonaSlug, { state, offer, noted, isLead, orders, lang }: Known): string {
  const words = noteWords[lang];
  if (state?.danger) return words.danger;
  if (sells(persona)) {
    const [order] = orders.filter(({ paid_at }) => paid_at === null);
    if (order) return words.unpaid(guideNameIn(lang, order.sku));
    if (offer) return words.noEmail(guideNameIn(lang, offer.sku));
    return orders.length > 0 ? words.sent : words.remedy;
  }
  const { plan } = personaBySlug(persona);
  const name = nameIn(lang, persona);
  switch (plan) {
    case 'showroom':
      return isLead ? words.leadKept : words.leaveContact(name);
    case 'journey':
      return noted.length > 0 ? words.journey : words.howManyDays(name);
    case 'case':
      return noted.length > 0 ? words.case : words.whatRepeats(name);
    default:
      return '';
  }
}
