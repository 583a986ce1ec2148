import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CallEvent, type CallState, callMachine, isMuted, isUnderWay } from '#client/call/call-machine.ts';

const idle: CallState = { status: 'idle' };
const run = (...events: CallEvent[]) => events.reduce(callMachine, idle);
const start = (attempt = 1): CallEvent => ({ type: 'start', attempt });
const listening = (attempt = 1, atMs = 1_000): CallEvent => ({ type: 'listening', attempt, atMs, microphone: 'on', pushToTalk: false });
const ended = (attempt = 1, atMs = 61_400): CallEvent => ({ type: 'ended', attempt, reason: 'hung-up', atMs });
const failed = (attempt = 1): CallEvent => ({ type: 'failed', attempt, failure: { code: 'timed-out', message: 'Too late.' } });

describe('the call', () => {
  test('goes from idle over connecting and live to ended, and back', () => {
    expect(run(start()).status).toBe('connecting');
    expect(run(start(), listening())).toEqual({
      status: 'live',
      attempt: 1,
      startedAtMs: 1_000,
      speaker: 'nobody',
      muted: false,
      pushToTalk: false,
      held: false,
      microphone: 'on',
      notice: null,
      thinking: false,
      aloud: true,
      reconnecting: false,
      asleep: false,
    });
    expect(run(start(), listening(), ended())).toEqual({ status: 'ended', reason: 'hung-up', seconds: 60 });
    expect(run(start(), listening(), ended(), { type: 'dismiss' })).toEqual(idle);
  });

  test('given up while connecting leaves no trace, because it never took place', () => {
    expect(run(start(), ended())).toEqual(idle);
  });

  test('tells a failure apart by whether it had been live', () => {
    expect(run(start(), failed())).toMatchObject({ status: 'error', failure: { code: 'timed-out', wasLive: false } });
    expect(run(start(), listening(), failed())).toMatchObject({ status: 'error', failure: { wasLive: true } });
  });

  test('can be tried again after an error and started again after an end, without a step between', () => {
    expect(run(start(), failed(), start(2))).toEqual({ status: 'connecting', attempt: 2 });
    expect(run(start(), listening(), ended(), start(2))).toEqual({ status: 'connecting', attempt: 2 });
  });

  test('under way ignores a second start', () => {
    expect(run(start(), start(2))).toEqual({ status: 'connecting', attempt: 1 });
    expect(run(start(), listening(), start(2))).toMatchObject({ status: 'live', attempt: 1 });
  });

  test('keeps who speaks apart from whether it is live', () => {
    const live = run(start(), listening(), { type: 'speaker', attempt: 1, speaker: 'character' });
    expect(live).toMatchObject({ status: 'live', speaker: 'character', muted: false });
    expect(callMachine(live, { type: 'muted', attempt: 1, muted: true })).toMatchObject({ speaker: 'character', muted: true });
  });

  test('stays the same object where nothing changes, so that nothing is rendered', () => {
    const live = run(start(), listening());
    expect(callMachine(live, { type: 'aloud', attempt: 1, aloud: true })).toBe(live);
    expect(callMachine(live, { type: 'speaker', attempt: 1, speaker: 'nobody' })).toBe(live);
    expect(callMachine(live, { type: 'aloud', attempt: 1, aloud: false })).not.toBe(live);
  });

  test('in push-to-talk is muted unless held, and cannot be held otherwise', () => {
    const live = run(start(), listening());
    const held = (of: CallState, held: boolean) => callMachine(of, { type: 'held', attempt: 1, held });
    const muted = (state: CallState) => state.status === 'live' && isMuted(state);
    expect(held(live, true)).toBe(live);
    expect(muted(live)).toBe(false);
    const pushing = callMachine(live, { type: 'push-to-talk', attempt: 1, on: true });
    expect(muted(pushing)).toBe(true);
    expect(muted(held(pushing, true))).toBe(false);
    expect(muted(held(held(pushing, true), false))).toBe(true);
    const open = callMachine(held(pushing, true), { type: 'push-to-talk', attempt: 1, on: false });
    expect(open).toMatchObject({ pushToTalk: false, held: false, muted: false });
  });

  test('begins in push-to-talk where that was chosen before, with nothing held', () => {
    const live = run(start(), { type: 'listening', attempt: 1, atMs: 0, microphone: 'on', pushToTalk: true });
    expect(live).toMatchObject({ pushToTalk: true, held: false });
  });
});

const attempt = fc.integer({ min: 1, max: 4 });
const anyEvent: fc.Arbitrary<CallEvent> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), attempt }),
  fc.constant({ type: 'dismiss' as const }),
  fc.record({
    type: fc.constant('listening' as const),
    attempt,
    atMs: fc.nat(),
    microphone: fc.constantFrom('on' as const, 'none' as const),
    pushToTalk: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('speaker' as const),
    attempt,
    speaker: fc.constantFrom('nobody' as const, 'visitor' as const, 'character' as const),
  }),
  fc.record({ type: fc.constant('muted' as const), attempt, muted: fc.boolean() }),
  fc.record({ type: fc.constant('push-to-talk' as const), attempt, on: fc.boolean() }),
  fc.record({ type: fc.constant('held' as const), attempt, held: fc.boolean() }),
  fc.record({
    type: fc.constant('microphone' as const),
    attempt,
    microphone: fc.constantFrom('on' as const, 'silent' as const, 'none' as const),
  }),
  fc.record({ type: fc.constant('notice' as const), attempt, notice: fc.string() }),
  fc.record({ type: fc.constant('reconnecting' as const), attempt, reconnecting: fc.boolean() }),
  fc.record({ type: fc.constant('asleep' as const), attempt, asleep: fc.boolean() }),
  fc.record({
    type: fc.constant('ended' as const),
    attempt,
    reason: fc.constantFrom('hung-up' as const, 'silence' as const),
    atMs: fc.nat(),
  }),
  fc.record({
    type: fc.constant('failed' as const),
    attempt,
    failure: fc.record({ code: fc.constantFrom('offline' as const, 'start-failed' as const), message: fc.string() }),
  }),
);

describe('in any order of events', () => {
  test('no call begins but by a start, and none replaces another that is under way', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state: CallState = idle;
        for (const event of events) {
          const next = callMachine(state, event);
          if (isUnderWay(state) && isUnderWay(next)) expect(next.attempt).toBe(state.attempt);
          if (!isUnderWay(state) && isUnderWay(next)) expect(event.type).toBe('start');
          state = next;
        }
      }),
    );
  });

  test('what belongs to another attempt changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), anyEvent, (events, late) => {
        const state = events.reduce(callMachine, idle);
        fc.pre('attempt' in late && late.type !== 'start' && !(isUnderWay(state) && state.attempt === late.attempt));
        expect(callMachine(state, late)).toBe(state);
      }),
    );
  });

  test('nothing is held but in push-to-talk', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const state = [start(), listening(), ...events].reduce(callMachine, idle);
        if (state.status === 'live' && state.held) expect(state.pushToTalk).toBe(true);
      }),
    );
  });

  test('there is a way back to idle, and a way to a live call', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const state = events.reduce(callMachine, idle);
        const stopped = isUnderWay(state) ? callMachine(state, ended(state.attempt)) : state;
        expect(callMachine(stopped, { type: 'dismiss' })).toEqual(idle);
        expect([start(9), listening(9)].reduce(callMachine, stopped)).toMatchObject({ status: 'live', attempt: 9 });
      }),
    );
  });
});
