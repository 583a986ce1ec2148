import { once } from 'node:events';
import WebSocket from 'ws';
import type { ClientMessage } from '#shared/room-messages.ts';
import { frameHeaderBytes, heardSampleRate, listening, type ServerMessage } from '#shared/room-protocol.ts';

/** A browser in a voice room, as far as the socket goes. */
export interface Caller {
  /** Everything the server said so far, in order, frames apart. */
  messages: (ServerMessage | typeof listening)[];
  /** Turn and samples of every frame so far. */
  frames: { turn: number; samples: number }[];
  /** Close code, once the socket is closed. */
  closed: Promise<number>;
  send(message: ClientMessage | string): void;
  /** Says something aloud, where the room reads speech: so many seconds of sound, in messages of so many bytes. `over`: the turn that was spoken over. */
  speak(seconds: number, over?: number, frameBytes?: number): void;
  /** Types a line and answers what the character says to it. */
  say(content: string): Promise<string>;
  /** The first message of the kind that comes from now on, or came already after `from`. */
  heard<Type extends ServerMessage['type']>(type: Type, from?: number): Promise<Extract<ServerMessage, { type: Type }>>;
  /** The character's line of the latest turn. */
  line(from?: number): Promise<string>;
  hangUp(): Promise<number>;
}

/** @throws Error with the status when the server does not let it in */
export async function enterRoom(webCallUrl: string, { origin = originOf(webCallUrl), joins = true } = {}): Promise<Caller> {
  const socket = new WebSocket(webCallUrl, { origin });
  const caller: Pick<Caller, 'messages' | 'frames'> = { messages: [], frames: [] };
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) caller.frames.push({ turn: data.readUInt32LE(0), samples: (data.length - frameHeaderBytes) / 2 });
    else caller.messages.push(String(data) === listening ? listening : (JSON.parse(String(data)) as ServerMessage));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');

  const send = (message: ClientMessage | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  /** @throws Error when the room closes before */
  const find = <T>(look: () => T | undefined): Promise<T> => {
    const found = new Promise<T>((resolve, reject) => {
      const again = () => {
        const result = look();
        if (result === undefined) return;
        waiting.delete(again);
        resolve(result);
      };
      waiting.add(again);
      again();
      void closed.then((code) => reject(new Error(`The room closed with ${code}, after: ${JSON.stringify(caller.messages.at(-1))}`)));
    });
    // Who has stopped waiting does not mind.
    found.catch(() => {});
    return found;
  };
  const heard: Caller['heard'] = (type, from = 0) =>
    find(() => {
      const found = caller.messages.slice(from).find((message) => message !== listening && message.type === type);
      return found as Extract<ServerMessage, { type: typeof type }> | undefined;
    });
  const line = (from = 0) =>
    find(() => {
      const said = caller.messages
        .slice(from)
        .find((message) => message !== listening && message.type === 'transcript' && message.role === 'assistant');
      return said !== undefined && said !== listening && said.type === 'transcript' ? said.transcript : undefined;
    });

  if (joins) {
    send({ type: 'join' });
    await find(() => caller.messages.find((message) => message === listening));
  }
  return {
    ...caller,
    closed,
    send,
    heard,
    line,
    speak(seconds, over, frameBytes = 640) {
      send({ type: 'utterance', status: 'started' });
      for (let sent = 0; sent < seconds * heardSampleRate * 2; sent += frameBytes) socket.send(Buffer.alloc(frameBytes, 1));
      send({ type: 'utterance', status: 'ended', ...(over !== undefined && { over }) });
    },
    say(content) {
      const from = caller.messages.length;
      send({ type: 'add-message', message: { role: 'user', content } });
      return line(from);
    },
    hangUp() {
      send({ type: 'end-call' });
      return closed;
    },
  };
}

const originOf = (webCallUrl: string) => new URL(webCallUrl).origin.replace(/^ws/, 'http');
