/**
 * The whole sale over plain HTTP against a running site on embedded defaults: chat, link, payment, mail, guide.
 * `npm run smoke -- http://localhost:3000 [data directory]`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';

const site = new URL(process.argv[2] ?? 'http://localhost:3000').origin;
const dataDir = process.argv[3] ?? process.env.DATA_DIR ?? 'data';
const email = `smoke-${Date.now()}@example.in`;
let cookie = '';

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(site + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Origin: site, 'Content-Type': 'application/json', Cookie: cookie },
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`ok  ${what}`);
}

const chat = await call<{ reply: string; chosenSku?: string }>('/api/maharajji-chat.js', {
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
  headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'outcome=paid',
});
expect('the sandbox takes the payment and leads back to the site', paid.status === 303);

interface Order {
  status: string;
  downloadUrl?: string;
}
let order = await call<Order>(`/api/orders/${sale.orderId}`);
for (let tries = 0; order.status !== 'delivered' && tries < 50; tries++) {
  await sleep(200);
  order = await call<Order>(`/api/orders/${sale.orderId}`);
}
expect('the order is paid and delivered', order.status === 'delivered' && order.downloadUrl !== undefined);

const outbox = join(dataDir, 'outbox');
const mail = readdirSync(outbox).some((file) => file.endsWith('.eml') && readFileSync(join(outbox, file), 'utf8').includes(email));
expect('the mail with the guide is in the outbox', mail);

const pdf = await fetch(site + order.downloadUrl);
const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), { mergePages: true });
expect(
  'the download is the guide',
  pdf.headers.get('content-type') === 'application/pdf' && text.replace(/\s+/g, ' ').includes('Immunity Booster Nuskha'),
);
console.log(`\nThe whole sale works. ${Math.round(performance.now())} ms`);
