import type { MicrophoneState, Speaker } from './call-machine.ts';
import { speakingThreshold, speechDetector, visitorSpeech, volumeOf } from './line.ts';

/** After this time without any sound, the microphone is probably the wrong one, or switched off. */
const silentMicrophoneMs = 4_000;

/** Who is heard in a call, and whether the microphone gives sound, from the levels of both sides. Times are milliseconds of one clock. */
export function whoSpeaks(sinceMs: number) {
  const visitor = speechDetector(visitorSpeech);
  let character = false;
  let visitorVolume = 0;
  let everHeard = false;
  return {
    setCharacter(speaking: boolean) {
      character = speaking;
    },
    /** `level` of the visitor's microphone, without scaling; 0 while muted. */
    sampleMicrophone(level: number, muted: boolean, atMs: number) {
      visitorVolume = volumeOf(level);
      visitor.sample(level, atMs);
      everHeard ||= level > speakingThreshold;
      // Counted only in the visitor's turn, because visitors do not speak during a greeting.
      if (character || muted) sinceMs = atMs;
    },
    get speaker(): Speaker {
      return visitor.speaking ? 'visitor' : character ? 'character' : 'nobody';
    },
    microphone: (atMs: number): MicrophoneState => (!everHeard && atMs - sinceMs > silentMicrophoneMs ? 'silent' : 'on'),
    /** 0..1 */
    get visitorLevel() {
      return visitorVolume;
    },
    /** 0..1, of the speaker. */
    level: (characterLevel: number): number => (visitor.speaking ? visitorVolume : characterLevel),
  };
}
