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

/** The limit from the permission for the microphone to `listening`. The SDK alone would wait 66 s. */
const connectTimeoutMs = 25_000;
/** An answer whose words are there is heard within this time, or not at all. */
const soundWithinMs = 1_000;
/** The room ends a call at its limit. If the page has heard nothing this much later, it ends the call itself. */
const overtimeMs = 15_000;

export interface CallSnapshot {
  state: CallState;
  captions: readonly Caption[];
  notes: CallNotes | null;
  ambienceOn: boolean;
}

/** The calls with one character, one at a time. React reads them through `subscribe` and `snapshot`. */
export interface CallRunner extends Omit<Call, 'persona' | 'state' | 'captions' | 'notes' | 'ambience'> {
  snapshot(): CallSnapshot;
  subscribe(listener: () => void): () => void;
  toggleAmbience(): void;
  /** The page is being left: ends the call and tells the server with a beacon. */
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

  /** The only function that ends an attempt. The first caller decides how the attempt ended; later calls do nothing. */
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

  /** Registers `exit` for the end of the attempt, or runs it at once if the attempt has ended. */
  const onExit = (of: Attempt, exit: () => void) => (attempt === of ? of.exits.push(exit) : exit());

  async function openMicrophone(of: Attempt) {
    const microphone = await dependencies.openMicrophone();
    onExit(of, () => microphone.stop());
    return microphone;
  }
  async function openWebCall(of: Attempt) {
    of.abort.signal.throwIfAborted();
    const webCallUrl = await dependencies.startWebCall(persona.slug, of.abort.signal);
    onExit(of, () => dependencies.endWebCall(webCallUrl));
    return webCallUrl;
  }

  async function connect(of: Attempt, withMicrophone: boolean) {
    const opening = withMicrophone ? openMicrophone(of) : null;
    // A visitor who is asked may say no: then nothing may have been opened that has to be paid for.
    if (!dependencies.isMicrophoneAllowed()) await opening;
    const watchdog = setTimeout(() => fail(of, new CallError('timed-out')), connectTimeoutMs);
    onExit(of, () => clearTimeout(watchdog));
    const [microphone, webCallUrl] = await Promise.all([opening, openWebCall(of)]);
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
    let soundless: ReturnType<typeof setTimeout> | undefined;
    onExit(of, () => clearTimeout(soundless));

    const tellWhoSpeaks = () => dispatch({ type: 'speaker', attempt: number, speaker: hearing.speaker });
    function tellThinking(thinking: boolean) {
      clearTimeout(soundless);
      dispatch({ type: 'thinking', attempt: number, thinking });
    }
    /** The character thinks until it is heard: it is not the visitor's turn between its words and their sound. */
    function answered() {
      const { state } = present;
      if (state.status !== 'live' || !state.aloud) return tellThinking(false);
      clearTimeout(soundless);
      soundless = setTimeout(() => tellThinking(false), soundWithinMs);
    }
    function hearMicrophone(level: number) {
      const { state } = present;
      if (state.status !== 'live') return;
      const muted = isMuted(state);
      hearing.sampleMicrophone(muted ? 0 : level, muted, performance.now());
      tellWhoSpeaks();
      const microphone = hearing.microphone(performance.now());
      if (state.microphone !== 'none') dispatch({ type: 'microphone', attempt: number, microphone });
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
          if (!words?.final) return;
          return words.who === 'visitor' ? tellThinking(true) : answered();
        }
        case 'volume-level':
          return levels.notify(hearing.level(event.level), hearing.visitorLevel);
        case 'local-volume-level':
          return hearMicrophone(event.level);
        case 'said':
          return speech.notify(event.said);
        case 'speech-start':
        case 'speech-end':
          if (event.type === 'speech-start') tellThinking(false);
          hearing.setCharacter(event.type === 'speech-start');
          return tellWhoSpeaks();
        case 'microphone':
          if (event.microphone === 'none') setHeld(false);
          return dispatch({ type: 'microphone', attempt: number, microphone: event.microphone });
        case 'notice':
          return dispatch({ type: 'notice', attempt: number, notice: event.notice });
        case 'aloud':
        case 'asleep':
        case 'reconnecting':
          return dispatch({ ...event, attempt: number });
        // Events that no page shows: video tracks and Daily's internal ones.
        case 'video':
        case 'daily-participant-updated':
      }
    };
  }

  /** Runs an action on the connection of a live call. If the connection has just broken, its own event reports that. */
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
    prepare: () => dependencies.prepareCall(),
    start({ microphone } = { microphone: true }) {
      if (attempt || isUnderWay(present.state)) return;
      const number = ++attempts;
      // Sound must be opened here, because browsers allow it only inside the click.
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
        // When the microphone closes, the visitor's current words are kept.
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
