import type { CallNotes } from '#shared/api.ts';
import { maxCallSeconds } from '#shared/lengths.ts';
import type { Persona } from '#shared/personas.ts';
import { type Attempt, createAttempt, runExits, silence } from './call-attempt.ts';
import { browserDependencies, type CallDependencies } from './call-dependencies.ts';
import {
  type Call,
  type CallEvent,
  type CallState,
  type Caption,
  callMachine,
  isMuted,
  isUnderWay,
  type LevelListener,
} from './call-machine.ts';
import { CallError, failureOf } from './failures.ts';
import type { Line, LineEvent } from './line.ts';
import { createListeners } from './listeners.ts';
import { addWords, wordsOf } from './messages.ts';
import type { SpeechProgress } from './speech-progress.ts';
import { whoSpeaks } from './who-speaks.ts';

/** From the microphone's answer to `listening`. The SDK alone would wait 66 s for a call machine that hangs. */
const connectTimeoutMs = 25_000;
/** The far side ends a call at its limit. Whoever has not heard of that this much later will not. */
const overtimeMs = 15_000;

export interface CallSnapshot {
  state: CallState;
  captions: readonly Caption[];
  notes: CallNotes | null;
  ambienceOn: boolean;
}

/** A persona's calls, one at a time. React reads it through `subscribe` and `snapshot`. */
export interface CallRunner extends Omit<Call, 'persona' | 'state' | 'captions' | 'notes' | 'ambience'> {
  snapshot(): CallSnapshot;
  subscribe(listener: () => void): () => void;
  toggleAmbience(): void;
  /** The page goes away: ends the call, telling the server by beacon. */
  leave(): void;
}

export function createCall(persona: Persona, dependencies: CallDependencies = browserDependencies): CallRunner {
  let present: CallSnapshot = { state: { status: 'idle' }, captions: [], notes: null, ambienceOn: true };
  let attempt: Attempt | null = null;
  let attempts = 0;
  const changes = createListeners();
  const levels = createListeners<Parameters<LevelListener>>();
  const speech = createListeners<[said: SpeechProgress | null]>();

  function change(next: Partial<CallSnapshot>) {
    present = { ...present, ...next };
    changes.notify();
  }
  function dispatch(event: CallEvent) {
    const state = callMachine(present.state, event);
    if (state !== present.state) change({ state });
  }

  /** The one way to end an attempt: whoever comes first decides how the attempt ended; everybody later finds it gone. */
  function leave(leaving: Attempt, outcome: CallEvent) {
    if (attempt !== leaving) return;
    attempt = null;
    const wasLive = present.state.status === 'live';
    dispatch(outcome);
    runExits(leaving);
    levels.notify(0, 0);
    speech.notify(null);
    void silence(leaving, wasLive ? () => dependencies.playEarcon(leaving.context, 'hang-up') : undefined);
  }

  const fail = (failing: Attempt, error: unknown) => {
    if (attempt === failing && !(error instanceof CallError)) console.error(error);
    leave(failing, { type: 'failed', attempt: failing.number, failure: failureOf(error) });
  };

  /** Has `exit` run when the attempt is left, or at once if it already has been. */
  const onExit = (of: Attempt, exit: () => void) => (attempt === of ? of.exits.push(exit) : exit());

  async function connect(of: Attempt, withMicrophone: boolean) {
    const microphone = withMicrophone ? await dependencies.openMicrophone() : null;
    if (microphone) onExit(of, () => microphone.stop());
    of.abort.signal.throwIfAborted();
    const watchdog = setTimeout(() => fail(of, new CallError('timed-out')), connectTimeoutMs);
    onExit(of, () => clearTimeout(watchdog));
    const webCallUrl = await dependencies.startWebCall(persona.slug, of.abort.signal);
    onExit(of, () => dependencies.endWebCall(webCallUrl));
    of.abort.signal.throwIfAborted();
    const line = await dependencies.openLine({
      webCallUrl,
      lang: persona.lang,
      microphone,
      context: of.context,
      signal: of.abort.signal,
      emit: lineListener(of, microphone !== null, () => clearTimeout(watchdog)),
    });
    of.line = line;
    onExit(of, () => line.close());
  }

  function lineListener(of: Attempt, withMicrophone: boolean, connected: () => void): (event: LineEvent) => void {
    const { number } = of;
    let hearing = whoSpeaks(performance.now());

    function tellWhoSpeaks() {
      const { speaker } = hearing;
      const { state } = present;
      if (state.status === 'live' && state.speaker !== speaker) dispatch({ type: 'speaker', attempt: number, speaker });
    }
    function tellThinking(thinking: boolean) {
      const { state } = present;
      if (state.status === 'live' && state.thinking !== thinking) dispatch({ type: 'thinking', attempt: number, thinking });
    }
    function hearMicrophone(level: number) {
      const { state } = present;
      if (state.status !== 'live') return;
      const muted = isMuted(state);
      hearing.sampleMicrophone(muted ? 0 : level, muted, performance.now());
      tellWhoSpeaks();
      const microphone = hearing.microphone(performance.now());
      if (state.microphone !== microphone && state.microphone !== 'none') dispatch({ type: 'microphone', attempt: number, microphone });
    }
    function begin() {
      if (present.state.status !== 'connecting') return;
      connected();
      hearing = whoSpeaks(performance.now());
      const pushToTalk = dependencies.pushToTalk.isChosen();
      const microphone = withMicrophone ? 'on' : 'none';
      dispatch({ type: 'listening', attempt: number, atMs: Date.now(), microphone, pushToTalk });
      if (pushToTalk) onLiveLine((line) => line.setHeld(false));
      const end = () => leave(of, { type: 'ended', attempt: number, reason: 'time-limit', atMs: Date.now() });
      const longest = setTimeout(end, maxCallSeconds * 1000 + overtimeMs);
      onExit(of, () => clearTimeout(longest));
      onExit(of, dependencies.keepAwake());
      const tellAsleep = (asleep: boolean) => dispatch({ type: 'asleep', attempt: number, asleep });
      onExit(of, dependencies.keepSound(of.context, tellAsleep));
      onExit(
        of,
        dependencies.watchCall((notes) => attempts === number && notes.persona === persona.slug && change({ notes })),
      );
      void dependencies.playEarcon(of.context, 'connect');
      dependencies.vibrate();
      const { ambience } = persona;
      if (ambience) of.ambience = dependencies.startAmbience(of.context, ambience.name, ambience.volume, present.ambienceOn);
    }

    return (event) => {
      if (attempt !== of) return;
      switch (event.type) {
        case 'call-start':
          return begin();
        case 'call-end':
          return leave(of, { type: 'ended', attempt: number, reason: event.reason, atMs: Date.now() });
        case 'error':
          return fail(of, event.error);
        case 'message': {
          const words = wordsOf(event.message);
          if (words) change({ captions: addWords(present.captions, words) });
          if (words?.final) tellThinking(words.who === 'visitor');
          return;
        }
        case 'volume-level':
          return levels.notify(hearing.level(event.level), hearing.visitorLevel);
        case 'local-volume-level':
          return hearMicrophone(event.level);
        case 'said':
          return speech.notify(event.said);
        case 'speech-start':
        case 'speech-end':
          hearing.setCharacter(event.type === 'speech-start');
          return tellWhoSpeaks();
        case 'microphone':
          if (event.microphone === 'none') setHeld(false);
          return dispatch({ type: 'microphone', attempt: number, microphone: event.microphone });
        case 'notice':
          return dispatch({ type: 'notice', attempt: number, notice: event.notice });
        case 'aloud':
        case 'reconnecting':
          return dispatch({ ...event, attempt: number });
        // A recording's picture and Daily's own bookkeeping: no page shows them.
        case 'video':
        case 'daily-participant-updated':
      }
    };
  }

  /** Does something on the line of a live call. A line that has just broken says so itself, in its own time. */
  function onLiveLine(act: (line: Line, number: number) => void) {
    if (!attempt?.line || present.state.status !== 'live') return;
    try {
      act(attempt.line, attempt.number);
    } catch (error) {
      console.error(error);
    }
  }

  function setHeld(held: boolean) {
    onLiveLine((line, number) => {
      const { state } = present;
      if (state.status !== 'live' || !state.pushToTalk || state.held === held) return;
      line.setHeld(held);
      dispatch({ type: 'held', attempt: number, held });
    });
  }

  return {
    snapshot: () => present,
    subscribe: changes.add,
    onLevel: levels.add,
    onSaid: speech.add,
    start({ microphone } = { microphone: true }) {
      if (attempt || isUnderWay(present.state)) return;
      const number = ++attempts;
      // Here and not later: only inside the click may sound be opened.
      const starting = createAttempt(number, dependencies.openSound(microphone));
      attempt = starting;
      change({
        captions: dependencies.earlierLines(persona.slug).map((line, at) => ({ ...line, id: at + 1, final: true, isEarlier: true })),
        notes: null,
      });
      dispatch({ type: 'start', attempt: number });
      connect(starting, microphone).catch((error: unknown) => fail(starting, error));
    },
    stop() {
      if (attempt) leave(attempt, { type: 'ended', attempt: attempt.number, reason: 'hung-up', atMs: Date.now() });
    },
    leave() {
      if (attempt) leave(attempt, { type: 'ended', attempt: attempt.number, reason: 'left-page', atMs: Date.now() });
    },
    setMuted(muted) {
      onLiveLine((line, number) => {
        line.setMuted(muted);
        dispatch({ type: 'muted', attempt: number, muted });
      });
    },
    setPushToTalk(on) {
      onLiveLine((line, number) => {
        // What the visitor is saying is kept when the microphone closes.
        if (on) line.setHeld(false);
        else line.setMuted(false);
        dependencies.pushToTalk.choose(on);
        dispatch({ type: 'push-to-talk', attempt: number, on });
      });
    },
    setHeld,
    say(text) {
      const words = text.trim();
      if (!words) return;
      onLiveLine((line) => {
        line.say(words);
        if (attempt) void dependencies.playEarcon(attempt.context, 'message');
      });
    },
    interrupt: () => onLiveLine((line) => line.interrupt()),
    active: () => onLiveLine((line) => line.active()),
    dismiss: () => dispatch({ type: 'dismiss' }),
    async write(text) {
      const { reply, linesLeft, notes } = await dependencies.writeInCall(persona.slug, text);
      const asked = addWords(present.captions, { who: 'visitor', text, final: true });
      change({ captions: addWords(asked, { who: 'character', text: reply, final: true }), notes });
      return linesLeft;
    },
    async forget() {
      if (present.notes) await dependencies.forgetCall(present.notes.callId);
      change({ captions: [], notes: null });
      dependencies.forgetLines(persona.slug);
      dispatch({ type: 'dismiss' });
    },
    toggleAmbience() {
      change({ ambienceOn: !present.ambienceOn });
      attempt?.ambience?.setOn(present.ambienceOn);
    },
  };
}
