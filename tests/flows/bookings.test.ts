import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/databases.ts';
import { leadSheetIn } from '../support/sheet-rows.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

const { postgres, stop } = await engines();
afterAll(stop);

const farah = { name: 'Farah', email: 'farah@nani.in', time_zone: 'Asia/Kolkata' };
const slotsPath = '/api/calendly?slots=1';
const book = (who: Visitor, start_time: string, more: object = {}) => who.post('/api/calendly?book=1', { ...farah, start_time, ...more });
const startsOf = async (who: Visitor): Promise<string[]> =>
  (await who.get(slotsPath)).body.slots.map(({ start_time }: { start_time: string }) => start_time);

async function mailsIn(dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))));
}
const mailTo = (dataDir: string, address: string, subject: RegExp) =>
  until(async () => (await mailsIn(dataDir)).find(({ to, subject: words = '' }) => to?.[0]?.address === address && subject.test(words)));
const calendarFileOf = (mail: Email) => {
  const content = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
};
const pathIn = (mail: Email) => new URL(/http\S+\/meetings\/\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname;
const cancelPathIn = (mail: Email) => `${pathIn(mail)}/cancel`;
const confirmed = (start_time: unknown) => expect.objectContaining({ success: true, status: 'confirmed', start_time });
/** As the sheet writes it. */
const businessTime = (at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
const isBooked = (slot: string) => (row: Record<string, string>) => row.status === 'booked' && row.meeting === businessTime(slot);
const sheetOf = (site: Site) => leadSheetIn(site.dataDir);

describe('a meeting', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', CONTACT_EMAIL: 'sales@vaani.example' });
  });
  afterAll(() => site.stop());

  test('can be had at every half hour of tomorrow from 10 to 6 in India, 16 in all', async () => {
    const { body } = await visitor(site.url).get(slotsPath);
    const inIndia = body.slots.map(({ start_time }: { start_time: string }) =>
      new Date(start_time).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' }),
    );
    expect(inIndia).toHaveLength(16);
    expect([inIndia[0], inIndia.at(-1), body.timeZone]).toEqual(['10:00', '17:30', 'Asia/Kolkata']);
    expect((await visitor(site.url).get('/api/calendly')).status).toBe(400);
  });

  test('is confirmed, leaves the list, and reaches both sides as an invitation', async () => {
    const who = visitor(site.url);
    const [slot = ''] = await startsOf(who);
    expect((await book(who, slot)).body).toEqual(confirmed(slot));
    expect(await startsOf(who)).not.toContain(slot);

    const invite = await mailTo(site.dataDir, farah.email, /^Your meeting with Vaani/);
    const stamp = slot.replace(/\.000/, '').replace(/[-:]/g, '');
    expect(calendarFileOf(invite)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `DTSTART:${stamp}`,
        'ORGANIZER;CN="Vaani":mailto:sales@vaani.example',
        expect.stringMatching(/^UID:booking_\w+@vaani$/),
        expect.stringMatching(/^ATTENDEE;.*CN="Farah":MAILTO:farah@nani\.in$/),
      ]),
    );
    await mailTo(site.dataDir, 'sales@vaani.example', /^Meeting booked: Farah/);
    await until(async () => sheetOf(site).find(isBooked(slot)));
  });

  test('asked for again by the same visitor is the same meeting', async () => {
    const who = visitor(site.url);
    const [first = '', second = ''] = await startsOf(who);
    expect((await book(who, first)).status).toBe(200);
    const answers = [...(await Promise.all([book(who, second), book(who, second)])), await book(who, second)];
    for (const { body } of answers) expect(body).toEqual(confirmed(second));
    await until(async () => sheetOf(site).some(isBooked(second)));
    expect(sheetOf(site).filter(isBooked(second))).toHaveLength(1);
  });

  test('that somebody else has is refused with the fresh slots', async () => {
    const [slot = ''] = await startsOf(visitor(site.url));
    await book(visitor(site.url), slot);
    const { status, body } = await book(visitor(site.url), slot, { email: 'ravi@example.in' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'Could not book the meeting. Please try another time.',
      code: 'slot_taken',
      timeZone: 'Asia/Kolkata',
    });
    expect(body.slots.length).toBeGreaterThan(0);
    expect(body.slots).not.toContainEqual({ start_time: slot });
  });

  test('is booked in the visitor’s own words, by the visitor’s own clock', async () => {
    const at17 = (await startsOf(visitor(site.url))).find((slot) => slot.endsWith('T11:30:00.000Z'));
    expect((await book(visitor(site.url), 'kal shaam 5 baje')).body).toEqual(confirmed(at17));
    const newYorker = { email: 'nia@example.com', time_zone: 'America/New_York' };
    const sameInstant = new Date(at17 ?? '').toLocaleString('en-US', {
      timeZone: 'America/New_York',
      dateStyle: 'long',
      timeStyle: 'short',
    });
    expect((await book(visitor(site.url), sameInstant, newYorker)).status).toBe(409);
  });

  test('at no half hour is refused with those that are', async () => {
    const { status, body } = await book(visitor(site.url), 'tomorrow 4:10 pm');
    expect([status, body.code]).toEqual([409, 'slot_taken']);
  });

  test('at a time that cannot be read, or outside the hours, is kept and told to sales', async () => {
    for (const words of ['whenever the moon is full', 'tomorrow 9 pm']) {
      const who = visitor(site.url);
      const [one, two] = [await book(who, words), await book(who, words)];
      expect(one.body).toMatchObject({ success: true, status: 'requested', start_time: words });
      expect(two.body).toEqual(one.body);
      const mail = await until(async () => (await mailsIn(site.dataDir)).find(({ text = '' }) => text.includes(words)));
      expect(mail).toMatchObject({ subject: 'Meeting wanted: Farah' });
      await until(async () => sheetOf(site).some(({ status, details = '' }) => status === 'requested' && details.startsWith(words)));
    }
    const told = (await mailsIn(site.dataDir)).filter(({ subject }) => subject === 'Meeting wanted: Farah');
    expect(told).toHaveLength(2);
  });

  test('a wish without a time is told back as it was understood, and sales read it with the brand and what it sells', async () => {
    const who = visitor(site.url);
    const lead = { name: 'Farah', brand: 'Nani’s Achaar', website: '', description: 'mango pickles', email: farah.email };
    await who.post('/api/submit-to-google-sheets.js', lead);
    const { body } = await book(who, 'any time Tuesday');
    expect(body).toMatchObject({ status: 'requested', understood: expect.stringMatching(/^Tuesday \d+ \w+, any time$/) });
    const mail = await until(async () => (await mailsIn(site.dataDir)).find(({ text = '' }) => text.includes('any time Tuesday')));
    for (const words of [`Understood as: ${body.understood}, on their clock`, 'Brand: Nani’s Achaar', 'What they sell: mango pickles'])
      expect(mail.text).toContain(words);
    const row = await until(async () => sheetOf(site).find(({ details = '' }) => details.startsWith('any time Tuesday')));
    expect(row).toMatchObject({ brand: 'Nani’s Achaar', description: 'mango pickles' });
    expect((await book(visitor(site.url), 'whenever')).body.understood).toBeUndefined();
  });

  test('goes into the visitor’s own calendar, as RFC 5545 has it', async () => {
    const who = visitor(site.url);
    const slot = (await startsOf(who)).at(4) ?? '';
    const { path, place } = (await book(who, slot, { email: 'calendar@nani.in' })).body;
    expect(place).toBe('We write to your address with the way to join.');
    const { text, headers } = await who.get(`${path}/vaani-meeting.ics`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(headers.get('content-disposition')).toBe('attachment; filename=vaani-meeting.ics');
    // Lines end in CR LF and have 75 bytes at most (section 3.1).
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replace(/\r\n[ \t]/g, '').split('\r\n');
    const stamp = (at: Date) => at.toISOString().replace(/\.\d+|[-:]/g, '');
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        expect.stringMatching(/^PRODID:./),
        'METHOD:PUBLISH',
        expect.stringMatching(/^UID:booking_\w+@vaani$/),
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        `DTSTART:${stamp(new Date(slot))}`,
        `DTEND:${stamp(new Date(Date.parse(slot) + 30 * 60_000))}`,
        expect.stringContaining(`To move or cancel it: ${site.url.replace('127.0.0.1', 'localhost')}${path}`),
        'END:VCALENDAR',
      ]),
    );
    expect(unfolded.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('is moved by its link: the other time is booked first, and both sides are told; a wish leaves it where it is', async () => {
    const who = visitor(site.url);
    const [first = '', second = '', taken = ''] = (await startsOf(who)).slice(5);
    await book(visitor(site.url), taken, { email: 'ravi@example.in' });
    const { path } = (await book(who, first, { email: 'moves@nani.in' })).body;
    const page = await who.get(path);
    expect(page.text).toMatch(/30(<!-- -->)? minutes/);
    expect(page.text).toContain(`value="${second}"`);
    const move = (start_time: string, at = path) =>
      who.post(`${at}/move`, new URLSearchParams({ start_time }).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });

    expect((await move(taken)).headers.get('location')).toBe(`${path}?now=taken`);
    expect((await move('any time next week')).headers.get('location')).toBe(`${path}?now=asked`);
    expect(await startsOf(who)).not.toContain(first);

    const location = (await move(second)).headers.get('location') ?? '';
    expect(location).toMatch(/^\/meetings\/[^/]+\?now=moved$/);
    expect(location).not.toContain(path);
    expect((await who.get(location)).text).toContain('Your meeting has this time now.');
    expect((await who.get(path)).text).toContain('The meeting is cancelled');
    expect((await move(taken)).status).toBe(404);
    const free = await startsOf(who);
    expect([free.includes(first), free.includes(second)]).toEqual([true, false]);
    expect(calendarFileOf(await mailTo(site.dataDir, 'moves@nani.in', /^Moved/))).toContain('METHOD:CANCEL');
    expect((await mailsIn(site.dataDir)).filter(({ to }) => to?.[0]?.address === 'moves@nani.in')).not.toHaveLength(0);
    await mailTo(site.dataDir, 'sales@vaani.example', /^Meeting cancelled: Farah/);
  });

  test('is cancelled by its link’s button, not by a look; then its slot is free for somebody else', async () => {
    const who = visitor(site.url);
    const slot = (await startsOf(who)).at(-1) ?? '';
    await book(who, slot, { email: 'cancels@nani.in' });
    const path = cancelPathIn(await mailTo(site.dataDir, 'cancels@nani.in', /^Your meeting/));
    const look = await who.get(path);
    expect([look.status, look.text.includes('Cancel the meeting')]).toEqual([200, true]);
    expect(await startsOf(who)).not.toContain(slot);
    expect((await visitor(site.url, { origin: 'https://elsewhere.example' }).post(path, '')).status).toBe(403);

    expect((await who.post(path, '')).text).toContain('The meeting is cancelled');
    expect((await who.post(path, '')).status).toBe(200);
    expect(await startsOf(who)).toContain(slot);
    const mail = await mailTo(site.dataDir, 'cancels@nani.in', /^Cancelled/);
    expect(calendarFileOf(mail)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
    await mailTo(site.dataDir, 'sales@vaani.example', /^Meeting cancelled/);
    expect((await book(visitor(site.url), slot, { email: 'next@nani.in' })).body.status).toBe('confirmed');
    expect((await mailsIn(site.dataDir)).filter(({ subject = '' }) => subject.startsWith('Cancelled'))).toHaveLength(1);
  });

  test('cannot be found, or cancelled, by a guess', async () => {
    for (const token of ['x', 'Ym9va2luZw.zzzzzz.AAAA', '..%2F..%2Fetc', 'a.b.c.d']) {
      expect((await visitor(site.url).get(`/meetings/${token}/cancel`)).status).toBe(404);
      expect((await visitor(site.url).post(`/meetings/${token}/cancel`, '')).status).toBe(404);
    }
  });

  test('puts nothing of a visitor’s into a mail’s head, a calendar’s lines or a formula', async () => {
    const who = visitor(site.url);
    const [slot = ''] = await startsOf(who);
    const name = '=cmd"\nBcc: all@example.in\nATTENDEE:mailto:x@y.z <script>alert(1)</script>';
    expect((await book(who, slot, { name, email: 'mallory@nani.in' })).body.status).toBe('confirmed');
    const mail = await mailTo(site.dataDir, 'mallory@nani.in', /^Your meeting/);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.html).not.toContain('<script>');
    expect(calendarFileOf(mail).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    const row = await until(async () => sheetOf(site).find(({ email }) => email === 'mallory@nani.in'));
    expect(row.name?.[0]).toBe("'");
  });

  test('can be had at every start that is listed, until none is left', async () => {
    for (const slot of await startsOf(visitor(site.url))) expect((await book(visitor(site.url), slot)).body).toEqual(confirmed(slot));
    const { status, body } = await book(visitor(site.url), 'tomorrow 5:45 pm');
    expect([status, body.code, body.slots]).toEqual([409, 'slot_taken', []]);
  });
});

test('days of rest have no slots, and a time on one is told to sales', async () => {
  const tomorrow = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').add({ days: 1 });
  const otherDays = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== tomorrow.dayOfWeek).join(',');
  const site = await startSite({ BUSINESS_DAYS: otherDays });
  expect((await visitor(site.url).get(slotsPath)).body.slots).toEqual([]);
  expect((await book(visitor(site.url), 'tomorrow 4pm')).body.status).toBe('requested');
  await site.stop();
});

test('a booking carries the brand that its visitor named in the lead chat', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const who = visitor(site.url);
  await who.post('/api/submit-to-google-sheets.js', { name: 'Farah', brand: 'Nani’s Achaar', website: '', email: farah.email });
  const [slot = ''] = await startsOf(who);
  await book(who, slot);
  expect(await until(async () => sheetOf(site).find(isBooked(slot)))).toMatchObject({
    brand: 'Nani’s Achaar',
    kind: 'booking',
    rupees: '',
  });
  await site.stop();
});

test('one address without a cookie asks for five meetings in a day; then it is told whom to write to, and others book on', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const slots = await startsOf(visitor(site.url));
  const answers = [];
  for (const slot of slots) answers.push(await book(visitor(site.url, { address: '203.0.113.7' }), slot));
  for (const words of ['whenever', 'some other day']) answers.push(await book(visitor(site.url, { address: '203.0.113.7' }), words));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'daily_limit_reached', error: expect.stringContaining('Please write to us') });
  expect((await book(visitor(site.url), slots[6] ?? '')).body).toMatchObject({ status: 'confirmed' });
  await until(async () => (await mailsIn(site.dataDir)).length === 12);
  await site.stop();
});

describe.skipIf(!postgres)('two processes on one Postgres', () => {
  test('give one slot, asked for by 50 visitors at once, to one of them, and to the next one after it is cancelled', async () => {
    const DATABASE_URL = (await postgres?.freshUrl()) ?? '';
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'vaani-slots-'));
    const environment = { DATABASE_URL, DATA_DIR, SESSION_SECRET: 'a secret that all instances share', TRUST_PROXY: '1' };
    const sites = await Promise.all([startSite(environment), startSite(environment)]);
    const siteFor = (index: number) => sites[index % 2] as Site;
    const slot = (await startsOf(visitor(siteFor(0).url))).at(3) ?? '';
    const rush = (name: string) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => book(visitor(siteFor(index).url), slot, { email: `${name}${index}@nani.in` })));

    const first = await rush('first');
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)]);
    for (const { status, body } of first)
      if (status === 409)
        expect([body.code, body.slots.length, body.slots.some((each: { start_time: string }) => each.start_time === slot)]).toEqual([
          'slot_taken',
          15,
          false,
        ]);

    const winner = `first${first.findIndex(({ status }) => status === 200)}@nani.in`;
    const path = cancelPathIn(await mailTo(DATA_DIR, winner, /^Your meeting/));
    expect((await visitor(siteFor(1).url).post(path, '')).status).toBe(200);
    const second = await rush('second');
    expect(second.filter(({ status }) => status === 200)).toHaveLength(1);
    const invitations = () => mailsIn(DATA_DIR).then((mails) => mails.filter(({ subject = '' }) => subject.startsWith('Your meeting')));
    await until(async () => (await invitations()).length === 2);
    await Promise.all(sites.map((site) => site.stop()));
  });
});
