import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import { cellsOf, type LeadSheet, LocalTime, sheetColumns } from '../services/lead-sheet.ts';
import { providerFetch } from './provider.ts';
import type { GoogleConfig } from './settings.ts';

const provider = 'google-sheets';
const usualTimeoutMs = 10_000;
/** The ids of some hundred thousand rows. */
const maxBytes = 20_000_000;
/** Where Google gives out access tokens; the package knows no other place. */
const usualTokenUrl = 'https://oauth2.googleapis.com/token';

/**
 * The first sheet of a Google spreadsheet, shared with the service account. Values go in as if typed ("USER_ENTERED"), so
 * that times and sums are such; every text with an apostrophe in front, which keeps it the text it is and is not shown. They go in as rows of their own, or two writers at once would write over each other. An append is not idempotent and is never repeated here:
 * the id in column A tells a caller who repeats it what is there.
 */
export function createGoogleSheet(config: GoogleConfig, timeZone: string, timeoutMs = usualTimeoutMs): LeadSheet {
  let connection: ReturnType<typeof connect> | undefined;
  const values = () => {
    connection ??= connect(config, timeoutMs);
    return connection;
  };
  /** Unknown until the sheet has been looked at: an empty one gets its headings first. */
  let hasHeadings = false;
  const { sheetId: spreadsheetId } = config;

  /** @throws ProviderError */
  async function asked<T>(request: Promise<{ data: T }>): Promise<T> {
    try {
      return (await request).data;
    } catch (error) {
      const failure = providerErrorIn(error);
      // A token may have been withdrawn before its time: the next request gets a new one.
      if (failure?.kind === 'unauthorized') connection = undefined;
      throw failure ?? new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
    }
  }

  async function idsIn(range: 'A:A' | 'A1:A1', signal: AbortSignal): Promise<Set<unknown>> {
    const column = await asked((await values()).get({ spreadsheetId, range, majorDimension: 'COLUMNS' }, { signal }));
    // An empty column comes without values, but never without its range.
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

/** The package, speaking through our fetch and repeating nothing: on its own it sends a token's POST up to four times. */
async function connect({ serviceAccountEmail, privateKey, sheetsBaseUrl, tokenUrl }: GoogleConfig, timeoutMs: number) {
  // Loaded with the first row: the package is large, and a server at rest goes without it.
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
