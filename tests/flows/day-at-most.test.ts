import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { enterRoom } from '../support/caller.ts';
import { playOpenAi } from '../support/openai.ts';
import { startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

/** As docs/operating.md has them ("What a day can cost"). */
const minutes = 10;
const messages = 40;
const meetings = 100;
const answersAMinute = 20;
/** Of the played model. */
const tokensAnAnswer = 1_000;
const answers = messages / 2 + answersAMinute * minutes;

type Costs = Record<'minutes' | 'answers' | 'tokens' | 'meetings' | 'mails' | 'guides', number>;

/** A guide that is bought is mailed once, and again once a minute for whoever asks. @param lasted minutes of the attack, begun */
const boundsOf = (lasted: number): Costs => ({
  minutes,
  answers,
  tokens: answers * tokensAnAnswer,
  meetings,
  mails: 2 * meetings + 1 + lasted,
  guides: 1,
});

/** Attackers, each from an address and with a cookie of its own, and one who asks for the bought guide again and again. */
const attackers = 60;
const open = 'Meri dadi ko kheer pasand thi, aur baarish bhi';

test('an attack from many addresses never costs more than a day may cost at most, and the site says how much that is', async () => {
  const openai = await playOpenAi();
  const site = await startSite({
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'token',
    VOICE_MINUTES_PER_DAY: String(minutes),
    CHAT_MESSAGES_PER_DAY: String(messages),
    ...openai.environment,
  });

  const startedAt = Date.now();
  const buyer = visitor(site.url);
  const { orderId, paymentLink } = (await buyer.post('/api/payment-link.js', { email: 'buyer@example.in', skuName: 'Home Cleaning Hacks' }))
    .body;
  await pay(paymentLink);
  await until(async () => (await buyer.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  for (let time = 0; time < 30; time++) await buyer.post(`/api/orders/${orderId}/resend`, {});

  const refused: Record<string, number> = {};
  const attack = async (index: number) => {
    const attacker = visitor(site.url);
    const hit = async (path: string, body: object) => {
      const answer = await attacker.post(path, body);
      if (answer.status >= 400) refused[answer.body.code] = (refused[answer.body.code] ?? 0) + 1;
      return answer;
    };
    await hit('/api/maharajji-chat.js', { message: open });
    await hit('/call/write', { assistantId: 'mini', message: open });
    for (const wish of ['next month', 'next year']) {
      const start_time = `some time ${wish}`;
      await hit('/api/calendly?book=1', { name: 'Nobody', email: `nobody${index}@example.in`, start_time });
    }
    const call = await hit('/call/web', { assistantId: 'kaka' });
    if (call.status !== 201) return;
    const room = await enterRoom(call.body.webCallUrl).catch(() => undefined);
    if (!room) return;
    for (let line = 0; line < 3; line++) await room.say(open);
    await room.hangUp();
  };
  for (let from = 0; from < attackers; from += 10) await Promise.all(Array.from({ length: 10 }, (_, index) => attack(from + index)));

  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  const count = (query: string) => Number(Object.values(store.prepare(query).get() ?? {})[0] ?? 0);
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
  const tokens = [...metrics.matchAll(/^vaani_tokens_total\{kind="\w+"\} (\d+)$/gm)].reduce((sum, [, number]) => sum + Number(number), 0);
  const seen: Costs = {
    minutes: count("select used from daily_usage where name = 'voice_minutes'"),
    answers: openai.completions,
    tokens,
    meetings: count('select count(*) from bookings'),
    mails: count("select count(*) from outbox where topic = 'mail'"),
    guides: count('select count(*) from orders where paid_at is not null'),
  };
  store.close();
  await site.stop();
  await openai.close();

  const bounds = boundsOf(Math.ceil((Date.now() - startedAt) / 60_000) + 1);
  const rows = Object.entries(bounds).map(([what, bound]) => ({ what, seen: seen[what as keyof Costs], 'at most': bound }));
  console.table(rows);
  console.log('refused:', refused);
  for (const { what, seen: used, 'at most': bound } of rows) expect({ what, isWithin: used <= bound }).toEqual({ what, isWithin: true });
  // The attack went to the bounds: the next visitor is told to come back.
  expect(seen.meetings).toBe(meetings);
  expect(refused.daily_limit_reached).toBeGreaterThan(0);
});
