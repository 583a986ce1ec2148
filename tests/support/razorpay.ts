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

export interface RazorpayPlayer {
  url: string;
  /** The variables that lead a site here. */
  environment: Record<string, string>;
  links: Map<string, Link>;
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
  /** The signed address a buyer is sent back to. */
  callback(linkId: string): string;
  close(): Promise<void>;
}

const keySecret = 'razorpay-key-secret';
const webhookSecret = 'razorpay-webhook-secret';

/** A small Razorpay: payment links that can be made, found, paid and told of. */
export async function playRazorpay(): Promise<RazorpayPlayer> {
  const links = new Map<string, Link>();
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
    const reference = searchParams.get('reference_id');
    if (reference !== null) return answer(200, { payment_links: [...links.values()].filter((link) => link.reference_id === reference) });
    const link = links.get(pathname.split('/').at(-1) ?? '');
    if (!link) return answer(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } });
    return answer(200, link);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
      return fetch(`${siteUrl}/webhooks/razorpay`, {
        method: 'POST',
        headers: { 'X-Razorpay-Signature': signEvent(body, webhookSecret), 'X-Razorpay-Event-Id': eventId },
        body,
      });
    },
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
