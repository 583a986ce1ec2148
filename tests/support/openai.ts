import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a paid model and a paid voice were asked, as a test reads it. */
export interface PlayedOpenAi {
  /** The environment of a site whose characters think and speak by it. */
  environment: Record<string, string>;
  completions: number;
  speeches: number;
  /** How the next completions fail: a status; undefined works. */
  failing: number | undefined;
  /** Answers that are charged and cannot be used: `cut` at their length, `refused`, `filtered`. */
  unusable: keyof typeof unusable | undefined;
  close(): Promise<void>;
}

const said = JSON.stringify({ reply: 'Drink it warm, beta.', offeredSku: null, chosenSku: null });
const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };
const usual = { finish_reason: 'stop', message: { role: 'assistant', content: said } };
const unusable = {
  cut: { finish_reason: 'length', message: { role: 'assistant', content: said.slice(0, 14) } },
  refused: { finish_reason: 'stop', message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' } },
  filtered: { finish_reason: 'content_filter', message: { role: 'assistant', content: said } },
};

/** A local server in the place of OpenAI: says the same to everybody, in a tenth of a second of silence. What it accepts is checked elsewhere. */
export async function playOpenAi(): Promise<PlayedOpenAi> {
  const server = createServer(async (req, res) => {
    for await (const _ of req);
    if (req.url === '/audio/speech') {
      played.speeches++;
      return res.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.alloc(4_800));
    }
    played.completions++;
    return res
      .writeHead(played.failing ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, ...(played.unusable ? unusable[played.unusable] : usual) }], usage }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const played: PlayedOpenAi = {
    environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, SPEECH_BASE_URL: url, SPEECH_API_KEY: 'sk-test' },
    completions: 0,
    speeches: 0,
    failing: undefined,
    unusable: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}
