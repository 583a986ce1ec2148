import { words } from './words.ts';

/** The rules of Kaka's chat, without side effects. Both sides use them, and the server enforces them. */

/** Messages of both sides, including the greeting. */
export const messageLimit = 15;
/** Messages of one exchange: the visitor's and Kaka's. */
export const exchangeSize = 2;

export const limitSentence = words({ en: 'Demo limit reached. Try the full experience!', hi: 'डेमो की सीमा पूरी हुई। पूरा अनुभव लीजिए!' });

/** Kaka's fixed sentences that the page shows. */
export const kakaSays = words({
  en: {
    greeting: 'Aao, aao, baitho. I am Kaka. What is troubling you: the throat, the hair, the kitchen, or just the mind?',
    hadToLeave: 'Forgive me, beta, Kaka had to leave suddenly. Come back in a little while and I will be on the same charpai.',
  },
  hi: {
    greeting: 'आओ, आओ, बैठो। मैं काका हूँ। क्या परेशानी है: गला, बाल, रसोई, या बस मन?',
    hadToLeave: 'माफ़ करना बेटा, काका को अचानक जाना पड़ा। थोड़ी देर में आना, मैं इसी चारपाई पर मिलूँगा।',
  },
});

const leftNotice = words({
  en: (left: number) => (left === 1 ? '1 message left in this demo.' : `${left} messages left in this demo.`),
  hi: (left) => `इस डेमो में ${left} संदेश ${left === 1 ? 'बचा है' : 'बचे हैं'}।`,
});

/** "2 messages left in this demo." from 13 on; the exact limit sentence at 15; undefined before. */
export function remainingNotice(messageCount: number): string | undefined {
  const left = messageLimit - messageCount;
  if (left <= 0) return limitSentence;
  return left > 2 ? undefined : leftNotice(left);
}
