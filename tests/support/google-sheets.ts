import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleConfig } from '#server/adapters/settings.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const serviceAccountEmail = 'vaani@project.iam.gserviceaccount.com';
const sheetId = 'sheet-of-leads';

/** How an append goes wrong. `lost`: the rows are written, and the answer never arrives. `hang`: neither. */
export type SheetFailure = 429 | 500 | 'hang' | 'lost';

export interface GoogleSheets {
  config: GoogleConfig;
  /** The same as variables of `.env.example`. */
  environment: Record<string, string>;
  /** What the sheet holds, headings first. */
  rows: string[][];
  /** The same as they came in: an apostrophe in front keeps a text a text. */
  typed: (string | number)[][];
  /** Method and path of every request but those for tokens. */
  requests: string[];
  tokens: number;
  close(): Promise<void>;
}

/**
 * A Google spreadsheet on this machine: takes signed requests for tokens, appends rows and reads columns.
 * @param failureOf how the n-th append goes wrong
 * @param hangMs after which a connection that hangs breaks; for ever without it
 */
export async function playGoogleSheets(
  failureOf: (append: number) => SheetFailure | undefined = () => undefined,
  hangMs?: number,
): Promise<GoogleSheets> {
  const rows: string[][] = [];
  const typed: (string | number)[][] = [];
  const requests: string[] = [];
  let appends = 0;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sheets');
    if (pathname === '/token') {
      if (!isSigned(new URLSearchParams(body).get('assertion') ?? '')) return json(response, 401, { error: 'invalid_grant' });
      played.tokens += 1;
      return json(response, 200, { access_token: `token-${played.tokens}`, expires_in: 3600, token_type: 'Bearer' });
    }
    const [, range = ''] = decodeURIComponent(pathname).split('/values/');
    requests.push(`${request.method} ${range}`);
    if (!/^Bearer token-/.test(request.headers.authorization ?? '')) return json(response, 401, { error: { code: 401 } });

    if (request.method === 'GET') {
      const column = range === 'A1:A1' ? rows.slice(0, 1) : rows;
      const values = column.length > 0 ? { values: [column.map(([first]) => first)] } : {};
      return json(response, 200, { range: `Sheet1!${range}`, majorDimension: 'COLUMNS', ...values });
    }
    const { values } = JSON.parse(body) as { values: (string | number)[][] };
    if (searchParams.get('valueInputOption') !== 'USER_ENTERED' || searchParams.get('insertDataOption') !== 'INSERT_ROWS')
      return json(response, 400, { error: { code: 400 } });
    appends += 1;
    const failure = failureOf(appends);
    if (failure === 'hang') return void (hangMs && setTimeout(() => response.destroy(), hangMs));
    if (typeof failure === 'number') return json(response, failure, { error: { code: failure } });
    typed.push(...values);
    rows.push(...values.map((row) => row.map(shownOf)));
    if (failure === 'lost') return void response.destroy();
    json(response, 200, { spreadsheetId: sheetId, updates: { spreadsheetId: sheetId, updatedRows: values.length } });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { serviceAccountEmail, privateKey: pem, sheetId, sheetsBaseUrl: base, tokenUrl: `${base}/token` };
  const played: GoogleSheets = {
    config,
    environment: {
      GOOGLE_SERVICE_ACCOUNT_EMAIL: serviceAccountEmail,
      GOOGLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
      GOOGLE_SHEET_ID: sheetId,
      GOOGLE_SHEETS_BASE_URL: base,
      GOOGLE_TOKEN_URL: config.tokenUrl,
    },
    rows,
    typed,
    requests,
    tokens: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}

/** As Sheets shows what was typed: a text without its apostrophe; what would be computed is no text of ours. */
function shownOf(cell: string | number): string {
  if (typeof cell === 'string' && /^[=+@]/.test(cell)) throw new Error(`a formula: ${cell}`);
  return String(cell).replace(/^'/, '');
}

function isSigned(assertion: string): boolean {
  const [header, claims, signature] = assertion.split('.');
  return verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature ?? '', 'base64url'));
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
