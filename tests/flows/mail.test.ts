import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderReference } from '#shared/order-reference.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', CONTACT_EMAIL: 'seva@namaste.example' });
});
afterAll(() => site.stop());

const outbox = () => join(site.dataDir, 'outbox');
const mailsTo = async (address: string): Promise<Email[]> => {
  const names = readdirSync(site.dataDir).includes('outbox') ? readdirSync(outbox()).filter((name) => name.endsWith('.eml')) : [];
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(outbox(), name)))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
};
const mailed = (address: string, count = 1) =>
  until(async () => {
    const mails = await mailsTo(address);
    return mails.length >= count && mails;
  });
const bytes = (content: string | ArrayBuffer | Uint8Array | undefined) => Buffer.from(content as ArrayBuffer);

async function buy(who: Visitor, email: string, skuName: string): Promise<string> {
  const { body } = await who.post('/api/payment-link.js', { email, skuName });
  await pay(body.paymentLink);
  return body.orderId;
}

/** What is attached, without the pictures that the mail shows. */
const filesOf = (mail: Email | undefined) => mail?.attachments.filter(({ disposition }) => disposition === 'attachment') ?? [];

test('a paid guide comes by mail: to its buyer alone, the PDF attached, the same file behind a signed link', async () => {
  const meena = visitor(site.url);
  const orderId = await buy(meena, 'meena@example.in', 'Immunity Booster Nuskha');
  const [mail] = await mailed('meena@example.in');

  expect(mail?.to).toEqual([{ address: 'meena@example.in', name: '' }]);
  expect([mail?.cc, mail?.bcc].flat().filter(Boolean)).toEqual([]);
  expect(mail?.from).toMatchObject({ name: 'Vaani', address: 'seva@namaste.example' });
  expect(mail?.subject).toBe('Your guide from Kaka: Immunity Booster Nuskha');

  const [attachment, ...others] = filesOf(mail);
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({ filename: 'Immunity Booster Nuskha.pdf', mimeType: 'application/pdf' });
  const { text, totalPages } = await extractText(new Uint8Array(bytes(attachment?.content)), { mergePages: true });
  expect(text).toContain(orderReference(orderId));
  expect(mail?.text).toContain(`a PDF of ${totalPages} pages`);

  const link = new RegExp(`${site.url}/guides/\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(`href="${link}"`);
  const download = await fetch(link);
  expect(download.status).toBe(200);
  expect(download.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes(attachment?.content))).toBe(true);
});

test('the mail is of the same house: logo, cover and face travel in it, it reads well without them, and it can be dark', async () => {
  await buy(visitor(site.url), 'looks@example.in', 'Desi Cooking Secrets');
  const [mail] = await mailed('looks@example.in');
  const shown = [...(mail?.html ?? '').matchAll(/<img src="cid:([\w-]+)" alt="([^"]*)"/g)].map(([, name, alt]) => [name, alt]);
  expect(shown).toEqual([
    ['logo', 'Vaani'],
    ['guide-desi-cooking-secrets', ''],
    ['kaka', ''],
  ]);
  const pictures = mail?.attachments.filter(({ disposition }) => disposition === 'inline') ?? [];
  expect(pictures.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual(shown.map(([name]) => [`<${name}>`, 'image/jpeg']));
  expect(mail?.html).not.toMatch(/src="http/);
  expect(mail?.html).toContain('prefers-color-scheme:dark');
});

test('the mail names the order, says that a test moved no money, where a refund is asked for, and what Kaka is not', async () => {
  const ravi = visitor(site.url);
  const orderId = await buy(ravi, 'ravi@example.in', 'Spiritual Practices Guide');
  const [mail] = await mailed('ravi@example.in');
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain(`Order ${orderReference(orderId)}: Spiritual Practices Guide, ₹159`);
    expect(words).toContain('This was a test payment: no money moved.');
    expect(words).toContain('write to seva@namaste.example within 7 days');
    expect(words).toContain('Kaka is an AI character.');
    expect(words).toContain('tradition, not medicine');
    expect(words).toContain(site.url);
  }
});

test('once the mail is out the order is delivered; asked for again, the same guide comes again and nothing moves back', async () => {
  const asha = visitor(site.url);
  const orderId = await buy(asha, 'asha@example.in', 'Herbal Hair Care Guide');
  await mailed('asha@example.in');
  const status = async () => (await asha.get(`/api/orders/${orderId}`)).body.status;
  await until(async () => (await status()) === 'delivered');

  expect((await asha.post(`/api/orders/${orderId}/resend`, {})).status).toBe(200);
  const [first, second] = await mailed('asha@example.in', 2);
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(bytes(filesOf(second)[0]?.content).equals(bytes(filesOf(first)[0]?.content))).toBe(true);
  expect(await status()).toBe('delivered');
});
