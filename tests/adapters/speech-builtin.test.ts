import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createBuiltInSpeech } from '#server/adapters/speech.builtin.ts';
import { createRecordedSpeech } from '#server/adapters/speech.recorded.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { type Sound, type Speech, sentencesOf, speechInOrder, type Words } from '#server/services/speech.ts';
import { personaLinks } from '#shared/persona-links.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';

const words = (text: string, more: Partial<Words> = {}): Words => ({
  persona: 'kaka',
  text,
  browserVoices: [],
  signal: new AbortController().signal,
  ...more,
});

async function samplesOf(sound: Sound | undefined): Promise<Int16Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sound?.pcm ?? []) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** The median pitch of what is voiced, in Hz, by autocorrelation. */
function pitchOf(samples: Int16Array, sampleRate: number): number {
  const window = 1024;
  const pitches: number[] = [];
  for (let at = 0; at + 2 * window < samples.length; at += window) {
    const correlation = (lag: number) => {
      let sum = 0;
      for (let index = at; index < at + window; index++) sum += (samples[index] ?? 0) * (samples[index + lag] ?? 0);
      return sum;
    };
    const whole = correlation(0);
    if (whole / window < 1_000_000) continue;
    const lags = Array.from({ length: Math.floor(sampleRate / 60 - sampleRate / 300) }, (_, index) => Math.ceil(sampleRate / 300) + index);
    const best = lags.reduce((a, b) => (correlation(b) > correlation(a) ? b : a));
    if (correlation(best) > whole / 2) pitches.push(sampleRate / best);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

describe('the built-in voice', () => {
  const speech = createBuiltInSpeech();
  const line = 'Come and sit. Tell me what hurts.';
  const heard = async (persona: PersonaSlug) => {
    const sound = await speech.say(words(line, { persona }));
    const samples = await samplesOf(sound);
    const sampleRate = sound?.sampleRate ?? 0;
    return { seconds: samples.length / sampleRate, pitch: pitchOf(samples, sampleRate) };
  };

  test('speaks for every character, and Kaka, Mini and Maharajji do not sound alike', async () => {
    const voices = Object.fromEntries(await Promise.all(personaSlugs.map(async (slug) => [slug, await heard(slug)] as const)));
    for (const { seconds } of Object.values(voices)) {
      expect(seconds).toBeGreaterThan(1.5);
      expect(seconds).toBeLessThan(6);
    }
    const { kaka, mini, maharajji } = voices;
    expect(mini?.pitch).toBeGreaterThan((kaka?.pitch ?? 0) * 1.5);
    expect(maharajji?.seconds).toBeGreaterThan((mini?.seconds ?? 0) * 1.25);
    expect(maharajji?.pitch).toBeLessThan(kaka?.pitch ?? 0);
  });

  test('says a sentence again without making it anew', async () => {
    const first = await samplesOf(await speech.say(words(line)));
    const again = await samplesOf(await speech.say(words(line)));
    expect(Buffer.compare(Buffer.from(again.buffer), Buffer.from(first.buffer))).toBe(0);
  });

  test('says nothing in Hindi: an English voice would read it as noise', async () => {
    expect(await speech.say(words('बैठो बेटा, क्या हुआ?'))).toBeUndefined();
  });

  test('is at an ordinary level, whoever speaks', async () => {
    for (const persona of personaSlugs) {
      const samples = await samplesOf(await speech.say(words(line, { persona })));
      const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) / 0x8000;
      expect(rms).toBeGreaterThan(0.08);
      expect(rms).toBeLessThan(0.13);
    }
  });

  test.each(['-o /etc/passwd $(id) `id`', '“Beta” — don’t worry… ₹149!', 'a', '1800 112 356'])('says %j', async (text) => {
    expect((await samplesOf(await speech.say(words(text)))).length).toBeGreaterThan(2_000);
  });

  test('has nothing to say where there is no word', async () => {
    expect(await speech.say(words('🙂 …'))).toBeUndefined();
  });
});

describe('which voice speaks', () => {
  const saying = (name: string, say?: Speech['say']): Speech & { asked: string[] } => {
    const asked: string[] = [];
    return {
      asked,
      say:
        say ??
        (async ({ text }) => {
          asked.push(`${name}: ${text}`);
          return { sampleRate: 1, pcm: (async function* () {})() };
        }),
    };
  };
  const log = pino({ level: 'silent' });
  const recorded = createRecordedSpeech();
  const inHindi = 'बैठो बेटा।';

  test('is the provider, where one is configured, whatever the visitor’s browser has', async () => {
    const [provider, machine] = [saying('provider'), saying('machine')];
    expect(await speechInOrder({ provider, recorded, machine }, log).say(words('Sit.', { browserVoices: ['en-IN'] }))).toBeDefined();
    expect([...provider.asked, ...machine.asked]).toEqual(['provider: Sit.']);
  });

  test('is the recorded one for a greeting, whatever the visitor’s browser has, and for nothing else', async () => {
    const machine = saying('machine');
    const { say } = speechInOrder({ provider: undefined, recorded, machine }, log);
    for (const persona of personaSlugs) {
      const { greeting, line } = personaLinks[persona];
      expect(personaTexts(persona).lines.get('greeting')?.en, 'every English call opens with it').toEqual([greeting]);
      const sound = await say({ ...words(greeting, { browserVoices: ['en-IN'] }), persona });
      expect((await samplesOf(sound)).length / (sound?.sampleRate ?? 0), 'seconds').toBeGreaterThan(4);
      expect(await say({ ...words(line, { browserVoices: ['en-IN'] }), persona })).toBeUndefined();
    }
    expect(machine.asked).toEqual([]);
  });

  test('is the visitor’s own good voice, for the languages it has', async () => {
    const machine = saying('machine');
    const { say } = speechInOrder({ provider: undefined, recorded, machine }, log);
    expect(await say(words('Sit.', { browserVoices: ['en-IN'] }))).toBeUndefined();
    expect(await say(words(inHindi, { browserVoices: ['en-IN'] }))).toBeDefined();
    expect(machine.asked).toEqual([`machine: ${inHindi}`]);
  });

  test('is a Hindi one for Hinglish, where there is one: the provider’s, the browser’s, or the machine’s', async () => {
    const hinglish = words('Baitho beta.', { inHindi });
    const [provider, machine] = [saying('provider'), saying('machine')];
    await speechInOrder({ provider, recorded, machine }, log).say(hinglish);
    const { say } = speechInOrder({ provider: undefined, recorded, machine }, log);
    expect(await say({ ...hinglish, browserVoices: ['hi-IN'] }), 'the browser says it').toBeUndefined();
    await say({ ...hinglish, browserVoices: ['en-IN'] });
    expect([...provider.asked, ...machine.asked]).toEqual([`provider: ${inHindi}`, `machine: ${inHindi}`]);
  });

  test('is an English one for Hinglish, as it is written, where none speaks Hindi', async () => {
    const asked: string[] = [];
    const machine = saying('machine', async ({ text }) => {
      asked.push(text);
      return text === inHindi ? undefined : { sampleRate: 1, pcm: (async function* () {})() };
    });
    const { say } = speechInOrder({ provider: undefined, recorded, machine }, log);
    expect(await say(words('Baitho beta.', { inHindi }))).toBeDefined();
    expect(asked).toEqual([inHindi, 'Baitho beta.']);
  });

  test('is the machine’s, where the provider fails or has not the language', async () => {
    const machine = saying('machine');
    for (const provider of [saying('down', () => Promise.reject(new Error('down'))), saying('mute', async () => undefined)])
      expect(await speechInOrder({ provider, recorded, machine }, log).say(words('Sit.'))).toBeDefined();
    expect(machine.asked).toEqual(['machine: Sit.', 'machine: Sit.']);
  });
});

test.each([
  ['Come. Sit down! What hurts?', ['Come.', 'Sit down!', 'What hurts?']],
  ['It is 2.5 km away', ['It is 2.5 km away']],
  ['…', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
