import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perDay as meetingsPerDay } from '#server/flows/booking-changes.ts';
import { resendsPerDay } from '#server/flows/orders.ts';
import { mailsPerDay as purchaseMailsPerDay } from '#server/flows/purchases.ts';
import { remindersPerDay } from '#server/flows/reminders.ts';
import { testSalesPerDay } from '#server/flows/test-sales.ts';
import { startsOf } from '../support/bookings.ts';
import { enterRoom } from '../support/caller.ts';
import { type PlayedHearing, playHearing } from '../support/hearing.ts';
import { isNightly } from '../support/nightly.ts';
import { type PlayedOpenAi, playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

/** The day's budgets of this site. */
const minutes = 10;
const messages = 40;
/** As docs/operating.md has them ("What a day can cost"). */
const answersAMinute = 20;
const mailsAMeeting = 4;
/** The greeting, the question after a silence, the last words and a thank-you are said beside the answers, and a call pays a minute. */
const otherLinesACall = 4;
const heardSecondsAMinute = 90;
/** Of the played model. */
const tokensAnAnswer = 1_000;
const answers = messages / 2 + answersAMinute * minutes;

/** Attackers, each from an address and with a cookie of its own. */
const attackers = isNightly ? 60 : 20;
/** What others have used of the day before, so that this many attackers reach the bounds. */
const others = isNightly ? { meetings: 0, reminders: 0 } : { meetings: 60, reminders: 70 };
const open = 'Meri dadi ko kheer pasand thi, aur baarish bhi';
const skuName = 'Home Cleaning Hacks';

let openai: PlayedOpenAi;
let hearing: PlayedHearing;
let site: Site;
let store: DatabaseSync;
beforeAll(async () => {
  openai = await playOpenAi();
  hearing = await playHearing(open);
  site = await startSite({
    HEARING_BASE_URL: hearing.url,
    HEARING_MODEL: 'whisper-small',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'token',
    VOICE_MINUTES_PER_DAY: String(minutes),
    CHAT_MESSAGES_PER_DAY: String(messages),
    REMIND_AFTER_HOURS: '3',
    ...openai.environment,
  });
  store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
});
afterAll(async () => {
  store.close();
  await site.stop();
  await openai.close();
  await hearing.close();
});

const count = (query: string) => Number(Object.values(store.prepare(query).get() ?? {})[0] ?? 0);
const usedOf = (budget: string) => count(`select used from daily_usage where name = '${budget}'`);
const mailsOf = (...kinds: string[]) => count(`select count(*) from outbox where payload ->> 'kind' in ('${kinds.join("', '")}')`);
/** Within a minute a second press asks for the same mail: as if one had passed. */
const aMinuteLater = (time: number) =>
  store
    .prepare("update outbox set dedupe_key = dedupe_key || ? where dedupe_key like '%:again:%' or dedupe_key like 'purchases:%'")
    .run(`/${time}`);

/** One bought guide, and whoever can ask for its mails does so all day long. @returns what they were refused */
async function askForMailsOfASale(): Promise<string[]> {
  const email = 'buyer@example.in';
  const buyer = visitor(site.url);
  const { orderId, paymentLink } = (await buyer.post('/api/payment-link.js', { email, skuName })).body;
  await pay(paymentLink);
  await until(async () => (await buyer.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  const refused: string[] = [];
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (let time = 0; time < 2 * resendsPerDay; time++) {
    const again = await buyer.post(`/api/orders/${orderId}/resend`, {});
    if (again.status >= 400) refused.push(again.body.code);
    expect((await visitor(site.url).post('/purchases', `email=${email}`, form)).status).toBe(303);
    aMinuteLater(time);
  }
  return refused;
}

/** Books a meeting and cancels it: four mails, and the slot is free for the next. */
async function bookAndCancel(attacker: Visitor, email: string): Promise<string | undefined> {
  const slots = await startsOf(attacker);
  const start_time = slots[Math.floor(Math.random() * slots.length)];
  const { status, body } = await attacker.post('/api/calendly?book=1', { name: 'Nobody', email, start_time });
  if (status < 400) await attacker.post(`${body.path}/cancel`, {});
  return body.code;
}

test('an attack from many addresses never costs more than a day may cost at most, and the site says how much that is', async () => {
  const refusedBuyer = await askForMailsOfASale();
  expect(refusedBuyer).toEqual(Array(resendsPerDay).fill('daily_limit_reached'));
  // As if others had paid in the sandbox all day.
  store.prepare("update daily_usage set used = ? where name = 'test_sales'").run(testSalesPerDay - 2);
  const use = store.prepare(
    `insert into daily_usage select day, ?, ? from daily_usage where name = 'test_sales'
     on conflict do update set used = used + excluded.used`,
  );
  for (const [budget, used] of Object.entries(others)) use.run(budget, used);

  const refused: Record<string, number> = {};
  const met = (code: string | undefined) => {
    if (code !== undefined) refused[code] = (refused[code] ?? 0) + 1;
  };
  const attack = async (index: number) => {
    const attacker = visitor(site.url);
    const hit = async (path: string, body: object) => {
      const answer = await attacker.post(path, body);
      met(answer.status >= 400 ? answer.body.code : undefined);
      return answer;
    };
    await hit('/api/maharajji-chat.js', { message: open });
    await hit('/call/write', { assistantId: 'mini', message: open });
    for (const guide of [skuName, 'Desi Cooking Secrets']) {
      const email = `victim${index}@${guide.length}.example.in`;
      const { paymentLink } = (await hit('/api/payment-link.js', { email, skuName: guide })).body;
      met((await pay(paymentLink)).status === 429 ? 'test_sales' : undefined);
    }
    const email = `nobody${index}@example.in`;
    for (let time = 0; time < 2; time++) met(await bookAndCancel(attacker, email));
    await hit('/api/calendly?book=1', { name: 'Nobody', email, start_time: 'some time next month' });
    const call = await hit('/call/web', { assistantId: 'kaka' });
    if (call.status !== 201) return;
    const room = await enterRoom(call.body.webCallUrl).catch(() => undefined);
    if (!room) return;
    for (let line = 0; line < 3; line++) await room.say(open);
    for (let time = 0; time < 3; time++) {
      const from = room.messages.length;
      room.speak(20, undefined, 16_000);
      await room.line(from);
    }
    await room.hangUp();
  };
  for (let from = 0; from < attackers; from += 10) await Promise.all(Array.from({ length: 10 }, (_, index) => attack(from + index)));

  // The hours pass: reminders are due.
  store.exec("update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z' where status = 'pending'");
  await until(async () => count("select count(*) from outbox where status = 'pending'") === 0);

  const metrics = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
  const tokens = [...metrics.matchAll(/^vaani_tokens_total\{kind="\w+"\} (\d+)$/gm)].reduce((sum, [, number]) => sum + Number(number), 0);
  const sales = count('select count(*) from orders where paid_at is not null');
  const buyers = count('select count(distinct email) from orders where paid_at is not null');
  const meetingMails = ['invite', 'booked', 'requested', 'cancelled', 'moved', 'freed'].map((kind) => `meeting-${kind}`);
  const meetings = meetingsPerDay.all - others.meetings;
  const rows = [
    { what: 'minutes of calls', seen: usedOf('voice_minutes'), most: minutes },
    { what: 'answers of the model', seen: openai.completions, most: answers },
    { what: 'tokens', seen: tokens, most: answers * tokensAnAnswer },
    { what: 'lines of the speech server', seen: openai.speeches, most: (answersAMinute + otherLinesACall) * minutes },
    {
      what: 'seconds of sound that the hearing server reads',
      seen: Math.round(hearing.asked.reduce((sum, { seconds }) => sum + seconds, 0)),
      most: heardSecondsAMinute * minutes,
    },
    { what: 'meetings and requests', seen: count('select count(*) from bookings'), most: meetings },
    { what: 'mails about meetings', seen: mailsOf(...meetingMails), most: mailsAMeeting * meetings },
    { what: 'sales of the sandbox', seen: usedOf('test_sales'), most: testSalesPerDay },
    { what: `mails with guide and receipt, ${sales} sales`, seen: mailsOf('guide'), most: sales * (1 + resendsPerDay) },
    { what: `mails with fresh links, ${buyers} buyers`, seen: mailsOf('purchases'), most: buyers * purchaseMailsPerDay },
    { what: 'reminders', seen: mailsOf('reminder'), most: remindersPerDay - others.reminders },
  ];
  console.table(rows);
  console.log('refused:', refused);
  for (const { what, seen, most } of rows) expect({ what, isWithin: seen <= most }).toEqual({ what, isWithin: true });
  // Every mail that went out is one of those.
  const mails = rows.filter(({ what }) => /^(mails|reminders)/.test(what)).reduce((sum, { seen }) => sum + seen, 0);
  expect(count("select count(*) from outbox where topic = 'mail'")).toBe(mails);
  expect(globSync('outbox/*.eml', { cwd: site.dataDir }).length).toBeLessThanOrEqual(mails);
  // The attack went to the bounds: the next visitor is told to come back.
  for (const what of ['meetings and requests', 'sales of the sandbox', 'reminders']) {
    const row = rows.find((each) => each.what === what);
    expect({ what, seen: row?.seen }).toEqual({ what, seen: row?.most });
  }
  expect(openai.speeches).toBeGreaterThan(0);
  expect(hearing.asked.length).toBeGreaterThan(0);
  expect([mailsOf('purchases'), mailsOf('guide')]).toEqual([purchaseMailsPerDay, sales + resendsPerDay]);
  expect(refused.daily_limit_reached).toBeGreaterThan(0);
  expect(refused.test_sales).toBe(2 * attackers - 2);
});
