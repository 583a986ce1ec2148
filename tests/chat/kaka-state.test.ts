import { describe, expect, test } from 'vitest';
import { firstState, type KakaEvent, type KakaState, reduce } from '#client/chat/kaka-state.ts';
import type { ApiOutput, ChatMessage, OrderView } from '#shared/api.ts';
import { kakaSays, messageLimit } from '#shared/kaka-rules.ts';

type Session = ApiOutput<'kakaSession'>;

const greeting: ChatMessage = { sender: 'kaka', text: kakaSays.greeting };
const user = (text: string): ChatMessage => ({ sender: 'user', text });
const kaka = (text: string): ChatMessage => ({ sender: 'kaka', text });
const order: OrderView = {
  id: 'order-1',
  status: 'awaiting_payment',
  skuName: 'Desi Cooking Secrets',
  paise: 17_900,
  email: 'meena@example.in',
  paymentLink: 'https://pay.example/1',
};
const old = [greeting, user('haan'), kaka('There. Pay here when you are ready, no hurry.')];
const sessionOf = (messages: ChatMessage[], rest: Partial<Session> = {}): Session => ({
  messages,
  messageCount: messages.length,
  messageLimit,
  awaitingEmailFor: null,
  orders: [order],
  ...rest,
});

const play = (...events: KakaEvent[]): KakaState => events.reduce(reduce, firstState);
const sent = (line: string): KakaEvent => ({ type: 'sent', sending: { line } });
const restored = (session: Session): KakaEvent => ({ type: 'restored', session });
const replied = (reply: string, messageCount: number): KakaEvent => ({ type: 'replied', answer: { reply, messageCount, messageLimit } });
const linesOf = ({ messages }: KakaState) => messages.map(({ text }) => text);

describe('a line sent while the old conversation is on its way', () => {
  const line = 'What about dandruff?';
  const reply = 'Methi, beta.';
  const whole = [...old, user(line), kaka(reply)].map(({ text }) => text);
  /** What the server may have known when it told the old conversation. */
  const sessions: [string, Session][] = [
    ['before the line', sessionOf(old)],
    ['with the line, before the reply', sessionOf([...old, user(line)], { messageCount: old.length + 2 })],
    ['with the reply', sessionOf([...old, user(line), kaka(reply)])],
  ];

  for (const [when, session] of sessions) {
    test(`stands once below it, the reply arriving last, told ${when}`, () => {
      const state = play(sent(line), restored(session), replied(reply, old.length + 2));
      expect(linesOf(state)).toEqual(whole);
      expect(state).toMatchObject({ messageCount: old.length + 2, orders: [order], sending: null });
    });

    test(`stands once below it, the reply arriving first, told ${when}`, () => {
      const state = play(sent(line), replied(reply, old.length + 2), restored(session));
      expect(linesOf(state)).toEqual(whole);
      expect(state).toMatchObject({ messageCount: old.length + 2, orders: [order], sending: null });
    });
  }

  test('is not shown twice while its reply is awaited, and is counted once', () => {
    const [, [, heard]] = sessions as [unknown, [string, Session]];
    const state = play(sent(line), restored(heard));
    expect(linesOf(state)).toEqual(old.map(({ text }) => text));
    expect(state).toMatchObject({ messageCount: old.length, sending: { line } });
  });

  test('may be the very words that were said before', () => {
    const again = play(sent('haan'), restored(sessionOf(old)), replied(reply, old.length + 2));
    expect(linesOf(again)).toEqual([...old, user('haan'), kaka(reply)].map(({ text }) => text));
  });

  test('is still there to be tried again when it did not get through', () => {
    const state = play(sent(line), { type: 'failed', sentence: 'Sorry.' }, restored(sessionOf(old)));
    expect(linesOf(state)).toEqual(old.map(({ text }) => text));
    expect(state.problem).toEqual({ sentence: 'Sorry.', unsent: [{ line }] });
  });
});

test('a line sent behind one that did not get through leaves both to be tried again, in order', () => {
  const [first, second] = [{ line: 'What about dandruff?' }, { line: 'And grey hair?' }];
  const state = play({ type: 'sent', sending: first, waiting: [second] }, { type: 'failed', sentence: 'Sorry.' });
  expect(state).toMatchObject({ sending: null, waiting: [], problem: { sentence: 'Sorry.', unsent: [first, second] } });
});

test('a page that is behind learns the whole conversation when it is told of the limit', () => {
  const full = Array.from({ length: messageLimit }, (_, at) => (at === 0 ? greeting : at % 2 ? user(`line ${at}`) : kaka(`reply ${at}`)));
  const state = play(sent('one more'), { type: 'limit-reached', session: sessionOf(full) });
  expect(state).toMatchObject({ messages: full, messageCount: messageLimit, sending: null, orders: [order] });
});

test('an answer that forgets to count is counted, and loses nothing', () => {
  // biome-ignore lint/suspicious/noExplicitAny: an answer of another shape than ours
  const state = play(restored(sessionOf(old)), sent('haan'), { type: 'replied', answer: { reply: 'Achha.' } as any });
  expect(linesOf(state)).toEqual([...old.map(({ text }) => text), 'haan', 'Achha.']);
  expect(state.messageCount).toBe(old.length + 2);
});

test('the old conversation alone is taken as it is, also when it comes twice', () => {
  const session = sessionOf(old, { awaitingEmailFor: 'Desi Cooking Secrets' });
  const state = play(restored(session), restored(session));
  expect(state).toMatchObject({ messages: old, messageCount: old.length, awaitingEmailFor: 'Desi Cooking Secrets', orders: [order] });
});

test('a sale finished at the limit adds no message', () => {
  const full = sessionOf(Array.from({ length: messageLimit }, (_, at) => (at === 0 ? greeting : at % 2 ? user('roti') : kaka('Achha.'))));
  const state = play(
    restored(full),
    { type: 'sent', sending: { line: 'meena@example.in', guideName: order.skuName } },
    {
      type: 'linked',
      answer: { paymentLink: 'https://pay.example/1', paymentSuccess: false, orderId: order.id, messageCount: messageLimit },
    },
  );
  expect(state.messages).toEqual(full.messages);
  expect(state).toMatchObject({ messageCount: messageLimit, sending: null, awaitingEmailFor: null });
});
