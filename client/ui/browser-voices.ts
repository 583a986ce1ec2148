/** The voices of the visitor's browser. Browsers load them at the first request, and tell later that they are there. */
export const ownVoices = (): SpeechSynthesisVoice[] => ('speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []);

/** @returns a function that ends the subscription */
export function onOwnVoices(tell: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener('voiceschanged', tell);
}

// Android writes en_IN.
const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();

/** Whether the browser has a voice of exactly that region that is pleasant to hear: not eSpeak. */
export const hasGoodVoice = (lang: string): boolean =>
  ownVoices().some((voice) => tagOf(voice) === lang.toLowerCase() && !/espeak/i.test(voice.name));

/** A voice for `lang`: of exactly that region, preferably one with the first of these names; else of the language. Undefined if there is none. */
export function voiceFor(lang: string, names: readonly string[]): SpeechSynthesisVoice | undefined {
  const voices = ownVoices();
  const ofRegion = voices.filter((voice) => tagOf(voice) === lang.toLowerCase());
  const language = lang.split('-')[0] ?? lang;
  return (
    names.map((name) => ofRegion.find((voice) => voice.name.includes(name))).find(Boolean) ??
    ofRegion[0] ??
    voices.find((voice) => tagOf(voice).startsWith(`${language}-`) || tagOf(voice) === language)
  );
}
