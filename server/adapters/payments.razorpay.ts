import { createHmac } from 'node:crypto';
import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { AppError } from '../core/errors.ts';
import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import { isSameSecret } from '../core/tokens.ts';
import {
  type OrderToPay,
  type PaymentLink,
  type Payments,
  paymentsTimeoutMs,
  type RefundEvent,
  readSignedEvent,
  refundEntity,
  refundOf,
} from '../services/payments.ts';
import { providerFetch } from './provider.ts';
import type { RazorpayConfig } from './settings.ts';

const provider = 'razorpay';

/** The used fields of a payment link. Source: Razorpay, "Payment Links entity". */
const linkEntity = z.object({
  id: z.string().check(z.regex(/^plink_\w+$/)),
  reference_id: z.string(),
  amount: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  /** The only address to which buyers are sent. */
  short_url: z.string().check(z.regex(/^https:\/\/rzp\.io\/(i|rzp|l)\/[\w-]+$/)),
  payments: z.nullish(z.array(z.object({ payment_id: z.string() }))),
});
const linkList = z.object({ payment_links: z.array(linkEntity) });
type Link = z.output<typeof linkEntity>;

/** Payment links of Razorpay. @param publicUrl the address to which a buyer returns */
export function createRazorpay(
  { keyId, keySecret, webhookSecrets, baseUrl }: RazorpayConfig,
  publicUrl: string,
  timeoutMs = paymentsTimeoutMs,
): Payments {
  const razorpay = tamed(new Razorpay({ key_id: keyId, key_secret: keySecret }), baseUrl, timeoutMs);
  const links = razorpay.paymentLink;

  async function create(order: OrderToPay): Promise<Link> {
    const answer = await ours(
      links.create({
        amount: order.paise,
        currency: 'INR',
        accept_partial: false,
        description: order.skuName,
        reference_id: order.id,
        customer: { email: order.email },
        // Razorpay sends no messages: the chat shows the link, and the site sends the guide.
        notify: { email: false, sms: false },
        reminder_enable: false,
        expire_by: Math.floor(order.expiresAt.getTime() / 1000),
        callback_url: `${publicUrl}/api/payment-callback`,
        callback_method: 'get',
        notes: { guide: order.skuName },
      }),
    );
    return understood(linkEntity, answer);
  }

  /** Razorpay has no idempotency keys, but a reference is unique forever. If the answer was lost, the link of an order is found by it. */
  async function existing(order: OrderToPay): Promise<Link | undefined> {
    const answer = await ours(links.all({ reference_id: order.id } as Parameters<typeof links.all>[0]));
    return understood(linkList, answer).payment_links.find(
      (link) => link.reference_id === order.id && link.amount === order.paise && link.status === 'created',
    );
  }

  async function createOrAdopt(order: OrderToPay): Promise<Link> {
    try {
      return await create(order);
    } catch (error) {
      const failure = providerErrorIn(error);
      // Also looked up after a refusal: "reference_id already exists" is the answer to a repeated request whose first answer was lost.
      const link =
        failure && (failure.mayHaveHappened || failure.kind === 'refused') ? await existing(order).catch(() => undefined) : undefined;
      if (link) return link;
      throw error;
    }
  }

  return {
    async createLink(order): Promise<PaymentLink> {
      try {
        const { id, short_url } = await createOrAdopt(order);
        return { linkId: id, url: short_url };
      } catch (error) {
        throw new AppError('payment_link_failed', { cause: error });
      }
    },

    async linkEvent(linkId) {
      // An order from before Razorpay was configured has a link of the sandbox.
      if (!/^plink_\w+$/.test(linkId)) return undefined;
      const link = understood(linkEntity, await ours(links.fetch(linkId)));
      const { status, reference_id: orderId, currency } = link;
      const eventId = `${linkId}:${status}`;
      if (status === 'expired' || status === 'cancelled') return { kind: status, eventId, orderId };
      if (status !== 'paid') return undefined;
      return { kind: 'paid', eventId, orderId, paymentId: link.payments?.at(-1)?.payment_id ?? linkId, paise: link.amount_paid, currency };
    },

    async refund({ paymentId, paise, key }) {
      // The package's own function cannot send the header that makes the request idempotent.
      const answer = await ours(
        requestsOf(razorpay).post(
          `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
          { amount: paise, speed: 'normal', receipt: key },
          { headers: { 'X-Refund-Idempotency': key } },
        ),
      );
      return told(answer.data);
    },

    refundEvent: async (refundId) => told(await ours(razorpay.refunds.fetch(refundId))),

    readEvent: (rawBody, headers) => readSignedEvent(rawBody, headers, webhookSecrets),

    readCallback(query) {
      const { razorpay_payment_link_id: linkId, razorpay_payment_link_reference_id: orderId } = query;
      const { razorpay_payment_link_status: status, razorpay_payment_id: paymentId, razorpay_signature: signature } = query;
      const expected = createHmac('sha256', keySecret).update(`${linkId}|${orderId}|${status}|${paymentId}`).digest('hex');
      const genuine = typeof signature === 'string' && isSameSecret(signature, expected);
      return genuine && typeof linkId === 'string' && typeof orderId === 'string' ? { linkId, orderId } : undefined;
    },
  };
}

/** The fields of the package's axios instance that its types lack. */
interface Requests {
  defaults: { baseURL: string; adapter: string; env: object };
  interceptors: { response: { use(answered: undefined, failed: (error: unknown) => never): void } };
  post(url: string, data: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

const requestsOf = (razorpay: Razorpay): Requests => (razorpay.api as unknown as { rq: Requests }).rq;

/**
 * The package waits without limit, follows redirects, and reads `err.response` of every failure, also if there was none. Here it uses our
 * fetch, and gets failures in the one shape that it passes on unchanged.
 */
function tamed(razorpay: Razorpay, baseUrl: string, timeoutMs: number): Razorpay {
  const rq = requestsOf(razorpay);
  rq.defaults.baseURL = baseUrl;
  rq.defaults.adapter = 'fetch';
  rq.defaults.env = { ...rq.defaults.env, fetch: providerFetch({ provider, timeoutMs }) };
  rq.interceptors.response.use(undefined, (error) => {
    throw { response: { status: 0, data: { error: providerErrorIn(error) ?? error } } };
  });
  return razorpay;
}

/** Turns the package's rejections, which are plain objects, back into the original errors. */
async function ours<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (thrown) {
    const { error, response } = thrown as { error?: unknown; response?: { data?: { error?: unknown } } };
    throw error ?? response?.data?.error ?? thrown;
  }
}

function told(answer: unknown): RefundEvent {
  const refund = understood(refundEntity, answer);
  return refundOf(refund, `${refund.id}:${refund.status}`);
}

function understood<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
}
