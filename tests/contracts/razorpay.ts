import {
  address,
  anything,
  type Contract,
  email,
  exactly,
  holding,
  listOf,
  number,
  one,
  orNull,
  someText,
  text,
  truth,
  whole,
} from './contract.ts';

/** Source: Razorpay, "Payment Links" of its API reference. */
const link = holding({
  id: { type: 'string', pattern: '^plink_\\w+$' },
  reference_id: someText,
  amount: whole,
  amount_paid: number,
  currency: one('INR'),
  status: one('created', 'partially_paid', 'expired', 'cancelled', 'paid'),
  short_url: address,
  'payments?': orNull(listOf(holding({ payment_id: someText }))),
});
/** A code, and a sentence for people; a reference that is taken is told so. */
const refusal = holding({ error: holding({ code: someText, description: someText }) });

const exampleLink = {
  id: 'plink_Abc123',
  accept_partial: false,
  amount: 11900,
  amount_paid: 0,
  cancelled_at: 0,
  created_at: 1,
  currency: 'INR',
  description: 'Immunity Booster Nuskha',
  expire_by: 2,
  expired_at: 0,
  first_min_partial_amount: 0,
  notify: { email: false, sms: false },
  payments: null,
  reference_id: 'order_0123456789abcdef',
  reminder_enable: false,
  short_url: 'https://rzp.io/rzp/Abc123',
  status: 'created',
  updated_at: 1,
  user_id: '',
};

/** Source: Razorpay, "Create a Normal Refund (Idempotent Request)" and "Fetch a Specific Refund" of its API reference. */
const refund = holding({
  id: { type: 'string', pattern: '^rfnd_\\w+$' },
  payment_id: someText,
  amount: whole,
  currency: one('INR'),
  status: one('pending', 'processed', 'failed'),
});
const exampleRefund = {
  id: 'rfnd_FgRAHdNOM4ZVbO',
  entity: 'refund',
  amount: 4000,
  currency: 'INR',
  payment_id: 'pay_FgR9UMzgmKDJRi',
  notes: [],
  receipt: 'refund-0123456789abcdef',
  acquirer_data: { arn: null },
  created_at: 1600856650,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
};

/** The excerpt of what Razorpay publishes has payment links alone: refunds stand apart. */
export const razorpayRefunds: Contract = {
  provider: 'Razorpay, refunds',
  operations: {
    'POST /v1/payments/{id}/refund': {
      body: exactly({ amount: { type: 'integer', minimum: 100 }, speed: one('normal'), receipt: { type: 'string', maxLength: 40 } }),
      answers: { 200: refund, 400: refusal, '4xx': anything },
      example: {
        path: '/v1/payments/pay_FgR9UMzgmKDJRi/refund',
        body: { amount: 4000, speed: 'normal', receipt: 'refund-0123456789abcdef' },
        answers: { 200: exampleRefund },
      },
    },
    'GET /v1/refunds/{id}': {
      answers: { 200: refund, '4xx': anything },
      example: { path: '/v1/refunds/rfnd_FgRAHdNOM4ZVbO', answers: { 200: { ...exampleRefund, status: 'pending' } } },
    },
  },
};

export const razorpay: Contract = {
  provider: 'Razorpay',
  published: 'razorpay.payment-links.json',
  operations: {
    'POST /v1/payment_links': {
      body: exactly({
        amount: { type: 'integer', minimum: 100 },
        currency: one('INR'),
        accept_partial: one(false),
        description: { type: 'string', maxLength: 2048 },
        reference_id: { type: 'string', maxLength: 40 },
        customer: exactly({ email }),
        // Razorpay writes to nobody.
        notify: exactly({ email: one(false), sms: one(false) }),
        reminder_enable: truth,
        expire_by: whole,
        callback_url: address,
        callback_method: one('get'),
        notes: { type: 'object', additionalProperties: { type: 'string', maxLength: 256 }, maxProperties: 15 },
      }),
      answers: { 200: link, 400: refusal, '4xx': anything },
      example: {
        body: {
          amount: 11900,
          currency: 'INR',
          accept_partial: false,
          description: 'Immunity Booster Nuskha',
          reference_id: 'order_0123456789abcdef',
          customer: { email: 'meena@example.in' },
          notify: { email: false, sms: false },
          reminder_enable: false,
          expire_by: 1795000000,
          callback_url: 'https://vaani.example/api/payment-callback',
          callback_method: 'get',
          notes: { guide: 'Immunity Booster Nuskha' },
        },
        answers: { 200: exampleLink },
      },
    },
    'GET /v1/payment_links': {
      // The package adds how many it wants.
      query: exactly({ reference_id: someText, 'count?': text, 'skip?': text }),
      answers: { 200: holding({ payment_links: listOf(link) }), '4xx': anything },
      example: { query: { reference_id: 'order_0123456789abcdef' }, answers: { 200: { payment_links: [exampleLink] } } },
    },
    'GET /v1/payment_links/{id}': {
      answers: { 200: link, '4xx': anything },
      example: {
        path: '/v1/payment_links/plink_Abc123',
        answers: { 200: { ...exampleLink, status: 'paid', amount_paid: 11900, payments: [{ payment_id: 'pay_1' }] } },
      },
    },
  },
};
