/** Whether a message means nothing in any language: it has no letters and no number, one single letter, or random keys. */
export function isNoise(text: string): boolean {
  const line = text.trim();
  if (nods.test(line)) return false;
  if (!/[\p{L}\p{N}]/u.test(line)) return true;
  const words = line.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0 || /\d|@/u.test(line)) return false;
  if (words.length === 1 && words[0]?.length === 1) return !/[kyn]|\p{Script=Devanagari}/u.test(words[0]);
  return words.every(isStruck);
}

/** Emoji that mean yes, thanks or hello. */
const nods = /^[👍👌🙏✅🤝]/u;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
const knownWithoutVowels =
  /^(h+m+|m+h*m*|sh+|ps+t|gr+|b?rr+|ty|thx|tysm|pls+|plz+|gm|gn|ttyl|brb|idk|btw|nvm|wtf|lmk|tldr|sms|pdf|upi|otp|cvv|emi|gst|bjp|bp|kk+|ngl|tbh|imo|fyi|thnks?|kr|krn|btw|nhi|rhnd|hn+|ppl|msg|k)$/;

/** Not a word: a run of neighbouring keys, only consonants, or one repeated letter. */
function isStruck(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  if (/^(.)\1{3,}$/.test(word)) return !/^[hmo]/.test(word);
  if (word.length >= 4 && hasRun(word)) return true;
  // "asdasd", "wqwq": the same few keys, repeated.
  if (/^(asd|sdf|dfg|fgh|ghj|jkl|qwe|wer|zxc|xcv|cvb|vbn|[bcdfghjklmnpqrstvwxz]{2})\1+/.test(word)) return true;
  if (word.length < 4 || knownWithoutVowels.test(word)) return false;
  if (/^[bcdfghjklmnpqrstvwxz]+$/.test(word)) return word.length >= 4;
  return /[bcdfghjklmnpqrstvwxz]{5,}/.test(word.replace(/chh|ksh|tch|ght|ng|sh|th|ph|gh|kh|dh|bh|jh|ch/g, 'c'));
}

/** Four neighbouring keys in a row. Real words such as "power" and "were" have three. */
function hasRun(word: string): boolean {
  for (let i = 0; i + 4 <= word.length; i++) {
    const four = word.slice(i, i + 4);
    if (four !== 'rewe' && four !== 'uiop' && rows.some((row) => row.includes(four)) && !/property|poiu.*t|were/.test(word)) return true;
  }
  return false;
}
