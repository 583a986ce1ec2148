import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTables } from '#server/conversation/plans/tables.ts';
import { emptyFolder } from '../support/empty-folder.ts';

const dir = emptyFolder();

const columns = { places: ['place', 'road', 'season', 'name'], cities: ['city', 'names'] };

/** A file whose first row of places stands in line 7, and of cities in line 12. */
function tables({ row = '| mandu | good | 7-3 | Mandu / Mandu / मांडू |', more = '' }) {
  const file = join(dir, 'data.md');
  const places = `# Data\n\n## places\n\n| place | road | season | name |\n| --- | --- | --- | --- |\n${row}\n${more}\n`;
  writeFileSync(file, `${places}## cities\n| city | names |\n| --- | --- |\n| Pune | pune, poona |\n`);
  return readTables(file, columns);
}

const readPlace = (row: string) => {
  const [place] = [...tables({ row }).places.values()];
  return [place?.oneOf('road', ['good', 'rough']), place?.ranges('season', 1, 12), place?.inLangs('name')];
};

describe('the tables of a plan', () => {
  test('are read row by row', () => {
    expect(readPlace('| mandu | good | 7-3, 5-6 | Mandu / Mandu / मांडू |')).toEqual([
      'good',
      [
        [7, 3],
        [5, 6],
      ],
      { en: 'Mandu', hinglish: 'Mandu', hi: 'मांडू' },
    ]);
    expect(tables({}).cities.get('Pune')?.list('names')).toEqual(['pune', 'poona']);
  });

  test.each([
    ['| mandu | smooth | 7-3 | Mandu / Mandu / मांडू |', 'data.md:7: "smooth" in "road" is none of good, rough'],
    ['| mandu | | 7-3 | Mandu / Mandu / मांडू |', 'data.md:7: "road" is empty'],
    ['| mandu | good | 7-13 | Mandu / Mandu / मांडू |', 'data.md:7: "7-13" in "season" is no range from 1 to 12'],
    ['| mandu | good | July | Mandu / Mandu / मांडू |', 'data.md:7: "July" in "season" is no range from 1 to 12'],
    ['| mandu | good | 7-3, | Mandu / Mandu / मांडू |', 'data.md:7: a comma too many in "season"'],
    ['| mandu | good | 7-3 | Mandu / मांडू |', 'data.md:7: "name" is not English / Hinglish / Hindi'],
    ['| mandu | good | 7-3 |', 'data.md:7: 3 cells, not 4'],
    ['| | good | 7-3 | Mandu / Mandu / मांडू |', 'data.md:7: the row has no name'],
  ])('refuse %s with file and line', (row, message) => {
    expect(() => readPlace(row)).toThrow(new Error(message));
  });

  test('refuse a name twice, a foreign column, a foreign heading and a table that is not there', () => {
    const row = '| mandu | good | 7-3 | Mandu / Mandu / मांडू |';
    expect(() => tables({ more: row })).toThrow('data.md:8: "mandu" stands here twice');
    expect(() => tables({ more: '## people' })).toThrow('data.md:8: "people" is no heading of this file');
    const file = join(dir, 'other.md');
    writeFileSync(file, '## cities\n\n| city | name |\n| --- | --- |\n| Pune | pune |\n');
    expect(() => readTables(file, { cities: ['city', 'names'] })).toThrow('other.md:3: the columns of "cities" are city | names');
    expect(() => readTables(file, { cities: ['city', 'name'], places: ['place'] })).toThrow('other.md: no rows under "places"');
  });
});
