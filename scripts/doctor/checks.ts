import { createSign } from 'node:crypto';
import { type Config, engineOf, type ServiceName } from '#server/config.ts';
import { createSmtpMailer } from '#server/services/mailer.smtp.ts';
import { providerFetch } from '#server/services/provider.ts';

/** Reads something harmless from a provider. @throws ProviderError, or Error in words for the operator */
type Check = () => Promise<unknown>;

const timeoutMs = 8_000;

/** One look at each provider that is configured: nothing is made, sent or paid for. */
export function liveChecks({ vapi, openai, razorpay, google, calendly, smtp, databaseUrl }: Config): Partial<Record<ServiceName, Check>> {
  const read = (provider: string) => providerFetch({ provider, timeoutMs, maxBytes: 20_000_000 });
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  return {
    ...(vapi && { voice: () => read('vapi')(`${vapi.baseUrl}/assistant?limit=1`, bearer(vapi.privateKey)) }),
    ...(openai && { brain: () => read('openai')(`${openai.baseUrl}/models`, bearer(openai.apiKey)) }),
    ...(razorpay && {
      payments: () =>
        read('razorpay')(`${razorpay.baseUrl}/v1/payment_links?count=1`, {
          headers: { Authorization: `Basic ${Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString('base64')}` },
        }),
    }),
    ...(google && { 'lead-sheet': () => lookAtSheet(google, read('google-sheets')) }),
    ...(calendly && { scheduler: () => read('calendly')(`${calendly.baseUrl}/users/me`, bearer(calendly.token)) }),
    ...(smtp && {
      async mailer() {
        const mailer = createSmtpMailer(smtp);
        await mailer.verify().finally(() => mailer.close());
      },
    }),
    ...(engineOf(databaseUrl) === 'postgres' && { database: () => askPostgres(databaseUrl) }),
  };
}

async function lookAtSheet(
  { serviceAccountEmail, privateKey, sheetId, sheetsBaseUrl, tokenUrl }: NonNullable<Config['google']>,
  read: typeof fetch,
): Promise<void> {
  const aud = tokenUrl ?? 'https://oauth2.googleapis.com/token';
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: serviceAccountEmail, scope: 'https://www.googleapis.com/auth/spreadsheets', aud, iat: now, exp: now + 300 };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  let signature: string;
  try {
    signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url');
  } catch {
    throw new Error('GOOGLE_PRIVATE_KEY is no private key: it goes on one line, its line ends written as \\n');
  }
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${unsigned}.${signature}` });
  const { access_token } = (await (await read(aud, { method: 'POST', body })).json()) as { access_token?: string };
  const base = sheetsBaseUrl ?? 'https://sheets.googleapis.com';
  await read(`${base}/v4/spreadsheets/${encodeURIComponent(sheetId)}?fields=spreadsheetId`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
}

async function askPostgres(connectionString: string): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {}); // a connection that breaks is reported by the query
  await client.connect();
  await client.query('select 1').finally(() => client.end());
}
