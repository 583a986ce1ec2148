/** Holds written conversations with the embedded brain, turn by turn, and compares what was understood with what must be true. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConversationState, Heard, KnownOrder, TurnResult } from '#server/conversation/conversation.ts';
import { isWithin } from '#server/conversation/danger/closer-kind.ts';
import type { Kind } from '#server/conversation/danger/families.ts';
import { leadNoteOf } from '#server/conversation/plans/arya/note.ts';
import { newConversation, turn } from '#server/conversation/turn.ts';
import { langOf } from '#server/language/script.ts';
import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import { isDevanagari } from '#shared/script.ts';

export interface WrittenTalk {
  id: string;
  persona: PersonaSlug;
  medium: 'text' | 'voice';
  note: string;
  turns: { line: string; expected: string[] }[];
}

export interface Check {
  kind: string;
  holds: boolean;
  wanted: string;
}

export interface HeldTurn {
  line: string;
  reply: string;
  heard: Heard;
  checks: Check[];
  missed: string[];
  tookMs: number;
}

/** The conversations of a folder beside this file. @throws Error naming the file and the line that cannot be read */
export function readTalks(folder = join(import.meta.dirname, 'talks')): WrittenTalk[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => parseTalks(readFileSync(join(folder, file), 'utf8'), file));
}

export function parseTalks(text: string, file: string): WrittenTalk[] {
  const talks: WrittenTalk[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const talk = talks.at(-1);
    if (line.startsWith('=== ')) {
      const [id = '', persona = '', medium = '', note = ''] = line
        .slice(4)
        .split(' | ')
        .map((part) => part.trim());
      personaBySlug(persona as PersonaSlug);
      talks.push({ id, persona: persona as PersonaSlug, medium: medium === 'voice' ? 'voice' : 'text', note, turns: [] });
    } else if (line.startsWith('U: ') && talk) talk.turns.push({ line: line.slice(3), expected: [] });
    else if (line.startsWith('> ') && talk?.turns.length) talk.turns.at(-1)?.expected.push(...expectationsIn(line.slice(2)));
    else throw new Error(`${file}:${index + 1}: cannot be read: ${line.slice(0, 60)}`);
  }
  return talks;
}

/** "topic=a|b slot.name=Meena Rao lang=hi": values may hold spaces, and end where the next key begins. */
const expectationsIn = (text: string): string[] =>
  text.split(/\s+(?=(?:[a-z]+(?:\.[a-z]+)?=|nohelp\b|nooffer\b))/).map((part) => part.trim());

export const holdTalks = (talks: readonly WrittenTalk[]) => talks.map((talk) => ({ talk, turns: hold(talk) }));

function hold({ persona, medium, turns, id }: WrittenTalk): HeldTurn[] {
  let state: ConversationState = newConversation(
    [...id].reduce((sum, char) => sum + char.charCodeAt(0), 0),
    personaBySlug(persona).lang === 'hi-IN' ? 'hi' : 'en',
  );
  const orders: KnownOrder[] = [];
  return turns.map(({ line, expected }) => {
    const startedAt = performance.now();
    const result = turn(state, { persona, medium, message: line, orders, contactEmail: 'namaste@vaani.example' });
    const tookMs = performance.now() - startedAt;
    state = result.state;
    for (const effect of result.effects)
      if (effect.kind === 'open-orders')
        for (const sku of effect.skus) orders.push({ sku, email: effect.email, isPaid: false, isExpired: false });
    const checks = expected.map((wanted) => check(wanted, result));
    const missed = checks.filter(({ holds }) => !holds).map(({ wanted }) => wanted);
    return { line, reply: result.reply, heard: result.heard, checks, missed, tookMs };
  });
}

function check(wanted: string, { heard, reply, effects, state }: TurnResult): Check {
  const [key = '', ...rest] = wanted.split('=');
  const value = rest.join('=');
  const any = (of: (alternative: string) => boolean) => value.split('|').some((alternative) => of(alternative.trim()));
  const sold = effects.flatMap((effect) =>
    effect.kind === 'open-orders' ? effect.skus.map((sku) => `${sku}:${effect.email.toLowerCase()}`) : [],
  );
  const kind = key.startsWith('slot.') ? 'slot' : key.startsWith('row.') ? 'row' : key;
  const slots = (slot: string) => (heard.slots?.[slot] ?? '').toLowerCase();
  const holds = (): boolean => {
    // Who leads may take a line for an answer to a question of the plan's, or for the topic it names.
    if (key === 'topic' && heard.act === 'plan' && heard.slots) return true;
    if (key === 'topic') return any((id) => heard.topic === id || heard.topic?.split('/')[0] === id || heard.topic === id.split('/')[0]);
    if (key === 'facet') return any((facet) => heard.facet === facet);
    if (key === 'act') return any((act) => sameAct(act) === sameAct(heard.act ?? ''));
    if (key === 'help')
      return heard.help !== undefined && any((help) => help === 'any' || isHelp(sameKind(help), sameKind(heard.help ?? '')));
    if (key === 'nohelp') return heard.help === undefined;
    if (key === 'sku') return any((sku) => heard.sku === sku);
    if (key === 'sold')
      return value.split('+').every((order) => sold.includes(order.trim().toLowerCase())) && sold.length === value.split('+').length;
    if (key === 'nooffer') return heard.sku === undefined && sold.length === 0;
    if (key === 'lang') return any((lang) => writtenIn(reply) === lang);
    if (key.startsWith('row.')) return isInRow(state, key.slice(4), value);
    if (key === 'name') return (state.name ?? '').toLowerCase() === value.toLowerCase();
    if (key === 'says') return any((words) => reply.toLowerCase().includes(words.toLowerCase()));
    if (key.startsWith('slot.'))
      return any((words) =>
        words
          .toLowerCase()
          .split(' ')
          .every((word) => slots(key.slice(5)).includes(word)),
      );
    throw new Error(`no such expectation: ${wanted}`);
  };
  return { kind, holds: holds(), wanted };
}

/** Whether a cell of Arya's row says this: a name exactly, another cell with these words in it, an empty one nothing. */
function isInRow(state: ConversationState, column: string, wanted: string): boolean {
  const row: Record<string, string> = { ...leadNoteOf(state.plan) };
  const cell = (row[column] ?? '').toLowerCase();
  if (wanted === '') return cell === '';
  return wanted
    .toLowerCase()
    .split('|')
    .some((words) => (column === 'name' ? cell === words : words.split(' ').every((word) => cell.includes(word))));
}

/** Names of acts and kinds that mean the same. */
const sameAct = (act: string): string =>
  act.startsWith('language')
    ? 'language'
    : /^(name-known|name-unknown)$/.test(act)
      ? 'my-name'
      : /^(compliment|good)$/.test(act)
        ? 'thanks'
        : act;
const sameKind = (kind: string): string =>
  ({
    snakebite: 'bite',
    violence: 'violence-at-home',
    'forced-marriage': 'forced',
    'pregnancy-care': 'pregnancy',
    'infant-care': 'infant',
  })[kind] ?? kind;

/** A kind that is known more closely is help of the wider kind, too: a lift of "trapped". */
const isHelp = (expected: string, heard: string): boolean => heard === expected || isWithin(heard as Kind, expected as Kind);

const writtenIn = (reply: string): string => (isDevanagari(reply) ? 'hi' : langOf(reply, 'en'));

/** Holds a talk of these lines with a character. @returns each turn as the core answered it */
export function holdLines(persona: PersonaSlug, lines: readonly string[], medium: 'text' | 'voice' = 'voice', seed = 7): TurnResult[] {
  let state = newConversation(seed);
  return lines.map((message) => {
    const result = turn(state, { persona, medium, message, orders: [], contactEmail: 'namaste@vaani.example' });
    state = result.state;
    return result;
  });
}
