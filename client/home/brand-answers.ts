import { catalog } from '#shared/catalog.ts';
import { personas } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import { siteSettings } from '../ui/site-settings.ts';

/** Questions of brands, with answers. Each answer says only what the site does, or refers to the meeting. */
export interface BrandAnswer {
  question: string;
  answer: string;
}

export const brandsWords = words({
  en: {
    heading: 'What a brand asks first',
    lead: 'This site is the proof. Nothing on it is a film: press any button and it answers.',
    button: 'Talk to Us',
  },
  hi: {
    heading: 'ब्रांड सबसे पहले क्या पूछते हैं',
    lead: 'सबूत यही साइट है। यहाँ कुछ भी फ़िल्म नहीं: कोई भी बटन दबाइए, जवाब मिलेगा।',
    button: 'हमसे बात करें',
  },
});

export const brandAnswers = (): readonly BrandAnswer[] =>
  words<readonly BrandAnswer[]>({
    en: [
      {
        question: 'What do we get?',
        answer:
          'A speaking character of your own: its voice, its memory and its manners. People talk to it in the browser, aloud or by typing, with no app and no sign-up. It answers, recommends one thing, takes the order and sends the payment link.',
      },
      {
        question: 'What does it cost?',
        answer: siteSettings().cost,
      },
      {
        question: 'How long until the first character speaks?',
        answer:
          'That depends on how much it has to know. A character is a brief, its lines and its topics, in plain text that your own people can read and correct. In the first meeting we look at your catalogue and name a date.',
      },
      {
        question: 'Which languages does it speak?',
        answer:
          'English, Hindi, and Hindi in Latin letters, mixed the way people mix them. It answers in the language and the letters it was spoken to in.',
      },
      {
        question: 'What does it connect to?',
        answer:
          'Today: Razorpay payment links, Google Sheets, Calendly or Cal.com, mail by SMTP, Vapi for voice, any language model with an OpenAI-compatible address, and SQLite or Postgres. If you use something else, tell us, and we say honestly what it takes.',
      },
      {
        question: 'Are the calls recorded?',
        answer:
          'No sound is. What is said is used to answer while the call lasts. Afterwards the time, the length and what the character noted stay for 90 days: what was talked about, a name that was given, an enquiry to pass on. After the call the caller can delete all of it with one press.',
      },
      {
        question: 'What happens to our customers’ data?',
        answer:
          'It is used for the order or the enquiry it was given for and for nothing else. Nothing is sold, there are no analytics and no advertising, and one command shows what is held about a person, another erases it. It names what tax law keeps, and what lies with the services you connect.',
      },
      {
        question: 'What will it never say?',
        answer:
          'Prices, links and meeting times never come from a language model, so none is ever made up. Every character says that it is an AI, and in danger it stops selling and gives a helpline.',
      },
    ],
    hi: [
      {
        question: 'हमें क्या मिलता है?',
        answer:
          'आपका अपना बोलने वाला किरदार: उसकी आवाज़, उसकी याद और उसकी तमीज़। लोग उससे ब्राउज़र में ही बात करते हैं, बोलकर या लिखकर, न ऐप, न साइन-अप। वह जवाब देता है, एक चीज़ सुझाता है, ऑर्डर लेता है और भुगतान का लिंक भेज देता है।',
      },
      {
        question: 'कितने में पड़ता है?',
        answer: siteSettings().cost,
      },
      {
        question: 'पहला किरदार कितने दिन में बोलने लगता है?',
        answer:
          'यह इस पर है कि उसे कितना कुछ जानना है। किरदार में होता है उसका परिचय, उसके वाक्य और उसके विषय, सब सादे लिखे हुए, जिन्हें आपके अपने लोग पढ़ और सुधार सकें। पहली मुलाक़ात में हम आपका सामान देखते हैं और एक तारीख़ बताते हैं।',
      },
      {
        question: 'वह कौन-सी भाषाएँ बोलता है?',
        answer: 'हिन्दी, अंग्रेज़ी, और अंग्रेज़ी अक्षरों में लिखी हिन्दी, जैसे लोग मिलाकर बोलते हैं। जिस भाषा और जिन अक्षरों में पूछो, उन्हीं में जवाब देता है।',
      },
      {
        question: 'वह किन चीज़ों से जुड़ता है?',
        answer:
          'आज: Razorpay के भुगतान लिंक, Google Sheets, Calendly या Cal.com, SMTP से मेल, आवाज़ के लिए Vapi, OpenAI जैसे पते वाला कोई भी भाषा मॉडल, और SQLite या Postgres। आप कुछ और चलाते हैं तो बताइए, हम सच-सच बताएँगे कि कितना काम है।',
      },
      {
        question: 'क्या कॉल रिकॉर्ड होती हैं?',
        answer:
          'आवाज़ बिल्कुल नहीं। जो कहा जाता है, वह कॉल चलने तक जवाब देने के काम आता है। उसके बाद 90 दिन तक समय, लंबाई और किरदार की लिखी बातें रहती हैं: किस पर बात हुई, बताया गया नाम, आगे देनी हो तो पूछताछ। कॉल के बाद एक बटन दबाकर यह सब मिटाया जा सकता है।',
      },
      {
        question: 'हमारे ग्राहकों की जानकारी का क्या होता है?',
        answer:
          'जिस ऑर्डर या पूछताछ के लिए दी गई, उसी के काम आती है, और किसी के नहीं। कुछ बेचा नहीं जाता, न एनालिटिक्स है, न विज्ञापन। एक कमांड दिखाती है कि किसी के बारे में क्या रखा है, दूसरी उसे मिटा देती है, और बताती है कि टैक्स क़ानून क्या रखवाता है और आपकी जोड़ी हुई सेवाओं के पास क्या है।',
      },
      {
        question: 'वह क्या कभी नहीं कहेगा?',
        answer:
          'दाम, लिंक और मुलाक़ात का समय कभी भाषा मॉडल से नहीं आते, इसलिए मनगढ़ंत नहीं होते। हर किरदार बताता है कि वह एआई है, और ख़तरे में वह बेचना छोड़कर हेल्पलाइन देता है।',
      },
    ],
  });

/** Figures of this site. */
export const proofs = words<readonly { count: string; of: string }[]>({
  en: [
    { count: String(personas.length), of: 'characters answer here, each by voice and by typing' },
    { count: String(catalog.length), of: 'guides are sold, from the question to the PDF in the mail' },
    { count: '1', of: 'process runs all of it' },
    { count: '0', of: 'keys are needed to try it: every service has a stand-in' },
  ],
  hi: [
    { count: String(personas.length), of: 'किरदार यहाँ जवाब देते हैं, हर एक बोलकर भी और लिखकर भी' },
    { count: String(catalog.length), of: 'गाइड बिकती हैं, सवाल से लेकर मेल में आई पीडीएफ़ तक' },
    { count: '1', of: 'प्रोसेस यह सब चलाता है' },
    { count: '0', of: 'चाबियाँ चाहिए इसे आज़माने को: हर सेवा का अपना विकल्प साथ है' },
  ],
});
