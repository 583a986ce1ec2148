import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { utteranceMaxSeconds } from '#shared/room-protocol.ts';
import { type Caller, enterRoom } from '../support/caller.ts';
import { answeredRows, failAs } from '../support/failing-provider.ts';
import { type PlayedHearing, playHearing } from '../support/hearing.ts';
import { isNightly } from '../support/nightly.ts';
import { type Site, startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

const enter = async (site: Site) => enterRoom((await visitor(site.url).post('/call/web', { assistantId: 'kaka' })).body.webCallUrl);

/** A room whose greeting is over. `from`: the number of its messages so far. */
async function enterGreeted(site: Site) {
  const room = await enter(site);
  await room.line();
  return { room, from: room.messages.length };
}

describe('a room that reads the visitors’ speech', () => {
  let hearing: PlayedHearing;
  let site: Site;
  beforeAll(async () => {
    hearing = await playHearing('Hello');
    site = await startSite({ HEARING_BASE_URL: hearing.url, HEARING_MODEL: 'whisper-small' });
  });
  afterAll(async () => {
    await site.stop();
    await hearing.close();
  });
  afterEach(() => {
    hearing.asked.length = 0;
    hearing.streams = 'none';
    hearing.pause = async () => {};
  });

  test('shows the words it read, and answers them', async () => {
    hearing.reads = ['My throat has been bad since Sunday.'];
    const { room, from } = await enterGreeted(site);
    room.speak(2);
    expect(await room.line(from)).toMatch(/salt|gargle|warm/i);
    expect(room.messages.slice(from)).toContainEqual({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'My throat has been bad since Sunday.',
      heard: true,
    });
    expect(hearing.asked).toEqual([{ errors: [], sampleRate: 16_000, seconds: 2, authorization: undefined, stream: true }]);
    expect(site.log.join()).not.toContain('throat');
    await room.hangUp();
  });

  test.each(['Achha.', ''])('lets the character speak on after %j over it', async (said) => {
    hearing.reads = [said];
    const room = await enter(site);
    await room.line();
    const { turn } = await room.heard('audio-start');
    room.speak(0.5, turn);
    expect(await room.heard('go-on')).toEqual({ type: 'go-on', failed: false });
    expect(room.messages.filter((message) => typeof message === 'object' && message.type === 'user-interrupted')).toEqual([]);
    await room.hangUp();
  });

  test('is not made to read more than a microphone can have heard', async () => {
    hearing.reads = [''];
    const enteredAt = Date.now();
    const room = await enter(site);
    await room.line();
    for (let time = 0; time < 6; time++) {
      const from = room.messages.length;
      room.speak(20, undefined, 16_000);
      await room.heard('go-on', from);
    }
    const seconds = hearing.asked.reduce((sum, asked) => sum + asked.seconds, 0);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(utteranceMaxSeconds + (Date.now() - enteredAt) / 1000);
    await room.hangUp();
  });

  /** The visitor's words as the page gets them; those that may still change end in three dots. */
  const shown = (room: Caller, from: number) =>
    room.messages
      .slice(from)
      .flatMap((message) => (typeof message === 'object' && message.type === 'transcript' && message.role === 'user' ? [message] : []))
      .map(({ transcript, transcriptType }) => transcript + (transcriptType === 'final' ? '' : '...'));

  test('takes a thought that was paused in its middle for one, and shows its beginning', async () => {
    hearing.reads = ['I sleep badly and', 'my throat hurts.'];
    const { room, from } = await enterGreeted(site);
    room.speak(1);
    await room.heard('transcript', from);
    room.speak(1);
    await room.line(from);
    expect(shown(room, from)).toEqual(['I sleep badly and...', 'I sleep badly and my throat hurts.']);
    await room.hangUp();
  });

  test('shows words while they are read, where the server streams them', async () => {
    hearing.reads = ['My throat hurts.'];
    hearing.streams = 'deltas';
    const { room, from } = await enterGreeted(site);
    room.speak(1);
    expect(await room.line(from)).toMatch(/salt|gargle|warm/i);
    expect(shown(room, from)).toEqual(['My...', 'My throat...', 'My throat hurts....', 'My throat hurts.']);
    await room.hangUp();
  });

  test('shows no sign of listening over the character, and begins with the first word that is none', async () => {
    hearing.reads = ['Achha ok.', 'Achha, but my knee hurts.'];
    hearing.streams = 'deltas';
    const room = await enter(site);
    await room.line();
    const { turn } = await room.heard('audio-start');
    const from = room.messages.length;
    room.speak(0.5, turn);
    await room.heard('go-on', from);
    expect(shown(room, from)).toEqual([]);
    room.speak(0.5, turn);
    await room.line(from);
    expect(shown(room, from)).toEqual([
      'Achha, but my...',
      'Achha, but my knee...',
      'Achha, but my knee hurts....',
      'Achha, but my knee hurts.',
    ]);
    await room.hangUp();
  });

  test('takes words back that broke off half way, says so, and hears the next', async () => {
    hearing.reads = ['My throat hurts.'];
    hearing.streams = 'cut';
    const { room, from } = await enterGreeted(site);
    hearing.pause = async () => void (await room.heard('transcript', from));
    room.speak(1);
    expect(await room.heard('go-on', from)).toEqual({ type: 'go-on', failed: true });
    hearing.streams = 'deltas';
    room.speak(1);
    expect(await room.line(from)).toMatch(/salt|gargle|warm/i);
    expect(shown(room, from).slice(0, 3)).toEqual(['My...', '...', 'My...']);
    await room.hangUp();
  });

  test('loses no words that the visitor adds while earlier ones are read', async () => {
    hearing.reads = ['My throat hurts.', 'And I cough at night.'];
    let read = () => {};
    hearing.pause = () => new Promise((resolve) => (read = resolve));
    const { room, from } = await enterGreeted(site);
    room.speak(1);
    while (hearing.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    room.send({ type: 'utterance', status: 'started' });
    read();
    hearing.pause = async () => {};
    await room.heard('transcript', from);
    room.speak(1);
    await room.line(from);
    expect(shown(room, from)).toEqual(['My throat hurts....', 'My throat hurts. And I cough at night.']);
    await room.hangUp();
  });
});

/** The others at night. */
const refusals = answeredRows.slice(0, isNightly ? 3 : 1);
test.each(refusals)('where the hearing server fails by $name the visitor is told, and can type', async (row) => {
  const provider = await failAs(row);
  const site = await startSite({ HEARING_BASE_URL: provider.url });
  const room = await enter(site);
  await room.line();
  room.speak(1);
  expect(await room.heard('go-on')).toEqual({ type: 'go-on', failed: true });
  expect(await room.say('My throat has been bad since Sunday.')).toMatch(/salt|gargle|warm/i);
  await room.hangUp();
  await site.stop();
  await provider.close();
});
