import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStoryteller } from '#server/adapters/brain.storyteller.ts';
import { newConversation } from '#server/conversation/turn.ts';
import { talkFrom } from '#server/flows/call-talk.ts';
import { prepare } from '#server/flows/converse.ts';
import { personaTexts } from '#server/personas/persona.ts';
import type { RoomLimits } from '#server/room/limits.ts';
import { createRoom, type Room } from '#server/room/room.ts';
import type { Brain } from '#server/services/brain.ts';
import { noSpeech, type Speech } from '#server/services/speech.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { ClientMessage } from '#shared/room-messages.ts';
import type { ServerMessage } from '#shared/room-protocol.ts';
import { until } from '../support/visitor.ts';

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
  // The first turn of a character in a process takes seconds, and on a busy machine longer than a room waits for an answer.
  beforeAll(async () => {
    for (const persona of ['mini', 'kaka'] as const) await prepare(persona);
  }, 180_000);
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
    vi.useFakeTimers();
    const played = play({ heartbeatMs: 5, callMs: 200, timeUpMs: 10 });
    const beats = () => played.messages.filter((message) => typeof message === 'object' && message.type === 'heartbeat').length;
    played.send(join);
    await vi.advanceTimersByTimeAsync(50);
    expect(beats()).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(200);
    await played.ended;
    const count = beats();
    await vi.advanceTimersByTimeAsync(50);
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
    for (const [index, content] of asks.entries()) {
      played.send(type === 'say' ? { type, message: content } : { type, message: { role: 'user', content } });
      // A line that comes before the answer to the one before would take its place.
      await until(async () => said(played).includes(type === 'say' ? content : `answer ${index + 1}`) || played.endings > 0);
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
