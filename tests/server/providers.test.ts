import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { personaSlugs } from '#shared/personas.ts';
import { calendly as calendlyContract } from '../contracts/calendly.ts';
import { googleSheets } from '../contracts/google-sheets.ts';
import { openai as openaiContract } from '../contracts/openai.ts';
import { razorpay as razorpayContract } from '../contracts/razorpay.ts';
import { vapi as vapiContract } from '../contracts/vapi.ts';
import { type ContractServer, playContract } from '../support/contracts.ts';
import { type GoogleSheets, playGoogleSheets } from '../support/google-sheets.ts';
import { type Site, startSite } from '../support/site.ts';
import { playSmtp, type SmtpPlayer } from '../support/smtp.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

const secrets = { keySecret: 'razorpay-key-secret', webhook: 'razorpay-webhook-secret' };
const now = '2026-11-21T05:00:00.000000Z';
const eventType = 'https://api.calendly.com/event_types/AAAAAAAAAAAAAAAA';
const callId = '3b241101-e2bb-4255-8caf-4136c566a962';

/** One visitor's whole visit to a site on which every provider is real: each is played by a server that knows the provider's own contract. */
describe('a site with a real provider behind every service', () => {
  let openai: ContractServer;
  let razorpay: ContractServer;
  let vapi: ContractServer;
  let sheets: ContractServer;
  let calendly: ContractServer;
  let google: GoogleSheets;
  let smtp: SmtpPlayer;
  let site: Site;
  let farah: Visitor;
  // biome-ignore lint/suspicious/noExplicitAny: Razorpay's own words
  const links: any[] = [];
  const sheetRows: string[][] = [];

  beforeAll(async () => {
    openai = await playContract(openaiContract, () => ({
      status: 200,
      body: {
        ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'gpt-4o-mini' },
        choices: [
          {
            ...{ index: 0, finish_reason: 'stop', logprobs: null },
            message: {
              role: 'assistant',
              refusal: null,
              content: JSON.stringify({
                reply: 'For falling hair, my Herbal Hair Care Guide, ₹129. Shall I send it?',
                offeredSku: 'herbal-hair-care',
                chosenSku: null,
              }),
            },
          },
        ],
      },
    }));
    razorpay = await playContract(razorpayContract, ({ method, body, path }) => {
      if (method === 'POST')
        links.push({
          ...{ id: `plink_Abc${links.length}`, accept_partial: false, amount_paid: 0, cancelled_at: 0, created_at: 1, expired_at: 0 },
          ...{ first_min_partial_amount: 0, payments: null, short_url: `https://rzp.io/rzp/Abc${links.length}`, status: 'created' },
          ...{ updated_at: 1, user_id: '', ...body, customer: { contact: '', ...body.customer } },
        });
      return { status: 200, body: method === 'POST' ? links.at(-1) : links.find(({ id }) => path.endsWith(id)) };
    });
    vapi = await playContract(vapiContract, () => ({
      status: 201,
      body: { id: callId, orgId: callId, createdAt: now, updatedAt: now, webCallUrl: 'https://vapi.daily.co/a-room' },
    }));
    sheets = await playContract(googleSheets, ({ method, body }) => {
      if (method === 'GET') return { status: 200, body: { range: 'Sheet1!A1:A1', majorDimension: 'COLUMNS' } };
      // Every text is sent with an apostrophe in front, which keeps it a text.
      sheetRows.push(...body.values.map((row: unknown[]) => row.map((cell) => String(cell).replace(/^'/, ''))));
      return { status: 200, body: { updates: { updatedRows: body.values.length } } };
    });
    calendly = await playContract(calendlyContract, ({ path, query, body }) => {
      if (path === '/event_type_available_times') {
        const start_time = new Date(query.start_time ?? '').toISOString().replace('.000Z', '.000000Z');
        const scheduling_url = `https://calendly.com/vaani/meeting/${start_time}`;
        return { status: 200, body: { collection: [{ status: 'available', invitees_remaining: 1, start_time, scheduling_url }] } };
      }
      return { status: 201, body: { resource: inviteeOf(body.invitee) } };
    });
    google = await playGoogleSheets();
    smtp = await playSmtp();
    site = await startSite({
      ...google.environment,
      GOOGLE_SHEETS_BASE_URL: sheets.url,
      VAPI_PRIVATE_KEY: 'private-key',
      ...Object.fromEntries(
        personaSlugs.map((slug) => [`VAPI_ASSISTANT_${slug.toUpperCase().replaceAll('-', '_')}`, `assistant-of-${slug}`]),
      ),
      VAPI_BASE_URL: vapi.url,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: openai.url,
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: secrets.keySecret,
      RAZORPAY_WEBHOOK_SECRET: secrets.webhook,
      RAZORPAY_BASE_URL: razorpay.url,
      CALENDLY_TOKEN: 'calendly-token',
      CALENDLY_EVENT_TYPE: eventType,
      CALENDLY_BASE_URL: calendly.url,
      SMTP_URL: `smtp://${smtp.host}`,
      MAIL_FROM: 'Vaani <hello@vaani.example>',
      LIVE_SERVICES: 'voice,brain,payments,lead-sheet,scheduler,mailer',
    });
    farah = visitor(site.url);
  });
  const mailsToFarah = () => smtp.received.filter(({ to }) => to.includes('farah@example.in'));
  afterAll(async () => {
    await site.stop();
    await Promise.all([openai, razorpay, vapi, sheets, calendly, google, smtp].map((player) => player.close()));
  });

  test('sells a guide: recommended by the model, paid at Razorpay, mailed over SMTP, written into the sheet', async () => {
    const say = async (message: string) => (await farah.post('/api/maharajji-chat.js', { message })).body;
    // What to recommend the core says by itself; the words of advice are the model's.
    // A busy machine may take longer over the first line than a visitor is left to wait.
    expect(await until(async () => (await say('My hair is falling out a lot, what can I do?')).reply)).toContain(
      'Herbal Hair Care Guide, ₹129',
    );
    expect((await say('haan')).chosenSku).toBe('Herbal Hair Care Guide');
    const { orderId } = await say('farah@example.in');
    const { body: order } = await farah.get(`/api/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'awaiting_payment', paymentLink: 'https://rzp.io/rzp/Abc0' });

    const paid = { ...links[0], status: 'paid', amount_paid: 12900 };
    const payment = { id: 'pay_1', amount: 12900, currency: 'INR' };
    const body = JSON.stringify({ event: 'payment_link.paid', payload: { payment_link: { entity: paid }, payment: { entity: payment } } });
    const headers = { 'X-Razorpay-Signature': signEvent(body, secrets.webhook), 'X-Razorpay-Event-Id': 'evt_1' };
    expect((await fetch(`${site.url}/webhooks/razorpay`, { method: 'POST', headers, body })).status).toBe(200);

    await until(async () => (await farah.get(`/api/orders/${orderId}`)).body.status === 'delivered');
    const mail = await PostalMime.parse(smtp.received.find(({ to }) => to.includes('farah@example.in'))?.raw ?? '');
    expect(mail.attachments).toContainEqual(
      expect.objectContaining({ mimeType: 'application/pdf', filename: 'Herbal Hair Care Guide.pdf' }),
    );
    await until(async () => sheetRows.some(([id]) => id === orderId));
  });

  test('takes a lead into the sheet and a meeting into Calendly', async () => {
    const lead = { name: 'Farah', brand: 'Nani Sa Achaar', website: 'nanisachaar.example', description: '', email: 'farah@example.in' };
    const { status, body } = await farah.post('/api/submit-to-google-sheets.js', lead);
    expect(status).toBe(202);
    await until(async () => sheetRows.some(([id]) => id === body.id));

    const { slots } = (await farah.get('/api/calendly?slots=1')).body;
    const wish = { start_time: slots[0].start_time, name: 'Farah', email: 'farah@example.in' };
    expect((await farah.post('/api/calendly?book=1', wish)).body).toMatchObject({
      success: true,
      status: 'confirmed',
      start_time: wish.start_time,
    });
    expect(calendly.calls.at(-1)).toMatchObject({ method: 'POST', path: '/invitees', body: { start_time: wish.start_time } });
    // Calendly sends the invitation; ours says how to cancel.
    await until(async () => mailsToFarah().length === 2);
  });

  test('opens a call at Vapi, whose key never reaches the visitor', async () => {
    const { status, body, text } = await farah.post('/call/web', { assistantId: 'kaka' });
    expect([status, body]).toEqual([201, { webCallUrl: 'https://vapi.daily.co/a-room' }]);
    expect(text).not.toContain('private-key');
    expect(vapi.calls[0]).toMatchObject({ path: '/call/web', body: { assistantId: 'assistant-of-kaka' } });
  });

  test('asked no provider for anything that its contract does not know, and nothing twice that costs money', () => {
    for (const { calls } of [openai, razorpay, vapi, sheets, calendly])
      for (const { method, path, verdict } of calls) expect([method, path, verdict.errors]).toEqual([method, path, []]);
    const count = (server: ContractServer, method: string, path: RegExp) =>
      server.calls.filter((call) => call.method === method && path.test(call.path)).length;
    expect({
      replies: count(openai, 'POST', /completions$/),
      links: count(razorpay, 'POST', /payment_links$/),
      calls: count(vapi, 'POST', /call\/web$/),
      meetings: count(calendly, 'POST', /invitees$/),
      mails: mailsToFarah().length,
    }).toEqual({ replies: 1, links: 1, calls: 1, meetings: 1, mails: 2 });
  });

  test('wrote no secret and no address of the visitor into its log', () => {
    const log = site.log.join('\n');
    for (const secret of ['private-key', 'sk-test', secrets.keySecret, secrets.webhook, 'calendly-token', 'farah@example.in', 'Nani Sa'])
      expect(log).not.toContain(secret);
  });
});

const inviteeOf = ({ name, email, timezone }: { name: string; email: string; timezone: string }) => ({
  ...{ uri: 'https://api.calendly.com/scheduled_events/E1/invitees/I1', email, name, timezone, first_name: null, last_name: null },
  ...{
    status: 'active',
    questions_and_answers: [],
    event: 'https://api.calendly.com/scheduled_events/E1',
    created_at: now,
    updated_at: now,
  },
  tracking: { utm_campaign: null, utm_source: null, utm_medium: null, utm_content: null, utm_term: null, salesforce_uuid: null },
  ...{ text_reminder_number: null, rescheduled: false, old_invitee: null, new_invitee: null, routing_form_submission: null },
  ...{ cancel_url: 'https://calendly.com/cancellations/I1', reschedule_url: 'https://calendly.com/reschedulings/I1' },
  ...{ payment: null, no_show: null, reconfirmation: null },
});
