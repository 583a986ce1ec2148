import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { closeCodes, isRoomEndReason, resumeMs, resumeParameter, roomMessageMaxBytes, type ServerMessage } from '#shared/room-protocol.ts';
import { type Log, sessionHash, withLogFields } from '../core/log.ts';
import { isOwnOrigin } from '../core/origin.ts';
import type { CallRow } from '../db/schema.ts';
import { callHeartbeatMs } from '../flows/call-ends.ts';
import type { CallTalk } from '../flows/call-talk.ts';
import type { Flows } from '../flows/product.ts';
import type { Hearing } from '../services/hearing.ts';
import type { Speech } from '../services/speech.ts';
import type { RoomAccess } from '../services/voice.ts';
import { createRoom, type Room, type RoomMemory } from './room.ts';

/** A browser that answers no ping within this interval counts as gone. */
const pingMs = 15_000;
/** Unsent bytes after which the connection is closed: the browser receives the sound far too slowly. */
const unsentMax = 1024 * 1024;
/** Messages in a period: far more than a page with a talking, typing and interrupting visitor sends. Sound comes in pieces of 20 ms; the limit is twice that. */
const floodMax = { messages: 120, sounds: 1_000, windowMs: 10_000 };

/** A call with its conversation. */
interface Guest {
  row: CallRow;
  talk: CallTalk;
  /** Of a resumed connection. */
  before?: RoomMemory;
}

/** A call whose connection broke, for as long as it can be resumed. */
interface Broken {
  memory: RoomMemory;
  /** Resolves when the last answer of the old connection is stored. */
  settled: Promise<unknown>;
  timer: NodeJS.Timeout;
}

export interface Rooms {
  /** Admits nobody more, lets every character say goodbye, and closes the rest after `withinMs`. */
  close(withinMs: number): Promise<void>;
}

interface Needs {
  server: Server;
  access: RoomAccess;
  flows: Pick<Flows, 'calls' | 'callEnds' | 'callTalks'>;
  speech: Speech;
  hearing: Hearing | undefined;
  publicUrl: string;
  log: Log;
}

/** The voice rooms: `WS /call/rooms/:id?token=`. A room is one call, on the instance that has its socket. */
export function openRooms({ server, access, flows, speech, hearing, publicUrl, log }: Needs): Rooms {
  const { calls, callEnds, callTalks } = flows;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: roomMessageMaxBytes, perMessageDeflate: false, clientTracking: true });
  const rooms = new Set<Room>();
  const broken = new Map<string, Broken>();
  const answering = new WeakSet<WebSocket>();
  let closing = false;

  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => {});
    admit(req, socket).then(
      (guest) => guest && sockets.handleUpgrade(req, socket, head, (ws) => ('talk' in guest ? logged(ws, guest) : tellEnd(ws, guest))),
      (error: unknown) => {
        log.warn({ err: error }, 'connection to a voice room failed before it was accepted');
        refuse(socket, 503);
      },
    );
  });

  /** Checks whether this browser may join, and claims the call for it. A refusal is answered here. */
  async function admit(req: IncomingMessage, socket: Duplex): Promise<Guest | CallRow | undefined> {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const callId = /^\/call\/rooms\/(call_\w{1,40})$/.exec(url.pathname)?.[1];
    if (callId === undefined) return refuse(socket, 404);
    if (!isOwnOrigin([new URL(publicUrl).origin], req.headers.origin, req.headers.host)) return refuse(socket, 403);
    const token = url.searchParams.get('token') ?? '';
    const isAgain = url.searchParams.has(resumeParameter);
    if (!(isAgain ? access.admitsResume(callId, token) : access.admits(callId, token))) return refuse(socket, 401);
    if (closing || !access.hasRoom()) return refuse(socket, 503);
    speech.warm?.();
    if (isAgain) return admitAgain(callId, socket);
    const row = await calls.join(callId);
    if (!row) return refuse(socket, 409);
    const talk = await callTalks.open(row);
    if (!socket.destroyed) return { row, talk };
    await callEnds.over(row, 'connection-lost');
  }

  /** Resumes a call, whichever instance carried it. If the call is over meanwhile, the browser is told so. */
  async function admitAgain(callId: string, socket: Duplex): Promise<Guest | CallRow | undefined> {
    // The browser may notice a broken connection before the server does.
    access.drop(callId);
    const left = broken.get(callId);
    // Waits until the last answer is stored. Otherwise its question would be answered twice.
    await left?.settled;
    const row = await calls.resume(callId);
    if (!row) return refuse(socket, 409);
    if (row.status !== 'joined') return row;
    clearTimeout(left?.timer);
    broken.delete(callId);
    const talk = await callTalks.open(row);
    const before = left?.memory ?? { joinedAt: Date.parse(row.joined_at ?? row.created_at), lines: [], turns: 0, heardSamples: 0 };
    if (!socket.destroyed) return { row, talk, before };
    waitForAgain(row, before, Promise.resolve());
  }

  function tellEnd(ws: WebSocket, { ended_reason }: CallRow) {
    const endedReason = isRoomEndReason(ended_reason) ? ended_reason : 'assistant-ended-call';
    ws.on('error', () => {});
    ws.send(JSON.stringify({ type: 'status-update', status: 'ended', endedReason } satisfies ServerMessage));
    ws.close(closeCodes.ended, endedReason);
  }

  /** The connection broke: the call ends only if the browser does not resume it in time. */
  function waitForAgain(row: CallRow, memory: RoomMemory, settled: Promise<unknown>) {
    const { id } = row;
    const giveUp = async () => {
      broken.delete(id);
      if (await calls.isLineBroken(id)) await callEnds.over(row, 'connection-lost');
    };
    broken.set(id, { memory, settled, timer: setTimeout(() => quietly(giveUp(), id), resumeMs) });
    quietly(calls.setDisconnected(id), id);
  }

  /** Every log line of a room names its call. */
  const logged = (ws: WebSocket, guest: Guest) =>
    withLogFields({ call: guest.row.id, session: sessionHash(guest.row.session_id) }, () => seat(ws, guest));

  function seat(ws: WebSocket, { row, talk, before }: Guest) {
    const { id, persona } = row;
    let hasJoined = before !== undefined;
    const isFlood = floodGate(floodMax.messages);
    const isSoundFlood = floodGate(floodMax.sounds);
    const room = createRoom({
      persona,
      socket: {
        send(data) {
          if (ws.readyState !== ws.OPEN) return;
          if (ws.bufferedAmount > unsentMax) return ws.terminate();
          ws.send(data);
        },
        close: (code, reason) => ws.close(code, reason),
      },
      talk,
      speech,
      hearing,
      resumeToken: access.resumeToken(id),
      before,
      onEnd(reason) {
        rooms.delete(room);
        access.closed(id);
        if (reason === 'connection-lost' && !closing && hasJoined) waitForAgain(row, room.memory(), room.settled());
        else quietly(callEnds.over(row, reason), id);
      },
      log,
    });
    rooms.add(room);
    access.opened(id, { hangUp: () => room.end('customer-ended-call'), drop: () => room.cut() });
    answering.add(ws);
    ws.on('pong', () => answering.add(ws));
    ws.on('error', () => {}); // a close follows
    const hear = (data: RawData, isBinary: boolean) => {
      if (isBinary ? isSoundFlood() : isFlood()) return ws.close(closeCodes.refused, 'too many messages');
      if (isBinary) room.hearSound(data as Buffer);
      else {
        hasJoined = true;
        room.hear(String(data));
      }
    };
    // Events of a socket do not run in the context in which they were registered.
    ws.on(
      'close',
      AsyncResource.bind(() => room.cut()),
    );
    ws.on('message', AsyncResource.bind(hear));
    if (closing) room.end('server-shutdown');
  }

  /** Stores the end of a call. If the store fails, the room closes all the same. */
  const quietly = (work: Promise<unknown>, call: string) =>
    void work.catch((error: unknown) => log.error({ err: error, call }, 'could not save the end of a call'));

  const ping = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!answering.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, pingMs);
  /** Ends rooms whose call was ended elsewhere: by a request to another instance, or as a lost call. */
  const heartbeat = setInterval(async () => {
    const ids = access.callIds();
    if (ids.length === 0) return;
    try {
      const on = await calls.heartbeat(ids);
      for (const id of ids) if (!on.has(id)) access.hangUp(id);
    } catch (error) {
      log.warn({ err: error }, 'could not store the heartbeat of open calls');
    }
  }, callHeartbeatMs);

  return {
    async close(withinMs) {
      closing = true;
      clearInterval(ping);
      clearInterval(heartbeat);
      for (const { timer } of broken.values()) clearTimeout(timer);
      for (const room of rooms) room.sayGoodbye();
      const deadline = performance.now() + withinMs;
      while (rooms.size > 0 && performance.now() < deadline) await sleep(50);
      for (const room of rooms) room.end('server-shutdown');
      while (sockets.clients.size > 0 && performance.now() < deadline + 500) await sleep(50);
      for (const ws of sockets.clients) ws.terminate();
      sockets.close();
    },
  };
}

const reasons = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 409: 'Conflict', 503: 'Service Unavailable' } as const;

function refuse(socket: Duplex, status: keyof typeof reasons): undefined {
  // Also ends the other direction, because a client that never closes would keep the connection open.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function floodGate(most: number): () => boolean {
  let startedAtMs = 0;
  let count = 0;
  return () => {
    const nowMs = performance.now();
    if (nowMs - startedAtMs > floodMax.windowMs) {
      startedAtMs = nowMs;
      count = 0;
    }
    return ++count > most;
  };
}
