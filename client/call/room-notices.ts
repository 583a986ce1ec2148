/** Shown where the browser has no speech recognition, or it failed. */
export const typingNotice = 'This browser cannot turn your speech into text here. Please type instead: you will still be answered.';

/** Shown when the microphone was unplugged and there is no other. */
export const noMicrophoneNotice = 'The microphone is gone. Connect it again and go on speaking, or type.';

/** Shown when the room could not recognise what the visitor said. */
export const unheardNotice = 'That did not come through. Please say it once more, or type it.';
