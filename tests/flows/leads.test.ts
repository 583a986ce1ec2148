import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/empty-folder.ts';
import { playGoogleSheets, type SheetFailure } from '../support/google-sheets.ts';
import { isNightly } from '../support/nightly.ts';
import { leadSheetIn } from '../support/sheet-rows.ts';
import { lastingPort, type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const path = '/api/submit-to-google-sheets.js';
const farah = { name: 'Farah', brand: 'Nani’s Achaar', website: 'https://nani.in', description: '', email: 'farah@nani.in' };

describe('a lead', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1' });
  });
  afterAll(() => site.stop());
  const rowOf = (id: string) => until(async () => leadSheetIn(site.dataDir).find((row) => row.id === id));

  test('is answered with its id and stands in the sheet soon after', async () => {
    const { status, body } = await visitor(site.url).post(path, farah);
    expect([status, body]).toEqual([202, { success: true, id: expect.stringMatching(/^lead_/) }]);
    expect(await rowOf(body.id)).toMatchObject({ kind: 'lead', ...farah });
  });

  test('sent again by the same visitor is the same lead; other answers, or another visitor, are another', async () => {
    const meena = visitor(site.url);
    const first = await meena.post(path, farah);
    const all = await Promise.all([
      meena.post(path, farah),
      meena.post(path, farah),
      meena.post(path, { ...farah, brand: 'Nani' }),
      visitor(site.url).post(path, farah),
    ]);
    expect(all.map(({ body }) => body.id === first.body.id)).toEqual([true, true, false, false]);
  });

  test('whose first answer was lost with its cookie is known by the name that the page gave the conversation', async () => {
    const lead = { ...farah, attempt_id: 'a page’s own name' };
    const [one, two] = [await visitor(site.url).post(path, lead), await visitor(site.url).post(path, lead)];
    expect(one.body.id).toBe(two.body.id);
  });

  test('has a website only where it begins with http', async () => {
    const { body } = await visitor(site.url).post(path, { ...farah, website: 'nani.in', description: 'pickles' });
    expect(await rowOf(body.id)).toMatchObject({ website: '', description: 'nani.in pickles' });
  });

  test('without a name, a brand or a proper email is refused, and says what is missing', async () => {
    for (const [more, sentence] of [
      [{ name: '  ' }, 'Please fill in "name".'],
      [{ brand: undefined }, '"brand" is missing or not what is expected here.'],
      [{ email: 'farah at nani' }, 'Please enter a valid email address.'],
    ] as const) {
      const { status, body } = await visitor(site.url).post(path, { ...farah, ...more });
      expect([status, body.code, body.error]).toEqual([400, 'invalid_input', sentence]);
    }
  });

  test('is taken from our own pages alone', async () => {
    const { status, body } = await visitor(site.url, { origin: 'https://elsewhere.example' }).post(path, farah);
    expect([status, body.code]).toEqual([403, 'forbidden_origin']);
  });

  test('never makes a spreadsheet compute', async () => {
    const { body } = await visitor(site.url).post(path, { ...farah, name: '=HYPERLINK("http://evil.example")', brand: '＝1+1' });
    const row = await rowOf(body.id);
    expect([row?.name?.[0], row?.brand?.[0]]).toEqual(["'", "'"]);
  });
});

const size = isNightly ? { leads: 2_000, kills: 20, hangMs: undefined } : { leads: 80, kills: 2, hangMs: 1_000 };
const inParallel = 25;

test(`${size.leads} leads, ${inParallel} at a time, while the server is killed ${size.kills} times and the sheet fails three times in ten: each is in the sheet once`, async () => {
  const failures: readonly SheetFailure[] = [429, 'lost', 500, 'hang'];
  // Three of ten appends, each way of failing in its turn.
  const google = await playGoogleSheets((append) => (append % 10 > 6 ? failures[append % 4] : undefined), size.hangMs);
  const dataDir = emptyFolder();
  const environment = { ...google.environment, DATA_DIR: dataDir, TRUST_PROXY: '1', PORT: await lastingPort() };
  let site = await startSite(environment);
  const { url } = site;

  const answered: string[] = [];
  let next = 0;
  /** As the page does: tries until it is answered, under one name. */
  async function submit(number: number) {
    const lead = { ...farah, name: `Farah ${number}`, attempt_id: `attempt ${number}` };
    const sender = visitor(url);
    await until(async () => {
      const answer = await sender.post(path, lead).catch(() => undefined);
      if (answer?.status !== 202) return false;
      answered.push(answer.body.id);
      return true;
    });
  }
  const senders = Array.from({ length: inParallel }, async () => {
    while (next < size.leads) await submit(next++);
  });

  for (let kill = 1; kill <= size.kills; kill++) {
    await until(async () => answered.length >= (size.leads * kill) / (size.kills + 1));
    await site.kill();
    site = await startSite(environment);
  }
  await Promise.all(senders);

  const idsInSheet = () => google.rows.slice(1).map(([id]) => id);
  await until(async () => new Set(idsInSheet()).size >= size.leads);
  expect(new Set(answered).size).toBe(size.leads);
  expect(idsInSheet().toSorted()).toEqual(answered.toSorted());
  await site.stop();
  await google.close();
});
