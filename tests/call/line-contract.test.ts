import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { openRoomLine } from '#client/call/line.room.ts';
import type { LineEvent, LineOptions } from '#client/call/line.ts';
import { openVapiLine } from '#client/call/line.vapi.ts';
import { listening } from '#shared/room-protocol.ts';

/** What a line promises whoever uses it, on both transports. The browser's sound is played, the far side is a real socket. */

class SilentMeter {
  connect() {}
  getFloatTimeDomainData(samples: Float32Array) {
    samples.fill(0);
  }
}

function options(webCallUrl: string) {
  const events: LineEvent[] = [];
  const track = { stop() {} };
  const context = {
    sampleRate: 48_000,
    currentTime: 0,
    destination: {},
    createMediaStreamDestination: () => ({ stream: { getAudioTracks: () => [track] } }),
  };
  const lineOptions: LineOptions = {
    webCallUrl,
    lang: 'en-IN',
    microphone: null,
    context: context as unknown as AudioContext,
    signal: new AbortController().signal,
    emit: (event) => events.push(event),
  };
  return { lineOptions, events };
}

beforeEach(() => {
  vi.stubGlobal('AnalyserNode', SilentMeter);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', new URL('http://localhost/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const left = { type: 'message', message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' } };

describe('the room line', () => {
  test('can be muted and typed into only while joined, and tells once that the visitor left', async () => {
    const server = new WebSocketServer({ port: 0 });
    const received: unknown[] = [];
    server.on('connection', (socket) => {
      socket.on('message', (data) => received.push(JSON.parse(data.toString())));
    });
    await once(server, 'listening');
    const { lineOptions, events } = options(`ws://localhost:${(server.address() as AddressInfo).port}/call/rooms/1`);
    const line = openRoomLine(lineOptions);
    expect(() => line.setMuted(true)).toThrow('Call object is not available.');
    expect(() => line.say('Hello')).toThrow('Call object is not available.');

    await expect.poll(() => received).toEqual([{ type: 'join', voices: [] }]);
    const [socket] = server.clients;
    socket?.send(listening);
    await expect.poll(() => events).toContainEqual({ type: 'call-start' });
    line.setMuted(true);
    line.say('Hello');
    line.close();
    line.close();
    expect(() => line.setMuted(false)).toThrow('Call object is not available.');
    await expect
      .poll(() => received.slice(1))
      .toEqual([{ type: 'add-message', message: { role: 'user', content: 'Hello' }, id: 'line-1' }, { type: 'end-call' }]);
    const told = events.filter((event) => event.type !== 'volume-level');
    expect(told.slice(-2)).toEqual([left, { type: 'call-end', reason: 'hung-up' }]);
    expect(told.filter((event) => event.type === 'call-end')).toHaveLength(1);
    server.close();
  });

  test('given up before it connected, it connects to nobody', async () => {
    const server = new WebSocketServer({ port: 0 });
    let connections = 0;
    server.on('connection', () => connections++);
    await once(server, 'listening');
    const { lineOptions } = options(`ws://localhost:${(server.address() as AddressInfo).port}/call/rooms/1`);
    openRoomLine(lineOptions).close();
    const probe = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/`);
    await once(probe, 'open');
    expect(connections).toBe(1);
    probe.close();
    server.close();
  });
});

describe('the Vapi line', () => {
  test('can be muted only while joined, and tells once that the visitor left', async () => {
    const { lineOptions, events } = options('https://vaani.daily.co/room');
    const line = await openVapiLine(lineOptions);
    expect(() => line.setMuted(true)).toThrow('Call object is not available.');
    expect(() => line.say('Hello')).toThrow('Call object is not available.');
    line.close();
    line.close();
    expect(events.filter((event) => event.type === 'call-end' || event.type === 'error')).toHaveLength(1);
  });
});
