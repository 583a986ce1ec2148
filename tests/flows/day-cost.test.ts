import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterRoom } from '../support/caller.ts';
import { type PlayedOpenAi, playOpenAi } from '../support/openai.ts';
import { callJoinSeconds, type Site, startSite } from '../support/site.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

/** What the store says that today has used of a budget. */
function usedOf({ dataDir }: Site, name: string): number {
  const store = new DatabaseSync(join(dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  const row = store.prepare('select used from daily_usage where name = ?').get(name);
  store.close();
  return Number(row?.used ?? 0);
}

describe('answers that are paid for and cannot be used', () => {
  let openai: PlayedOpenAi;
  beforeAll(async () => {
    openai = await playOpenAi();
  });
  afterAll(() => openai.close());
  const say = (who: Visitor) => who.post('/api/maharajji-chat.js', { message: 'Meri dadi ko kheer pasand thi, aur baarish bhi' });

  /** A busy machine may take longer for a first answer than a visitor waits, because what a turn needs is built with it: then it is asked again. */
  async function warmUp(site: Site) {
    openai.unusable = undefined;
    await until(async () => (await say(visitor(site.url))).status === 200);
    openai.completions = 0;
  }

  test('take from the day’s budget like others, whether they are cut, refused or filtered', async () => {
    const perDay = 24;
    const site = await startSite({
      TRUST_PROXY: '1',
      CHAT_MESSAGES_PER_DAY: String(perDay),
      METRICS_TOKEN: 'token',
      ...openai.environment,
    });
    await warmUp(site);
    const metered = async (name: string) => {
      const metrics = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
      return Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1] ?? 0,
      );
    };
    const meters = async () => ({
      failed: await metered('vaani_chat_turns_total{outcome="failed"}'),
      prompt: await metered('vaani_tokens_total{kind="prompt"}'),
      completion: await metered('vaani_tokens_total{kind="completion"}'),
    });
    const before = await meters();
    const left = (perDay - usedOf(site, 'chat_messages')) / 2;
    const codes: string[] = [];
    for (const unusable of ['cut', 'refused', 'filtered'] as const) {
      openai.unusable = unusable;
      const used = usedOf(site, 'chat_messages');
      for (let time = 0; time < 2; time++) codes.push((await say(visitor(site.url))).body.code);
      expect([unusable, usedOf(site, 'chat_messages') - used]).toEqual([unusable, 4]);
    }
    while (codes.at(-1) === 'chat_failed') codes.push((await say(visitor(site.url))).body.code);
    expect(codes).toEqual([...Array(left).fill('chat_failed'), 'daily_limit_reached']);
    expect(openai.completions).toBe(left);
    const after = await meters();
    expect({
      failed: after.failed - before.failed,
      prompt: after.prompt - before.prompt,
      completion: after.completion - before.completion,
    }).toEqual({
      failed: left,
      prompt: 900 * left,
      completion: 100 * left,
    });
    await site.stop();
  });

  test('give a visitor the places back three times, and then no more', async () => {
    const site = await startSite({ TRUST_PROXY: '1', ...openai.environment });
    await warmUp(site);
    openai.unusable = 'cut';
    const meena = visitor(site.url);
    const codes: string[] = [];
    for (let time = 0; time < 14; time++) codes.push((await say(meena)).body.code);
    expect(openai.completions).toBe(10);
    expect(codes.slice(10)).toEqual(Array(4).fill('demo_limit_reached'));
    await site.stop();
  });
});

describe('calls that one address opens and nobody joins', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', VOICE_MINUTES_PER_DAY: '40' });
  });
  afterAll(() => site.stop());
  const press = (address: string) => visitor(site.url, { address }).post('/call/web', { assistantId: 'kaka' });

  test('are three at most, and leave the lines open to others', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => press('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(['all_lines_busy']));
    expect((await press('203.0.113.8')).status).toBe(201);
  });

  test('are free again when the time to join them is over, and cost nothing', async () => {
    const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
    store.prepare('update calls set created_at = ?').run(new Date(Date.now() - (callJoinSeconds + 1) * 1000).toISOString());
    await until(async () => store.prepare("select count(*) as open from calls where status != 'ended'").get()?.open === 0);
    store.close();
    expect(usedOf(site, 'voice_minutes')).toBe(0);
    expect((await press('203.0.113.7')).status).toBe(201);
  });
});

test('while the day’s minutes are only reserved, a visitor is told that the lines are busy, and not to come back tomorrow', async () => {
  const site = await startSite({ TRUST_PROXY: '1', VOICE_MINUTES_PER_DAY: '5' });
  const room = await enterRoom((await visitor(site.url).post('/call/web', { assistantId: 'kaka' })).body.webCallUrl);
  const busy = await visitor(site.url).post('/call/web', { assistantId: 'kaka' });
  expect({ status: busy.status, code: busy.body.code, wait: Number(busy.headers.get('retry-after')) > 0 }).toEqual({
    status: 503,
    code: 'all_lines_busy',
    wait: true,
  });
  await room.hangUp();
  await until(async () => usedOf(site, 'voice_minutes') === 1);
  expect((await visitor(site.url).post('/call/web', { assistantId: 'kaka' })).body.code).toBe('daily_limit_reached');
  await site.stop();
});

test('an address that talks without end uses a quarter of the day’s minutes, and the others talk on', async () => {
  const site = await startSite({ TRUST_PROXY: '1', VOICE_MINUTES_PER_DAY: '80' });
  const open = async (address: string) => visitor(site.url, { address }).post('/call/web', { assistantId: 'kaka' });
  const rooms = [];
  for (let time = 0; time < 4; time++) rooms.push(await enterRoom((await open('203.0.113.7')).body.webCallUrl));
  expect((await open('203.0.113.7')).body.code).toBe('daily_limit_reached');
  expect((await open('203.0.113.8')).status).toBe(201);
  expect(JSON.stringify(site.log)).not.toContain('203.0.113.7');
  await Promise.all(rooms.map((room) => room.hangUp()));
  await site.stop();
});
