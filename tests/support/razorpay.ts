import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signEvent } from '#server/services/payments.ts';

interface Link {
  id: string;
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  short_url: string;
  payments: { payment_id: string }[] | null;
  callback_url: string;
}

export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
}

export interface RazorpayPlayer {
  url: string;
  /** The variables that lead a site here. */
  environment: Record<string, string>;
  links: Map<string, Link>;
  refunds: Map<string, Refund>;
  /** What a refund that is asked for is at first. */
  refundStatus: Refund['status'];
  /** Method and path of every request. */
  requests: string[];
  /** While it is down, it answers 500. */
  down: boolean;
  /** How long each answer takes; what was asked is done at once. */
  delayMs: { GET: number; POST: number };
  /** A buyer pays: from now on the link says so. */
  settle(linkId: string, status?: Link['status']): void;
  /** The signed webhook of a link's present state, as it would be sent to a site. */
  webhook(linkId: string, siteUrl: string, eventId?: string): Promise<Response>;
  /** The signed webhook of a refund, as it would be sent to a site. */
  refundWebhook(event: 'created' | 'processed' | 'failed', refund: Refund, siteUrl: string): Promise<Response>;
  /** The signed address a buyer is sent back to. */
  callback(linkId: string): string;
  close(): Promise<void>;
}

const keySecret = 'razorpay-key-secret';
const webhookSecret = 'razorpay-webhook-secret';

/** A small Razorpay: payment links that can be made, found, paid and told of. */
export async function playRazorpay(): Promise<RazorpayPlayer> {
  const links = new Map<string, Link>();
  const refunds = new Map<string, Refund>();
  const refundKeys = new Map<string, string>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://razorpay');
    requests.push(`${request.method} ${pathname}`);
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = async (status: number, body: unknown) => {
      await sleep(player.delayMs[request.method === 'POST' ? 'POST' : 'GET']);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (player.down) return answer(500, { error: { code: 'SERVER_ERROR', description: 'down' } });
    if (request.method === 'POST' && pathname === '/v1/payment_links') {
      const { reference_id, amount, callback_url } = JSON.parse(text);
      const id = `plink_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const short_url = `https://rzp.io/rzp/${id.slice(6, 14)}`;
      links.set(id, {
        id,
        reference_id,
        amount,
        amount_paid: 0,
        currency: 'INR',
        status: 'created',
        short_url,
        payments: null,
        callback_url,
      });
      return answer(200, links.get(id));
    }
    const paymentId = /^\/v1\/payments\/(\w+)\/refund$/.exec(pathname)?.[1];
    if (request.method === 'POST' && paymentId !== undefined) {
      const key = String(request.headers['x-refund-idempotency']);
      const known = refundKeys.get(key);
      if (known !== undefined) return answer(200, refunds.get(known));
      const { amount } = JSON.parse(text);
      const paid = [...links.values()].find(({ payments }) => payments?.some(({ payment_id }) => payment_id === paymentId));
      const before = [...refunds.values()]
        .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'failed')
        .reduce((sum, refund) => sum + refund.amount, 0);
      if (!paid || before + amount > paid.amount)
        return answer(400, {
          error: { code: 'BAD_REQUEST_ERROR', description: 'The total refund amount is greater than the refund payment amount' },
        });
      const id = `rfnd_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      refunds.set(id, { id, payment_id: paymentId, amount, currency: 'INR', status: player.refundStatus });
      refundKeys.set(key, id);
      return answer(200, refunds.get(id));
    }
    const refund = pathname.startsWith('/v1/refunds/') ? refunds.get(pathname.split('/').at(-1) ?? '') : undefined;
    if (refund) return answer(200, refund);
    const reference = searchParams.get('reference_id');
    if (reference !== null) return answer(200, { payment_links: [...links.values()].filter((link) => link.reference_id === reference) });
    const link = links.get(pathname.split('/').at(-1) ?? '');
    if (!link) return answer(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } });
    return answer(200, link);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const tell = (siteUrl: string, body: string, eventId: string) =>
    fetch(`${siteUrl}/webhooks/razorpay`, {
      method: 'POST',
      headers: { 'X-Razorpay-Signature': signEvent(body, webhookSecret), 'X-Razorpay-Event-Id': eventId },
      body,
    });
  const linkOf = (linkId: string): Link => {
    const link = links.get(linkId);
    if (!link) throw new Error(`no link ${linkId}`);
    return link;
  };
  const player: RazorpayPlayer = {
    url,
    environment: {
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_BASE_URL: url,
    },
    links,
    refunds,
    refundStatus: 'processed',
    requests,
    down: false,
    delayMs: { GET: 0, POST: 0 },
    settle(linkId, status = 'paid') {
      const link = linkOf(linkId);
      link.status = status;
      if (status !== 'paid') return;
      link.amount_paid = link.amount;
      link.payments = [{ payment_id: `pay_${linkId.slice(6)}` }];
    },
    webhook(linkId, siteUrl, eventId = `evt_${randomUUID()}`) {
      const link = linkOf(linkId);
      const { payments, amount, currency } = link;
      const payment = payments?.[0] && { entity: { id: payments[0].payment_id, amount, currency } };
      const body = JSON.stringify({
        event: `payment_link.${link.status}`,
        payload: { payment_link: { entity: link }, ...(payment && { payment }) },
      });
      return tell(siteUrl, body, eventId);
    },
    refundWebhook: (event, refund, siteUrl) =>
      tell(
        siteUrl,
        JSON.stringify({
          entity: 'event',
          event: `refund.${event}`,
          contains: ['refund', 'payment'],
          payload: { refund: { entity: refund }, payment: { entity: { id: refund.payment_id, currency: 'INR', captured: true } } },
        }),
        `evt_${randomUUID()}`,
      ),
    callback(linkId) {
      const { reference_id, status, payments, callback_url } = linkOf(linkId);
      const paymentId = payments?.[0]?.payment_id ?? '';
      const signature = createHmac('sha256', keySecret).update(`${linkId}|${reference_id}|${status}|${paymentId}`).digest('hex');
      const query = new URLSearchParams({
        razorpay_payment_id: paymentId,
        razorpay_payment_link_id: linkId,
        razorpay_payment_link_reference_id: reference_id,
        razorpay_payment_link_status: status,
        razorpay_signature: signature,
      });
      return `${callback_url}?${query}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return player;
}
