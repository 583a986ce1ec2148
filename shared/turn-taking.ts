/** Turn-taking rules that need only the words. Used in the browser and in the room, wherever speech is recognised. */

/** Words of a listener that do not interrupt. */
const backchannels = new Set(
  [
    'hm hmm hmmm mm mmm mhm mm-hmm uh-huh aha ah oh ok okay yeah yes yep right sure true wow nice great good cool i see go on got it',
    'haan han haa ha haanji hanji ji achha acha accha achcha thik theek hai sahi bilkul wah arre are sach batao bolo',
    'हाँ हां जी हाँजी अच्छा ठीक है सही बिल्कुल वाह अरे हम्म हूँ ओके',
  ].flatMap((words) => words.split(' ')),
);

/** More words than this are an answer, whatever they are: "yes right ok sure, go on". */
const mostWords = 4;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean);

/** Whether words only show that the visitor listens: "hmm", "achha", "ok ok". */
export function isBackchannel(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= mostWords && words.every((word) => backchannels.has(word));
}

/** Words after which the speaker usually continues. */
const opens = new Set(
  [
    'and but or so because since if the a an to of for with at my your um uh er',
    'aur par lekin magar ya kyunki kyonki agar jab ki ke ka se mein ko to toh matlab yani phir fir mera meri mere woh wo jo',
    'और पर लेकिन मगर या क्योंकि अगर जब कि के का की से में को तो मतलब यानी फिर मेरा मेरी मेरे वह जो',
  ].flatMap((words) => words.split(' ')),
);

/** How long the visitor may pause after these words, in ms. 0 after a complete sentence. */
export function thinkingPauseMs(text: string): number {
  if (/[.?!।]\s*$/.test(text)) return 0;
  const last = wordsOf(text).at(-1);
  return /[,…]\s*$/.test(text) || (last !== undefined && opens.has(last)) ? 1_600 : 0;
}
