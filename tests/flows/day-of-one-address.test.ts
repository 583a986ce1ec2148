import { afterAll, beforeAll, expect, test } from 'vitest';
import { perDay as meetingsPerDay } from '#server/flows/booking-changes.ts';
import { limits } from '#server/http/limits.ts';
import { startsOf } from '../support/bookings.ts';
import { deskToken } from '../support/desk.ts';
import { type Site, startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', DESK_TOKEN: deskToken });
});
afterAll(() => site.stop());

const address = '203.0.113.7';
/** A browser without a cookie each time: only the address is the same. */
const post = (path: string, body: unknown, headers?: Record<string, string>) => visitor(site.url, { address }).post(path, body, headers);
const email = (index: number) => `nobody${index}@example.in`;
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const report = { name: 'TypeError', text: 'x', frames: ['/assets/home-x.js:1:1'], page: '/' };

/** As docs/operating.md has it ("What a day can cost"): openings of calls that nobody joins. */
const callsNobodyJoined = 3;

const doors = [
  {
    what: 'payment links in ten minutes',
    most: limits.money.address.limit,
    path: '/api/payment-link.js',
    body: (index: number) => ({ email: email(index), skuName: 'Desi Cooking Secrets' }),
  },
  {
    what: 'enquiries in ten minutes',
    most: limits.lead.address.limit,
    path: '/api/submit-to-google-sheets.js',
    body: (index: number) => ({ name: 'N', brand: 'B', email: email(index) }),
  },
  {
    what: 'questions for lost purchases in ten minutes',
    most: limits.purchases.address.limit,
    path: '/purchases',
    body: (index: number) => `email=${email(index)}`,
    headers: form,
  },
  { what: 'open calls that nobody has joined', most: callsNobodyJoined, path: '/call/web', body: () => ({ assistantId: 'kaka' }) },
  {
    what: 'tries of the key of the desk in ten minutes',
    most: limits.desk.address.limit,
    path: '/desk/sign-in',
    body: () => ({ token: 'wrong' }),
    tries: true,
  },
  { what: 'errors of pages in ten minutes', most: limits.report.address.limit, path: '/api/browser-error', body: () => report },
];

test('one address, with a new cookie each time, comes no further than each door allows, and the site says how far that is', async () => {
  const rows: { what: string; seen: number; most: number }[] = [];
  for (const { what, most, path, body, headers, tries } of doors) {
    const answers = await Promise.all(Array.from({ length: most + 10 }, (_, index) => post(path, body(index), headers)));
    // A wrong key is a try as long as it is looked at.
    const taken = answers.filter(({ status }) => status < 400 || (tries && status === 403));
    rows.push({ what, seen: taken.length, most });
  }
  let meetings = 0;
  for (let index = 0; index < meetingsPerDay.ofAddress + 3; index++) {
    const [start_time] = await startsOf(visitor(site.url));
    if ((await post('/api/calendly?book=1', { name: 'N', email: email(index), start_time })).status < 400) meetings++;
  }
  rows.push({ what: 'meetings and requests in a day', seen: meetings, most: meetingsPerDay.ofAddress });
  console.table(rows);
  for (const { what, seen, most } of rows) expect({ what, seen }).toEqual({ what, seen: most });
  expect((await visitor(site.url).post('/api/maharajji-chat.js', { message: 'namaste' })).status).toBe(200);
});
