import { afterEach, describe, expect, test } from 'vitest';
import { createGoogleSheet } from '#server/adapters/lead-sheet.google.ts';
import { sheetColumns } from '#server/services/lead-sheet.ts';
import { googleSheets } from '../contracts/google-sheets.ts';
import { type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';
import { type GoogleSheets, playGoogleSheets } from '../support/google-sheets.ts';
import { again, firstTime, sheetRowOf } from '../support/sheet-rows.ts';

const open: (GoogleSheets | ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});
async function google(...args: Parameters<typeof playGoogleSheets>) {
  const played = await playGoogleSheets(...args);
  open.push(played);
  return played;
}
const headings = [...sheetColumns] as string[];

describe('a Google sheet', () => {
  test('gets its headings with the first row, and rows in order after them, with one token', async () => {
    const played = await google();
    const sheet = createGoogleSheet(played.config, 'Asia/Kolkata', patientMs);
    await sheet.append([sheetRowOf('lead_1'), sheetRowOf('lead_2')], firstTime);
    await sheet.append([sheetRowOf('lead_3')], firstTime);
    expect(played.rows[0]).toEqual(headings);
    expect(played.rows.slice(1).map(([id]) => id)).toEqual(['lead_1', 'lead_2', 'lead_3']);
    expect(played.requests).toEqual(['GET A1:A1', 'POST A1:append', 'POST A1:append']);
    expect(played.tokens).toBe(1);
  });

  test('keeps what looks like a formula as the text it is', async () => {
    const played = await google();
    const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'];
    await createGoogleSheet(played.config, 'Asia/Kolkata', patientMs).append(
      nasty.map((name, index) => sheetRowOf(`lead_${index}`, { name })),
      firstTime,
    );
    expect(played.rows.slice(1).map((row) => row[headings.indexOf('name')])).toEqual(nasty);
  });

  test('gets times of the business’s clock and sums as such, and everything a visitor wrote as text', async () => {
    const played = await google();
    const row = sheetRowOf('order_1', { kind: 'order', guide: 'Immunity Booster Nuskha', rupees: 119, status: 'paid', name: '12/11' });
    await createGoogleSheet(played.config, 'Asia/Kolkata', patientMs).append([row], firstTime);
    const cells = Object.fromEntries(headings.map((heading, place) => [heading, played.typed.at(-1)?.[place]]));
    expect(cells).toMatchObject({ id: "'order_1", at: '2026-11-21 10:30', name: "'12/11", rupees: 119, status: "'paid", meeting: '' });
  });

  test('is looked at before rows of an unknown fate are sent again, and gets only those it lacks', async () => {
    const played = await google((append) => (append === 1 ? 'lost' : undefined));
    const sheet = createGoogleSheet(played.config, 'Asia/Kolkata', patientMs);
    await expect(sheet.append([sheetRowOf('lead_1')], firstTime)).rejects.toMatchObject({ mayHaveHappened: true });
    await sheet.append([sheetRowOf('lead_1'), sheetRowOf('lead_2')], again);
    expect(played.rows.map(([id]) => id)).toEqual(['id', 'lead_1', 'lead_2']);
    expect(played.requests).toEqual(['GET A1:A1', 'POST A1:append', 'GET A:A', 'POST A1:append']);
  });

  test('is not written to when it has all of the rows', async () => {
    const played = await google();
    await createGoogleSheet(played.config, 'Asia/Kolkata', patientMs).append([sheetRowOf('lead_1')], firstTime);
    await createGoogleSheet(played.config, 'Asia/Kolkata', patientMs).append([sheetRowOf('lead_1')], again);
    expect(played.requests.slice(2)).toEqual(['GET A:A']);
  });

  test('that is cut off while it hangs says so at once', async () => {
    const played = await google(() => 'hang');
    const stop = new AbortController();
    const waiting = createGoogleSheet(played.config, 'Asia/Kolkata', patientMs).append([sheetRowOf('lead_1')], {
      ...firstTime,
      signal: stop.signal,
    });
    await expect.poll(() => played.requests.length).toBe(2);
    stop.abort(new Error('the server stops'));
    await expect(waiting).rejects.toThrow();
  });
});

describe.each(answeredRows)('Google failing with $name', (row) => {
  test('is one request and one error in our words, for the token and for the sheet', async () => {
    const failing = await failAs(row);
    open.push(failing);
    const played = await google();
    const noToken = createGoogleSheet({ ...played.config, tokenUrl: `${failing.url}/token` }, 'Asia/Kolkata', patientMs);
    const noSheet = createGoogleSheet({ ...played.config, sheetsBaseUrl: failing.url }, 'Asia/Kolkata', patientMs);
    for (const sheet of [noToken, noSheet]) {
      const error = await sheet.append([sheetRowOf('lead_1')], firstTime).catch((thrown) => thrown);
      expect(error).toMatchObject({ name: 'ProviderError', provider: 'google-sheets' });
      expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(providersOwnWords);
    }
    expect(failing.requests).toHaveLength(2);
    expect(played.rows).toEqual([]);
  });
});

test('a Google that nobody reaches was certainly not written to', async () => {
  const played = await google();
  const sheet = createGoogleSheet({ ...played.config, sheetsBaseUrl: await nobody() }, 'Asia/Kolkata', patientMs);
  await expect(sheet.append([sheetRowOf('lead_1')], firstTime)).rejects.toMatchObject({ kind: 'unreachable', mayHaveHappened: false });
});

test('both of our requests keep to what Google documents', async () => {
  const played = await google();
  const contract = await playContract(googleSheets, ({ method }) =>
    method === 'GET'
      ? { status: 200, body: { range: 'Sheet1!A:A', majorDimension: 'COLUMNS' } }
      : { status: 200, body: { updates: { updatedRows: 2 } } },
  );
  open.push(contract);
  const sheet = createGoogleSheet({ ...played.config, sheetsBaseUrl: contract.url }, 'Asia/Kolkata', patientMs);
  await sheet.append([sheetRowOf('lead_1')], again);
  expect(contract.calls.map(({ method, verdict }) => [method, verdict.errors])).toEqual([
    ['GET', []],
    ['POST', []],
  ]);
  expect(contract.calls[1]?.body.values).toHaveLength(2);
});
