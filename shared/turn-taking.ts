/** When it is whose turn to speak, from the words alone. Used where words are read: in the browser, and in the room. */

/** What a listener says to show that they listen: nobody stops for it. */
const backchannels = new Set(
  [
    'hm hmm hmmm mm mmm mhm mm-hmm uh-huh aha ah oh ok okay yeah yes yep right sure true wow nice great good cool i see go on got it',
    'haan han haa ha haanji hanji ji achha acha accha achcha thik theek hai sahi bilkul wah arre are sach batao bolo',
    'हाँ हां जी हाँजी अच्छा ठीक है सही बिल्कुल वाह अरे हम्म हूँ ओके',
  ].flatMap((words) => words.split(' ')),
);

/** An answer is more than this, whatever its words: "yes right ok sure, go on" is one. */
const mostWords = 4;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean);

/** Whether somebody who speaks over the character only shows that they listen: "hmm", "achha", "ok ok". */
export function isBackchannel(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= mostWords && words.every((word) => backchannels.has(word));
}

/** Words after which more is to come. */
const opens = new Set(
  [
    'and but or so because since if the a an to of for with at my your um uh er',
    'aur par lekin magar ya kyunki kyonki agar jab ki ke ka se mein ko to toh matlab yani phir fir mera meri mere woh wo jo',
    'और पर लेकिन मगर या क्योंकि अगर जब कि के का की से में को तो मतलब यानी फिर मेरा मेरी मेरे वह जो',
  ].flatMap((words) => words.split(' ')),
);

/** How long the visitor is given to go on after these words, in ms: nothing after what sounds whole. */
export function thinkingPauseMs(text: string): number {
  if (/[.?!।]\s*$/.test(text)) return 0;
  const last = wordsOf(text).at(-1);
  return /[,…]\s*$/.test(text) || (last !== undefined && opens.has(last)) ? 1_600 : 0;
}
