import { createTransport, type NodemailerError } from 'nodemailer';
import { type FailureKind, ProviderError } from '../core/provider-error.ts';
import { composed, type Mailer } from '../services/mailer.ts';
import type { SmtpConfig } from './settings.ts';

export interface SmtpMailer extends Mailer {
  /** Connects and signs in, and sends nothing. @throws ProviderError */
  verify(): Promise<void>;
  close(): void;
}

const provider = 'smtp';
const seconds = 1_000;
/** Shorter than the outbox's claim on a row, so that a mail in progress is not sent a second time. */
const usualTimeoutMs = 40 * seconds;

/** Mail over SMTP. If the answer was lost, the result is unknown. A repeated mail has the same Message-ID. */
export function createSmtpMailer({ url, from }: SmtpConfig, timeoutMs = usualTimeoutMs): SmtpMailer {
  const transport = createTransport({
    ...encryption(url),
    url,
    pool: true,
    maxConnections: 2,
    // Retried only if no byte of the mail was sent: the server had closed an idle connection.
    maxRequeues: 1,
    dnsTimeout: 5 * seconds,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    socketCloseTimeout: 1 * seconds,
    idleTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      await ours(transport.sendMail({ ...composed(mail, from), signal: AbortSignal.timeout(timeoutMs) }));
    },
    verify: async () => void (await ours(transport.verify())),
    close: () => transport.close(),
  };
}

/** Passwords are sent only encrypted, except to this machine, or if the address says `?requireTLS=false`. */
function encryption(url: string): { requireTLS?: boolean } {
  const { username, hostname, protocol } = new URL(url);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username !== '' && protocol === 'smtp:' && !local ? { requireTLS: true } : {};
}

/** Nodemailer's errors without the words of the server, which contain the recipient. */
async function ours<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = '', responseCode: status } = error as NodemailerError;
    // Unless the server has clearly refused it, the mail may have been accepted.
    const mayHaveHappened = status === undefined && !beforeMail.has(code);
    throw new ProviderError(provider, kindOf(code, status), { status, reason: code, mayHaveHappened });
  }
}

const beforeMail = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'ECONFIG', 'EENVELOPE']);

function kindOf(code: string, status: number | undefined): FailureKind {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'unauthorized';
  // 4yz is a temporary refusal, usually greylisting (RFC 5321, section 4.2.1).
  if (status !== undefined) return status >= 400 && status < 500 ? 'rate_limited' : 'refused';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable';
}
