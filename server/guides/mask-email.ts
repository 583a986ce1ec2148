import { domainToASCII } from 'node:url';

/** `m***@example.in`: the buyer recognises it, and others learn nothing. In ASCII, which the fonts contain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = /^[\x21-\x7e]/.exec(email)?.[0] ?? '';
  const domain = domainToASCII(email.slice(at + 1)) || '***';
  return `${first}***@${domain.length > 40 ? `…${domain.slice(-39)}` : domain}`;
}
