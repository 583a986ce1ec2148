import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '#client/call/call.ts';
import type { CallDependencies } from '#client/call/call-dependencies.ts';
import { CallError } from '#client/call/failures.ts';
import type { Line, LineEvent } from '#client/call/line.ts';
import type { CallNotes } from '#shared/api.ts';
import { maxCallSeconds } from '#shared/lengths.ts';
import { personaBySlug } from '#shared/personas.ts';

const notes: CallNotes = {
  callId: 'call_1',
  persona: 'kaka',
  topics: ['dandruff'],
  offer: { sku: 'herbal-hair-care', skuName: 'Herbal Hair Care Guide', paise: 129_00 },
  orders: [],
  noted: [],
  isLead: false,
  nextStep: '',
};

/** What a call depends on, played: it counts what is open, and answers when the scheduler says so. */
function playWorld(answer: <T>(value: () => T) => Promise<T>, isAllowed = false) {
  const open = { lines: 0, microphones: 0, contexts: 0, wakeLocks: 0, ambiences: 0 };
  const most = { lines: 0, liveLines: 0 };
  const opened: string[] = [];
  const ended: string[] = [];
  /** How the microphones of the lines were set. */
  const set: string[] = [];
  let isChosen = false;
  const listeners: ((event: LineEvent) => void)[] = [];
  const watchers: ((notes: CallNotes) => void)[] = [];
  const once = (close: () => void) => {
    let done = false;
    return () => {
      if (!done) close();
      done = true;
    };
  };
  const dependencies: CallDependencies = {
    openSound() {
      open.contexts++;
      const close = once(() => open.contexts--);
      return { close: async () => close() } as unknown as AudioContext;
    },
    prepareCall() {},
    isMicrophoneAllowed: () => isAllowed,
    openMicrophone: () =>
      answer(() => {
        open.microphones++;
        return { stop: once(() => open.microphones--) } as unknown as Awaited<ReturnType<CallDependencies['openMicrophone']>>;
      }),
    startWebCall: () =>
      answer(() => {
        const url = `wss://vaani.example/call/rooms/${opened.length}`;
        opened.push(url);
        return url;
      }),
    endWebCall: (url) => ended.push(url),
    openLine: ({ emit, signal }) =>
      answer((): Line => {
        signal.throwIfAborted();
        open.lines++;
        most.lines = Math.max(most.lines, open.lines);
        listeners.push(emit);
        const setMuted = (muted: boolean) => void set.push(muted ? 'muted' : 'open');
        const setHeld = (held: boolean) => void set.push(held ? 'held' : 'let go');
        return { setMuted, setHeld, say() {}, active() {}, interrupt() {}, close: once(() => open.lines--) };
      }),
    watchCall(tell) {
      watchers.push(tell);
      return () => {};
    },
    earlierLines: () => [],
    writeInCall: async () => ({ reply: 'Beta.', linesLeft: 6, notes }),
    forgetLines() {},
    forgetCall: async () => ({ success: true }),
    keepSound: () => () => {},
    vibrate() {},
    pushToTalk: {
      isChosen: () => isChosen,
      choose(on) {
        isChosen = on;
      },
    },
    keepAwake() {
      open.wakeLocks++;
      return once(() => open.wakeLocks--);
    },
    startAmbience() {
      open.ambiences++;
      const close = once(() => open.ambiences--);
      return { setOn() {}, stop: async () => close() };
    },
    playEarcon: async () => {},
  };
  return { dependencies, open, most, opened, ended, set, listeners, watchers };
}

const lineEvents: readonly LineEvent[] = [
  { type: 'call-start' },
  { type: 'call-end', reason: 'far-side-ended' },
  { type: 'error', error: new CallError('connection-lost') },
  { type: 'speech-start' },
  { type: 'speech-end' },
  { type: 'volume-level', level: 0.5 },
  { type: 'local-volume-level', level: 0.2 },
  { type: 'message', message: { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Beta.' } },
];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('start' as const) },
  { weight: 1, arbitrary: fc.constantFrom('stop' as const, 'leave' as const, 'dismiss' as const, 'mute' as const, 'say' as const) },
  { weight: 12, arbitrary: fc.constant('answer' as const) },
  // Any line that was ever opened may speak up, however long it has been closed.
  { weight: 3, arbitrary: fc.record({ line: fc.nat({ max: 9 }), event: fc.constantFrom(...lineEvents) }) },
  { weight: 4, arbitrary: fc.record({ line: fc.nat({ max: 9 }), event: fc.constant(lineEvents[0] as LineEvent) }) },
);

/** Everything that follows from what has been answered so far has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('however presses, answers and the far side come in between each other, there is one call at most and nothing is left open', async () => {
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }),
      fc.infiniteStream(fc.integer({ min: 0, max: 99 })),
      fc.boolean(),
      async (scheduler, steps, luck, isAllowed) => {
        const world = playWorld(async (value) => {
          const fails = luck.next().value > 90;
          await scheduler.schedule(Promise.resolve());
          if (fails) throw new CallError('offline');
          return value();
        }, isAllowed);
        const call = createCall(personaBySlug('kaka'), world.dependencies);
        for (const action of steps) {
          if (action === 'start') call.start();
          else if (action === 'stop') call.stop();
          else if (action === 'leave') call.leave();
          else if (action === 'dismiss') call.dismiss();
          else if (action === 'mute') call.setMuted(true);
          else if (action === 'say') call.say('Namaste');
          else if (action === 'answer') {
            if (scheduler.count()) await scheduler.waitOne();
            await settled();
          } else world.listeners[action.line]?.(action.event);
          expect(world.open.wakeLocks).toBeLessThanOrEqual(1);
          if (call.snapshot().state.status !== 'live') continue;
          lived++;
          expect(world.open).toMatchObject({ lines: 1, wakeLocks: 1, ambiences: 1 });
        }
        call.stop();
        await scheduler.waitIdle();
        await settled();
        expect(world.most.lines).toBeLessThanOrEqual(1);
        expect(world.open).toEqual({ lines: 0, microphones: 0, contexts: 0, wakeLocks: 0, ambiences: 0 });
        expect(world.ended.toSorted()).toEqual(world.opened.toSorted());
        call.dismiss();
        expect(call.snapshot().state).toEqual({ status: 'idle' });
      },
    ),
    { numRuns: 300 },
  );
  expect(lived).toBeGreaterThan(100);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { isAllowed: false, opened: 0 },
  { isAllowed: true, opened: 1 },
])('while the microphone opens a call is asked for where the visitor has allowed it before: $isAllowed', async ({ isAllowed, opened }) => {
  const waiting: (() => void)[] = [];
  const world = playWorld(async (value) => {
    const isFirst = waiting.length === 0;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (!isFirst) resolve();
    });
    return value();
  }, isAllowed);
  const call = createCall(personaBySlug('kaka'), world.dependencies);
  call.start();
  await settled();
  expect(world.opened).toHaveLength(opened);
  waiting[0]?.();
  await settled();
  expect(world.open).toMatchObject({ microphones: 1, lines: 1 });
  call.stop();
  await settled();
  expect(world.ended).toEqual(world.opened);
});

test('a call whose far side never ends it is over soon after the longest a call can be, and lets go of everything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = playWorld(async (value) => value());
  const call = createCall(personaBySlug('kaka'), world.dependencies);
  call.start();
  await expect.poll(() => world.listeners.length).toBe(1);
  world.listeners[0]?.({ type: 'call-start' });
  await vi.advanceTimersByTimeAsync(maxCallSeconds * 1000);
  expect(call.snapshot().state.status).toBe('live');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call.snapshot().state).toMatchObject({ status: 'ended', reason: 'time-limit' });
  expect(world.open).toEqual({ lines: 0, microphones: 0, contexts: 0, wakeLocks: 0, ambiences: 0 });
  expect(world.ended).toEqual(world.opened);
});

test('Kaka’s courtyard sounds from connect until the end, and the visitor’s choice about it outlives the call', async () => {
  const world = playWorld(async (value) => value());
  const call = createCall(personaBySlug('kaka'), world.dependencies);
  call.toggleAmbience();
  call.start();
  await expect.poll(() => world.listeners.length).toBe(1);
  expect(world.open.ambiences).toBe(0);
  world.listeners[0]?.({ type: 'call-start' });
  expect(world.open.ambiences).toBe(1);
  world.listeners[0]?.({ type: 'error', error: new CallError('connection-lost') });
  expect(world.open.ambiences).toBe(0);
  expect(call.snapshot().ambienceOn).toBe(false);
});

test('push-to-talk opens the microphone only while held, lets go when the microphone is lost, and is remembered for the next call', async () => {
  const world = playWorld(async (value) => value());
  const call = createCall(personaBySlug('mini'), world.dependencies);
  const live = async (number: number) => {
    call.start();
    await expect.poll(() => world.listeners.length).toBe(number);
    world.listeners[number - 1]?.({ type: 'call-start' });
  };
  await live(1);
  call.setHeld(true);
  expect(world.set).toEqual([]);
  call.setPushToTalk(true);
  call.setHeld(true);
  call.setHeld(true);
  expect(call.snapshot().state).toMatchObject({ pushToTalk: true, held: true });
  world.listeners[0]?.({ type: 'microphone', microphone: 'none' });
  expect(call.snapshot().state).toMatchObject({ pushToTalk: true, held: false });
  expect(world.set.splice(0)).toEqual(['let go', 'held', 'let go']);
  call.stop();
  await live(2);
  expect(call.snapshot().state).toMatchObject({ pushToTalk: true, held: false });
  call.setPushToTalk(false);
  expect(world.set).toEqual(['let go', 'open']);
  call.stop();
});

test('what a call has come to stays on the page after it, and goes with the next', async () => {
  const world = playWorld(async (value) => value());
  const call = createCall(personaBySlug('kaka'), world.dependencies);
  call.start();
  await expect.poll(() => world.listeners.length).toBe(1);
  world.listeners[0]?.({ type: 'call-start' });
  world.watchers[0]?.(notes);
  call.stop();
  expect(call.snapshot()).toMatchObject({ state: { status: 'ended' }, notes });
  call.start();
  expect(call.snapshot().notes).toBeNull();
  // The last word about the call before is not about this one.
  world.watchers[0]?.(notes);
  expect(call.snapshot().notes).toBeNull();
  call.stop();
});

test('after a call the talk goes on in writing, and is forgotten with it', async () => {
  const world = playWorld(async (value) => value());
  const call = createCall(personaBySlug('mini'), world.dependencies);
  expect(await call.write('I sleep badly.')).toBe(6);
  expect(call.snapshot().captions.map(({ text }) => text)).toEqual(['I sleep badly.', 'Beta.']);
  await call.forget();
  expect(call.snapshot()).toMatchObject({ captions: [], notes: null, state: { status: 'idle' } });
});
