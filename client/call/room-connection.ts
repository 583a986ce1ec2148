import type { ClientMessage } from '#shared/room-messages.ts';
import { closeCodes, listening, resumeMs, resumeParameter, type ServerMessage, silentLineMs } from '#shared/room-protocol.ts';
import type { EndReason } from './call-machine.ts';
import { CallError } from './failures.ts';
import { endOf, isMobile, mobileStartDelayMs } from './line.ts';

/** Time limit of one attempt to connect again. */
const connectMs = 5_000;
/** The number of steps in which a wait for a message is counted. */
const silentSteps = 3;
/** Pauses between attempts. */
const retryMs = { first: 250, most: 4_000 };
/** The number of attempts to reach the room for the first time. A network that drops one attempt often accepts the next. */
const firstRetries = 2;

interface Options {
  webCallUrl: string;
  /** The first message on every socket. @param again true if the call is resumed */
  hello(again: boolean): ClientMessage;
  onJoin(): void;
  onReconnecting(reconnecting: boolean): void;
  onFrame(bytes: ArrayBuffer): void;
  onMessage(message: ServerMessage): void;
  /** Called when the call has ended by itself. */
  onEnd(end: CallError | EndReason): void;
}

export type RoomConnection = ReturnType<typeof openRoomConnection>;

/** The WebSocket of a call in the voice room. If it breaks, a new one resumes the call, as long as the room allows it. */
export function openRoomConnection({ webCallUrl, hello, onJoin, onReconnecting, onFrame, onMessage, onEnd }: Options) {
  let socket: WebSocket | null = null;
  let status: 'joining' | 'joined' | 'broken' | 'closed' = 'joining';
  /** The token that admits this page again after the connection broke. */
  let token: string | undefined;
  let brokenAtMs = 0;
  let tries = 0;
  let wasOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let endedReason: string | undefined;
  let silence: ReturnType<typeof setInterval> | undefined;
  let joining: ReturnType<typeof setTimeout> | undefined;
  if (isMobile()) joining = setTimeout(connect, mobileStartDelayMs);
  // Whoever opens it may give it up in the same breath.
  else queueMicrotask(() => status === 'closed' || connect());

  function connect() {
    const url = new URL(webCallUrl, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const again = status === 'broken';
    if (again && token !== undefined) {
      url.searchParams.set('token', token);
      url.searchParams.set(resumeParameter, '1');
    }
    const opened = new WebSocket(url);
    socket = opened;
    opened.binaryType = 'arraybuffer';
    if (again) expectWithin(connectMs, opened);
    opened.addEventListener('open', () => {
      wasOpen = true;
      send(hello(again));
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (status === 'closed' || socket !== opened) return;
      if (typeof data !== 'string') onFrame(data);
      else if (data === listening) join();
      else read(data);
      // A dead connection does not close. A message shows that this one works; while the call is broken, only `listening` does.
      if (status === 'joined') expectWithin(silentLineMs, opened);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened || status === 'closed') return;
      if (endedReason === undefined && code !== closeCodes.ended) return lose(opened);
      end(endOf(endedReason));
    });
  }

  /** Counted in steps: if the page itself was suspended, its messages are waiting, and are read before the next step. */
  function expectWithin(ms: number, opened: WebSocket) {
    clearInterval(silence);
    let steps = 0;
    silence = setInterval(() => {
      if (++steps === silentSteps) lose(opened);
    }, ms / silentSteps);
  }

  /** This socket is dead. A new one resumes the call, if there is time left. */
  function lose(lost: WebSocket) {
    if (socket !== lost || status === 'closed') return;
    socket = null;
    clearInterval(silence);
    lost.close();
    if (status === 'joining') return wasOpen || tries === firstRetries ? end(new CallError('start-failed')) : tryAgain();
    const nowMs = performance.now();
    if (status === 'joined') {
      status = 'broken';
      brokenAtMs = nowMs;
      tries = 0;
      onReconnecting(true);
    }
    if (token === undefined || nowMs - brokenAtMs > resumeMs) return end(new CallError('connection-lost'));
    tryAgain();
  }

  function tryAgain() {
    retry = setTimeout(connect, Math.min(retryMs.first * 2 ** tries++, retryMs.most));
  }

  function join() {
    const before = status;
    if (before !== 'joining' && before !== 'broken') return;
    status = 'joined';
    if (before === 'joining') onJoin();
    else onReconnecting(false);
  }

  function read(text: string) {
    try {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'line') token = message.token;
      if (message.type === 'status-update' && message.status === 'ended') endedReason = message.endedReason;
      onMessage(message);
    } catch (error) {
      console.error('a message of the voice room cannot be read', error);
    }
  }

  function send(message: ClientMessage) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function end(reason: CallError | EndReason) {
    close();
    onEnd(reason);
  }

  function close() {
    status = 'closed';
    clearTimeout(joining);
    clearTimeout(retry);
    clearInterval(silence);
    socket?.close();
  }

  return {
    get status() {
      return status;
    },
    /** The room has reported the end of the call. */
    get isEnded() {
      return endedReason !== undefined;
    },
    send,
    /** Sends the visitor's sound. While the connection is broken, sound is dropped. */
    sendSound(samples: Int16Array<ArrayBuffer>) {
      if (socket?.readyState === WebSocket.OPEN && status === 'joined') socket.send(samples);
    },
    close,
  };
}
