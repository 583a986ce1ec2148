import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestVerdict } from '../contracts/contract.ts';
import { openaiHearing } from '../contracts/openai.ts';

export interface PlayedHearing {
  url: string;
  /** Each request: what the contract has against it, the sound's rate and length, and who asked. */
  asked: { errors: string[]; sampleRate: number; seconds: number; authorization: string | undefined }[];
  /** What it reads in the next utterances, the last one again and again. */
  reads: string[];
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
    played.asked.push({ errors, sampleRate, seconds: (wav.length - 44) / 2 / sampleRate, authorization: req.headers.authorization });
    const text = played.reads.length > 1 ? played.reads.shift() : played.reads[0];
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const played: PlayedHearing = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    reads,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}
