import { callApi } from '#client/api.ts';
import { keepLines, type VisitLine, visitLines } from '#client/ui/visit.ts';
import type { ApiOutput, CallNotes } from '#shared/api.ts';
import { type PersonaSlug, sells } from '#shared/personas.ts';
import { startAmbience } from './ambience.ts';
import { playEarcon } from './earcons.ts';
import { CallError } from './failures.ts';
import { openRoomLine } from './line.room.ts';
import { type Line, type LineOptions, lineKind } from './line.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { keepSound, openSound } from './open-sound.ts';
import { pushToTalk } from './push-to-talk.ts';
import { endWebCall, startWebCall } from './start-call.ts';
import { vibrate } from './vibrate.ts';
import { keepAwake } from './wake-lock.ts';
import { watchCall } from './watch-call.ts';

/** What a call needs of the browser and the network; a test of the runner plays it. */
export interface CallDependencies {
  openSound: typeof openSound;
  keepSound: typeof keepSound;
  openMicrophone(): Promise<Microphone>;
  startWebCall(assistantId: string, signal: AbortSignal): Promise<string>;
  endWebCall(webCallUrl: string): void;
  openLine(options: LineOptions): Promise<Line>;
  /** @returns leaves */
  watchCall(tell: (notes: CallNotes) => void): () => void;
  /** What was said in writing before the call. */
  earlierLines(persona: PersonaSlug): VisitLine[];
  writeInCall(assistantId: PersonaSlug, message: string): Promise<ApiOutput<'writeInCall'>>;
  forgetCall(callId: string): Promise<unknown>;
  /** What this tab keeps of it goes too. */
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
  openMicrophone,
  startWebCall,
  endWebCall,
  async openLine(options) {
    if (lineKind(options.webCallUrl, location.href) === 'room') return openRoomLine(options);
    // The SDK is a chunk of its own, fetched when a room turns out to be Vapi's.
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
