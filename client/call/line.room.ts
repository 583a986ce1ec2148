import { messageMaxLength } from '#shared/lengths.ts';
import type { ClientMessage } from '#shared/room-messages.ts';
import {
  activeEveryMs,
  againParameter,
  closeCodes,
  hearsParameter,
  listening,
  resumeMs,
  type ServerMessage,
  silentLineMs,
} from '#shared/room-protocol.ts';
import { CallError } from './failures.ts';
import { keepEar } from './keep-ear.ts';
import {
  endOf,
  isMobile,
  type Line,
  type LineEvent,
  type LineOptions,
  mobileStartDelayMs,
  noCallObject,
  observerIntervalMs,
  speakingThreshold,
  speakingTimeoutMs,
  speechDetector,
  volumeOf,
} from './line.ts';
import type { Microphone } from './microphone.ts';
import { openRoomEar, type RoomEar } from './room-ear.ts';
import { openRoomHearing } from './room-hearing.ts';
import { createPlayback } from './room-playback.ts';
import { createProgress } from './room-progress.ts';
import { createBrowserVoice, goodVoices, noMicrophoneNotice, typingNotice, unheardNotice } from './room-speech.ts';
import { createSaid, type Said } from './said.ts';
import { createTurnTaking } from './turn-taking.ts';

/** Of an attempt to take the line up again, and between two of them. */
const connectMs = 5_000;
const retryMs = { first: 250, most: 4_000 };

/** A held turn goes on after so much sound without a word: a recogniser shows words as they come, the room reads them at the end. */
const longestHoldMs = { wordless: 5_000, utterance: 15_000 };

/** A call in the embedded voice room: a WebSocket on our own server, sound frames down, words up. Never rejects: faults are `error` events. */
export function openRoomLine({ webCallUrl, lang, microphone, context, emit }: LineOptions): Line {
  let socket: WebSocket | null = null;
  let status: 'joining' | 'joined' | 'broken' | 'closed' = 'joining';
  /** Admits this page again, should the line break. */
  let token: string | undefined;
  let brokenAtMs = 0;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let endedReason: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** The room sends no sound for the present turn. */
  let isSilent = false;
  let lastActiveMs = Number.NEGATIVE_INFINITY;

  const playback = createPlayback(context);
  const progress = createProgress();
  const said = createSaid();
  let lastSaid: Said | null = null;
  const character = speechDetector({ threshold: speakingThreshold, timeoutMs: speakingTimeoutMs });
  const voice = createBrowserVoice({
    lang,
    onStart: () => emit({ type: 'speech-start' }),
    onQuiet: () => emit({ type: 'speech-end' }),
    onSpoken: (turn) => send({ type: 'spoken', turn }),
  });
  const roomHears = new URL(webCallUrl, location.href).searchParams.has(hearsParameter);
  const turns = createTurnTaking(playback, roomHears ? longestHoldMs.utterance : longestHoldMs.wordless, interrupt);
  const ear = microphone && keepEar(microphone, openEar, (lost) => (lost ? typeOnly(noMicrophoneNotice) : speakAgain()));
  /** Why the visitor has to type. */
  let typing = microphone && !ear ? typingNotice : null;

  const observer = setInterval(() => {
    const level = playback.level();
    emit({ type: 'volume-level', level: Math.max(volumeOf(level), voice.level()) });
    // A gap in the middle of a turn is not its end.
    const isMidTurn = character.speaking && playback.playing;
    const change = character.sample(isMidTurn ? 1 : level, performance.now());
    if (change) emit({ type: `speech-${change}` });
    tellSaid();
  }, observerIntervalMs);
  const joining = setTimeout(connect, isMobile() ? mobileStartDelayMs : 0);

  function tellSaid() {
    const next = voice.said() ?? (playback.playing || playback.held ? said.at(playback.progress) : null);
    if (next?.text === lastSaid?.text && next?.letters === lastSaid?.letters) return;
    lastSaid = next;
    emit({ type: 'said', said: next });
  }

  function openEar(open: Microphone): RoomEar | null {
    const onLevel = (level: number) => emit({ type: 'local-volume-level', level });
    if (roomHears) {
      return openRoomHearing({
        microphone: open,
        context,
        turns,
        isEchoing: () => voice.sounding,
        onLevel,
        onStart: () => send({ type: 'utterance', status: 'started' }),
        onSound: (samples) => socket?.readyState === WebSocket.OPEN && status === 'joined' && socket.send(samples),
        onEnd: (kept) => send({ type: 'utterance', status: kept ? 'ended' : 'dropped', ...(playback.held && { over: playback.turn }) }),
      });
    }
    return openRoomEar({
      lang,
      microphone: open,
      context,
      turns,
      character: () => (voice.sounding ? 'browser-voice' : playback.playing ? 'room' : 'silent'),
      onLevel,
      onWords: hearVisitor,
      onUnavailable: () => typeOnly(typingNotice),
    });
  }

  function connect() {
    const url = new URL(webCallUrl, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const again = status === 'broken';
    if (again && token !== undefined) {
      url.searchParams.set('token', token);
      url.searchParams.set(againParameter, '1');
    }
    const opened = new WebSocket(url);
    socket = opened;
    opened.binaryType = 'arraybuffer';
    if (again) silence = setTimeout(() => lose(opened), connectMs);
    opened.addEventListener('open', () => send({ type: 'join', voices: goodVoices(), ...(again && { again: progress.again() }) }));
    opened.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (status === 'closed' || socket !== opened) return;
      // A dead connection closes nothing: whatever comes shows that this one is not.
      clearTimeout(silence);
      silence = setTimeout(() => lose(opened), silentLineMs);
      if (typeof data !== 'string') hearFrame(data);
      else if (data === listening) join();
      else read(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (endedReason === undefined && code !== closeCodes.ended) return lose(opened);
      const end = endOf(endedReason);
      finish(end instanceof CallError ? { type: 'error', error: end } : { type: 'call-end', reason: end });
    });
  }

  function hearFrame(bytes: ArrayBuffer) {
    progress.frame(bytes);
    playback.frame(bytes);
  }

  /** This socket gives nothing any more: the call is taken up on another, if there is still time. */
  function lose(lost: WebSocket) {
    if (socket !== lost || status === 'closed') return;
    if (status === 'joining') return finish({ type: 'error', error: new CallError('start-failed') });
    socket = null;
    clearTimeout(silence);
    lost.close();
    const nowMs = performance.now();
    if (status === 'joined') {
      status = 'broken';
      brokenAtMs = nowMs;
      tries = 0;
      emit({ type: 'reconnecting', reconnecting: true });
    }
    if (token === undefined || nowMs - brokenAtMs > resumeMs) return finish({ type: 'error', error: new CallError('connection-lost') });
    retry = setTimeout(connect, Math.min(retryMs.first * 2 ** tries++, retryMs.most));
  }

  function join() {
    if (status === 'broken') {
      status = 'joined';
      return emit({ type: 'reconnecting', reconnecting: false });
    }
    if (status !== 'joining') return;
    status = 'joined';
    emit({ type: 'call-start' });
    if (typing !== null) typeOnly(typing);
  }

  function typeOnly(notice: string) {
    typing = notice;
    if (status === 'joining') return;
    emit({ type: 'microphone', microphone: 'none' });
    emit({ type: 'notice', notice });
  }
  function speakAgain() {
    typing = null;
    if (status === 'joining') return;
    emit({ type: 'microphone', microphone: 'on' });
    emit({ type: 'notice', notice: null });
  }

  function read(text: string) {
    try {
      const message = JSON.parse(text) as ServerMessage;
      progress.follow(message);
      follow(message);
      // What the visitor said is told when it is said, not when the server repeats it.
      if (message.type !== 'transcript' || message.role !== 'user' || message.heard) emit({ type: 'message', message });
    } catch (error) {
      console.error('a message of the room cannot be read', error);
    }
  }

  function follow(message: ServerMessage) {
    switch (message.type) {
      case 'line':
        token = message.token;
        return;
      case 'audio-start':
        if (message.encoding !== 'none' && message.resumed && playback.turn === message.turn) return;
        playback.interrupt();
        voice.interrupt();
        if (message.encoding !== 'none') emit({ type: 'aloud', aloud: true });
        isSilent = message.encoding === 'none';
        if (message.encoding === 'none') voice.begin(message.turn, message);
        else playback.begin(message.turn, message.sampleRate);
        return;
      case 'transcript':
        if (message.heard) emit({ type: 'notice', notice: null });
        if (isSilent && message.role === 'assistant') emit({ type: 'aloud', aloud: voice.canSay(message.transcript) });
        if (message.role === 'assistant' && message.transcriptType === 'final' && message.turn !== undefined) {
          voice.add(message.turn, message.transcript);
          said.begin(message.transcript);
        }
        return;
      case 'mark':
        if (message.turn === playback.turn) said.mark(message.letters, message.ms / 1000);
        return;
      case 'go-on':
        turns.goOn();
        if (message.failed) emit({ type: 'notice', notice: unheardNotice });
        return;
      case 'audio-end':
        playback.end(message.turn);
        return voice.end(message.turn);
      case 'user-interrupted':
        playback.interrupt();
        voice.interrupt();
        return;
      case 'status-update':
        if (message.status === 'ended') endedReason = message.endedReason;
    }
  }

  /** The visitor has the word: the character falls silent here first, then there. */
  function interrupt() {
    const heard = playback.interrupt() ?? voice.interrupt();
    progress.interrupted();
    if (heard) send({ type: 'interrupt', ...heard });
  }

  function hearVisitor(text: string, final: boolean) {
    if (!isOn()) return;
    const words = text.slice(0, messageMaxLength);
    emit({
      type: 'message',
      message: { type: 'transcript', role: 'user', transcriptType: final ? 'final' : 'partial', transcript: words },
    });
    if (!final) return active();
    interrupt();
    send({ type: 'add-message', message: { role: 'user', content: words }, id: progress.asked(words) });
  }

  /** Broken or not: what the visitor says meanwhile is sent when the line is taken up. */
  const isOn = () => status === 'joined' || status === 'broken';

  function active() {
    if (status !== 'joined' || performance.now() - lastActiveMs < activeEveryMs) return;
    lastActiveMs = performance.now();
    send({ type: 'active' });
  }

  function send(message: ClientMessage) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function finish(last: LineEvent) {
    if (status === 'closed') return;
    status = 'closed';
    clearTimeout(joining);
    clearTimeout(retry);
    clearTimeout(silence);
    clearInterval(observer);
    ear?.close();
    turns.stop();
    playback.close();
    voice.interrupt();
    socket?.close();
    if (endedReason === undefined) {
      emit({ type: 'message', message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' } });
    }
    emit(last);
  }

  return {
    setMuted(muted) {
      if (!isOn()) throw new Error(noCallObject);
      ear?.setMuted(muted);
    },
    say(text) {
      if (!isOn()) throw new Error(noCallObject);
      hearVisitor(text, true);
    },
    active,
    interrupt() {
      if (playback.playing || voice.sounding) interrupt();
    },
    close() {
      send({ type: 'end-call' });
      finish({ type: 'call-end', reason: 'hung-up' });
    },
  };
}
