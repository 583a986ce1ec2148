/** The courtesy at the beginning of a line: "hello kaka", "ok thanks, ...". */

export type Courtesy = 'hello' | 'thanks' | 'okay';

const names = String.raw`(?:[\s,]+(?:kaka(?: ji)?|mini|arya|rishi|aranya|maharaj ?ji|maharaj|bal krishna|lalji|lall?a|kanha(?: ji)?|baba(?: ji)?|guru ?ji|sir|madam|ma'?am|dear|everyone|all|there|ji|bhai|bhaiya|bro|yaar|beta|again|काका|अरण्या|आरण्या|ऋषि जी|जी|महाराज(?: जी)?|मिनी|आर्या|ऋषि|लालजी|लाला|लल्ला|कान्हा(?: जी)?|बाबा|गुरुजी|सर|मैडम|भाई|यार))*`;
/** The end of a word: no letter or apostrophe may follow. */
const stop = String.raw`(?![\p{L}\p{M}'’])`;

const table: readonly [Courtesy, string][] = [
  [
    'hello',
    `(?:hi+|hello+|helo|hey+|hiya|heya|namaste+|namastey|namaskar|pranaa?m|salaa?m|adaab|vanakkam|sat sri akal|ram ram|radhe radhe|jai (?:shri|shree|siya|sia) (?:krishna|ram)|jai (?:kanhaiya(?: lal ki)?|kanha|gopal|lalji|ho)|hare krishna|hari om|good (?:morning|afternoon|evening|day)|suprabhat|gm|🙏|नमस्ते|नमस्कार|प्रणाम|हेलो|हैलो|हाय|राम राम|राधे राधे|जय श्री (?:कृष्ण|राम)|जय (?:कन्हैया(?: लाल की)?|कान्हा|गोपाल|लालजी|हो)|हरे कृष्ण|सुप्रभात)`,
  ],
  [
    'thanks',
    `(?:(?:many |very many )?thanks?(?: ?you| u)?(?: (?:so much|very much|a lot|a ton|again|for (?:that|this|it|the help|telling me|your help)))?|thx|thnx|tysm|ty|thank ?u|(?:bahut |bohot )*(?:dhanyavaa?d|dhanyawaa?d|shukriya)(?: aapka)?|(?:बहुत )*(?:धन्यवाद|शुक्रिया)(?: आपका)?|थैंक यू|थैंक्यू|थैंक्स)`,
  ],
  [
    'okay',
    `(?:o+k+(?:ay|ie|ey)?|k|alright|all right|h+m+|a?c+h+a+|oh+|ah+|i see|got it|theek hai|thik hai|accha|wow|ओके|अच्छा|ठीक है|हम्म|👍|👌)`,
  ],
];
const courtesies = table.map(([courtesy, source]) => ({
  courtesy,
  pattern: new RegExp(`^${source}${stop}${names}${stop}[\\s,.!;:…🙂😊🙏-]*`, 'iu'),
}));
/** "And", "so", fillers: words without a meaning of their own. */
const joints = /^(?:and|so|well|but|um+|uh+|er+|to|toh|aur|और|तो)\s*[,.…]+\s*/iu;

/** Removes the courtesy from the beginning. @returns the most important one, and the rest of the line as it was written */
export function openingCourtesy(text: string): { courtesy: Courtesy | undefined; rest: string } {
  let rest = text.trim();
  let courtesy: Courtesy | undefined;
  for (let found = true; found && rest !== ''; ) {
    found = false;
    for (const { courtesy: one, pattern } of courtesies) {
      const [taken = ''] = pattern.exec(rest) ?? [];
      if (taken === '') continue;
      rest = rest.slice(taken.length);
      if (courtesy === undefined || weight[one] > weight[courtesy]) courtesy = one;
      found = true;
      break;
    }
    if (courtesy !== undefined) rest = rest.replace(joints, '');
  }
  return { courtesy, rest: rest.trim() };
}

const weight: Record<Courtesy, number> = { okay: 0, hello: 1, thanks: 2 };
