import { words } from './words.ts';

/** The texts of the lead chat, and how it reads the visitor's answers. */

/** An answer counts as a website only if it starts with "http". */
export const isWebsite = (answer: string): boolean => /^http/i.test(answer);

/** The fixed sentences of the chat. */
export const leadSays = words({
  en: {
    name: 'Namaste. I answer the door at Vaani. What should I call you?',
    brand: (name: string) => `Good to meet you, ${name}. Which brand are you here for?`,
    website: (brand: string) => `${brand}. Do you have a website? If not, tell me in a line what you sell.`,
    email: 'Last one. Which email should the invite go to?',
    isWebsite: (address: string) => `Is ${address} your website? Type yes, or tell me in a line what you sell.`,
    whatThen: 'Then tell me in a line what you sell.',
    suggest: (when: string) => `The first free slot is ${when}. Shall I book it? Type yes, or tell me a time that suits you better.`,
    noSlots: 'I am sorry, tomorrow is full. We will send you the earliest times next week.',
    confirm: 'No trouble. What time suits you?',
    booking: 'Booking it now.',
    booked: (email: string) => `Booked. The invite is on its way to ${email}.`,
    wish: (understood: string | undefined, wish: string) =>
      understood === undefined ? `I have noted “${wish}”.` : `I have understood: ${understood}, on your clock.`,
    scheduling: 'Your meeting is being scheduled. We will write to you shortly.',
    glitch: 'I am sorry, a technical glitch got in the way. We will send you an invite soon.',
    slotsUnreadable: 'Could not load slots. Please try again.',
    bookingUnreadable: 'Could not book the meeting. Please try again.',
    notSent: 'Your answers have not reached us yet.',
  },
  hi: {
    name: 'नमस्ते। वाणी का दरवाज़ा मैं खोलती हूँ। आपको क्या कहकर बुलाऊँ?',
    brand: (name) => `आपसे मिलकर अच्छा लगा, ${name}। किस ब्रांड की तरफ़ से आए हैं?`,
    website: (brand) => `${brand}। क्या आपकी वेबसाइट है? नहीं तो एक पंक्ति में बताइए कि आप क्या बेचते हैं।`,
    email: 'बस आख़िरी बात। न्योता किस ईमेल पर भेजूँ?',
    isWebsite: (address) => `क्या ${address} आपकी वेबसाइट है? हाँ लिखिए, या एक पंक्ति में बताइए कि आप क्या बेचते हैं।`,
    whatThen: 'तो एक पंक्ति में बताइए कि आप क्या बेचते हैं।',
    suggest: (when) => `पहला ख़ाली समय ${when} है। तय कर दूँ? हाँ लिखिए, या वह समय बताइए जो आपको ठीक लगे।`,
    noSlots: 'माफ़ कीजिए, कल पूरा भरा है। अगले हफ़्ते के सबसे पहले समय हम आपको लिख भेजेंगे।',
    confirm: 'कोई बात नहीं। आपको कौन-सा समय ठीक रहेगा?',
    booking: 'तय कर रही हूँ।',
    booked: (email) => `तय हो गया। न्योता ${email} पर भेज दिया है।`,
    wish: (understood, wish) => (understood === undefined ? `मैंने “${wish}” लिख लिया।` : `मैं यह समझी: ${understood}, आपकी घड़ी से।`),
    scheduling: 'आपकी मुलाक़ात तय की जा रही है। हम जल्द ही लिखेंगे।',
    glitch: 'माफ़ कीजिए, एक तकनीकी गड़बड़ आ गई। न्योता हम जल्द भेज देंगे।',
    slotsUnreadable: 'ख़ाली समय नहीं मिल पाए। फिर कोशिश कीजिए।',
    bookingUnreadable: 'मुलाक़ात तय नहीं हो पाई। फिर कोशिश कीजिए।',
    notSent: 'आपके जवाब अभी हम तक नहीं पहुँचे।',
  },
});

/** The request that sales gets if tomorrow is full, because the chat has promised times for next week. */
export const nextWeekWish = 'the earliest times next week';

/** The `https://example.in` of an answer that is a bare `example.in`; undefined for anything else. */
export const websiteIn = (answer: string): string | undefined =>
  answer.length <= longestDomain && bareDomain.test(answer) ? `https://${answer}` : undefined;
/** RFC 1035, section 2.3.4. */
const longestDomain = 255;
const bareDomain = /^(?!.*@)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(\/\S*)?$/u;

/** Matches any of the words as whole words in Latin and Devanagari letters: "yesterday" contains no "yes". */
const word = (...words: string[]) => new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${words.join('|')})(?![\p{L}\p{M}\d])`, 'iu');

const plainYes = word('yes', 'yeah', 'yep', 'yup', 'haa?n', 'हाँ', 'हां');
/** Together with one of these, "no" means no: "ji nahi", "not sure". */
const politeYes = word('ok', 'okay', 'sure', 'ji', 'theek', 'thik', 'bilkul', 'जी', 'ठीक', 'बिल्कुल');
const no = word('no', 'nope', 'not', 'nahin?', 'nai', 'नहीं');
const turn = word('but', 'instead', 'rather', "can'?t", 'cannot', 'lekin', 'magar', 'लेकिन', 'मगर');
const onlySeemsNo = word('no (?:problem|issue|worries)', 'why not');

/** A reply that contains "yes" agrees. */
export function isYes(text: string): boolean {
  if (turn.test(text)) return false;
  return plainYes.test(text) || (politeYes.test(text) && !no.test(text.replace(onlySeemsNo, '')));
}

export const isNo = (text: string): boolean => no.test(text) && !isYes(text) && text.length < 20;

/** A time of day: "4pm", "16:30", "5 baje". */
const clock = /(?<!\d)(\d{1,2})(?:[:.]\d{2})?\s*(?:[ap]\.?m\b|o'?clock|baje|बजे)|(?<![\d.])(\d{1,2}):\d{2}(?!\d)|\bnoon\b/iu;
export const namesTime = (text: string): boolean => clock.test(text);

/** "Yes, 4pm" after an offer of 10 am does not agree. @param hours the hours of the offer in each time zone that is shown */
export function namesHourOtherThan(hours: readonly number[], text: string): boolean {
  const [, before, alone] = clock.exec(text) ?? [];
  const named = before ?? alone;
  return named !== undefined && !hours.some((hour) => hour % 12 === Number(named) % 12);
}
