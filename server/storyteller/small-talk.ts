/** What people say besides their question, in the three ways they write it. Order matters: the first that fits is meant. */

/** An occasion names a heading of a character's `# Lines`. */
export type Occasion =
  | 'unclear'
  | 'insult'
  | 'who'
  | 'language'
  | 'thanks'
  | 'goodbye'
  | 'compliment'
  | 'hello'
  | 'decline'
  | 'yes-without-topic'
  | 'again';

interface Talk {
  occasion: Occasion;
  pattern: RegExp;
  /** Above so many words the sentence is about something else, and this is only its manners. */
  maxWords: number;
}

const talks: readonly Talk[] = [
  {
    occasion: 'unclear',
    maxWords: 3,
    pattern: /^[^\p{L}]*$|^(.)\1{2,}$|^(asdf\w*|qwer\w*|test(ing)?|hm+|umm*|uh+|\p{Extended_Pictographic}+)[.!?]*$/iu,
  },
  {
    occasion: 'who',
    maxWords: 14,
    pattern:
      /\b(who are you|are you (a |an )?(real|human|person|robot|bot|ai|machine|computer|god|program)|is this (a |an )?(bot|ai|recording|real)|what are you|kaun ho|aap kaun|tum kaun|your name|naam kya|chatgpt|language model)\b|कौन हो|आप कौन|तुम कौन|नाम क्या|इंसान हो/iu,
  },
  {
    occasion: 'language',
    maxWords: 12,
    pattern:
      /\b(speak|talk|reply|answer|baat|bol\w*|jawab)\b.{0,24}\b(hindi|english|angrezi|hinglish|marathi|tamil|bangla|gujarati)\b|\b(hindi|english) (please|mein|me|main|mai)\b|हिंदी में|हिन्दी में|अंग्रेज़?ी में/iu,
  },
  {
    occasion: 'insult',
    maxWords: 10,
    pattern:
      /\b(stupid|idiot|useless|shut up|liar|fool|dumb|bakwas|bewa?kuf|pagal|gadha|ullu|nonsense|fuck\w*|bullshit|chor|thag)\b|बकवास|बेवकूफ|पागल|चोर/iu,
  },
  {
    occasion: 'decline',
    maxWords: 8,
    pattern:
      /^\W*(no+|nope|nah|no thanks?( you)?|not (now|today|interested)|nahi(n)?( chahiye)?|rehne do|baad mein|maybe later)\b|^\P{L}*(नहीं|रहने दो|बाद में)/iu,
  },
  {
    occasion: 'thanks',
    maxWords: 9,
    pattern: /\b(thanks?|thank you|thx|ty|shukriya|dhany?a?[vw]a+d|bahut accha|meherbani)\b|धन्यवाद|शुक्रिया|आभार/iu,
  },
  {
    occasion: 'goodbye',
    maxWords: 8,
    pattern:
      /\b(bye|good ?bye|good night|see you|alvida|chalta hoon|chalti hoon|phir mil(en|e)ge|milte hain|shubh ratri|tata)\b|अलविदा|फिर मिल|शुभ रात्रि/iu,
  },
  {
    occasion: 'compliment',
    maxWords: 10,
    pattern:
      /\b(you are|you're|aap|tum)\b.{0,16}\b(great|funny|sweet|kind|amazing|awesome|wonderful|the best|cute|nice|ache|achhe|mast)\b|\b(love you|well done|very nice|wah|shabash|kya baat)\b|वाह|बहुत अच्छे|शाबाश/iu,
  },
  {
    occasion: 'again',
    maxWords: 7,
    pattern:
      /\b(tell me more|more please|go on|continue|what else|and then|anything else|another one|one more|aur (batao|bataiye|sunao|kuch)|phir kya|aage)\b|^(more|aur|and|then)\W*$|और बता|और सुना|आगे/iu,
  },
  {
    occasion: 'hello',
    maxWords: 7,
    pattern:
      /^\W*(hi+|hello+|hey+|namaste\w*|namaskar\w*|pranam|ram ram|radhe radhe|jai (shri|siya|shree) \w+|hare krishna|salaam|good (morning|afternoon|evening)|kaise (ho|hain)|how are you|kya ha+l|what can you do|what do you do|kya kar sakte ho)\b|^\P{L}*(नमस्ते|नमस्कार|प्रणाम|राम राम|राधे राधे|हरे कृष्ण|जय (श्री|सिया|कन्हैया)|कैसे हो|कैसे हैं)/iu,
  },
  {
    occasion: 'yes-without-topic',
    maxWords: 4,
    pattern:
      /^\W*(yes|yeah|yep|sure|ok(ay)?|haa?n( ?ji)?|ji|theek( hai)?|bilkul|right|correct|true)\W*$|^\P{L}*(हाँ|हां|जी|ठीक( है)?)\P{L}*$/iu,
  },
];

/** Said beside a question more often than alone: "hi, I have a cough". */
const manners = new Set<Occasion>(['hello', 'thanks', 'compliment', 'insult', 'goodbye', 'decline', 'language']);

export interface SmallTalk {
  occasion: Occasion;
  /** What is left of the message without it; a question may stand there. */
  rest: string;
}

/** The small talk in a message; undefined when there is none. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const text = message.trim();
  const words = text.split(/\s+/).length;
  const talk = talks.find(({ maxWords, pattern }) => words <= maxWords && pattern.test(text));
  return talk && { occasion: talk.occasion, rest: manners.has(talk.occasion) ? text.replace(talk.pattern, ' ').trim() : '' };
}
