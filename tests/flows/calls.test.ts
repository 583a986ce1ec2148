import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personaSlugs } from '#shared/personas.ts';
import { enterRoom } from '../support/caller.ts';
import { call, hangUp, kaka, metricOf, newKey } from '../support/calls.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

describe('POST /call/web', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', METRICS_TOKEN: 'a-metrics-token' });
  });
  afterAll(() => site.stop());

  test('answers 201 with the room of each character, and nothing else', async () => {
    for (const assistantId of personaSlugs) {
      const { status, body } = await call(visitor(site.url), { assistantId });
      expect({ status, keys: Object.keys(body) }).toEqual({ status: 201, keys: ['webCallUrl'] });
      expect(body.webCallUrl).toMatch(new RegExp(`^${site.url.replace('http', 'ws')}/call/rooms/call_\\w+\\?token=`));
    }
  });

  test('needs an assistant, a squad or a workflow', async () => {
    for (const body of [{}, { assistantId: '' }, { assistantOverrides: { variableValues: { a: 'b' } } }]) {
      const answer = await call(visitor(site.url), body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: 'Assistant or Squad or Workflow must be provided.', code: 'assistant_missing' });
    }
  });

  test('opens nothing but our own characters', async () => {
    const others = [
      { assistantId: 'f0000000-0000-4000-8000-000000000000' },
      { squadId: 'kaka' },
      { workflowId: 'x' },
      { assistant: { model: { provider: 'openai' } } },
      { squad: { members: [] } },
      { workflow: {} },
      { assistantId: 'kaka', assistant: { name: 'mine' } },
      { assistantId: 'kaka', squadId: 'x' },
    ];
    for (const body of others) {
      const answer = await call(visitor(site.url), body);
      expect({ body, status: answer.status, code: answer.body.code }).toEqual({ body, status: 403, code: 'assistant_not_allowed' });
    }
  });

  test('takes no other method, and says which', async () => {
    for (const path of ['/call/web', '/call/web/end'])
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await fetch(site.url + path, { method });
        expect({ path, method, status: answer.status, allow: answer.headers.get('allow') }).toEqual({
          path,
          method,
          status: 405,
          allow: 'POST',
        });
      }
  });

  test('is for pages of ours alone', async () => {
    const answer = await call(visitor(site.url, { origin: 'https://elsewhere.example' }));
    expect(answer.status).toBe(403);
  });

  test('answers a key that comes fifty times with one and the same call', async () => {
    const meena = visitor(site.url);
    await meena.post('/api/maharajji-chat.js', { message: 'Ram Ram' });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(meena, kaka, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.webCallUrl}`)).size).toBe(1);
  });

  test('knows the key of a browser that never saw its first answer, cookie and all', async () => {
    const key = newKey();
    const [first, again] = await Promise.all([call(visitor(site.url), kaka, key), call(visitor(site.url), kaka, key)]);
    expect(again.body.webCallUrl).toBe(first.body.webCallUrl);
    const sessionIn = ({ headers }: typeof first) => headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(sessionIn(again)).toEqual(sessionIn(first));
    expect(sessionIn(first)).toHaveLength(1);
  });

  test('refuses a key that comes again with another request', async () => {
    const ravi = visitor(site.url);
    const key = newKey();
    await call(ravi, kaka, key);
    const { status, body } = await call(ravi, { assistantId: 'mini' }, key);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency_conflict' });
  });

  test('ends a former call that nobody joined, and opens the new one', async () => {
    const tara = visitor(site.url);
    const former = (await call(tara)).body.webCallUrl;
    const { status, body } = await call(tara);
    expect(status).toBe(201);
    await expect(enterRoom(former)).rejects.toThrow('409');
    const room = await enterRoom(body.webCallUrl);
    await room.hangUp();
  });

  test('keeps one live call to a visitor', async () => {
    const asha = visitor(site.url);
    const room = await enterRoom((await call(asha)).body.webCallUrl);
    const second = await call(asha);
    expect({ status: second.status, code: second.body.code }).toEqual({ status: 409, code: 'call_in_progress' });
    await room.hangUp();
    await until(async () => (await call(asha)).status === 201);
  });

  test('ends a call on a beacon, as often as it comes, and nobody else’s', async () => {
    const [leela, stranger] = [visitor(site.url), visitor(site.url)];
    const { webCallUrl } = (await call(leela)).body;
    await call(stranger);
    const room = await enterRoom(webCallUrl);
    expect((await hangUp(stranger, webCallUrl)).status).toBe(204);
    expect(await room.say('Are you there, Kaka?')).toMatch(/\S/);
    const beacon = () => leela.post('/call/web/end', JSON.stringify({ webCallUrl }), { 'Content-Type': 'text/plain;charset=UTF-8' });
    expect((await beacon()).status).toBe(204);
    expect(await room.closed).toBe(1000);
    expect((await beacon()).status).toBe(204);
    expect((await hangUp(visitor(site.url), webCallUrl)).status).toBe(204);
  });

  test('counts a key that comes five times as the one call it opens, and a refused press as none', async () => {
    const [meena, ravi] = [visitor(site.url), visitor(site.url)];
    const before = await metricOf(site, 'calls_total');
    const key = newKey();
    for (let time = 0; time < 5; time++) expect((await call(meena, kaka, key)).status).toBe(201);
    expect((await call(ravi, {})).status).toBe(400);
    expect(await metricOf(site, 'calls_total')).toBe(before + 1);
  });
});

describe('the day’s minutes', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', VOICE_MINUTES_PER_DAY: '5', METRICS_TOKEN: 'a-metrics-token' });
  });
  afterAll(() => site.stop());

  test('are reserved by a call and given back by what it did not use', async () => {
    const [first, second] = [visitor(site.url), visitor(site.url)];
    const { webCallUrl } = (await call(first)).body;
    const refused = await call(second);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'all_lines_busy' });
    expect(refused.headers.get('retry-after')).toBeTruthy();
    await hangUp(first, webCallUrl);
    expect((await call(second)).status).toBe(201);
  });

  test('are counted, with everything else, for whoever has the token', async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    const answer = await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer a-metrics-token' } });
    const text = await answer.text();
    expect(text).toMatch(/^vaani_calls_total 2$/m);
    expect(text).toMatch(/^vaani_call_cost_usd_total 0$/m);
    expect(text).toMatch(/^vaani_ghost_calls_total 0$/m);
    expect(text).toMatch(/^vaani_outbox_pending 0$/m);
  });
});

test('a call that was joined pays a minute of the day, however soon its visitor hangs up', async () => {
  const site = await startSite({ TRUST_PROXY: '1', VOICE_MINUTES_PER_DAY: '6' });
  for (const ended of [1, 2]) {
    const room = await enterRoom((await call(visitor(site.url))).body.webCallUrl);
    await room.hangUp();
    await until(async () => site.log.filter((line) => line.includes('"call ended"')).length === ended);
  }
  // Four are left, and a call may need five.
  expect((await call(visitor(site.url))).body.code).toBe('daily_limit_reached');
  await site.stop();
});
