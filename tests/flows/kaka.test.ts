import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '#shared/catalog.ts';
import { kakaSays } from '#shared/kaka-rules.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

/** What Kaka says of a sale, word for word. */
const says = {
  askEmail: 'Tell me your email and the link will reach you before the chai boils.',
  invalidEmail: 'Arre beta, Kaka’s eyes are old but even I can see that is not an email.',
  payHere: 'There. Pay here when you are ready, no hurry.',
  paymentFollowUp: 'Pay on the link with UPI or card, beta, whatever is easy. The guide comes the moment it goes through.',
  supportFollowUp: 'Tell me what went wrong, beta. Kaka does not keep money for a thing that did not help.',
  farewell: 'Chalo beta, this demo ends here, but the stories do not. Come and talk to me with your voice next time.',
} as const;

const chat = '/api/maharajji-chat.js';
const say = (who: ReturnType<typeof visitor>, message: string) => who.post(chat, { message });

describe('a conversation with Kaka', () => {
  test('counts the greeting and both sides, and the exchange after the seventh is refused with the exact words', async () => {
    const meena = visitor(site.url);
    for (let exchange = 1; exchange <= 7; exchange++) {
      const { status, body } = await say(meena, `Tell me something about roti number ${exchange}`);
      expect({ status, messageCount: body.messageCount, messageLimit: body.messageLimit }).toEqual({
        status: 200,
        messageCount: 1 + exchange * 2,
        messageLimit: 15,
      });
      expect(body.reply).toMatch(/\S/);
    }
    const refused = await say(meena, 'One more, Kaka?');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      error: 'Demo limit reached. Try the full experience!',
      code: 'demo_limit_reached',
      messageCount: 15,
    });
  });

  test('never ends on a place that can hold a question but no answer: Kaka says goodbye in it', async () => {
    const ravi = visitor(site.url);
    const counts: number[] = [];
    let last = await say(ravi, 'How do I pay, with UPI?');
    while (last.status === 200) {
      counts.push(last.body.messageCount);
      if (last.body.messageCount === 15) expect(last.body.followUps.at(-1)).toBe(says.farewell);
      last = await say(ravi, 'And what about dandruff?');
    }
    expect(counts[0]).toBe(4);
    expect(counts.at(-1)).toBe(15);
    expect(counts).not.toContain(14);
  });

  test('200 messages at once in one session never pass 15', async () => {
    const crowd = visitor(site.url);
    await say(crowd, 'Namaste Kaka');
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => say(crowd, `What about remedy ${index}?`)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const { body } = await crowd.get('/api/kaka-session');
    expect(body.messageCount).toBeLessThanOrEqual(15);
    expect(body.messages.length).toBeLessThanOrEqual(15);
  });

  test('adds a canned line after an answer about paying, and after one about trouble', async () => {
    const asha = visitor(site.url);
    expect((await say(asha, 'how do I pay?')).body.followUps).toEqual([says.paymentFollowUp]);
    expect((await say(asha, 'I want a refund')).body.followUps).toEqual([says.supportFollowUp]);
  });

  test('recommends exactly one guide with its price, and a yes then asks for the email', async () => {
    const dev = visitor(site.url);
    const { body } = await say(dev, 'My hair is falling. Which guide do you recommend?');
    expect(body.reply).toContain('Herbal Hair Care Guide');
    expect(body.reply.match(/₹\d+/g)).toEqual(['₹129']);
    const yes = await say(dev, 'yes please');
    expect(yes.body).toMatchObject({ chosenSku: 'Herbal Hair Care Guide' });
    expect(yes.body.reply).toContain(says.askEmail);
  });

  test.each(['recommend something', 'Which guide should I buy?', 'Which is the best guide?'])(
    'recommends one guide to who has said nothing yet: %s',
    async (words) => {
      const { body } = await say(visitor(site.url), words);
      expect(body.reply.match(/₹\d+/g)).toHaveLength(1);
    },
  );

  test('shows the whole board to who asks what there is', async () => {
    const { body } = await say(visitor(site.url), 'What do you sell?');
    for (const { name } of catalog) expect(body.reply).toContain(name);
  });

  test('takes the first product of the catalogue when a purchase names none', async () => {
    expect((await say(visitor(site.url), 'I want to buy it now')).body.chosenSku).toBe('Ayurvedic Nuskha');
  });

  test('asks again when what should be an email is none, and opens the sale when it is one', async () => {
    const meena = visitor(site.url);
    await say(meena, 'I want to buy the immunity one');
    expect((await say(meena, 'meena at example')).body.reply).toContain(says.invalidEmail);
    const { body } = await say(meena, 'it is meena@example.in');
    expect(body).toMatchObject({ reply: expect.stringContaining(says.payHere), orderId: expect.stringMatching(/^order_/) });
  });

  test('says goodbye in the last place, after a sale as after an answer: no question is left without one', async () => {
    const meena = visitor(site.url);
    await say(meena, 'how do I pay?');
    for (const words of ['hello', 'tell me a story', 'I have dry hair', 'I want to buy the Herbal Hair Care Guide'])
      await say(meena, words);
    expect((await meena.get('/api/kaka-session')).body.messageCount).toBe(12);
    const { body } = await meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Herbal Hair Care Guide' });
    expect(body).toMatchObject({ reply: expect.stringContaining(says.payHere), followUps: [says.farewell], messageCount: 15 });
    expect((await meena.get('/api/kaka-session')).body.messages.at(-1)).toMatchObject({ sender: 'kaka', text: says.farewell });
  });

  test('lets a buyer change their mind without a word of reproach', async () => {
    const meena = visitor(site.url);
    await say(meena, 'I want to buy the cooking one');
    expect((await say(meena, 'no, leave it')).body.reply).toMatch(/hurry|as you like/i);
    expect((await meena.get('/api/kaka-session')).body.awaitingEmailFor).toBeNull();
  });

  test('is found again after a reload: words, count, awaited email and orders', async () => {
    const meena = visitor(site.url);
    await say(meena, 'I want to buy the immunity one');
    expect((await meena.get('/api/kaka-session')).body).toMatchObject({
      messageCount: 3,
      awaitingEmailFor: 'Immunity Booster Nuskha',
      orders: [],
    });
    const { body: sale } = await meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' });
    const { body } = await meena.get('/api/kaka-session');
    expect(body).toMatchObject({
      messageCount: 5,
      awaitingEmailFor: null,
      orders: [{ id: sale.orderId, status: 'awaiting_payment', paise: 11900 }],
    });
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
      kakaSays.greeting,
      'I want to buy the immunity one',
      expect.stringContaining(says.askEmail),
      'meena@example.in',
      expect.stringContaining(says.payHere),
    ]);
  });

  test('nobody else sees it', async () => {
    await say(visitor(site.url), 'a secret about my knees');
    expect((await visitor(site.url).get('/api/kaka-session')).body.messages).toHaveLength(1);
  });

  test('answers words of despair with help, in the language they came in, and never with a sale', async () => {
    for (const [words, help] of [
      ['I want to kill myself', /14416/],
      ['mar jana chahta hoon', /14416/],
      ['मैं मरना चाहता हूँ', /14416/],
      ['my father has chest pain', /112/],
    ] as const) {
      const { body } = await say(visitor(site.url), words);
      expect(body.reply).toMatch(help);
      expect(body.reply).not.toMatch(/₹|guide/i);
      expect(body.chosenSku).toBeUndefined();
    }
  });
});

describe('a sale', () => {
  test('goes from a wish to a mailed and downloadable guide, and a second wish for it finds it paid', async () => {
    const meena = visitor(site.url);
    const { body: wish } = await say(meena, 'send me the Home Cleaning Hacks');
    const order = { email: 'meena@example.in', skuName: wish.chosenSku };
    const { body: sale } = await meena.post('/api/payment-link.js', order);
    expect(sale).toMatchObject({ paymentSuccess: false, reply: expect.stringContaining(says.payHere), messageCount: 5 });
    expect((await meena.post('/api/payment-link.js', order)).body.paymentLink).toBe(sale.paymentLink);

    expect((await pay(sale.paymentLink)).status).toBe(303);
    const delivered = await until(async () => {
      const { body } = await meena.get(`/api/orders/${sale.orderId}`);
      return body.status === 'delivered' && body;
    });
    const guide = await fetch(site.url + delivered.downloadUrl);
    expect(guide.headers.get('content-type')).toBe('application/pdf');
    expect((await meena.post('/api/payment-link.js', order)).body.paymentSuccess).toBe(true);
  });

  test('goes to the address of the one before, when that is what the buyer says', async () => {
    const meena = visitor(site.url);
    await say(meena, 'I want the hair guide');
    await say(meena, 'meena@example.in');
    const { body } = await say(meena, 'Kaka, send me the immunity one. Same address as last time.');
    expect(body.reply).toContain(says.payHere);
    expect((await meena.get(`/api/orders/${body.orderId}`)).body).toMatchObject({
      skuName: 'Immunity Booster Nuskha',
      email: 'meena@example.in',
    });
    // Who has given none is asked for it.
    expect((await say(visitor(site.url), 'Kaka, send me the immunity one. Same address as last time.')).body.reply).toContain(
      says.askEmail,
    );
  });

  test('can be finished at the message limit', async () => {
    const meena = visitor(site.url);
    for (let exchange = 1; exchange <= 6; exchange++) await say(meena, `What about chai number ${exchange}?`);
    const { body: wish } = await say(meena, 'I want to buy the cooking one');
    expect(wish).toMatchObject({ messageCount: 15, chosenSku: 'Desi Cooking Secrets' });
    const { status, body } = await meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: wish.chosenSku });
    expect(status).toBe(200);
    expect(body.reply).toBeUndefined();
    expect((await meena.get('/api/kaka-session')).body).toMatchObject({
      messageCount: 15,
      awaitingEmailFor: null,
      orders: [{ id: body.orderId }],
    });
  });

  test('shows an order only to the visitor who opened it', async () => {
    const meena = visitor(site.url);
    const { body } = await meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Ayurvedic Nuskha' });
    expect((await meena.get(`/api/orders/${body.orderId}`)).status).toBe(200);
    expect((await visitor(site.url).get(`/api/orders/${body.orderId}`)).status).toBe(404);
    expect((await visitor(site.url).post(`/api/orders/${body.orderId}/resend`, {})).status).toBe(404);
  });

  test('knows only the guides of the catalogue', async () => {
    const { status, body } = await visitor(site.url).post('/api/payment-link.js', {
      email: 'a@b.in',
      skuName: 'Secrets of Everlasting Youth',
    });
    expect([status, body.code]).toEqual([400, 'unknown_guide']);
  });
});
