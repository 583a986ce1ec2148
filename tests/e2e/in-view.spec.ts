import type { Locator, Page } from 'playwright/test';
import { hint, openWithStoppedClock, passTime } from './call-page.ts';
import { callButton, giveSpeech, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { jump } from './home.ts';
import { openKakaChat, say } from './kaka-chat.ts';
import { talkOn } from './lead-talk.ts';
import { expect, open, test } from './support.ts';

/** What a visitor needs is on the screen, on a telephone first. */

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];
/** A telephone on its side. */
const sideways = { width: 844, height: 390 };
const computers = windows.filter(({ width }) => width > 980);
const telephones = windows.filter(({ width }) => width < 700);
type Box = { x: number; y: number; width: number; height: number } | null;

/** But for parts of a pixel. */
const whole = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 });
const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);

const meet = (one: Box, other: Box) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Looks at the page in one window after the other: what is on the screen depends on the window, not on how the page came to it. */
async function inEvery(page: Page, sizes: typeof windows, look: (viewport: (typeof windows)[number]) => Promise<void>) {
  for (const viewport of sizes)
    await test.step(`in a window of ${viewport.width} by ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await look(viewport);
    });
}

/** Comes to a section by its address, from the top of the page. */
const arrive = (page: Page, id: string) =>
  page.evaluate((hash) => {
    location.hash = '';
    location.hash = hash;
  }, id);

test('the first screen has a face, a voice to press and the way to the price; “Chat with Kaka” arrives at the chat, which keeps its height and its field in view, in every window', async ({
  page,
}) => {
  await open(page);
  const kaka = page.locator('#kaka-chat .chat');
  await inEvery(page, [...windows, sideways], async ({ height }) => {
    await jump(page, 0);
    // The smallest has the words alone.
    if (height > 600) {
      await expect(page.getByRole('link', { name: 'Rishi’s page' }).first()).toBeInViewport({ ratio: 0.9 });
      await whole(page.getByRole('button', { name: 'How many days have you got?' }));
      await whole(page.getByRole('link', { name: 'What it costs a brand' }));
    }
    await page.getByRole('link', { name: 'Chat with Kaka' }).click();
    await whole(kaka);
  });
  expect(await page.evaluate(() => location.hash)).toBe('#demo');

  const write = kaka.getByLabel('Your message');
  const heights = new Set<string>();
  for (const line of ['Tell me about roti', 'Tell me about dandruff', 'Which guide is right for dry hair?']) {
    await say(write, line);
    await expect(kaka.locator('.typing')).toHaveCount(0);
    await inEvery(page, windows, async ({ width }) => {
      await arrive(page, 'demo');
      await whole(write);
      heights.add(`${width}: ${await heightOf(kaka)}`);
    });
  }
  await expect(kaka.getByText('7 of up to 15 messages')).toBeVisible();
  expect(heights.size).toBe(windows.length);
});

test('the address of “Talk to Us” arrives at its chat, which keeps its height and its field in view, in every window', async ({ page }) => {
  const lead = talkOn(page);
  await page.setViewportSize(windows[0] as (typeof windows)[number]);
  await open(page, '/#brandvoice');
  await whole(lead.chat);
  await lead.say('Farah');
  const heights = new Set<string>();
  const note = () =>
    inEvery(page, windows, async ({ width }) => {
      await arrive(page, 'brandvoice');
      // On the narrowest telephone the beginning of a long line may have to be scrolled to.
      await expect(lead.last).toBeInViewport({ ratio: 0.7 });
      await whole(lead.chat);
      await whole(lead.write);
      heights.add(`${width}: ${await heightOf(lead.chat)}`);
    });
  await note();
  await page.setViewportSize(windows[0] as (typeof windows)[number]);
  await arrive(page, 'brandvoice');
  for (const line of ['Nani’s Achaar', 'Pickles by post', 'farah@nanisachaar.example']) await lead.say(line);
  await expect(lead.times.first()).toBeVisible();
  await expect(lead.last).toBeInViewport({ ratio: 0.7 });
  await note();
  expect(heights.size).toBe(windows.length);
});

test('in a call the heading and the portrait stand still, and the last sentence and the field are in view, in every window', async ({
  page,
}) => {
  const far = await serveRoom(page);
  await openVoicePage(page, '/rishi-voice');
  const heading = page.getByRole('heading', { level: 1 });
  const before = new Map<number, Box>();
  await inEvery(page, windows, async ({ width }) => void before.set(width, await heading.boundingBox()));
  await startLive(page);
  // Not the button: it grows a little under the pointer.
  const portrait = page.locator('.call');
  const first = new Map<number, Box>();
  await inEvery(page, windows, async ({ width }) => {
    if (width > 980) expect(await heading.boundingBox()).toEqual(before.get(width));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    first.set(width, await portrait.boundingBox());
  });
  const sentences = ['Namaste. I am Rishi.', 'How many days have you got?', 'Take the 4:40 bus out of Reckong Peo and sit on the left.'];
  for (const [turn, text] of sentences.entries()) {
    far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: turn + 1 });
    const last = page.getByRole('log', { name: 'Live captions' }).getByText(text);
    await inEvery(page, [...windows, sideways], () => whole(last));
  }
  const controls = [page.getByLabel('Type instead of speaking'), callButton(page), page.getByRole('button', { name: 'Captions' })];
  await inEvery(page, [sideways], async () => {
    for (const part of [...controls, heading]) await whole(part);
    expect(meet(await heading.boundingBox(), await page.locator('.fixed-logo').boundingBox())).toBe(false);
  });
  await inEvery(page, windows, async ({ width, height }) => {
    if (width > 980) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    for (const part of controls) await whole(part);
    expect(await portrait.boundingBox()).toEqual(first.get(width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('what a call announces covers neither the face nor the words nor the controls', async ({ page }) => {
  const far = await serveRoom(page);
  await openVoicePage(page, '/rishi-voice');
  await startLive(page);
  far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Namaste. I am Rishi.', turn: 1 });
  const toast = page.locator('.toast');
  const heading = page.getByRole('heading', { level: 1 });
  // With the focus it stays.
  await toast.getByRole('button').focus();
  const others = [
    callButton(page),
    page.locator('.call__label'),
    page.getByText('Namaste. I am Rishi.'),
    page.getByLabel('Type instead of speaking'),
  ];
  await inEvery(page, windows, async () => {
    const told = await toast.boundingBox();
    for (const other of others) expect(meet(told, await other.boundingBox())).toBe(false);
    // Nor does it cut the heading, which gives way on a phone.
    if (meet(told, await heading.boundingBox())) await expect(heading).toHaveCSS('opacity', '0');
  });
  await toast.getByRole('button').click();
  await inEvery(page, windows, () => expect(heading).toHaveCSS('opacity', '1'));
});

test('in a window of a computer, why a call could not start covers no heading', async ({ page }) => {
  await openVoicePage(page, '/mini-voice');
  await page.evaluate(() => {
    window.devices.microphoneError = 'NotAllowedError';
  });
  await press(page);
  const toast = page.locator('.toast');
  await toast.getByRole('button').focus();
  await inEvery(page, computers, async () =>
    expect(meet(await toast.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox())).toBe(false),
  );
});

for (const route of ['/aranya-voice', '/bal-krishna-lalji'])
  test(`on ${route} a call is no taller than the window, and a hint under the controls leaves the field in view and on no other words`, async ({
    page,
  }) => {
    await giveSpeech(page);
    await serveRoom(page);
    await openWithStoppedClock(page, route);
    await press(page);
    await passTime(page, 500, () => hint(page).textContent()).toContain('We cannot hear you.');
    const field = page.getByLabel('Type instead of speaking');
    await inEvery(page, computers, async ({ height }) => {
      const end = await page.locator('.voice, .kr__hero').evaluate((call) => call.getBoundingClientRect().bottom + scrollY);
      expect(Math.floor(end)).toBeLessThanOrEqual(height);
      // The page of Bal Krishna Lalji has more below the darshan.
      if (route === '/aranya-voice') expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await whole(field);
      const words = page.locator('.voice__disclosure, .kr__disclosure');
      expect(meet(await field.boundingBox(), await words.boundingBox())).toBe(false);
    });
    // With large letters the page grows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await inEvery(page, computers, async () => {
      const foot = page.locator('.voice__foot, .kr__cards');
      const said = page.locator('.voice__head, .voice__disclosure, .kr__disclosure');
      for (const part of [foot, ...(await said.all())])
        for (const words of [field, page.locator('.captions')])
          expect(meet(await part.boundingBox(), await words.boundingBox())).toBe(false);
    });
  });

test('what Kaka offers in a call leaves his last words and the field in view, in every window', async ({ page }) => {
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  const field = page.getByLabel('Type instead of speaking');
  await field.fill('I want to buy the immunity guide, my email is meena@example.in');
  await field.press('Enter');
  await inEvery(page, windows, async () => {
    await whole(page.getByRole('link', { name: 'Pay ₹119' }));
    await whole(page.getByRole('log', { name: 'Live captions' }).getByText('Immunity Booster Nuskha'));
    await whole(field);
  });
  // After the call, the order that waits comes before everything else.
  await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
  await inEvery(page, windows, () => whole(page.getByRole('link', { name: 'Pay ₹119' })));
});

test('in the chat on a telephone an order has its price beside its name', async ({ page }) => {
  await openKakaChat(page);
  const chat = page.locator('#demo');
  const write = chat.getByRole('textbox');
  for (const line of ['I want to buy the immunity guide', 'meena@example.in']) await say(write, line);
  await expect(chat.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  const order = chat.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
  await inEvery(page, telephones, async () => {
    const name = await order.getByText('Immunity Booster Nuskha').boundingBox();
    const price = await order.locator('.order__price').boundingBox();
    expect(price?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    expect(price?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  });
});

test('on a telephone a sale that is open at the message limit has its field in view, and room for the last answer', async ({ page }) => {
  await openKakaChat(page);
  const chat = page.locator('#demo');
  const subjects = ['roti', 'dal', 'chai', 'brass', 'dandruff', 'winter'].map((subject) => `Tell me about ${subject}`);
  for (const line of [...subjects, 'I want to buy the hair guide']) await say(chat.getByRole('textbox'), line);
  const sale = chat.getByRole('region', { name: 'Finish buying Herbal Hair Care Guide' });
  await expect(sale).toBeVisible();
  await inEvery(page, telephones, async () => {
    await arrive(page, 'demo');
    await whole(sale.getByRole('textbox'));
    expect(await heightOf(chat.getByRole('log'))).toBeGreaterThan(100);
  });
});

test('a darshan has its words and its field on one screen, the words beside Him where there is room', async ({ page }) => {
  const far = await serveRoom(page);
  await openVoicePage(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await expect(callButton(page)).toHaveText('End Darshan');
  far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Say butter, flute or hill.', turn: 1 });
  const field = page.getByLabel('Type instead of speaking');
  await inEvery(page, [...computers, sideways], async () => {
    const face = await callButton(page).boundingBox();
    const words = await page.getByRole('log', { name: 'Live captions' }).boundingBox();
    expect(words?.x).toBeGreaterThan((face?.x ?? 0) + (face?.width ?? 0));
    for (const part of [words, face, await page.locator('.call__below').boundingBox()])
      expect(meet(part, await page.locator('.fixed-logo').boundingBox())).toBe(false);
    await whole(field);
  });
  await inEvery(page, telephones, async () => {
    await whole(page.getByText('Say butter, flute or hill.'));
    await whole(field);
    await whole(callButton(page));
  });
});
