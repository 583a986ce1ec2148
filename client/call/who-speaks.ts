import type { MicrophoneState, Speaker } from './call-machine.ts';
import { speakingThreshold, speechDetector, visitorSpeech, volumeOf } from './line.ts';

/** A microphone that has given nothing this long is probably the wrong one, or switched off. */
const silentMicrophoneMs = 4_000;

/** Who is heard in a call, and whether the visitor can be: from the levels of both sides. Times in milliseconds, from any one clock. */
export function whoSpeaks(sinceMs: number) {
  const visitor = speechDetector(visitorSpeech);
  let character = false;
  let visitorVolume = 0;
  let everHeard = false;
  return {
    setCharacter(speaking: boolean) {
      character = speaking;
    },
    /** `level` of the visitor's microphone, unscaled; 0 while muted. */
    sampleMicrophone(level: number, muted: boolean, atMs: number) {
      visitorVolume = volumeOf(level);
      visitor.sample(level, atMs);
      everHeard ||= level > speakingThreshold;
      // Only the visitor's own turn counts: nobody speaks over a greeting.
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
    /** 0..1, of whoever is heard. */
    level: (characterLevel: number): number => (visitor.speaking ? visitorVolume : characterLevel),
  };
}
