import { catalog, type Sku } from './catalog.ts';

/** The Kaka chat's rules, pure: both sides read them, the server enforces them. Source: the specification, sections 3 to 5, 8 and 9. */

/** Both sides together, the greeting being the first. Source: the specification, section 9. */
export const messageLimit = 15;
/** Messages of one exchange: the visitor's and Kaka's. */
export const exchangeSize = 2;

export const limitSentence = 'Demo limit reached. Try the full experience!';

/** Kaka's fixed words. Source: the design notes, section 5, "demo". */
export const kakaSays = {
  greeting: 'Aao, aao, baitho. I am Kaka. What is troubling you: the throat, the hair, the kitchen, or just the mind?',
  askEmail: 'Shabash. Tell me your email and the link will reach you before the chai boils.',
  invalidEmail:
    'Arre beta, Kaka’s eyes are old but even I can see that is not an email. Give me a proper one, so the guide does not get lost on the way.',
  payHere: 'There. Pay here when you are ready, no hurry.',
  alreadyPaid: 'This one you have already paid for, beta. Download it below, or I will send it to your email again.',
  hadToLeave: 'Forgive me, beta, Kaka had to leave suddenly. Come back in a little while and I will be on the same charpai.',
  paymentFollowUp: 'Pay on the link with UPI or card, beta, whatever is easy. The guide comes the moment it goes through.',
  supportFollowUp: 'Tell me what went wrong, beta. Kaka does not keep money for a thing that did not help.',
  noHurry: 'No hurry, beta. The guide is not a bus. What else is on your mind?',
  farewell: 'Chalo beta, this demo ends here, but the stories do not. Come and talk to me with your voice next time.',
} as const;

/** What a message wants, as far as plain patterns can tell. */
export type Intent = 'purchase' | 'recommendation' | 'payment' | 'support';

/**
 * Keyword patterns in four classes, first match wins. Purchase means wanting the thing now, in so many words: a question about buying,
 * paying or returning is answered, not sold to.
 */
const intentPatterns: readonly [Intent, RegExp][] = [
  [
    'support',
    /\b(where('?s| is| are) (my|the) (order|guide|link|pdf|book|mail|email)|(help|problem|trouble|issue) with (my|the|an?) (order|purchase|guide|link|download)|order status|track (my|the) order|refund|return(?!ing)|money back|paisa wapas|paise wapas|did ?n[o']?t (work|help|get|receive|arrive)|not (received|working|arrived|opening)|nahi (mila|mili|khul)|complaint|complain|cancel (my|the) order|lost (my|the) (guide|link|pdf)|wapas)\b|रिफ़?ंड|पैसे? वापस|(गाइड|लिंक|पीडीएफ|मेल).{0,12}नहीं (मिल|आ|खुल)/iu,
  ],
  // Before "payment", whose word is in it.
  ['purchase', /\b(send|give|share|want|need)( me| us| the| a| that| your| payment)* link\b|\blink (bhej|de do|dedo)/iu],
  [
    'payment',
    /\b((how )?do you (ship|deliver|send)|how (do|can|will|should) (i|we) pay|how to pay|payment|pay by|upi|gpay|google pay|phonepe|paytm|credit card|debit card|net ?banking|cod|cash on delivery|is it safe to pay|shipping|deliver(y|ed)?|courier|post (it|them|this|to)|ship (it|them|this|to)|how (will|do) (i|it) (get|receive|come|arrive)|when will (i|it) (get|come|arrive|reach)|kaise (milega|milegi|aayega|pay))\b|भुगतान|डिलीवरी|कैसे मिल/iu,
  ],
  [
    'purchase',
    /^\W*(buy|order|purchase)\b|\bi('d| would) (like|want|love) (the|that|this|your)\b.{0,24}\b(guide|nuskha|book|one)\b|\bi (want|need|('| wi)?ll have) (the|that|this|your)\b.{0,24}\b(guide|nuskha|book|one)\b|\b(i('| wi)?ll (take|buy)|i (want|would like|wish|need) to (buy|order|purchase)|i('d| would) like to (buy|order)|buy (it|this|that|now|the|your|one)|want to buy|purchase|send (me )?(the )?(link|payment link|guide|it)|give me (the )?(link|guide)|order (it|this|one|now|kar)|place (an |the )?order|book (it|this) for me|khareed|kharid|le (lunga|lungi|lenge|loonga|leta|leti)|de do|dedo|bhej do|bhejo|chahiye (mujhe|yeh|ye|guide)|(guide|link|nuskha) (chahiye|bhej|de))|खरीद|भेज (दो|दीजिए)|दे दो|लेना है/iu,
  ],
  [
    'recommendation',
    /\b(recommend|suggest|which (one|guide|nuskha|book)|what (do you (sell|have)|should i (buy|take|read))|show me|browse|list|options|your guides|catalog(ue)?|best (one|guide)|something for|anything for|kaun ?si|konsi|kya (bech|hai aapke paas)|right for (my|me))|कौन सी|सुझाव|क्या बेच/iu,
  ],
];

/** Telephones write “don’t” with a curly apostrophe. */
const plainApostrophes = (message: string): string => message.replaceAll('’', "'");

/** The class of a message, or undefined for plain talk. */
export function intentOf(written: string): Intent | undefined {
  const message = plainApostrophes(written);
  if (/\b(don'?t|do not|not going to|won'?t|nahi|nahin|mat)\b.{0,20}\b(want|buy|need|send|order|bhej|kharid|chahiye)/iu.test(message))
    return undefined;
  const intent = intentPatterns.find(([, pattern]) => pattern.test(message))?.[0];
  return intent ?? (asksForAGuide(message) ? 'purchase' : undefined);
}

/** "Send me the Home Cleaning Hacks": a guide by its full name, and a word of wanting it. */
const asksForAGuide = (message: string): boolean =>
  /\b(send|give|buy|want|order|get|take|need|bhej\w*|chahiye|de do|dedo|lena)\b|चाहिए|भेज|दे दो|लेना/iu.test(message) &&
  catalog.some(({ name }) => message.toLowerCase().includes(name.toLowerCase()));

/** A yes that needs an offer before it to mean anything. */
export const isYes = (message: string): boolean =>
  /^[^\p{L}\p{M}]*(yes|yeah|yep|yup|sure|ok(ay)?|haa?n( ?ji)?|ji( haa?n)?|theek( hai)?|thik( hai)?|chalo|bilkul|done|please do|go ahead|why not|send|हाँ|हां|जी( हाँ| हां)?|ठीक( है)?|चलो|बिल्कुल)(?![a-z])[\s\S]{0,24}$/iu.test(
    message.trim(),
  ) && !isNo(message);

/** A no, or a change of mind. */
export const isNo = (message: string): boolean =>
  /(^|\b)(no+( thanks?| thank you)?|nope|not now|later|cancel|never ?mind|leave it|forget it|don'?t want|nahi(n)?|mat|rehne do|baad mein|chhodo)\b|(^|\s)(नहीं|मत|रहने दो|बाद में)/iu.test(
    plainApostrophes(message),
  );

const guideWords: Record<Sku, RegExp> = {
  'ayurvedic-nuskha': /ayurved|cough|khansi|throat remed|digest|joint|आयुर्वेद|खांसी/iu,
  'herbal-hair-care': /hair|baal\b|\bbal\b|dandruff|बाल/iu,
  'desi-cooking-secrets': /cook|kitchen|recipe|rasoi|khana|dal\b|roti|pickle|achaar|रसोई|खाना/iu,
  'seasonal-wellness': /season|winter|summer|monsoon|mausam|sardi|garmi|barsaat|मौसम/iu,
  'home-cleaning-hacks': /clean|stain|safai|brass|daag|kadhai|सफ़?ाई|दाग/iu,
  'spiritual-practices': /spirit|prayer|meditat|puja|japa|peace|mind\b|bhakti|पूजा|मन\b/iu,
  'immunity-booster': /immun|kadha|falls? ill|often sick|इम्युनिटी|काढ़ा/iu,
};

/** The guide a message names, by its name or by what it is about. A full name beats a word. */
export function guideNamedIn(message: string): Sku | undefined {
  const text = message.toLowerCase();
  return (
    catalog.find((guide) => text.includes(guide.name.toLowerCase()))?.sku ?? catalog.find((guide) => guideWords[guide.sku].test(text))?.sku
  );
}

/** The first product of the catalogue, for a purchase that names none. Source: the specification, section 4. */
export const defaultSku: Sku = catalog[0].sku;

/** Canned replies that follow an answer about paying or about trouble. Source: the specification, section 4. */
export function followUpsOf(intent: Intent | undefined): string[] {
  if (intent === 'payment') return [kakaSays.paymentFollowUp];
  if (intent === 'support') return [kakaSays.supportFollowUp];
  return [];
}

/** "2 messages left in this demo." from 13 on; the exact limit sentence at 15; undefined before. Source: the design notes. */
export function remainingNotice(messageCount: number): string | undefined {
  const left = messageLimit - messageCount;
  if (left <= 0) return limitSentence;
  if (left > 2) return undefined;
  return left === 1 ? '1 message left in this demo.' : `${left} messages left in this demo.`;
}
