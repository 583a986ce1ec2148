import { callApi } from '#client/api.ts';
import { keepLines, type VisitLine, visitLines } from '#client/ui/visit.ts';
import type { ApiOutput, CallNotes } from '#shared/api.ts';
import { type PersonaSlug, sells } from '#shared/personas.ts';
import { startAmbience } from './ambience.ts';
import { playEarcon } from './earcons.ts';
import { CallError } from './failures.ts';
import { openRoomLine } from './line.room.ts';
import { type Line, type LineOptions, lineKind } from './line.ts';
import { isMicrophoneAllowed, type Microphone, openMicrophone } from './microphone.ts';
import { keepSound, openSound } from './open-sound.ts';
import { prepareCall } from './prepare-call.ts';
import { pushToTalk } from './push-to-talk.ts';
import { endWebCall, startWebCall } from './start-call.ts';
import { vibrate } from './vibrate.ts';
import { keepAwake } from './wake-lock.ts';
import { watchCall } from './watch-call.ts';

/** The functions of the browser and the network that a call uses. A test of the runner replaces them. */
export interface CallDependencies {
  openSound: typeof openSound;
  keepSound: typeof keepSound;
  prepareCall(): void;
  isMicrophoneAllowed(): boolean;
  openMicrophone(): Promise<Microphone>;
  startWebCall(assistantId: string, signal: AbortSignal): Promise<string>;
  endWebCall(webCallUrl: string): void;
  openLine(options: LineOptions): Promise<Line>;
  /** @returns a function that closes it */
  watchCall(tell: (notes: CallNotes) => void): () => void;
  /** What was written before the call. */
  earlierLines(persona: PersonaSlug): VisitLine[];
  writeInCall(assistantId: PersonaSlug, message: string): Promise<ApiOutput<'writeInCall'>>;
  forgetCall(callId: string): Promise<unknown>;
  /** Also deletes what this tab has stored of the call. */
  forgetLines(persona: PersonaSlug): void;
  pushToTalk: typeof pushToTalk;
  keepAwake(): () => void;
  vibrate(): void;
  startAmbience: typeof startAmbience;
  playEarcon: typeof playEarcon;
}

export const browserDependencies: CallDependencies = {
  openSound,
  keepSound,
  prepareCall,
  isMicrophoneAllowed,
  openMicrophone,
  startWebCall,
  endWebCall,
  async openLine(options) {
    if (lineKind(options.webCallUrl, location.href) === 'room') return openRoomLine(options);
    // The SDK is a separate chunk. It is loaded only for rooms at Vapi.
    const { openVapiLine } = await import('./line.vapi.ts').catch(() => {
      throw new CallError('sdk-not-loaded');
    });
    return openVapiLine(options);
  },
  watchCall,
  earlierLines: (persona) => (sells(persona) ? visitLines('chat') : []),
  writeInCall: (assistantId, message) => callApi('writeInCall', { assistantId, message }),
  forgetLines: (persona) => sells(persona) && keepLines('call', []),
  forgetCall: (callId) => callApi('forgetCall', { callId }),
  pushToTalk,
  keepAwake,
  vibrate,
  startAmbience,
  playEarcon,
};
