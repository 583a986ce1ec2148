/**
 * Makes a whole test sale over HTTP on a running site with sandbox payments: chat, link, payment, mail, guide.
 * `npm run smoke -- [url] [data directory]`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ServiceName } from '#server/services/registry.ts';
import { environment } from './environment.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `npm run smoke -- [url] [data directory]   makes a whole test sale over HTTP on a running site with sandbox payments
  Without arguments: PUBLIC_URL, or http://localhost with PORT; DATA_DIR.
Example: npm run smoke -- http://localhost:3000 data`;

/** Larger than any error page. Every guide is several times this size. */
const guideMinBytes = 10_000;

interface Order {
  status: string;
  downloadUrl?: string;
}

await runCommand(usage, async () => {
  const { PORT, DATA_DIR, PUBLIC_URL } = environment();
  const port = PORT?.trim() || 3000;
  const publicUrl = PUBLIC_URL?.trim() || `http://localhost:${port}`;
  const [address = publicUrl, dataDir = DATA_DIR || 'data', ...others] = parseArgs({
    allowPositionals: true,
  }).positionals;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '') || others.length > 0) throw new Refusal(usage);
  const site = new URL(address).origin;
  // The proxy does not publish /readyz. If the site runs on this machine, it is read here.
  await sell(site, URL.parse(publicUrl)?.origin === site ? `http://127.0.0.1:${port}` : site, dataDir);
});

/**
 * @param inside the address at which /readyz of the site can be read
 * @throws Refusal at the first check that fails
 */
async function sell(site: string, inside: string, dataDir: string): Promise<void> {
  const email = `smoke-${Date.now()}@example.in`;
  let cookie = '';

  async function call<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(site + path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { Origin: site, 'Content-Type': 'application/json', Cookie: cookie },
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { code } = answer.status === 403 ? ((await answer.clone().json()) as { code?: string }) : {};
    if (code === 'forbidden_origin') throw new Refusal(`${site} is not the PUBLIC_URL of the site. Run this command with its PUBLIC_URL.`);
    if (!answer.ok) throw new Refusal(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  const services = await servicesOf(inside);
  // Checked first: with real payments the test would leave an unpaid order here and a payment link at the provider.
  if (services.payments !== 'sandbox')
    throw new Refusal(
      `${site} takes real payments (${services.payments}). This command works only with sandbox payments. Nothing was done.`,
    );

  const chat = await call<{ chosenSku?: string }>('/api/maharajji-chat.js', {
    message: 'I want to buy the Immunity Booster Nuskha',
  });
  expect('Kaka asks for the email of a buyer', chat.chosenSku === 'Immunity Booster Nuskha');

  const sale = await call<{ paymentLink: string; paymentSuccess: boolean; orderId: string }>('/api/payment-link.js', {
    email,
    skuName: chat.chosenSku,
  });
  expect('a payment link comes back', URL.canParse(sale.paymentLink) && !sale.paymentSuccess);

  const paid = await fetch(sale.paymentLink, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(sale.paymentLink).origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'outcome=paid',
  });
  expect('the sandbox takes the payment and leads back to the site', paid.status === 303);

  let order = await call<Order>(`/api/orders/${sale.orderId}`);
  for (let tries = 0; order.status !== 'delivered' && tries < 50; tries++) {
    await sleep(200);
    order = await call<Order>(`/api/orders/${sale.orderId}`);
  }
  expect('the order is paid and delivered', order.status === 'delivered' && order.downloadUrl !== undefined);

  if (services.mailer === 'outbox files') {
    const outbox = join(dataDir, 'outbox');
    if (!existsSync(outbox)) throw new Refusal(`There is no folder ${outbox}. Name the data directory of the site after its address.`);
    const mail = readdirSync(outbox).some((name) => name.endsWith('.eml') && readFileSync(join(outbox, name), 'utf8').includes(email));
    expect('the mail with the guide is in the outbox', mail);
  }

  const download = await fetch(site + order.downloadUrl);
  const guide = Buffer.from(await download.arrayBuffer());
  expect(
    'the download is the guide',
    download.headers.get('content-type') === 'application/pdf' &&
      guide.toString('latin1', 0, 5) === '%PDF-' &&
      guide.length > guideMinBytes,
  );
  console.log(`\nThe whole sale works. ${Math.round(performance.now())} ms`);
}

/** The provider of each service, as `/readyz` of the site names it. */
async function servicesOf(site: string): Promise<Partial<Record<ServiceName, string>>> {
  const answer = await fetch(`${site}/readyz`).catch((error: Error) => {
    throw new Refusal(`${site} does not answer (${(error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message}).`);
  });
  const { services } = (await answer.json().catch(() => ({}))) as { services?: Partial<Record<ServiceName, string>> };
  if (!services)
    throw new Refusal(
      `${site}/readyz answered ${answer.status} and does not name the providers of the site. Run this command on the machine of the site, in its folder.`,
    );
  return services;
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Refusal(`Failed: ${what}`);
  console.log(`ok  ${what}`);
}
