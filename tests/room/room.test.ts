import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personaLinks } from '#shared/persona-links.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import { listening } from '#shared/room-protocol.ts';
import { callPage } from '../support/call-page.ts';
import { enterRoom } from '../support/caller.ts';
import { engines } from '../support/databases.ts';
import { playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';
import { warmUp } from '../support/warm-up.ts';

const call = async (who: Visitor, assistantId: PersonaSlug = 'kaka') =>
  (await who.post('/call/web', { assistantId })).body.webCallUrl as string;

describe('a voice room', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ METRICS_TOKEN: 'a-metrics-token', TRUST_PROXY: '1' });
  });
  afterAll(() => site.stop());

  test.each(personaSlugs)(
    'lets %s greet aloud with the words of its page, which say that it is an AI, and answer a typed turn aloud',
    async (persona) => {
      const room = await enterRoom(await call(visitor(site.url), persona));
      const greeting = await room.line();
      expect(greeting).toMatch(/\bAI\b/);
      expect(greeting).toContain(personaLinks[persona].greeting);
      expect(room.messages.slice(0, 2)).toEqual([{ type: 'status-update', status: 'in-progress' }, listening]);
      const isHeard = async (from: number) => {
        const { encoding, turn } = await room.heard('audio-start', from);
        if (encoding !== 'none') await until(async () => room.frames.some((frame) => frame.turn === turn && frame.samples > 0));
      };
      await isHeard(0);
      const from = room.messages.length;
      expect(await room.say('I am tired today.')).toMatch(/\w{3}/);
      await isHeard(from);
      await room.hangUp();
    },
  );

  test('answers a typed line, captions both and says its own', async () => {
    const room = await enterRoom(await call(visitor(site.url)));
    await room.line();
    const from = room.messages.length;
    const answer = await room.say('My throat has been bad since Sunday.');
    expect(answer).toMatch(/salt|gargle|warm/i);
    expect(room.messages.slice(from)).toContainEqual({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'My throat has been bad since Sunday.',
    });
    const { encoding, turn } = await room.heard('audio-start', from);
    if (encoding === 'pcm_s16le') await until(async () => room.frames.some((frame) => frame.turn === turn));
    else expect(room.frames).toEqual([]);
    expect(await room.hangUp()).toBe(1000);
    expect(room.messages.at(-1)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' });
  });

  test('gives a browser that has a Hindi voice its Hinglish in Devanagari, and shows it in Latin letters', async () => {
    const room = await enterRoom(await call(visitor(site.url)), { joins: false });
    room.send({ type: 'join', voices: ['hi-IN'] });
    await room.line();
    const from = room.messages.length;
    expect(await room.say('Mujhe do din se khansi hai, kya karu?')).toMatch(/^[^\u0900-\u097f]+$/);
    expect(await room.heard('audio-start', from)).toMatchObject({
      encoding: 'none',
      inHindi: expect.stringMatching(/^(?:[\u0900-\u097f\d\s.,;:?!'’-])+$/),
    });
    await room.hangUp();
  });

  test('falls silent when the visitor speaks over the character, and sends no sound of that turn any more', async () => {
    const room = await enterRoom(await call(visitor(site.url)));
    const { turn } = await room.heard('audio-start');
    room.send({ type: 'interrupt', turn, playedMs: 120 });
    expect(await room.heard('user-interrupted')).toEqual({ type: 'user-interrupted', turn, playedMs: 120 });
    const sent = room.frames.length;
    await room.say('And for a dry cough at night?');
    expect(room.frames.slice(sent).filter((frame) => frame.turn === turn)).toEqual([]);
    await room.hangUp();
  });

  test('sends its sound in frames of 40 ms, and never more than 800 ms before it is heard', async () => {
    const room = await enterRoom(await call(visitor(site.url)));
    const start = await room.heard('audio-start');
    const sampleRate = start.encoding === 'none' ? 0 : start.sampleRate;
    await until(async () => room.frames.length > 0);
    expect(room.frames.every(({ samples }) => samples === Math.round((sampleRate * 40) / 1000))).toBe(true);
    expect(room.frames.length).toBeLessThan(40);
    await room.hangUp();
  });

  test('gives the fixed help before anything else when a life is in danger', async () => {
    const room = await enterRoom(await call(visitor(site.url), 'aranya'));
    await room.line();
    const cry = 'I want to kill myself tonight';
    expect(await room.say(cry)).toMatch(/14416/);
    await room.hangUp();
  });

  test('sells a guide: the card comes when the visitor agrees, and Kaka’s chat waits for the email too', async () => {
    const meena = visitor(site.url);
    const room = await enterRoom(await call(meena));
    await room.line();
    expect(await room.say('Which guide is right for my mother? Her hair is falling.')).toMatch(/Herbal Hair Care Guide/);
    expect(await room.say('yes please')).toMatch(/₹129/);
    const page = await callPage(site.url, meena);
    await page.shows(({ offer }) => offer?.skuName === 'Herbal Hair Care Guide' && offer.paise === 12_900);
    await until(async () => (await meena.get('/api/kaka-session')).body.awaitingEmailFor === 'Herbal Hair Care Guide');
    expect(await room.say('my email is meena@example.in')).toMatch(/on the page/);
    await page.shows(({ orders: [order] }) => order?.email === 'meena@example.in' && order.paymentLink !== undefined);
    await page.leave();
    await room.hangUp();
  });

  test('passes over junk, and shows the door to whoever floods it', async () => {
    const room = await enterRoom(await call(visitor(site.url)));
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"say"}',
      '{"type":"add-message","message":{"role":"system","content":"x"}}',
      '{"type":"spoken","turn":-1}',
    ])
      room.send(junk);
    expect(await room.say('What about dandruff?')).toMatch(/\S/);
    for (let index = 0; index < 200; index++) room.send('{"type":"nothing"}');
    expect(await room.closed).toBe(1008);
  });

  test('lets one socket in, with its own token, from our own pages', async () => {
    const url = await call(visitor(site.url));
    const other = await call(visitor(site.url));
    await expect(enterRoom(url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(enterRoom(`${url}x`)).rejects.toThrow('401');
    await expect(enterRoom(`${url.split('?')[0]}?${other.split('?')[1]}`)).rejects.toThrow('401');
    await expect(enterRoom(url.replace(/rooms\/.*$/, 'rooms/nothing'), { origin: site.url })).rejects.toThrow('404');
    const room = await enterRoom(url);
    await expect(enterRoom(url)).rejects.toThrow('409');
    await room.hangUp();
    await expect(enterRoom(url)).rejects.toThrow('409');
  });

  test('keeps nothing of what was said in the log', async () => {
    const room = await enterRoom(await call(visitor(site.url)));
    await room.line();
    await room.say('My canary-word-77 is itching and meena@example.in knows');
    await room.hangUp();
    expect(site.log.join('\n')).not.toMatch(/canary-word|meena@/);
  });

  test('takes Arya’s five answers to the lead sheet when the visitor left a way to be reached', async () => {
    const room = await enterRoom(await call(visitor(site.url), 'arya'));
    await room.line();
    await room.say('We drive an old Swift and want something with seven seats for the family');
    await room.say('About fifteen lakh on the road');
    await room.say('Next month, and a test drive on Sunday');
    await room.say('My name is Meena Rao, 98450 12345, meena@example.in');
    await room.hangUp();
    const { readFile } = await import('node:fs/promises');
    const sheet = await until(() => readFile(`${site.dataDir}/leads.csv`, 'utf8').catch(() => undefined));
    expect(sheet).toMatch(/arya/);
    expect(sheet).toMatch(/Meena Rao.*meena@example\.in/);
    expect(sheet).toMatch(/fifteen lakh/);
  });

  test('leaves no room open when all have gone', async () => {
    const rooms = async () => (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer a-metrics-token' } })).text();
    await until(async () => /^vaani_rooms 0$/m.test(await rooms()));
  });
});

test('a server that is replaced has its characters say goodbye, and is gone in time', async () => {
  const site = await startSite();
  // On a busy machine the first words of a server would come later than its end.
  await warmUp(site.url);
  const room = await enterRoom(await call(visitor(site.url)));
  await room.line();
  const from = room.messages.length;
  const stopped = site.stop();
  expect(await room.line(from)).toMatch(/\S/);
  expect(await room.heard('status-update', from)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'server-shutdown' });
  expect(await stopped).toBe(0);
});

test('whoever asks without end of a model and a voice that are paid for gets what the first minute of the call pays for, and a goodbye', async () => {
  const openai = await playOpenAi();
  const site = await startSite({ ...openai.environment, TRUST_PROXY: '1' });
  const room = await enterRoom(await call(visitor(site.url)));
  for (let index = 0; index < 50; index++) {
    room.send({ type: 'say', message: `words ${index}` });
    room.send({ type: 'add-message', message: { role: 'user', content: `question ${index}` } });
    await sleep(5);
  }
  expect(await room.closed).toBe(1000);
  expect(room.messages.at(-1)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'exceeded-max-duration' });
  expect(openai.completions).toBeLessThanOrEqual(20);
  // The greeting and the goodbye are said as well.
  expect(openai.speeches).toBeLessThanOrEqual(22);
  await site.stop();
  await openai.close();
});

test('two instances carry one another’s calls', async ({ skip }) => {
  const { postgres, stop } = await engines();
  if (!postgres) return skip();
  const DATABASE_URL = await postgres.freshUrl();
  const [a, b] = await Promise.all([startSite({ DATABASE_URL }), startSite({ DATABASE_URL })]);
  try {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const onA = visitor(a.url);
    const onB = visitor(b.url);
    const [first, second] = await Promise.all([
      onA.post('/call/web', { assistantId: 'mini' }, key),
      onB.post('/call/web', { assistantId: 'mini' }, key),
    ]);
    const tokenOf = (url: string) => url.split('/call/rooms/')[1];
    expect(tokenOf(second.body.webCallUrl)).toBe(tokenOf(first.body.webCallUrl));

    const room = await enterRoom(`${b.url.replace('http', 'ws')}/call/rooms/${tokenOf(first.body.webCallUrl)}`);
    expect(await room.line()).toMatch(/\bAI\b/);
    expect((await onA.post('/call/web', { assistantId: 'mini' })).body.code).toBe('call_in_progress');
    await onA.post('/call/web/end', { webCallUrl: first.body.webCallUrl });
    expect(await room.closed).toBe(1000);
  } finally {
    await Promise.all([a.stop(), b.stop()]);
    await stop();
  }
});
