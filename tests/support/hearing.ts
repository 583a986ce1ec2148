import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerVerdict, requestVerdict } from '../contracts/contract.ts';
import { openaiHearing } from '../contracts/openai.ts';

/**
 * What it answers who asks for a stream: `deltas` as OpenAI does, `segments` as faster-whisper-server does. `refused`: 422. `unknown`: events
 * that are nobody's. `failing`: an error after the first words, `cut`: nothing more after them. `none`: it does not know the wish.
 */
type Streams = 'none' | 'deltas' | 'segments' | 'refused' | 'unknown' | 'failing' | 'cut';

export interface PlayedHearing {
  url: string;
  /** Each request: what the contract has against it, the sound's rate and length, who asked, and whether for a stream. */
  asked: { errors: string[]; sampleRate: number; seconds: number; authorization: string | undefined; stream: boolean }[];
  /** What it reads in the next utterances, the last one again and again. */
  reads: string[];
  streams: Streams;
  /** Waited for before each answer in one piece, and before each piece of a stream but the first. */
  pause(): Promise<void>;
  close(): Promise<void>;
}

/** A local server in the place of one that reads speech. */
export async function playHearing(...reads: string[]): Promise<PlayedHearing> {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': req.headers['content-type'] ?? '' } }).formData();
    const file = form.get('file') as File;
    const wav = Buffer.from(await file.arrayBuffer());
    const { errors } = requestVerdict(openaiHearing, req.method ?? '', req.url ?? '', {}, { ...Object.fromEntries(form), file: file.type });
    const sampleRate = wav.readUInt32LE(24);
    const stream = form.has('stream');
    const seconds = (wav.length - 44) / 2 / sampleRate;
    played.asked.push({ errors, sampleRate, seconds, authorization: req.headers.authorization, stream });
    if (stream && played.streams === 'refused') return res.writeHead(422, json).end('{"detail":"stream"}');
    const text = (played.reads.length > 1 ? played.reads.shift() : played.reads[0]) ?? '';
    if (stream && played.streams !== 'none') return answerInEvents(res, text, played);
    await played.pause();
    res.writeHead(200, json).end(JSON.stringify({ text }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const played: PlayedHearing = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    reads,
    streams: 'none',
    pause: async () => {},
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}

const json = { 'content-type': 'application/json' };

async function answerInEvents(res: ServerResponse, text: string, { streams, pause }: PlayedHearing) {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const tell = (event: object) => {
    const { errors } = answerVerdict(openaiHearing, 'POST', '/audio/transcriptions', 200, event);
    if (errors.length > 0 && streams !== 'unknown' && streams !== 'failing') throw new Error(errors.join());
    return new Promise<unknown>((sent) => res.write(`data: ${JSON.stringify(event)}\n\n`, sent));
  };
  const segments = text.match(/[^.?!]+[.?!]*/g) ?? [];
  const words = text.match(/\s*\S+/g) ?? [];
  const pieces = {
    segments: segments.map((segment) => ({ text: segment.trim() })),
    unknown: words.map((content) => ({ object: 'transcription.chunk', choices: [{ delta: { content } }] })),
    deltas: words.map((delta) => ({ type: 'transcript.text.delta', delta })),
  };
  const [first, ...others] = streams === 'segments' || streams === 'unknown' ? pieces[streams] : pieces.deltas;
  if (first) await tell(first);
  for (const piece of others) {
    await pause();
    if (streams === 'cut') return res.destroy();
    await tell(streams === 'failing' ? { error: { message: 'out of memory' } } : piece);
  }
  if (streams === 'deltas') await tell({ type: 'transcript.text.done', text });
  res.end(streams === 'segments' ? '' : 'data: [DONE]\n\n');
}
