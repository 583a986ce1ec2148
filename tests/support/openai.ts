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
  close(): Promise<void>;
}

/** A local server in the place of OpenAI: says the same to everybody, in a tenth of a second of silence. What it accepts is checked elsewhere. */
export async function playOpenAi(): Promise<PlayedOpenAi> {
  const server = createServer(async (req, res) => {
    for await (const _ of req);
    if (req.url === '/audio/speech') {
      played.speeches++;
      return res.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.alloc(4_800));
    }
    played.completions++;
    const content = JSON.stringify({ reply: 'Drink it warm, beta.', offeredSku: null, chosenSku: null });
    return res
      .writeHead(played.failing ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const played: PlayedOpenAi = {
    environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, SPEECH_BASE_URL: url, SPEECH_API_KEY: 'sk-test' },
    completions: 0,
    speeches: 0,
    failing: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}
