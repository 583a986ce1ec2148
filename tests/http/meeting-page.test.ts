import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, calendarFileOf, cancelPathIn, mailsIn, mailTo, startsOf } from '../support/bookings.ts';
import { type Site, startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

describe('a booked meeting', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', CONTACT_EMAIL: 'sales@vaani.example' });
  });
  afterAll(() => site.stop());

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

  test('is moved by its link: the other time is booked first, and both sides are told; a request leaves it where it is', async () => {
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
    expect((await who.get(`${path}?now=taken`)).text).toContain('role="alert">Could not book the meeting. Please try another time.<');
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
});
