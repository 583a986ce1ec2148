import { createHash } from 'node:crypto';
import { pathIn } from '#shared/words.ts';
import { ProviderError } from '../core/provider-error.ts';
import { digest } from '../core/tokens.ts';
import { eventIdHeader, type Payments, readSignedEvent, type Sandbox, signatureHeader, signEvent } from '../services/payments.ts';

const webhookTimeoutMs = 5_000;

/**
 * Payment links without a provider: our own page, clearly marked as a test, whose payments arrive as signed webhooks.
 * @param publicUrl where visitors reach the pay page
 * @param ownUrl where this process reaches its own webhook
 */
export function createSandboxPayments(options: { secret: string; publicUrl: string; ownUrl: string }): Payments & { sandbox: Sandbox } {
  const { secret, publicUrl, ownUrl } = options;
  /** Not guessable from the order, the same for the same order. */
  const linkIdOf = (orderId: string) =>
    `test_${createHash('sha256').update(`${secret}\nlink\n${orderId}`).digest('base64url').slice(0, 20)}`;

  return {
    async createLink({ id, pageLang }) {
      const linkId = linkIdOf(id);
      return { linkId, url: publicUrl + pathIn(pageLang, `/pay/${linkId}`) };
    },
    // The sandbox's payments exist only as the webhooks it has sent.
    linkEvent: async () => undefined,
    // No money moved, so none has to come back: the refund is done at once.
    async refund({ paymentId, paise, key }) {
      const refundId = `rfnd_${digest(['refund', key])}`;
      return { kind: 'refund', eventId: refundId, refundId, paymentId, paise, status: 'processed' };
    },
    // A refund of the sandbox never waits: one that does is of the provider that was configured before.
    refundEvent: (refundId) => Promise.reject(new ProviderError('sandbox', 'refused', { reason: refundId })),
    readEvent: (rawBody, headers) => readSignedEvent(rawBody, headers, [secret]),
    readCallback: () => undefined,

    sandbox: {
      async pay({ linkId, orderId, paise }) {
        const body = JSON.stringify({
          entity: 'event',
          event: 'payment_link.paid',
          payload: {
            payment_link: { entity: { id: linkId, reference_id: orderId, amount: paise, currency: 'INR', status: 'paid' } },
            payment: { entity: { id: `pay_${linkId}`, amount: paise, currency: 'INR', status: 'captured' } },
          },
        });
        const answer = await fetch(`${ownUrl}/webhooks/razorpay`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', [signatureHeader]: signEvent(body, secret), [eventIdHeader]: `event_${linkId}` },
          body,
          signal: AbortSignal.timeout(webhookTimeoutMs),
        });
        if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
      },
    },
  };
}
