import { callWords } from './words.ts';

/** Shown if the browser has no speech recognition, or if it failed. */
export const typingNotice = callWords.notice.typing;

/** Shown if the microphone was unplugged and there is no other. */
export const noMicrophoneNotice = callWords.notice.noMicrophone;

/** Shown if the room could not transcribe the visitor's words. */
export const unheardNotice = callWords.notice.unheard;
