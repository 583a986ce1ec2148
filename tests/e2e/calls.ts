import { join } from 'node:path';
import type { Page, Request, WebSocketRoute } from 'playwright/test';
import { personaSlugs } from '#shared/personas.ts';
import type { ClientMessage } from '#shared/room-messages.ts';
import { frameHeaderBytes, frameMs, heartbeatMs, listening, type ServerMessage } from '#shared/room-protocol.ts';
import { expect, open, type SiteOptions, test } from './support.ts';

/** What the calls of both lines need: the visitor's devices, and Vapi's side of a call. */

declare global {
  interface Window {
    devices: {
      microphoneError: string | null;
      unanswered: boolean;
      asked: number;
      soundTaken: boolean;
      sleep(): Promise<void>;
      unplug(): void;
      plugged(): void;
      answer(): void;
      speak(level: number): void;
      speakFor(level: number, ...seconds: number[]): Promise<void>;
      say(base64: string, sampleRate: number): void;
      heard(): number;
      heardOf(hz: number): number;
      open(): { microphones: number; contexts: number; sockets: number; wakeLocks: number; players: number };
      sends(): boolean;
    };
    daily: {
      sent: string[];
      actions: string[];
      joinedWith: unknown;
      app(data: unknown): void;
      /** The character's voice sounds from now on, or no longer. */
      sound(on: boolean): void;
      error(type?: string, msg?: string): void;
      nonFatal(type: string): void;
      leave(): void;
      hangUp(endedReason?: string | null): void;
      isVisitorHeard(): boolean;
    };
    dailyCalls?: { booted: number; joined: number; open: number };
    fakeDaily: Record<string, unknown>;
    speech: {
      said: { text: string; lang: string; name: string }[];
      listening(): boolean;
      rests(): number;
      saying(): string | undefined;
      lang(): string | undefined;
      hear(text: string, final: boolean): void;
      fail(error: string): void;
    };
    fakeSpeech: { voices?: string[]; endless?: boolean };
  }
}

const support = join(import.meta.dirname, '../support');

/** Sound for longer than a busy machine takes to look at the page; a next, short turn ends it. */
export const longMs = 30_000;

export const nothingOpen = { microphones: 0, contexts: 0, sockets: 0, wakeLocks: 0, players: 0 };

/** Gives the page devices the test holds in its hand. */
export const giveDevices = (page: Page) => page.addInitScript({ path: join(support, 'fake-devices.js') });

export async function openVoicePage(page: Page, route = '/mini-voice'): Promise<void> {
  await giveDevices(page);
  await open(page, route);
  await expect(callButton(page)).toBeVisible();
}

/** The one large button, whatever it says now. */
export const callButton = (page: Page) => page.locator('.call__btn');

/** On its label: a toast may lie over the face. */
export const press = (page: Page) => page.locator('.call__label').click();

export async function startLive(page: Page): Promise<void> {
  await press(page);
  await expect(callButton(page)).toHaveText('Stop');
}

/** Ends the call, if one is live, and begins the next of the same page in the same room. */
export async function startAgain(page: Page, far: { received: unknown[] }): Promise<void> {
  if ((await callButton(page).textContent()) === 'Stop') await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
  far.received.length = 0;
  await startLive(page);
}

/** Every way out of a call leaves nothing behind; the last sounds fade within a second. */
export const expectNothingOpen = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => window.devices.open())).toEqual(nothingOpen);
  expect(await page.evaluate(() => window.dailyCalls?.open ?? 0)).toBe(0);
};

/** The height of the rings: the level a visitor sees, 0..1. */
export const shownLevel = (page: Page) => page.locator('.call').evaluate((call) => Number(call.style.getPropertyValue('--level') || 0));

const vapiEnvironment: Record<string, string> = {
  VAPI_PRIVATE_KEY: 'nobody',
  VAPI_BASE_URL: 'http://127.0.0.1:1',
  ...Object.fromEntries(
    personaSlugs.map((slug) => [`VAPI_ASSISTANT_${slug.toUpperCase().replaceAll('-', '_')}`, '00000000-0000-4000-8000-000000000000']),
  ),
};

/** For tests on a server that has Vapi behind its voice door, so that its pages may load Daily; the keys are nobody's. All their files share a worker's server. */
export const vapiTest = test.extend<object, SiteOptions>({ siteEnvironment: [vapiEnvironment, { scope: 'worker' }] });

/** Daily comes from its own host, and reports its own faults to one that our content policy leaves out: neither is a problem of ours. */
export function letDailyBe(expectProblem: (pattern: RegExp) => void): void {
  expectProblem(/^foreign request: https:\/\/c\.daily\.co\/call-machine\//);
  expectProblem(/ingest\.sentry\.io/);
}

export const vapiRoom = 'https://vaani.daily.co/room';
export const callMachineUrl = /^https:\/\/c\.daily\.co\/call-machine\/versioned\/[\d.]+\/static\/call-machine-object-bundle\.js/;

/** Plays Vapi's side: the opened room and Daily's call machine. Answers what reached `POST /call/web` and `/call/web/end`. */
export async function serveVapi(page: Page, faults: Record<string, unknown> = {}) {
  const starts: Request[] = [];
  const ends: unknown[] = [];
  await serveDaily(page, faults);
  await page.route('**/call/web', (route) => {
    starts.push(route.request());
    return route.fulfill({ status: 201, json: { webCallUrl: vapiRoom } });
  });
  await page.route('**/call/web/end', (route) => {
    ends.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return { starts, ends };
}

/** Plays Daily's call machine alone: the call itself is opened by the site. */
export async function serveDaily(page: Page, faults: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((value) => {
    window.fakeDaily = value;
  }, faults);
  await page.route(callMachineUrl, (route) =>
    route.fulfill({ path: join(support, 'fake-call-machine.js'), headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Gives the page an ear and voices the test holds in its hand. */
export async function giveSpeech(page: Page, speech: Window['fakeSpeech'] = {}): Promise<void> {
  await page.addInitScript((value) => {
    window.fakeSpeech = value;
  }, speech);
  await page.addInitScript({ path: join(support, 'fake-speech.js') });
}

/**
 * Takes from the page what the oldest browsers the site is built for do not have: Chrome 111, Firefox 114, Safari 16.4.
 * Source: Vite's `baseline-widely-available` target, and caniuse.com.
 */
export async function beOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const younger: [owner: object, ...names: string[]][] = [
      [window, 'requestIdleCallback', 'Iterator'],
      [AbortSignal, 'any'],
      [URL, 'canParse', 'parse'],
      [Promise, 'withResolvers', 'try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [Array.prototype, 'with', 'toSorted', 'toReversed', 'toSpliced'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      [Document.prototype, 'startViewTransition'],
    ];
    for (const [owner, ...names] of younger) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

/** Waits until the tone of a turn was heard, and then was not for longer than a character pauses. @param speak begins the turn, when the page listens already */
export async function heardThenQuiet(page: Page, speak: () => void): Promise<void> {
  const over = page.evaluate(async () => {
    const look = () => new Promise<number>((resolve) => setTimeout(() => resolve(window.devices.heardOf(440)), 50));
    while ((await look()) < 0.02);
    for (let quiet = 0; quiet < 30; ) quiet = (await look()) < 0.01 ? quiet + 1 : 0;
  });
  speak();
  await over;
}

/** In Hz. What a room sends has more; each test that speaks sends half a minute through the browser's line to the test. */
export const soundRate = 8_000;

const loudness = 0.3;

/** The samples of a tone, by their rate in Hz and their length in milliseconds: most turns are made of the same. */
const tones = new Map<string, Buffer>();
function tone(sampleRate: number, ms: number): Buffer {
  const name = `${sampleRate} ${ms}`;
  const known = tones.get(name);
  if (known) return known;
  const sample = (_: unknown, n: number) => Math.round(loudness * 32_767 * Math.sin((2 * Math.PI * 440 * n) / sampleRate));
  const made = Buffer.from(Int16Array.from({ length: (sampleRate * ms) / 1000 }, sample).buffer);
  tones.set(name, made);
  return made;
}

/** One sound frame of a turn: a tone. `sampleRate` in Hz. */
export function frame(turn: number, sampleRate = soundRate, ms = frameMs): Buffer {
  const header = Buffer.alloc(frameHeaderBytes);
  header.writeUInt32LE(turn, 0);
  return Buffer.concat([header, tone(sampleRate, ms)]);
}

/**
 * Plays the server's end of the room, for what a healthy server never does, and to say when it does what. `beats` false: nothing
 * comes through to the visitor but what the test says.
 */
export async function serveRoom(page: Page, { listens = true, beats = true } = {}) {
  const ends: unknown[] = [];
  const received: ClientMessage[] = [];
  const far = {
    ends,
    /** Apart from those below. */
    received,
    /** How often the visitor was said to be at work on a line. */
    active: 0,
    /** Whether the room answers whoever joins. */
    listens,
    socket: null as WebSocketRoute | null,
    tell: (message: ServerMessage | string) => far.socket?.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** A spoken turn of `ms` milliseconds. `ends` false: `goOn` brings the rest. */
    speak(turn: number, text: string, ms: number, { sampleRate = soundRate, ends = true } = {}) {
      far.tell({ type: 'audio-start', turn, encoding: 'pcm_s16le', sampleRate, channels: 1 });
      far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn });
      far.goOn(turn, ms, { sampleRate, ends });
    },
    goOn(turn: number, ms: number, { sampleRate = soundRate, ends = true } = {}) {
      // Long sound in long pieces: hundreds of small ones would keep the browser's line to the test busy longer than the page waits for a message.
      const pieceMs = ms > 5_000 ? 1_000 : frameMs;
      for (let sent = 0; sent < ms; sent += pieceMs) far.socket?.send(frame(turn, sampleRate, pieceMs));
      if (ends) far.tell({ type: 'audio-end', turn });
    },
    hangUp(endedReason: 'assistant-ended-call' | 'silence-timed-out' | 'exceeded-max-duration' | 'server-shutdown') {
      far.tell({ type: 'status-update', status: 'ended', endedReason });
      void far.socket?.close({ code: 1000 });
    },
  };
  await page.exposeFunction('roomEnded', (body: string) => ends.push(JSON.parse(body)));
  // In the page: a route would have every file of it come through the test, which costs a third of its load.
  await page.addInitScript(() => {
    const { fetch, location, navigator } = window;
    const room = () => Response.json({ webCallUrl: `ws://${location.host}/call/rooms/1?token=signed` }, { status: 201 });
    window.fetch = async (input, init) => (input === '/call/web' ? room() : fetch(input, init));
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (address !== '/call/web/end') return send(address, body);
      void new Response(body).text().then((window as unknown as { roomEnded(body: string): void }).roomEnded);
      return true;
    };
  });
  await page.routeWebSocket('**/call/rooms/**', (socket) => {
    far.socket = socket;
    const beating = setInterval(() => beats && far.tell({ type: 'heartbeat' }), heartbeatMs);
    socket.onClose(() => clearInterval(beating));
    page.once('close', () => clearInterval(beating));
    socket.onMessage((data) => {
      const message = JSON.parse(data.toString()) as ClientMessage;
      // A line's name is a count of the page's own, which no test of these is about.
      if (message.type === 'add-message') delete message.id;
      if (message.type === 'active') far.active++;
      else received.push(message);
      if (message.type === 'join' && far.listens) socket.send(listening);
    });
  });
  return far;
}
