import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../language/examples.ts';
import { readExamples } from '../../language/examples.ts';

/** The data of this module is Markdown beside the code, read when it is first needed. */
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Examples of a file: a heading is a label, a list item an example of it. */
export const examplesOf = (file: string): Example[] => readExamples(join(import.meta.dirname, file));

/** The files of `follow-ups/`, where an answer stands under the lines that it answers. */
export const followUpFiles = (): string[] =>
  readdirSync(join(import.meta.dirname, 'follow-ups'))
    .sort()
    .map((file) => `./follow-ups/${file}`);

/** The examples of `follow-ups/`, each with its act: "mind / tired" is the act "tired". */
export const followUpExamples = (): Example[] =>
  followUpFiles().flatMap((file) => examplesOf(file).map(({ label, text }) => ({ label: label.slice(label.indexOf(' / ') + 3), text })));

/** The ideas of `ideas.md` with their words. */
export const ideaLines = (): [string, string[]][] =>
  [...textOf('./ideas.md').matchAll(/^([a-z]+): (.+)$/gm)].map(([, idea, words]) => [idea as string, (words as string).split(' ')]);

export type Lang = 'en' | 'hinglish' | 'hi';

export interface Wording {
  readonly text: Record<Lang, string>;
  /** The question at its end, so that a bare yes or no is understood. */
  readonly asks?: string;
}

const digits: Record<Lang, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  hinglish: ['shunya', 'ek', 'do', 'teen', 'chaar', 'paanch', 'chhah', 'saat', 'aath', 'nau'],
  hi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
};

const spoken = (text: string, lang: Lang): string =>
  text.replace(/\{(\d+)\}/g, (_, number: string) => [...number].map((digit) => digits[lang][Number(digit)]).join(' '));

/** Wordings by "kind / act". Each stands in three lines, one for each language. */
export function wordingsOf(files: readonly string[]): Map<string, Wording[]> {
  const wordings = new Map<string, Wording[]>();
  for (const file of files) {
    let list: Wording[] = [];
    let text: Partial<Record<Lang, string>> = {};
    for (const line of textOf(file).split('\n')) {
      if (line.startsWith('## ')) {
        const key = line.slice(3).trim().replace(' / ', '/');
        list = wordings.get(key) ?? [];
        wordings.set(key, list);
      }
      const said = /^(en|hinglish|hi): (.+?)(?: \[([a-z-]+)\])?$/.exec(line);
      if (!said) continue;
      const lang = said[1] as Lang;
      text = lang === 'en' ? {} : text;
      text[lang] = spoken(said[2] as string, lang);
      if (lang === 'hi') list.push({ text: text as Record<Lang, string>, ...(said[3] ? { asks: said[3] } : {}) });
    }
  }
  return wordings;
}
