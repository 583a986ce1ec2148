import { catalog } from '#shared/catalog.ts';
import { personas } from '#shared/personas.ts';
import { siteSettings } from '../ui/site-settings.ts';

/** What a brand asks before it talks to us. Each answer says only what the site does, or leaves it to the meeting. */
export interface BrandAnswer {
  question: string;
  answer: string;
}

export const brandAnswers = (): readonly BrandAnswer[] => [
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
];

/** What can be counted on this very site. */
export const proofs: readonly { count: string; of: string }[] = [
  { count: String(personas.length), of: 'characters answer here, each by voice and by typing' },
  { count: String(catalog.length), of: 'guides are sold, from the question to the PDF in the mail' },
  { count: '1', of: 'process runs all of it' },
  { count: '0', of: 'keys are needed to try it: every service has a stand-in' },
];
