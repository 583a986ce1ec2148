import { loadVoices } from './browser-voice.ts';
import { fetchSound } from './sound.ts';
import { prepareDetector } from './voice-activity.ts';

/** The visitor reaches for the button: what a call will need is fetched meanwhile, 10 KB. No call is opened, and the visitor is asked for nothing. */
export function prepareCall(): void {
  loadVoices();
  prepareDetector();
  fetchSound('earcons/connect');
}
