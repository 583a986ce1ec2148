import { words } from './words.ts';

/** The longest email address that SMTP allows (RFC 5321, section 4.5.3.1.3). */
export const emailMaxLength = 254;

/** A simple check without spaces. It refuses characters that could end a mail header or begin another address. */
const emailPattern = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}.]+(\.[^\s@<>()[\],;:"\\\p{Cc}.]+)+$/u;

export const isEmail = (text: string): boolean => text.length <= emailMaxLength && emailPattern.test(text);

/** The message for an invalid email address. */
export const invalidEmailSentence = words({ en: 'Please enter a valid email address.', hi: 'कृपया सही ईमेल पता लिखिए।' });

/** A masked email address: "m•••@example.in". */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** The email address in "meena@example.in" or "it is meena@example.in, thank you". */
export function emailIn(message: string): string | undefined {
  return message
    .split(/\s+/)
    .map((word) => word.replace(/^[<("'“]+|[>)"'”.,;!?]+$/g, ''))
    .find(isEmail);
}
