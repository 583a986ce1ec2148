/** Reads the data of a plan: Markdown tables under headings, so that a writer can change them. */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { InLangs } from '../../personas/persona.ts';

/** A row of a table. What reads a cell throws an error with file and line when the cell is not as it should be. */
export class Row {
  readonly #where: string;
  readonly #cells: ReadonlyMap<string, string>;

  constructor(where: string, cells: ReadonlyMap<string, string>) {
    this.#where = where;
    this.#cells = cells;
  }

  fail(why: string): never {
    throw new Error(`${this.#where}: ${why}`);
  }

  /** What stands in a cell, which may be empty. */
  maybe(column: string): string | undefined {
    return this.#cells.get(column) || undefined;
  }

  text(column: string): string {
    return this.maybe(column) ?? this.fail(`"${column}" is empty`);
  }

  /** A cell with `yes`, or empty. */
  flag(column: string): boolean {
    const text = this.maybe(column);
    if (text !== undefined && text !== 'yes') this.fail(`"${column}" is yes or empty`);
    return text === 'yes';
  }

  /** A cell with one of these words. */
  oneOf<Value extends string>(column: string, values: readonly Value[]): Value {
    return this.#known(this.text(column), values, column);
  }

  /** A cell with words apart by commas; empty where there are none. */
  list(column: string): string[] {
    const words = (this.maybe(column) ?? '').split(',').map((word) => word.trim());
    if (words.length > 1 && words.includes('')) this.fail(`a comma too many in "${column}"`);
    return words.filter((word) => word !== '');
  }

  /** A cell with some of these words. */
  someOf<Value extends string>(column: string, values: readonly Value[]): Value[] {
    return this.list(column).map((word) => this.#known(word, values, column));
  }

  /** A cell with one range of whole numbers. */
  range(column: string, least: number, most: number): readonly [number, number] {
    const [range, ...more] = this.ranges(column, least, most);
    return range && more.length === 0 ? range : this.fail(`"${column}" is not one range`);
  }

  /** A cell with ranges of whole numbers from `least` to `most`, such as `10-3, 6-8`. */
  ranges(column: string, least: number, most: number): (readonly [number, number])[] {
    return this.list(column).map((range) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(range) ?? [];
      const ends = [Number(from), Number(to)] as const;
      if (!ends.every((end) => end >= least && end <= most)) this.fail(`"${range}" in "${column}" is no range from ${least} to ${most}`);
      return ends;
    });
  }

  /** A cell with English, Hinglish and Hindi apart by " / "; undefined where it is empty. */
  maybeInLangs(column: string): InLangs | undefined {
    const text = this.maybe(column);
    if (text === undefined) return undefined;
    const [en, hinglish, hi, ...more] = text.split(' / ');
    if (!en || !hinglish || !hi || more.length > 0) this.fail(`"${column}" is not English / Hinglish / Hindi`);
    return { en, hinglish, hi };
  }

  inLangs(column: string): InLangs {
    return this.maybeInLangs(column) ?? this.fail(`"${column}" is empty`);
  }

  #known<Value extends string>(word: string, values: readonly Value[], column: string): Value {
    return values.find((value) => value === word) ?? this.fail(`"${word}" in "${column}" is none of ${values.join(', ')}`);
  }
}

/**
 * The rows of a file's tables, by the heading (`## ...`) that each stands under. The first column of a table names its rows.
 * @param columns which columns the table under a heading must have, in this order
 * @throws Error naming file and line for whatever is not as it should be
 */
export function readTables<Heading extends string>(
  file: string,
  columns: Record<Heading, readonly string[]>,
): Record<Heading, ReadonlyMap<string, Row>> {
  const name = basename(file);
  const tables = new Map<string, Map<string, Row>>();
  let heading: Heading | undefined;
  let header: readonly string[] | undefined;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const where = `${name}:${index + 1}`;
    const fail = (why: string): never => {
      throw new Error(`${where}: ${why}`);
    };
    if (line.startsWith('## ')) {
      const text = line.slice(3).trim();
      if (!Object.hasOwn(columns, text) || tables.has(text)) fail(`"${text}" is no heading of this file, or stands here twice`);
      heading = text as Heading;
      header = undefined;
      tables.set(text, new Map());
    }
    if (!line.startsWith('|')) continue;
    const cells = line
      .replace(/\|\s*$/, '')
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    const table = (heading !== undefined && tables.get(heading)) || fail('a table stands under a heading');
    if (header === undefined) {
      header = columns[heading as Heading];
      if (cells.join() !== header.join()) fail(`the columns of "${heading}" are ${header.join(' | ')}`);
    } else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const [key = ''] = cells;
      if (cells.length !== header.length) fail(`${cells.length} cells, not ${header.length}`);
      if (key === '' || table.has(key)) fail(key === '' ? 'the row has no name' : `"${key}" stands here twice`);
      const named = header.map((column, place) => [column, cells[place] ?? ''] as const);
      table.set(key, new Row(where, new Map(named)));
    }
  }
  for (const wanted of Object.keys(columns)) if (!tables.get(wanted)?.size) throw new Error(`${name}: no rows under "${wanted}"`);
  return Object.fromEntries(tables) as unknown as Record<Heading, ReadonlyMap<string, Row>>;
}
