import type { FailureCode } from './call-machine.ts';
import { CallError } from './failures.ts';

export interface Microphone {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  /** Releases the device, so that the browser's recording indicator disappears. */
  stop(): void;
}

const refusals: Record<string, FailureCode> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-missing',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

/** Browsers inside other apps. Most of them do not allow the microphone and never ask. */
const inAppBrowser = /Instagram|FBA[NV]|FB_IAB|\bLine\/|MicroMessenger|Snapchat|BytedanceWebview|musical_ly|LinkedInApp|; wv\)/;

let permission: PermissionStatus | undefined;

/** Asks the browser, not the visitor, whether the microphone has been allowed before. */
export async function lookUpPermission(): Promise<void> {
  try {
    permission ??= await navigator.permissions.query({ name: 'microphone' });
  } catch {
    // Firefox tells from version 131 on.
  }
}

/** Whether the visitor has allowed the microphone, as far as that was looked up. */
export const isMicrophoneAllowed = (): boolean => permission?.state === 'granted';

/** Asks for the microphone. Call it in the click handler, before anything that costs money. Throws a CallError with the reason. */
export async function openMicrophone(): Promise<Microphone> {
  if (!isSecureContext) throw new CallError('insecure-page');
  const inApp = inAppBrowser.test(navigator.userAgent);
  // Old and embedded browsers lack the property.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new CallError(inApp ? 'in-app-browser' : 'microphone-missing');
  try {
    const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } });
    const [track] = stream.getAudioTracks();
    if (!track) throw new CallError('microphone-missing');
    return { stream, track, stop: () => track.stop() };
  } catch (error) {
    if (error instanceof CallError) throw error;
    const code = refusals[error instanceof DOMException ? error.name : ''] ?? 'microphone-missing';
    throw new CallError(inApp && code === 'microphone-denied' ? 'in-app-browser' : code);
  }
}
