import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import { cellsOf, type LeadSheet, LocalTime, sheetColumns } from '../services/lead-sheet.ts';
import { providerFetch } from './provider.ts';
import type { GoogleConfig } from './settings.ts';

const provider = 'google-sheets';
const usualTimeoutMs = 10_000;
/** The size of the ids of some hundred thousand rows. */
const maxBytes = 20_000_000;
/** Where Google issues access tokens. The package has no other address. */
const usualTokenUrl = 'https://oauth2.googleapis.com/token';

/**
 * The lead sheet in the first sheet of a Google spreadsheet that is shared with the service account. Values are written as if typed
 * ("USER_ENTERED"), so that times and sums are values; each text begins with an apostrophe, which is not shown and keeps it a text. Rows
 * are inserted, so that two writers cannot overwrite each other. An append is not idempotent and is never repeated here: the ids in column
 * A tell the caller which rows are in the sheet.
 */
export function createGoogleSheet(config: GoogleConfig, timeZone: string, timeoutMs = usualTimeoutMs): LeadSheet {
  let connection: ReturnType<typeof connect> | undefined;
  const values = () => {
    connection ??= connect(config, timeoutMs);
    return connection;
  };
  /** Unknown until the sheet was read. An empty sheet gets its headings first. */
  let hasHeadings = false;
  const { sheetId: spreadsheetId } = config;

  /** @throws ProviderError */
  async function asked<T>(request: Promise<{ data: T }>): Promise<T> {
    try {
      return (await request).data;
    } catch (error) {
      const failure = providerErrorIn(error);
      // A token may be revoked early. The next request gets a new one.
      if (failure?.kind === 'unauthorized') connection = undefined;
      throw failure ?? new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
    }
  }

  async function idsIn(range: 'A:A' | 'A1:A1', signal: AbortSignal): Promise<Set<unknown>> {
    const column = await asked((await values()).get({ spreadsheetId, range, majorDimension: 'COLUMNS' }, { signal }));
    // An empty column has no values in the answer, but always a range.
    if (typeof column.range !== 'string') throw new ProviderError(provider, 'bad_answer');
    return new Set(column.values?.[0] ?? []);
  }

  return {
    async append(rows, { isRepeat, signal }) {
      const present = isRepeat || !hasHeadings ? await idsIn(isRepeat ? 'A:A' : 'A1:A1', signal) : new Set();
      hasHeadings ||= present.size > 0;
      const cells = rows.filter(({ id }) => !present.has(id)).map((row) => cellsOf(row, timeZone).map(asTyped));
      if (cells.length === 0) return;
      const written = hasHeadings ? cells : [[...sheetColumns], ...cells];
      const answer = await asked(
        (await values()).append(
          {
            spreadsheetId,
            range: 'A1',
            valueInputOption: 'USER_ENTERED',
            insertDataOption: 'INSERT_ROWS',
            requestBody: { values: written },
          },
          { signal },
        ),
      );
      if (answer.updates?.updatedRows !== written.length) throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
      hasHeadings = true;
    },
  };
}

const asTyped = (cell: string | number | LocalTime): string | number => {
  if (cell instanceof LocalTime) return cell.text;
  return typeof cell === 'string' && cell !== '' ? `'${cell}` : cell;
};

/** The package, with our fetch and without retries. By itself it sends the POST for a token up to four times. */
async function connect({ serviceAccountEmail, privateKey, sheetsBaseUrl, tokenUrl }: GoogleConfig, timeoutMs: number) {
  // Loaded with the first row, because the package is large.
  const { default: google } = await import('googleapis/build/src/apis/sheets/index.js');
  const send = providerFetch({ provider, timeoutMs, maxBytes });
  const client = new google.auth.JWT({
    email: serviceAccountEmail,
    key: privateKey,
    scopes: ['https://www.googleapis.com/auth/spreadsheets'],
    transporterOptions: {
      fetchImplementation: (input, init) => send(tokenUrl && String(input) === usualTokenUrl ? tokenUrl : input, init),
    },
  });
  client.transporter.interceptors.request.add({
    resolved: async (options) => ({ ...options, retry: false, retryConfig: { retry: 0, noResponseRetries: 0 } }),
  });
  const rootUrl = sheetsBaseUrl && { rootUrl: `${sheetsBaseUrl}/` };
  return google.sheets({ version: 'v4', auth: client, retry: false, ...rootUrl }).spreadsheets.values;
}
