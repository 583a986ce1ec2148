import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideBySku, type Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { occasions } from './occasions.ts';

/** English, Hindi in Latin letters, Hindi in Devanagari. */
export const langs = ['en', 'hinglish', 'hi'] as const;
export type Lang = (typeof langs)[number];
export type InLangs = Record<Lang, string>;

/** The follow-up questions that a topic can answer. docs/writing-a-character.md explains each. */
export const facetNames = [
  ...['more', 'more2', 'more3', 'step', 'how', 'have', 'substitute', 'how-much', 'how-often', 'how-long', 'when', 'why', 'safe'],
  ...['children', 'elders', 'pregnancy', 'medicines', 'not-better', 'doctor', 'where', 'cost', 'example', 'yes', 'no'],
  ...['keep', 'minutes', 'stain', 'smell', 'sting', 'spoil', 'warm', 'proven', 'sugar', 'pressure'],
] as const;
export type Facet = string;

/** A topic, as written in `<slug>/topics/*.md`. */
export interface Topic {
  /** Unique within the character: "dandruff", or "dandruff/oily" for a branch. */
  id: string;
  /** The name of its file: body-head, kitchen-dairy. */
  area: string;
  name: InLangs;
  about: string;
  terms: readonly string[];
  says: readonly string[];
  tags: readonly string[];
  guide?: Sku;
  text: InLangs;
  ask?: InLangs;
  facets: ReadonlyMap<Facet, InLangs>;
}

/** A character: who it is, its lines for each occasion, its topics. */
export interface PersonaTexts {
  /** The private brief: the system prompt of a model. It never leaves the server. */
  brief: string;
  lines: ReadonlyMap<string, Record<Lang, readonly string[]>>;
  topics: readonly Topic[];
}

/** A mistake in a character's files, with the file and the line. */
export class PersonaError extends Error {
  override name = 'PersonaError';
}

const loaded = new Map<PersonaSlug, PersonaTexts>();

/**
 * The texts of a character, read once. The topics, which are most of them, are read when they are first used.
 * @throws PersonaError with file and line for the first mistake
 */
export function personaTexts(slug: PersonaSlug): PersonaTexts {
  let texts = loaded.get(slug);
  if (!texts) {
    let topics: readonly Topic[] | undefined;
    texts = {
      ...withoutMistakes((mistakes) => readBriefAndLines(slug, mistakes)),
      get topics() {
        topics ??= withoutMistakes((mistakes) => readTopics(slug, mistakes));
        return topics;
      },
    };
    loaded.set(slug, texts);
  }
  return texts;
}

/** @throws PersonaError with file and line for the first mistake */
function withoutMistakes<T>(read: (mistakes: string[]) => T): T {
  const mistakes: string[] = [];
  const texts = read(mistakes);
  if (mistakes.length > 0) throw new PersonaError(mistakes[0]);
  return texts;
}

/** Reads the folder of a character. @param mistakes gets one sentence for each mistake, with file and line */
export function readPersona(slug: PersonaSlug, mistakes: string[]): PersonaTexts {
  const topics = readTopics(slug, mistakes);
  return { ...readBriefAndLines(slug, mistakes), topics };
}

const fileOf = (slug: PersonaSlug, file: string): string => readFileSync(join(import.meta.dirname, slug, file), 'utf8');

const has = (slug: PersonaSlug, file: string): boolean => existsSync(join(import.meta.dirname, slug, file));

const readBriefAndLines = (slug: PersonaSlug, mistakes: string[]): Pick<PersonaTexts, 'brief' | 'lines'> => ({
  brief: fileOf(slug, 'brief.md').trim(),
  lines: new Map([
    ...parseLines(fileOf(slug, 'lines.md'), `${slug}/lines.md`, mistakes),
    ...(has(slug, 'plain-talk.md') ? parseOccasions(fileOf(slug, 'plain-talk.md'), `${slug}/plain-talk.md`, mistakes) : []),
  ]),
});

function readTopics(slug: PersonaSlug, mistakes: string[]): Topic[] {
  const topics = readdirSync(join(import.meta.dirname, slug, 'topics'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => parseTopics(fileOf(slug, `topics/${file}`), `${slug}/topics/${file}`, mistakes));
  const all = new Set(topics.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id } of topics) {
    if (seen.has(id)) mistakes.push(`${slug}: the topic "${id}" is there twice`);
    seen.add(id);
    const parent = id.split('/')[0];
    if (parent && !all.has(parent)) mistakes.push(`${slug}: "${id}" has no topic "${parent}"`);
  }
  return topics;
}

/** The entries of a file, each with its heading and the number of its first line. */
function entriesOf(text: string): { heading: string; at: number; body: string[] }[] {
  const entries: { heading: string; at: number; body: string[] }[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.startsWith('## ')) entries.push({ heading: line.slice(3).trim(), at: index + 1, body: [] });
    else entries.at(-1)?.body.push(line);
  });
  return entries;
}

/** Parses `lines.md`. Every occasion must be in it. */
export function parseLines(text: string, file: string, mistakes: string[]): PersonaTexts['lines'] {
  const lines = parseOccasions(text, file, mistakes);
  for (const occasion of Object.keys(occasions)) if (!lines.has(occasion)) mistakes.push(`${file}: no lines for "${occasion}"`);
  return lines;
}

/** Parses lines by occasion. Each has at least one alternative in every language. */
export function parseOccasions(text: string, file: string, mistakes: string[]): PersonaTexts['lines'] {
  const lines = new Map<string, Record<Lang, string[]>>();
  for (const { heading, at, body } of entriesOf(text)) {
    const alternatives: Record<Lang, string[]> = { en: [], hinglish: [], hi: [] };
    body.forEach((line, index) => {
      if (line.trim() === '') return;
      const [, lang, said] = /^- (en|hinglish|hi): (.+)$/.exec(line.trim()) ?? [];
      if (lang && said) alternatives[lang as Lang].push(said.trim());
      else mistakes.push(`${file}:${at + 1 + index}: expected "- en: ...", "- hinglish: ..." or "- hi: ..."`);
    });
    for (const lang of langs) if (alternatives[lang].length === 0) mistakes.push(`${file}:${at}: "${heading}" has no line in ${lang}`);
    if (lines.has(heading)) mistakes.push(`${file}:${at}: "${heading}" is there twice`);
    lines.set(heading, alternatives);
  }
  return lines;
}

const listFields = new Set(['guide', 'tags', 'terms', 'about']);
const wordsMax = 60;

/** Parses one file of topics. */
export function parseTopics(text: string, file: string, mistakes: string[]): Topic[] {
  return entriesOf(text).map(({ heading, at, body }) => {
    const wrong = (index: number, sentence: string) => mistakes.push(`${file}:${at + 1 + index}: ${sentence}`);
    const texts = new Map<string, Partial<InLangs>>();
    const fields = new Map<string, string>();
    const says: string[] = [];
    let isListing = false;
    for (const [index, raw] of body.entries()) {
      const line = raw.trim();
      if (line === '') continue;
      if (line === 'says:') {
        isListing = true;
        continue;
      }
      if (isListing && line.startsWith('- ')) {
        says.push(line.slice(2).trim());
        continue;
      }
      isListing = false;
      const [, name, value] = /^([a-z0-9.-]+): (.+)$/.exec(line) ?? [];
      if (!name || !value) {
        wrong(index, `cannot be read: "${line.slice(0, 40)}"`);
        continue;
      }
      if (listFields.has(name)) {
        fields.set(name, value);
        continue;
      }
      const [part, lang] = name.includes('.') ? (name.split('.') as [string, Lang]) : (['text', name as Lang] as const);
      if (!langs.includes(lang)) {
        wrong(index, `"${name}" names no language: en, hinglish or hi`);
        continue;
      }
      if (!['text', 'name', 'ask'].includes(part) && !facetNames.includes(part as never)) wrong(index, `"${part}" is no facet`);
      if (lang === 'hi' && !/[\u0900-\u097f]/.test(value)) wrong(index, `"${name}" is not in Devanagari`);
      if (lang !== 'hi' && /[\u0900-\u097f]/.test(value)) wrong(index, `"${name}" has Devanagari in it`);
      if (value.length > 2 * wordsMax && value.split(/\s+/).length > wordsMax) wrong(index, `"${name}" is longer than ${wordsMax} words`);
      const entry = texts.get(part) ?? {};
      if (entry[lang] !== undefined) wrong(index, `"${name}" is there twice`);
      texts.set(part, { ...entry, [lang]: value });
    }
    for (const [part, entry] of texts)
      for (const lang of langs) if (entry[lang] === undefined) mistakes.push(`${file}:${at}: "${heading}" has no ${part}.${lang}`);
    const isBranch = heading.includes('/');
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(heading)) mistakes.push(`${file}:${at}: "${heading}" is no id: lower case, hyphens`);
    if (!texts.has('text')) mistakes.push(`${file}:${at}: "${heading}" says nothing`);
    if (!isBranch && !texts.has('name')) mistakes.push(`${file}:${at}: "${heading}" has no name`);
    const saysMin = isBranch ? 4 : 10;
    if (says.length < saysMin) mistakes.push(`${file}:${at}: "${heading}" has ${says.length} lines under "says", fewer than ${saysMin}`);
    const sku = fields.get('guide');
    const guide = sku === undefined ? undefined : guideBySku(sku)?.sku;
    if (sku !== undefined && guide === undefined) mistakes.push(`${file}:${at}: "${heading}" names no guide: ${sku}`);
    const blank: InLangs = { en: '', hinglish: '', hi: '' };
    const whole = (part: string): InLangs => ({ ...blank, ...texts.get(part) });
    const ask = texts.has('ask') ? whole('ask') : undefined;
    return {
      id: heading,
      area: /([-\w]+)\.md$/.exec(file)?.[1] ?? '',
      name: whole('name'),
      about: fields.get('about') ?? '',
      terms: commaList(fields.get('terms')),
      says,
      tags: commaList(fields.get('tags')),
      ...(guide !== undefined && { guide }),
      text: whole('text'),
      ...(ask && { ask }),
      facets: new Map([...texts.keys()].filter((part) => !['text', 'name', 'ask'].includes(part)).map((part) => [part, whole(part)])),
    };
  });
}

const commaList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
