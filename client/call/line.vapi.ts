import type { DailyCall } from '@daily-co/daily-js';
import * as vapiModule from '@vapi-ai/web';
import { listening } from '#shared/room-protocol.ts';
import type { FailureCode } from './call-machine.ts';
import { CallError } from './failures.ts';
import { endOf, type Line, type LineEvent, type LineOptions, noCallObject } from './line.ts';
import { playWithPress, type RefusedVoice } from './refused-voice.ts';

type VapiConstructor = typeof import('@vapi-ai/web').default;
/** The package is CommonJS: bundlers and Node wrap its default export differently. */
const Vapi = ((vapiModule.default as { default?: VapiConstructor }).default ?? vapiModule.default) as VapiConstructor;

/** Daily allows one call object on a page. A call waits for the previous one to be destroyed, up to this limit. */
let takenDown: Promise<unknown> = Promise.resolve();
const takedownTimeoutMs = 4_000;
const atMost = (promise: Promise<unknown>, timeoutMs: number) =>
  Promise.race([promise.catch(() => {}), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);

/** Reported as errors, but the call continues: noise cancellation, level observers and recordings are optional. */
const harmless = /^(?:audio-process|audio-observer|video-recording)/;

/** The SDK's error payloads: the message is at different depths, and may be an object. */
interface SdkError {
  type?: string;
  error?: { message?: unknown; errorMsg?: unknown; error?: unknown };
}
function wordingOf({ error }: SdkError): string {
  const nested = [error?.errorMsg, error?.message, error?.error].flatMap((part) =>
    typeof part === 'object' && part ? Object.values(part as Record<string, unknown>) : [part],
  );
  return nested.filter((part) => typeof part === 'string').join(' ');
}

const refusals: Record<string, FailureCode> = {
  permissions: 'microphone-denied',
  'not-found': 'microphone-missing',
  'mic-in-use': 'microphone-busy',
  'cam-mic-in-use': 'microphone-busy',
};

/**
 * A call at Vapi over Daily: joins the room that the server has opened, without a request of its own. Failures are `error` events; it
 * rejects only if `signal` aborts.
 */
export async function openVapiLine({ webCallUrl, microphone, context, signal, emit: tell }: LineOptions): Promise<Line> {
  let status: 'joining' | 'joined' | 'closed' = 'joining';
  let muted = false;
  let endedReason: string | undefined;
  let toldEnd = false;
  let refused: RefusedVoice | undefined;

  // The permission in the click was enough. From now on Daily opens the device itself.
  microphone?.stop();
  await atMost(takenDown, takedownTimeoutMs);
  signal.throwIfAborted();

  // A visitor who types sends silence, because the SDK needs a source.
  const silence = microphone ? null : context.createMediaStreamDestination().stream.getAudioTracks()[0];
  const vapi = new Vapi('anonymous', location.origin, { avoidEval: true }, silence ? { audioSource: silence } : {});

  const emit = (event: LineEvent) => status !== 'closed' && tell(event);
  const fail = (code: FailureCode) => finish({ type: 'error', error: new CallError(code) });

  vapi.on('message', (message: { type?: string; status?: string; endedReason?: string }) => {
    if (message?.type === 'status-update' && message.status === 'ended') {
      toldEnd = true;
      endedReason = message.endedReason;
    }
    emit({ type: 'message', message });
  });
  vapi.on('volume-level', (level) => emit({ type: 'volume-level', level }));
  vapi.on('local-volume-level', (level) => emit({ type: 'local-volume-level', level }));
  vapi.on('speech-start', () => emit({ type: 'speech-start' }));
  vapi.on('speech-end', () => emit({ type: 'speech-end' }));
  vapi.on('video', (track) => emit({ type: 'video', track }));
  vapi.on('daily-participant-updated', (participant) => emit({ type: 'daily-participant-updated', participant }));
  // Without a microphone, Vapi would hear nothing and charge for the call.
  vapi.on('camera-error', ({ error }: { error?: { error?: { type?: string } } }) =>
    fail(refusals[error?.error?.type ?? ''] ?? 'microphone-missing'),
  );
  vapi.on('audio', () => refused?.stop());
  // Always registered, because the SDK stops working without a listener.
  vapi.on('error', (error: SdkError) => {
    if (harmless.test(error.type ?? '')) return;
    if (error.type === 'audio-start-failed') return playLater();
    const wording = wordingOf(error);
    // If Vapi ends the call, an error arrives before the end.
    if (/meeting has ended|ejected/i.test(wording)) return hangUp();
    if (/call object bundle/i.test(wording)) return fail('sdk-not-loaded');
    fail(status === 'joined' ? 'connection-lost' : 'start-failed');
  });
  vapi.on('call-end', hangUp);

  /** The browser has refused to play the character's voice. The call begins in captions, and the next press plays the voice. */
  function playLater() {
    const daily = vapi.getDailyCallObject();
    const track = daily && voiceTrackIn(daily);
    // It has left, and the end of the call follows.
    if (!track || track.readyState === 'ended') return;
    refused?.stop();
    refused = playWithPress(track, () => emit({ type: 'asleep', asleep: false }));
    if (status === 'joined') emit({ type: 'asleep', asleep: true });
    // The SDK says this only when the voice plays, and the character waits for it.
    daily.sendAppMessage('playable');
  }

  /** The remote side has left. Its reason may follow at once, but the SDK's generic reason comes later. */
  function hangUp() {
    queueMicrotask(() => {
      if (status === 'joining') return fail('start-failed');
      const end = endOf(endedReason);
      finish(end instanceof CallError ? { type: 'error', error: end } : { type: 'call-end', reason: end });
    });
  }

  function finish(last: LineEvent) {
    if (status === 'closed') return;
    status = 'closed';
    takenDown = atMost(vapi.stop(), takedownTimeoutMs);
    silence?.stop();
    refused?.stop();
    // The SDK does not remove its audio elements.
    for (const player of document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')) {
      player.srcObject = null;
      player.remove();
    }
    if (!toldEnd) tell({ type: 'message', message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' } });
    tell(last);
  }

  // Never awaited, because it may not settle after a stop. Its result arrives as an event.
  void vapi.reconnect({ webCallUrl }).catch(() => {});
  const daily = vapi.getDailyCallObject();
  if (daily) {
    keepMuted(daily, () => muted);
    // The SDK also sends call-start when joining. The character listens only from now on.
    daily.on('app-message', ({ data }: { data: unknown }) => {
      if (data !== listening || status !== 'joining') return;
      status = 'joined';
      tell({ type: 'call-start' });
      if (refused?.waiting) tell({ type: 'asleep', asleep: true });
    });
  }

  const joined = () => {
    if (status !== 'joined') throw new Error(noCallObject);
    return vapi;
  };
  function setMuted(value: boolean) {
    const call = joined();
    muted = value;
    call.setMuted(value);
  }
  return {
    setMuted,
    // Vapi hears that the visitor has stopped, as at the end of any sentence, and its character stops by itself.
    setHeld: (held) => setMuted(!held),
    say(content) {
      joined().send({ type: 'add-message', message: { role: 'user', content } });
      emit({ type: 'message', message: { type: 'transcript', role: 'user', transcriptType: 'final', transcript: content } });
    },
    // Vapi has no such message. Its own silence limit applies.
    active() {},
    interrupt() {},
    close() {
      try {
        if (status === 'joined') vapi.send({ type: 'end-call' });
      } finally {
        finish({ type: 'call-end', reason: 'hung-up' });
      }
    },
  };
}

/** The voice of the character, if it has one. */
const voiceTrackIn = (daily: DailyCall): MediaStreamTrack | undefined =>
  Object.values(daily.participants()).find((participant) => !participant.local)?.tracks.audio.persistentTrack;

/** If noise cancellation fails, the SDK disables it and unmutes the microphone, even if the visitor had muted it. */
function keepMuted(daily: DailyCall, isMuted: () => boolean) {
  const setLocalAudio = daily.setLocalAudio.bind(daily);
  daily.setLocalAudio = (on, options) => setLocalAudio(on && !isMuted(), options);
}
