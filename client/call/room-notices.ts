import { callWords } from './words.ts';

/** Shown where the browser has no speech recognition, or it failed. */
export const typingNotice = callWords.notice.typing;

/** Shown when the microphone was unplugged and there is no other. */
export const noMicrophoneNotice = callWords.notice.noMicrophone;

/** Shown when the room could not recognise what the visitor said. */
export const unheardNotice = callWords.notice.unheard;
