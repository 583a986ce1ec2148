import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, calendarFileOf, cancelPathIn, farah, isBooked, mailsIn, mailTo, sheetOf, slotsPath, startsOf } from '../support/bookings.ts';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const { postgres, stop } = await engines();
afterAll(stop);

const confirmed = (start_time: unknown) => expect.objectContaining({ success: true, status: 'confirmed', start_time });

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

  test('a request without a time is told back as it was understood, and sales read it with the brand and what it sells', async () => {
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
    const DATA_DIR = emptyFolder();
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
