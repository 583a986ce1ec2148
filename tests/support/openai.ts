import type { ServerResponse } from 'node:http';
import { answerJson, serveLocally } from './local-server.ts';

/** What a paid model and a paid voice were asked, as a test reads it. */
export interface PlayedOpenAi {
  /** The environment of a site whose characters think and speak by it. */
  environment: Record<string, string>;
  completions: number;
  speeches: number;
  /** How the next completions fail: a status; undefined works. */
  failing: number | undefined;
  /** What a streamed completion waits for before its last words. */
  goesOn: Promise<void>;
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

const [begun, rest] = ['{"reply":"Drink it warm, beta. ', 'Twice a day, before bed.","offeredSku":null}'];

/** A local server in the place of OpenAI: says the same to everybody, in a tenth of a second of silence. What it accepts is checked elsewhere. */
export async function playOpenAi(): Promise<PlayedOpenAi> {
  const { url, close } = await serveLocally((req, body, res) => {
    if (req.url === '/audio/speech') {
      played.speeches++;
      return res.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.alloc(4_800));
    }
    played.completions++;
    if (played.failing === undefined && JSON.parse(body.toString()).stream === true) return stream(res);
    const choice = { index: 0, ...(played.unusable ? unusable[played.unusable] : usual) };
    answerJson(res, played.failing ?? 200, { choices: [choice], usage });
  });
  async function stream(res: ServerResponse) {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (content: string, finish_reason: string | null) =>
      res.write(
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`,
      );
    // The first sentence is known to be whole once the next has begun.
    send(begun, null);
    send(rest.slice(0, 1), null);
    await played.goesOn;
    send(rest.slice(1), 'stop');
    res.end(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage })}\n\ndata: [DONE]\n\n`);
  }
  const played: PlayedOpenAi = {
    environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, SPEECH_BASE_URL: url, SPEECH_API_KEY: 'sk-test' },
    completions: 0,
    speeches: 0,
    failing: undefined,
    goesOn: Promise.resolve(),
    unusable: undefined,
    close,
  };
  return played;
}
