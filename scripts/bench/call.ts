/**
 * A call as a visitor's browser has it, in Chromium with a microphone that hears a WAV file: from the press of the button to "listening",
 * from a typed line to its answer's first sample, and from the visitor's voice over the character's to silence.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { openFlite } from '../../server/adapters/flite.ts';
import { wavOf } from '../../server/adapters/wav.ts';
import { withMicrophone } from '../../tests/e2e/browser.ts';
import { playHearing } from '../../tests/support/hearing.ts';
import { type Figure, folder, median, type Served, serveOurs } from './machine.ts';

const rounds = 15;

/** When what happened, in ms of the page's clock; 0 where it did not yet. */
interface Moments {
  pressed: number;
  /** The microphone is open. */
  opened: number;
  /** The server has answered the request for a call. */
  answered: number;
  listening: number;
  /** A line was sent; a frame of its answer came; the first sample of it is heard. */
  sent: number;
  frame: number;
  sound: number;
  /** The visitor speaks over the character; it is silent. */
  spokeUp: number;
  silent: number;
}

/** Runs in the page before the site does, and notes these moments. */
function watch(): void {
  const moments: Moments = { pressed: 0, opened: 0, answered: 0, listening: 0, sent: 0, frame: 0, sound: 0, spokeUp: 0, silent: 0 };
  Object.assign(window, { moments });

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('.call__btn')) return;
      Object.assign(moments, { pressed: timeStamp, opened: 0, answered: 0, listening: 0, spokeUp: 0, silent: 0 });
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => key === 'Enter' && Object.assign(moments, { sent: timeStamp, frame: 0, sound: 0 }),
    true,
  );
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.className === 'call' && target.dataset.state === 'live')
        moments.listening ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });

  const { mediaDevices } = navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await getUserMedia(wanted);
    moments.opened = performance.now();
    return stream;
  };
  const ask = window.fetch;
  window.fetch = async (what, options) => {
    const answer = await ask(what, options);
    if (String(what).endsWith('/call/web')) moments.answered = performance.now();
    return answer;
  };
  let latestTurn = 0;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') return;
        const turn = new DataView(data).getUint32(0, true);
        if (turn > latestTurn) moments.frame ||= performance.now();
        latestTurn = turn;
      });
      this.addEventListener('open', () => {
        latestTurn = 0;
      });
    }
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...more) {
    if (when > 0) moments.sound ||= performance.now() + (when - this.context.currentTime) * 1000;
    return start.call(this, when, ...more);
  };

  /** Listens at what goes to the loudspeaker, and at the microphone: every 5 ms to the last 5 ms. */
  const [loud, silence, pauseMs] = [0.03, 0.002, 150];
  let heard = () => 0;
  let said = () => 0;
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode | AudioParam) => void;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    const isVisitor = this instanceof MediaStreamAudioSourceNode;
    if ((to instanceof AudioDestinationNode && this instanceof AnalyserNode) || isVisitor) {
      const ear = new AnalyserNode(this.context, { fftSize: 256 });
      connect.call(this, ear);
      const samples = new Float32Array(ear.fftSize);
      const level = () => {
        ear.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      };
      if (isVisitor) said = level;
      else heard = level;
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
  let lastLoud = 0;
  setInterval(() => {
    const now = performance.now();
    if (heard() > silence) lastLoud = now;
    if (!moments.spokeUp && now - lastLoud < 20 && said() > loud) moments.spokeUp = now;
    if (moments.spokeUp && !moments.silent && now - lastLoud > pauseMs) moments.silent = lastLoud;
  }, 5);
}

/** A visitor who says nothing for a while, then a sentence, and then nothing again for longer than a round takes. */
function visitorsVoice(): string {
  const { sampleRate, samples } = openFlite().say('Wait, what about my knee? It hurts when I climb the stairs.', []);
  // The first word begins after a fifth of a second of breath, which nobody would hear but the microphone's automatic gain.
  const word = samples.subarray(samples.findIndex((sample) => Math.abs(sample) > 0.1 * 0x7fff));
  const silence = (seconds: number) => Buffer.alloc(seconds * sampleRate * 2);
  const file = join(folder('microphone'), 'visitor.wav');
  writeFileSync(file, wavOf(Buffer.concat([silence(2), Buffer.from(word.slice().buffer), silence(60)]), sampleRate));
  return file;
}

/** By then the visitor has said that sentence and been answered. */
const spokenMs = 8_000;

const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moments }).moments);
const until = (page: Page, name: keyof Moments) =>
  page.waitForFunction((which) => (window as unknown as { moments: Moments }).moments[which] > 0, name, { polling: 20 });

async function press(page: Page): Promise<Moments> {
  await page.locator('.call__label').click();
  await until(page, 'listening');
  return momentsOf(page);
}

async function type(page: Page, line: string): Promise<Moments> {
  await page.getByLabel('Type instead of speaking').fill(line);
  await page.keyboard.press('Enter');
  await until(page, 'sound');
  return momentsOf(page);
}

async function round(browser: Browser, { url }: Served, number: number) {
  // Allowed before: whoever is asked takes seconds to answer.
  const permissions = ['microphone'];
  const context = await browser.newContext({ permissions, extraHTTPHeaders: { 'X-Forwarded-For': `10.9.${number}.1` } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${url}/mini-voice`, { waitUntil: 'networkidle' });
  const first = await press(page);
  await page.waitForTimeout(spokenMs);
  const over = await momentsOf(page);
  const fresh = await type(page, `It is Holi in ${number + 2} days and my boss wants a plan`);
  await page.waitForTimeout(300);
  const again = await type(page, 'Say that again please');
  await page.locator('.call__label').click();
  await page.locator('.end-card').waitFor();
  const second = await press(page);
  await context.close();
  return { first, second, over, fresh, again };
}

export async function measure(): Promise<Figure[]> {
  const hearing = await playHearing('What about my knee? It hurts when I climb the stairs.');
  const served = await serveOurs({ SPEECH_COMMAND: 'built-in', HEARING_BASE_URL: hearing.url, VOICE_MINUTES_PER_DAY: '100000' });
  const browser = await chromium.launch(withMicrophone(visitorsVoice()));
  const seen: Awaited<ReturnType<typeof round>>[] = [];
  for (let number = 0; number < rounds; number++) seen.push(await round(browser, served, number));
  await browser.close();
  await served.stop();
  await hearing.close();
  const row = (what: string, of: (row: (typeof seen)[number]) => number, atMost?: number): Figure => ({
    what: `browser: ${what}, p50`,
    // A busy machine may miss the moment in which both speak.
    value: median(seen.map(of).filter((ms) => ms > 0)),
    unit: 'ms',
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  return [
    row('press to listening, a fresh page', ({ first }) => first.listening - first.pressed, 200),
    row('  until the microphone is open', ({ first }) => first.opened - first.pressed),
    row('  until the server has answered', ({ first }) => first.answered - first.pressed),
    row('press to listening, the second call of a page', ({ second }) => second.listening - second.pressed, 200),
    row('typed line to the first frame, said for the first time', ({ fresh }) => fresh.frame - fresh.sent, 120),
    row('typed line to the first frame, said before', ({ again }) => again.frame - again.sent, 60),
    row('  from that frame to its first sample', ({ again }) => again.sound - again.frame),
    row('speaking over the character to its silence', ({ over }) => over.silent - over.spokeUp, 100),
  ];
}
