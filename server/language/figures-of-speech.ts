/** Phrases that are not meant literally: figures of speech, filler words, and introductions to a question. */

/** "This heat is killing me" is about the heat, "dying for a cold drink" about the drink. */
const figures = [
  /\b(?:is|are|was|were|been|it's|its)\s+(?:really\s+|just\s+|literally\s+)?killing\s+(?:me|us|him|her|my\s+\w+|the\s+vibe)\b/giu,
  /\bkilling\s+(?:my|our)\s+(?:patience|mood|vibe|back|head|feet|time|wallet|pocket)\b/giu,
  /\b(?:i\s+am|i'm|im|we\s+are|he\s+is|she\s+is)?\s*\b(?:dying|died)\s+(?=(?:to|for|of\s+(?:curiosity|boredom|laughter|laughing|embarrassment|shame))\b)/giu,
  /\bmakes?\s+me\s+want\s+to\s+(?:die|scream|cry)\b|\b(?:will|is\s+going\s+to|gonna|would)\s+(?:kill|murder)\s+me\b|\bto\s+die\s+for\b|\bdead\s+(?=tired|bored|sure|slow)/giu,
  /\b(?:ham\s+to\s+|hum\s+to\s+|main\s+to\s+)?mar\s+gay[ei]\s+(?:samjho|yaar)\b|\bjaan\s+(?:le|kha|nikal)\s+(?:rah[aie]|raha|li|leti|lega|legi|gayi)\b(?:\s+ha[iy]n?)?/giu,
];

/** Sounds and words that fill a pause. */
const fillers =
  /(?<![\p{L}\p{M}\p{N}])(?:u+m+|u+h+|e+r+m*|h+m+|hmm+|i mean|you know|basically|actually|so like|woh kya hai ki|wo kya hai na?|matlab ki|अरे|मतलब|वो क्या है(?: कि| ना)?|हम्म|अं+)(?![\p{L}\p{M}\p{N}])/giu;

/** An introduction to a question that says nothing about it, with an optional greeting or name before it. */
const lead =
  /^[^\p{L}\p{M}\p{N}]*(?:[\p{L}\p{M}]+[\s,!.]+){0,4}?(?:i (?:just )?(?:wanted|want|wish|need) to (?:ask|know)(?: you)?(?: about| that| if)?|can (?:you|i) (?:please )?(?:tell me|ask you|ask)(?: about)?|mujh(?:e|ko) (?:ye|yeh|ek baat|bas)? ?(?:puchna|poochna|jaanna|janna) (?:tha|thi|hai)(?: ki)?|मुझे (?:यह|ये|एक बात|बस)? ?(?:पूछना|जानना) (?:था|थी|है)(?: कि)?)\s+/iu;

/** A line without these phrases, for finding its topic; the line itself if nothing else is left. */
export function withoutFiguresOfSpeech(line: string): string {
  let plain = line;
  for (const figure of figures) plain = plain.replace(figure, ' ');
  plain = plain.replace(fillers, ' ').replace(lead, '').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(plain) ? plain : line;
}
