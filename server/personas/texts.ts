import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideBySku, type Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';

/** What a character knows and how it speaks, as written in `<slug>.md` beside this file. */
export interface PersonaTexts {
  /** The private brief: a model's system prompt. Never leaves the server. */
  brief: string;
  /** Fixed lines by occasion, each with its alternatives. */
  lines: Record<string, string[]>;
  /** What the character asks, in this order, where it leads the conversation. */
  questions: Question[];
  passages: Passage[];
}

export interface Question {
  key: string;
  wordings: string[];
  /** Words in what was said that answer it already. */
  words: string[];
}

export type Lang = 'en' | 'hinglish' | 'hi';

export interface Passage {
  title: string;
  /** What a visitor would type to mean this. */
  words: string[];
  tags: string[];
  lang: Lang;
  /** The guide that goes deeper. */
  guide?: Sku;
  text: string;
  /** Asked back after the text, now and then. */
  question?: string;
}

const loaded = new Map<PersonaSlug, PersonaTexts>();

/** A character's texts; read once. @throws Error naming the file and the heading when a text is malformed */
export function personaTexts(slug: PersonaSlug): PersonaTexts {
  let texts = loaded.get(slug);
  if (!texts) {
    texts = parsePersona(readFileSync(join(import.meta.dirname, `${slug}.md`), 'utf8'), slug);
    loaded.set(slug, texts);
  }
  return texts;
}

/** Parses a character's file: `# Brief`, `# Lines`, `# Questions` (optional), `# Passages`, each with `##` entries. */
export function parsePersona(markdown: string, file: string): PersonaTexts {
  const parts = new Map(split(markdown, '# ').map(({ heading, body }) => [heading, body]));
  const part = (name: string) => {
    const body = parts.get(name);
    if (body === undefined) throw new Error(`${file}: no "# ${name}"`);
    return body;
  };
  return {
    brief: part('Brief').trim(),
    lines: Object.fromEntries(split(part('Lines'), '## ').map(({ heading, body }) => [heading, listItems(body)])),
    questions: split(parts.get('Questions') ?? '', '## ').map(({ heading, body }) => ({
      key: heading,
      wordings: listItems(body),
      words: commaList(field(body, 'words')),
    })),
    passages: split(part('Passages'), '## ').map(({ heading, body }) => parsePassage(heading, body, file)),
  };
}

function parsePassage(title: string, body: string, file: string): Passage {
  const guide = field(body, 'guide');
  const sku = guide === undefined ? undefined : guideBySku(guide)?.sku;
  if (guide !== undefined && sku === undefined) throw new Error(`${file}: "${title}" names no guide: ${guide}`);
  const prose = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(words|tags|guide|lang):/.test(line));
  const question = prose.find((line) => line.startsWith('? '))?.slice(2);
  const text = prose.filter((line) => !line.startsWith('? ')).join(' ');
  if (text === '') throw new Error(`${file}: "${title}" says nothing`);
  return {
    title,
    words: commaList(field(body, 'words')),
    tags: commaList(field(body, 'tags')?.replaceAll('|', ',')),
    lang: (field(body, 'lang') as Lang | undefined) ?? 'en',
    ...(sku !== undefined && { guide: sku }),
    text,
    ...(question !== undefined && { question }),
  };
}

function split(markdown: string, mark: '# ' | '## '): { heading: string; body: string }[] {
  return `\n${markdown}`
    .split(`\n${mark}`)
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? { heading: entry.trim(), body: '' } : { heading: entry.slice(0, end).trim(), body: entry.slice(end + 1) };
    });
}

const field = (body: string, name: string): string | undefined => new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(body)?.[1]?.trim();
const commaList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
const listItems = (body: string): string[] => [...body.matchAll(/^- (.+)$/gm)].map((match) => match[1]?.trim() ?? '');
