import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStoryteller } from '#server/adapters/brain.storyteller.ts';
import { newConversation } from '#server/conversation/turn.ts';
import { talkFrom } from '#server/flows/call-talk.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { createRoom, type Room, type RoomLimits } from '#server/room/room.ts';
import type { Brain } from '#server/services/brain.ts';
import { noSpeech, type Speech } from '#server/services/speech.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import type { ClientMessage } from '#shared/room-messages.ts';
import { listening, type ServerMessage } from '#shared/room-protocol.ts';
import { callPage } from '../support/call-page.ts';
import { enterRoom } from '../support/caller.ts';
import { engines } from '../support/databases.ts';
import { playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

const call = async (who: Visitor, assistantId: PersonaSlug = 'kaka') =>
  (await who.post('/call/web', { assistantId })).body.webCallUrl as string;

describe('a voice room', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ METRICS_TOKEN: 'a-metrics-token', TRUST_PROXY: '1' });
  });
  afterAll(() => site.stop());

  test('greets with the character’s own words, which say that it is an AI', async () => {
    for (const persona of personaSlugs) {
      const room = await enterRoom(await call(visitor(site.url), persona));
      expect(await room.line()).toMatch(/\bAI\b/);
      expect(room.messages.slice(0, 2)).toEqual([{ type: 'status-update', status: 'in-progress' }, listening]);
      await room.hangUp();
    }
  });

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

/** A room without a server, where time runs as fast as its limits say. */
describe('the limits of a room', () => {
  interface Played {
    room: Room;
    messages: (ServerMessage | string)[];
    ended: Promise<string>;
    /** How often it said that it is over. */
    endings: number;
    send(message: ClientMessage): void;
  }
  function play(
    limits: Partial<RoomLimits>,
    { persona = 'mini', brain = createStoryteller(), speech = noSpeech }: { persona?: PersonaSlug; brain?: Brain; speech?: Speech } = {},
  ): Played {
    const messages: Played['messages'] = [];
    const ended = Promise.withResolvers<string>();
    const room = createRoom({
      persona,
      socket: {
        send(data) {
          if (typeof data !== 'string') return;
          messages.push(data.startsWith('{') ? JSON.parse(data) : data);
          const message = messages.at(-1);
          // The browser says a turn in no time.
          if (typeof message === 'object' && message.type === 'audio-end')
            queueMicrotask(() => send({ type: 'spoken', turn: message.turn }));
        },
        close() {},
      },
      talk: talkFrom(persona, newConversation(1), brain),
      speech,
      onEnd(reason) {
        played.endings++;
        ended.resolve(reason);
      },
      log: pino({ level: 'silent' }),
      limits,
    });
    const send = (message: ClientMessage) => room.hear(JSON.stringify(message));
    const played: Played = { room, messages, ended: ended.promise, endings: 0, send };
    return played;
  }
  afterEach(() => {
    vi.useRealTimers();
  });
  const join: ClientMessage = { type: 'join' };
  const said = ({ messages }: Played) =>
    messages.flatMap((message) =>
      typeof message === 'object' && message.type === 'transcript' && message.role === 'assistant' ? [message.transcript] : [],
    );

  test('a visitor who says nothing is asked once, then the call ends', async () => {
    const played = play({ nudgeMs: 20, silenceMs: 20 });
    played.send(join);
    expect(await played.ended).toBe('silence-timed-out');
    expect(said(played)).toHaveLength(2);
    expect(played.messages.at(-1)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' });
  });

  test('a visitor who is still typing is neither asked nor hung up on, until the call reaches its length', async () => {
    vi.useFakeTimers();
    const played = play({ nudgeMs: 60, silenceMs: 60, callMs: 400, timeUpMs: 50 });
    played.send(join);
    setInterval(() => played.send({ type: 'active' }), 10);
    await vi.advanceTimersByTimeAsync(400);
    expect(await played.ended).toBe('exceeded-max-duration');
    expect(said(played)).toHaveLength(2);
  });

  test('a visitor who began to type after being asked has the time to end the line', async () => {
    vi.useFakeTimers();
    const played = play({ nudgeMs: 40, silenceMs: 40 });
    played.send(join);
    await vi.advanceTimersByTimeAsync(60);
    expect(said(played)).toHaveLength(2);
    played.send({ type: 'active' });
    await vi.advanceTimersByTimeAsync(100);
    expect(await played.ended).toBe('silence-timed-out');
    expect(said(played)).toHaveLength(3);
  });

  test('a browser hears that the room is there as long as it is, though nobody speaks', async () => {
    const played = play({ heartbeatMs: 5, callMs: 200, timeUpMs: 10 });
    const beats = () => played.messages.filter((message) => typeof message === 'object' && message.type === 'heartbeat').length;
    played.send(join);
    await until(async () => beats() > 3);
    await played.ended;
    const count = beats();
    await sleep(20);
    expect(beats()).toBe(count);
  });

  test('a call that reaches its length ends with a spoken goodbye', async () => {
    const played = play({ callMs: 120, timeUpMs: 80 });
    played.send(join);
    expect(await played.ended).toBe('exceeded-max-duration');
    expect(personaTexts('mini').lines.get('time-up')?.en).toContain(said(played).at(-1));
  });

  test.each(['add-message', 'say'] as const)('a visitor who asks more by %s than a call has minutes for is told goodbye', async (type) => {
    let asked = 0;
    const brain: Brain = { readsHistory: true, reply: async () => ({ text: `answer ${++asked}` }) };
    const played = play({ turnsPerMinute: 3 }, { persona: 'kaka', brain });
    played.send(join);
    const asks = ['dandruff', 'soft rotis', 'white shirt', 'curd', 'ghee'];
    for (const content of asks) {
      played.send(type === 'say' ? { type, message: content } : { type, message: { role: 'user', content } });
      await sleep(1);
    }
    expect(await played.ended).toBe('exceeded-max-duration');
    expect(asked).toBe(type === 'say' ? 0 : 3);
    expect(said(played)).not.toContain(asks[3]);
    expect(personaTexts('kaka').lines.get('time-up')?.en).toContain(said(played).at(-1));
  });

  test('every minute of a call brings turns of its own', async () => {
    const played = play({ turnsPerMinute: 1, minuteMs: 20 });
    played.send(join);
    for (const content of ['one', 'two', 'three']) {
      played.send({ type: 'say', message: content });
      await sleep(25);
    }
    expect(said(played)).toEqual(expect.arrayContaining(['one', 'two', 'three']));
    played.room.cut();
    expect(await played.ended).toBe('connection-lost');
  });

  test('a socket that never joins is let go', async () => {
    expect(await play({ joinMs: 10 }).ended).toBe('silence-timed-out');
  });

  test('a visitor who says goodbye is answered, and then the character hangs up', async () => {
    const played = play({});
    played.send(join);
    await sleep(0);
    played.send({ type: 'add-message', message: { role: 'user', content: 'ok thank you, bye' } });
    expect(await played.ended).toBe('assistant-ended-call');
    expect(said(played)).toHaveLength(2);
  });

  test('whatever a browser sends, in whatever order, the room ends once and is silent afterwards', async () => {
    const message = fc.oneof(
      fc.constant(join),
      fc.record({
        type: fc.constant('add-message' as const),
        message: fc.record({ role: fc.constant('user' as const), content: fc.string({ minLength: 1 }) }),
      }),
      fc.record({ type: fc.constant('say' as const), message: fc.string({ minLength: 1 }), endCallAfterSpoken: fc.boolean() }),
      fc.record({ type: fc.constant('interrupt' as const), turn: fc.nat(4), playedMs: fc.nat() }),
      fc.record({ type: fc.constant('spoken' as const), turn: fc.nat(4) }),
      fc.record({
        type: fc.constant('control' as const),
        control: fc.constantFrom('mute-assistant', 'unmute-assistant', 'say-first-message'),
      }),
      fc.constant({ type: 'active' as const }),
      fc.constant({ type: 'end-call' as const }),
      fc.anything(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 12 }), fc.boolean(), async (sent, leaves) => {
        const played = play({});
        for (const one of sent) {
          played.room.hear(JSON.stringify(one) ?? '');
          await sleep(0);
        }
        if (leaves) played.room.sayGoodbye();
        played.room.cut();
        await played.ended;
        const count = played.messages.length;
        for (const one of sent) played.room.hear(JSON.stringify(one) ?? '');
        await sleep(1);
        expect(played.messages.length).toBe(count);
        expect(played.endings).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  test('a newer line takes the place of one that is still being thought about', async () => {
    const thinking: PromiseWithResolvers<void> = Promise.withResolvers();
    const brain: Brain = {
      readsHistory: true,
      async reply({ message }) {
        if (message === 'first') await thinking.promise;
        return { text: `about ${message}` };
      },
    };
    const played = play({}, { persona: 'kaka', brain });
    played.send(join);
    for (const content of ['first', 'second']) played.send({ type: 'add-message', message: { role: 'user', content } });
    await until(async () => said(played).includes('about second'));
    thinking.resolve();
    await sleep(5);
    expect(said(played)).not.toContain('about first');
    played.room.cut();
    expect(await played.ended).toBe('connection-lost');
  });

  test('a brain that fails is excused in the character’s own words, and a voice that fails leaves them to the browser', async () => {
    const failing = async () => {
      throw new Error('down');
    };
    const played = play({}, { persona: 'kaka', brain: { readsHistory: true, reply: failing }, speech: { say: failing } });
    played.send(join);
    played.send({ type: 'add-message', message: { role: 'user', content: 'hello' } });
    await until(async () => said(played).length === 1 && /once more|again|repeat|short version/i.test(said(played)[0] ?? ''));
    expect(played.messages).toContainEqual(expect.objectContaining({ type: 'audio-start', encoding: 'none' }));
    played.room.end('customer-ended-call');
    expect(await played.ended).toBe('customer-ended-call');
  });
});
