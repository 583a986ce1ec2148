import { createHash } from 'node:crypto';
import { pathIn } from '#shared/words.ts';
import { ProviderError } from '../core/provider-error.ts';
import { digest } from '../core/tokens.ts';
import { eventIdHeader, type Payments, readSignedEvent, type Sandbox, signatureHeader, signEvent } from '../services/payments.ts';

const webhookTimeoutMs = 5_000;

/**
 * Payment links without a provider: a payment page of our own, clearly marked as a test. Its payments arrive as signed webhooks.
 * @param publicUrl the address of the payment page for visitors
 * @param ownUrl the address at which this process reaches its own webhook
 */
export function createSandboxPayments(options: { secret: string; publicUrl: string; ownUrl: string }): Payments & { sandbox: Sandbox } {
  const { secret, publicUrl, ownUrl } = options;
  /** The same for the same order, and cannot be guessed from the order. */
  const linkIdOf = (orderId: string) =>
    `test_${createHash('sha256').update(`${secret}\nlink\n${orderId}`).digest('base64url').slice(0, 20)}`;

  return {
    async createLink({ id, pageLang }) {
      const linkId = linkIdOf(id);
      return { linkId, url: publicUrl + pathIn(pageLang, `/pay/${linkId}`) };
    },
    // The sandbox knows its payments only from the webhooks that it has sent.
    linkEvent: async () => undefined,
    // No money moved, so the refund is done at once.
    async refund({ paymentId, paise, key }) {
      const refundId = `rfnd_${digest(['refund', key])}`;
      return { kind: 'refund', eventId: refundId, refundId, paymentId, paise, status: 'processed' };
    },
    // Refunds of the sandbox never wait. One that waits belongs to the provider that was configured before.
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
