import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { deskToken } from '../support/desk.ts';
import { pay, until, visitor } from '../support/visitor.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, reload, test } from './support.ts';

test.use({ siteEnvironment: { DESK_TOKEN: deskToken } });

/** Answers of 401 are how the page learns that nobody is signed in. */
const signedOut = /status of 401/;

async function signIn(page: Page, hash = '') {
  await open(page, `/desk${hash}`);
  await page.getByLabel('Key').fill(deskToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

const fits = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** A visitor who asks, is not answered, buys, leaves an enquiry and a wish for a meeting. */
async function visit(siteUrl: string, name: string) {
  const person = visitor(siteUrl);
  const email = `${name}@example.in`;
  await person.post('/api/maharajji-chat.js', { message: `Does the ${name} zeppelin berth at Quillhaven?` });
  await person.post('/api/submit-to-google-sheets.js', { name, brand: `${name} Pickles`, description: 'pickles by post', email });
  await person.post('/api/calendly?book=1', { name, email, start_time: 'some time next month' });
  const { orderId, paymentLink } = (await person.post('/api/payment-link.js', { email, skuName: 'Home Cleaning Hacks' })).body;
  await pay(paymentLink);
  await until(async () => (await person.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  return { email, orderId: orderId as string };
}

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a telephone', 390, 844],
] as const)
  test(`on ${device} an operator signs in, finds a visitor, reads, notes, sends a guide again and exports`, async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(signedOut);
    const name = `Farah${width}`;
    const { email } = await visit(site.url, name);
    await page.setViewportSize({ width, height });
    await open(page, '/desk');
    await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Key').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expectProblem(/status of 403/);
    await expect(page.getByRole('alert')).toHaveText('That is not the key of this desk.');
    await page.getByLabel('Key').fill(deskToken);
    await page.getByLabel('Key').press('Enter');

    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Paid' })).toBeVisible();
    await expect(page.getByRole('link', { name: /to answer/ })).toBeVisible();
    await expectAccessible(page);
    await fits(page);

    const tab = (label: string) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: label });
    await tab('Conversations').click();
    const talk = row(page, email);
    await expect(talk).toContainText(`“Does the ${name} zeppelin berth at Quillhaven?”`);
    await expectAccessible(page);
    await fits(page);
    await talk.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('not answered', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByLabel('Note').fill('Ask them about ferries');
    await sheet.getByRole('button', { name: 'Save the note' }).click();
    await expect(sheet.getByText('Saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(talk).toContainText('Ask them about ferries');

    await tab('Orders').click();
    await expect(row(page, 'VK-').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await row(page, email).getByRole('button').click();
    await sheet.getByRole('button', { name: 'Send again' }).click();
    await expect(sheet.getByText('It is on its way, with a link that works.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await fits(page);

    await tab('Leads').click();
    await expect(row(page, `${name} Pickles`)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
    expect(download.suggestedFilename()).toBe('vaani-leads.csv');
    expect(readFileSync(await download.path(), 'utf8')).toContain(email);

    await tab('Meetings').click();
    await expect(row(page, email)).toContainText('to be answered');
    await expectAccessible(page);
    await fits(page);
    await page.getByRole('searchbox').fill('nobody of that name');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing found for “nobody of that name”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(row(page, email)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
    await reload(page);
    await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  });

test('an operator whose sign-in ran out signs in again over the work, and goes on with the note under way', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(signedOut);
  const { email } = await visit(site.url, 'Meena');
  await signIn(page, '#leads');
  await row(page, email).getByRole('button').click();
  await page.getByLabel('Note').fill('a long note');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save the note' }).click();
  const door = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(door).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(door).toBeVisible();
  await door.getByLabel('Key').fill(deskToken);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door).toBeHidden();
  await expect(page.getByLabel('Note')).toHaveValue('a long note');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('on the narrowest telephone the words in the search field, a long address and a meeting’s time can be read', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(signedOut);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 320, height: 640 });
  const email = 'a.very.long.name.of.a.buyer.who.works-at@a-company-with-an-even-longer-name.example.in';
  const person = visitor(site.url);
  await person.post('/api/maharajji-chat.js', { message: `My address is ${email}` });
  const slots = (await person.get('/api/calendly?slots=1')).body.slots as { start_time: string }[];
  await person.post('/api/calendly?book=1', { name: 'Narrow', email, start_time: slots[0]?.start_time });
  await signIn(page);
  for (const view of ['conversations', 'orders', 'leads', 'meetings', 'deliveries']) {
    await open(page, `/desk#${view}`);
    await expect(page.locator('nav [aria-current=page]')).toHaveAttribute('href', `/desk#${view}`);
    const roomLeft = () =>
      page.getByRole('searchbox').evaluate((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = font;
        return (
          field.clientWidth -
          parseFloat(paddingLeft) -
          parseFloat(paddingRight) -
          pen.measureText((field as HTMLInputElement).placeholder).width
        );
      });
    await expect.poll(roomLeft).toBeGreaterThan(0);
    await fits(page);
  }
  await open(page, '/desk#conversations');
  await row(page, email).first().getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(`My address is ${email}`)).toBeVisible();
  await expect.poll(() => sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await open(page, '/desk#meetings');
  await row(page, 'Narrow').getByRole('button').click();
  await expect(sheet).toContainText(/Asked for\d+ \w+ \d{4}, 10:00/);
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “nobody”.')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('searchbox').fill('Narrow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The site does not answer.');
  await expect(page.getByText('Nothing found')).toHaveCount(0);
});

test('a conversation in which help for a danger was given is a row that says so, and does not open', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(signedOut);
  const asha = visitor(site.url);
  await asha.post('/api/maharajji-chat.js', { message: 'I want to kill myself' });
  await signIn(page, '#conversations');
  const closed = row(page, 'Help was given in a danger.');
  await expect(closed.first()).toBeVisible();
  await expect(closed.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('kill myself')).toHaveCount(0);
});

test('what cannot be fetched says so and is asked for again; a list that is empty says what will stand there', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(signedOut);
  expectProblem(/status of 503|ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Waiting', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The site does not answer.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 60_000 });
  await until(
    async () => store.prepare("select count(*) as rows from outbox where status != 'sent' and topic != 'meeting'").get()?.rows === 0,
  );
  store.exec("update outbox set status = 'sent' where status != 'sent'");
  store.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing waits: every mail, row and calendar entry is delivered.')).toBeVisible();
});

test('visitors load nothing of the desk', async ({ page }) => {
  await open(page, '/');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = fetched.filter((url) => /\.(js|css)$/.test(url));
  expect(scripts.length).toBeGreaterThan(2);
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  expect(texts.filter((text) => text.includes('/desk'))).toEqual([]);
});
