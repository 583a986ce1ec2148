/** The Kaka chat's rules, pure: both sides read them, the server enforces them. */

/** Both sides together, the greeting being the first. */
export const messageLimit = 15;
/** Messages of one exchange: the visitor's and Kaka's. */
export const exchangeSize = 2;

export const limitSentence = 'Demo limit reached. Try the full experience!';

/** Kaka's fixed words that the page itself says. */
export const kakaSays = {
  greeting: 'Aao, aao, baitho. I am Kaka. What is troubling you: the throat, the hair, the kitchen, or just the mind?',
  hadToLeave: 'Forgive me, beta, Kaka had to leave suddenly. Come back in a little while and I will be on the same charpai.',
} as const;

/** "2 messages left in this demo." from 13 on; the exact limit sentence at 15; undefined before. */
export function remainingNotice(messageCount: number): string | undefined {
  const left = messageLimit - messageCount;
  if (left <= 0) return limitSentence;
  if (left > 2) return undefined;
  return left === 1 ? '1 message left in this demo.' : `${left} messages left in this demo.`;
}
