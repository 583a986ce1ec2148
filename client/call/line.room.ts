import { messageMaxLength } from '#shared/lengths.ts';
import { activeEveryMs, hearsParameter, type ServerMessage } from '#shared/room-protocol.ts';
import { openBrowserInput } from './browser-input.ts';
import { createBrowserVoice, goodVoices } from './browser-voice.ts';
import { CallError } from './failures.ts';
import {
  type Line,
  type LineEvent,
  type LineOptions,
  noCallObject,
  observerIntervalMs,
  speakingThreshold,
  speakingTimeoutMs,
  speechDetector,
  volumeOf,
} from './line.ts';
import type { Microphone } from './microphone.ts';
import { openRoomConnection } from './room-connection.ts';
import { openRoomInput } from './room-input.ts';
import { noMicrophoneNotice, typingNotice, unheardNotice } from './room-notices.ts';
import { createPlayback } from './room-playback.ts';
import { createProgress } from './room-progress.ts';
import { openSpeechInput, type SpeechInput } from './speech-input.ts';
import { createSpeechProgress, type SpeechProgress } from './speech-progress.ts';
import { createTurnTaking } from './turn-taking.ts';

/** How long a waiting turn waits during sound without words. A recogniser reports words while they are spoken, the room only at the end. */
const longestHoldMs = { wordless: 5_000, utterance: 15_000 };

/** A call in our voice room: a WebSocket to our server, sound frames from it, words to it. Failures are `error` events. */
export function openRoomLine({ webCallUrl, lang, microphone, context, emit }: LineOptions): Line {
  /** The room has no voice for the current turn. */
  let isSilent = false;
  let finished = false;
  /** The visitor is speaking or typing. */
  let held = false;
  let lastActiveMs = Number.NEGATIVE_INFINITY;

  const playback = createPlayback(context);
  const progress = createProgress();
  const said = createSpeechProgress();
  let lastSaid: SpeechProgress | null = null;
  const character = speechDetector({ threshold: speakingThreshold, timeoutMs: speakingTimeoutMs });
  const voice = createBrowserVoice({
    lang,
    onStart: () => emit({ type: 'speech-start' }),
    onQuiet: () => emit({ type: 'speech-end' }),
    onSpoken: (turn) => connection.send({ type: 'spoken', turn }),
  });
  const connection = openRoomConnection({
    webCallUrl,
    hello: (again) => ({ type: 'join', voices: goodVoices(), ...(again && { again: progress.again() }) }),
    onJoin() {
      emit({ type: 'call-start' });
      if (typing !== null) typeOnly(typing);
    },
    onReconnecting: (reconnecting) => emit({ type: 'reconnecting', reconnecting }),
    onFrame(bytes) {
      progress.frame(bytes);
      playback.frame(bytes);
    },
    onMessage(message) {
      progress.follow(message);
      follow(message);
      // The visitor's words appear at once, and not when the server repeats them.
      if (message.type !== 'transcript' || message.role !== 'user' || message.heard) emit({ type: 'message', message });
    },
    onEnd: (end) => finish(end instanceof CallError ? { type: 'error', error: end } : { type: 'call-end', reason: end }),
  });
  const roomHears = new URL(webCallUrl, location.href).searchParams.has(hearsParameter);
  const turns = createTurnTaking(playback, roomHears ? longestHoldMs.utterance : longestHoldMs.wordless, interrupt);
  const input = microphone && openSpeechInput(microphone, openInput, (lost) => (lost ? typeOnly(noMicrophoneNotice) : speakAgain()));
  /** Why the visitor must type. */
  let typing = microphone && !input ? typingNotice : null;

  const observer = setInterval(() => {
    const level = playback.level();
    emit({ type: 'volume-level', level: Math.max(volumeOf(level), voice.level()) });
    // A gap in the middle of a turn does not end the turn. What still sounds of an interrupted one begins neither it nor the next.
    const isMidTurn = character.speaking && playback.playing;
    const change = character.sample(isMidTurn ? 1 : playback.sounding ? level : 0, performance.now());
    if (change) emit({ type: `speech-${change}` });
    tellSaid();
  }, observerIntervalMs);

  function tellSaid() {
    const next = voice.said() ?? (playback.playing || playback.held ? said.at(playback.progress) : null);
    if (next?.text === lastSaid?.text && next?.letters === lastSaid?.letters) return;
    lastSaid = next;
    emit({ type: 'said', said: next });
  }

  function openInput(open: Microphone): SpeechInput | null {
    const onLevel = (level: number) => emit({ type: 'local-volume-level', level });
    if (roomHears) {
      return openRoomInput({
        microphone: open,
        context,
        turns,
        isEchoing: () => voice.sounding,
        onLevel,
        onStart: () => connection.send({ type: 'utterance', status: 'started' }),
        onSound: connection.sendSound,
        onEnd: (kept) =>
          connection.send({ type: 'utterance', status: kept ? 'ended' : 'dropped', ...(playback.held && { over: playback.turn }) }),
      });
    }
    return openBrowserInput({
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

  function typeOnly(notice: string) {
    typing = notice;
    if (connection.status === 'joining') return;
    emit({ type: 'microphone', microphone: 'none' });
    emit({ type: 'notice', notice });
  }
  function speakAgain() {
    typing = null;
    if (connection.status === 'joining') return;
    emit({ type: 'microphone', microphone: 'on' });
    emit({ type: 'notice', notice: null });
  }

  function follow(message: ServerMessage) {
    switch (message.type) {
      case 'audio-start':
        if (message.encoding !== 'none' && message.resumed && playback.turn === message.turn) return;
        playback.interrupt();
        voice.interrupt();
        if (message.encoding !== 'none') emit({ type: 'aloud', aloud: true });
        isSilent = message.encoding === 'none';
        if (message.encoding === 'none') voice.begin(message.turn, message);
        else playback.begin(message.turn, message.sampleRate);
        return yieldWhileHeld();
      case 'transcript':
        if (message.heard) emit({ type: 'notice', notice: null });
        if (isSilent && message.role === 'assistant') emit({ type: 'aloud', aloud: voice.canSay(message.transcript) });
        if (message.role === 'assistant' && message.transcriptType === 'final' && message.turn !== undefined) {
          voice.add(message.turn, message.transcript);
          said.begin(message.transcript);
        }
        return yieldWhileHeld();
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
    }
  }

  /** The visitor interrupts: the character stops here first, then in the room. */
  function interrupt() {
    const heard = playback.interrupt() ?? voice.interrupt();
    if (character.stop()) emit({ type: 'speech-end' });
    progress.interrupted();
    if (heard) connection.send({ type: 'interrupt', ...heard });
  }

  function yieldWhileHeld() {
    if (held) interrupt();
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
    connection.send({ type: 'add-message', message: { role: 'user', content: words }, id: progress.asked(words) });
  }

  /** The visitor's words while the connection is broken are sent when the call is resumed. */
  const isOn = () => connection.status === 'joined' || connection.status === 'broken';

  function active() {
    if (connection.status !== 'joined' || performance.now() - lastActiveMs < activeEveryMs) return;
    lastActiveMs = performance.now();
    connection.send({ type: 'active' });
  }

  function finish(last: LineEvent) {
    if (finished) return;
    finished = true;
    connection.close();
    clearInterval(observer);
    input?.close();
    turns.stop();
    playback.close();
    voice.interrupt();
    if (!connection.isEnded) {
      emit({ type: 'message', message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' } });
    }
    emit(last);
  }

  return {
    setMuted(muted) {
      if (!isOn()) throw new Error(noCallObject);
      held = false;
      input?.setMuted(muted);
    },
    setHeld(value) {
      if (!isOn()) throw new Error(noCallObject);
      held = value;
      yieldWhileHeld();
      if (held) active();
      input?.setHeld(held);
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
      connection.send({ type: 'end-call' });
      finish({ type: 'call-end', reason: 'hung-up' });
    },
  };
}
