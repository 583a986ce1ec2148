/** The number of people that a visitor mentions. */

import { type NumberFound, numbersIn } from './number-words.ts';
import { rangesIn } from './ranges.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface PartySize {
  people: number;
  /** The words for it. */
  text: string;
}

const heads = /^(?:people|persons?|log|logo|jan|jane|jano|members?|travellers?|adults?|seats?|seater|seaters|sadasya|pax|vyakti|us|of)$/;
/** Relatives as folded words are spelled: a double letter is one. */
const kin: Record<string, number> = {
  ...{
    wife: 1,
    husband: 1,
    partner: 1,
    girlfriend: 1,
    boyfriend: 1,
    biwi: 1,
    bivi: 1,
    patni: 1,
    pati: 1,
    mother: 1,
    father: 1,
    mummy: 1,
    papa: 1,
    ma: 1,
  },
  ...{
    mom: 1,
    mum: 1,
    dad: 1,
    pitaji: 1,
    mataji: 1,
    parents: 2,
    son: 1,
    daughter: 1,
    child: 1,
    kid: 1,
    baby: 1,
    todler: 1,
    infant: 1,
    beta: 1,
    beti: 1,
    bacha: 1,
    bachi: 1,
  },
  ...{
    sister: 1,
    brother: 1,
    behen: 1,
    bahan: 1,
    friend: 1,
    dost: 1,
    grandmother: 1,
    grandfather: 1,
    grandparents: 2,
    dadi: 1,
    dada: 1,
    nani: 1,
    nana: 1,
  },
  ...{
    sas: 1,
    sasur: 1,
    aunt: 1,
    uncle: 1,
    cousin: 1,
    tvins: 2,
    kids: 2,
    children: 2,
    bache: 2,
    bacho: 2,
    sons: 2,
    daughters: 2,
    sisters: 2,
    brothers: 2,
    cousins: 2,
  },
};
const group =
  /^(?:kids?|child|children|adults?|bache|bacho|bacha|bade|boys?|girls?|sons?|daughters?|friends?|dost|dosto|sisters?|brothers?|parents|beti|betiya|bete|babies|baby|todlers?|infants?|cousins?|couples?|women|men|ladies|aurat\w*|ladke|ladkiya|buzurg|elders)$/;

/** Understands "we are five", "hum paanch log", "7 seater", "me and my wife and two kids", "two adults and a baby", "just me". */
export function partySizeIn(text: string): PartySize | undefined {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const line = words.join(' ');
  const said = (people: number, first: number, last: number): PartySize => ({
    people,
    text: text.slice((tokens[first] as Token).start, (tokens[last] as Token).end),
  });
  const ranges = rangesIn(tokens, text).filter(({ upto }) => Number.isInteger(upto) && upto >= 1 && upto <= 60);
  const numbers = numbersIn(tokens);

  const isParty = (at: number) => group.test(words[at] ?? '') && !/^friends?$/.test(words[at] ?? '');
  const parties = numbers.filter(
    ({ to }) => isParty(to + 1) || (/^(?:small|little|old|chote|bade|grown)$/.test(words[to + 1] ?? '') && isParty(to + 2)),
  );
  for (const { upto, first, last } of ranges) {
    const next = words[last + 1] ?? '';
    const isHeads = heads.test(next) && (next !== 'of' || words[last + 2] === 'us') && !/^adults?$/.test(next);
    if (isHeads && !(parties.length > 0 && next === 'us')) return said(upto, first, last + (next === 'of' ? 2 : 1));
  }
  // "We are five" is counted here; "we are 4 adults and 2 kids" is counted below.
  for (const { upto, first, last } of ranges) {
    const lead = words.slice(Math.max(0, first - 4), first).join(' ');
    const isWhole =
      /(?:\b(?:we are|we re|there are|there will be|total|totally|total of|family of|group of|party of|altogether|in all|kul|ham|ham sab|hum|hum sab|ham to|gharmein|ghar mein|family mein|pariv?ar mein|seats for|space for|room for|for)(?: (?:like|about|around|just|only|um|uh|all|total|sab|bas|to))*)$/.test(
        lead,
      );
    const follows = words[last + 1] ?? '';
    if (
      isWhole &&
      parties.length === 0 &&
      !/^(?:days?|din|nights?|weeks?|hafte|months?|mahine|years?|sal|lakhs?|rupees?|hours?|km|minutes?|seasons?|times?|bar|people)$/.test(
        follows,
      ) &&
      !(/\bfor$/.test(lead) && follows !== '' && !/^\s*[,.;]/.test(text.slice((tokens[last] as Token).end)))
    )
      return said(upto, first, last);
  }
  return alone(line, said, words) ?? kinIn(tokens, words, numbers, said, text);
}

type Said = (people: number, first: number, last: number) => PartySize;

function alone(line: string, said: Said, words: readonly string[]): PartySize | undefined {
  const last = words.length - 1;
  if (
    /^(?:(?:it is|i am|no|for|bas|only|haan|travelling|going|ja raha|ja rahi|main|solo|i will be|well) ?)*(?:just me|only me|me only|myself|by myself|alone|solo|single|akel[aei]|main akel[aei]|sirf main|bas main|me|main|just one|ek hi|solo traveller|on my own)(?: (?:only|hu|hi|ja raha|ja rahi|traveller|trip|alone|bas|hu main|myself|jaunga|jaungi))*$/.test(
      line,
    )
  )
    return said(1, 0, last);
  if (
    /\b(?:(?:the |just (?:the )?)?(?:two|both) of us|ham dono|hum dono|couple|husband and wife|pati patni|miya biv?i)\b/.test(line) &&
    !/\b(?:kids?|children|bach\w+|parents|with|baby|babies|todlers?)\b/.test(line)
  )
    return said(2, 0, last);
  return undefined;
}

/** "Him, me and his father", "vo aage baithengi": a person without a noun, in a list of riders or on a seat. */
function isOneOfList(tokens: readonly Token[], at: number, text: string): boolean {
  const { word, end } = tokens[at] as Token;
  if (/^(?:vo|voh)$/.test(word)) return /^\s+(?:aage|age|piche|peeche|sath|saath) baith/iu.test(text.slice(end));
  return /^(?:him|her|he|she)$/.test(word) && /^\s*(?:,|and\b)\s*(?:me|myself|i|my|his|her)\b/iu.test(text.slice(end));
}

/** Adds up the people named. The speaker is added, unless the line gives a number of adults. */
function kinIn(
  tokens: readonly Token[],
  words: readonly string[],
  numbers: readonly NumberFound[],
  said: Said,
  text: string,
): PartySize | undefined {
  let people = 0;
  let first = -1;
  let last = -1;
  let isCounted = false;
  let parties = 0;
  const count = (many: number, from: number, to: number) => {
    people += many;
    if (first < 0) first = from;
    last = to;
    parties++;
  };
  for (let at = 0; at < tokens.length; at++) {
    const word = words[at] as string;
    const number = numbers.find(({ from }) => from === at);
    const after = number ? number.to + 1 : at;
    const who = /^(?:small|little|old|chote|bade|grown|younger|older|young)$/.test(words[after] ?? '') ? after + 1 : after;
    if (number && group.test(words[who] ?? words[after] ?? '') && Number.isInteger(number.value) && number.value <= 40) {
      const name = words[who] ?? '';
      count(/^couples?$/.test(name) ? number.value * 2 : number.value, at, who);
      if (/^(?:adults?|bade|couples?)$/.test(name) || words[after] === 'bade') isCounted = true;
      at = who;
    } else if (word in kin && words[at - 1] !== 'of' && !/^seats?$/.test(words[at + 1] ?? '')) {
      const isInLaw = words[at + 1] === 'in' && /^laws?$/.test(words[at + 2] ?? '');
      const isPair = word === 'mummy' && words[at + 1] === 'papa';
      count(isPair ? 2 : (kin[word] ?? 0), at, isInLaw ? at + 2 : isPair ? at + 1 : at);
      if (isPair) at++;
    } else if (word === 'in' && words[at + 1] === 'laws') count(2, at, at + 1);
    // "Do bhai" counts brothers; "bhai" alone is how a stranger is addressed.
    else if (number && /^(?:bhai|bhaiyo|bhaiya)$/.test(words[after] ?? '')) {
      count(number.value, at, after);
      at = after;
    } else if (word === 'couple' && words[at + 1] !== 'of') {
      count(2, at, at);
      isCounted = true;
    } else if (isOneOfList(tokens, at, text)) count(1, at, at);
  }
  const line = words.join(' ');
  const speaks = /\b(?:me|i|my|we|main|mera|meri|mere|ham|hum|us|our|myself)\b/.test(line);
  const isTogether = parties > 1 || /\b(?:with|sath|and|aur|along|leke|lekar)\b/.test(line);
  // "With family and two kids": a couple and their children.
  if (parties === 1 && /\b(?:family|parivar|pariwar)\b/.test(line) && /\b(?:kids?|child|children|bach\w+)\b/.test(line))
    return said(people + 2, first, last);
  // One relative alone ("my mother") is the person that the line is about, not a group.
  if (people === 0 || (!isCounted && !(isTogether && (speaks || parties > 1 || /\b(?:with|sath)\b/.test(line))))) return undefined;
  if (!isCounted && parties === 1 && people === 1 && !/\b(?:with|sath|me and|main aur|i and|and i|and me|aur main)\b/.test(line))
    return undefined;
  // "We husband and wife and one child": the speaker is one of the two.
  const isPair = /\b(?:pati (?:aur )?patni|patni (?:aur )?pati|husband (?:and )?wife|wife (?:and )?husband|mian biv?i|miya biv?i)\b/.test(
    line,
  );
  return said(people + (isCounted || isPair ? 0 : 1), first, last);
}
