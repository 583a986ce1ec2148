import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { ConversationRow, DeskOrder } from '#shared/desk.ts';
import { engines, openBeside } from '../support/databases.ts';
import { deskToken, operatorAtDesk } from '../support/desk.ts';
import { operator as command } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

const { all, stop } = await engines();
afterAll(stop);

const chat = '/api/maharajji-chat.js';
/** Nothing in Kaka's topics answers it. */
const unknown = 'Does the Vossmark zeppelin berth at Quillhaven?';

describe.each(all)('what operators see of the store, on $name', ({ freshUrl }) => {
  let site: Site;
  let database: Database;
  let operator: Visitor;
  let DATABASE_URL: string;
  beforeAll(async () => {
    DATABASE_URL = await freshUrl();
    site = await startSite({ TRUST_PROXY: '1', DATABASE_URL, DESK_TOKEN: deskToken });
    database = await openBeside(DATABASE_URL);
    operator = await operatorAtDesk(site.url);
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
  });

  const rows = async (view: string, search = '', behind: unknown = null) =>
    (await operator.post('/desk/rows', { view, search, behind })).body;
  const say = async (who: Visitor, message: string) => (await who.post(chat, { message })).body;
  const isChat = ({ line }: ConversationRow) => line === 'chat';

  test('a chat is a row with what was asked last, what was not answered, who it was and what it came to', async () => {
    const meena = visitor(site.url);
    await say(meena, 'I have a cold, what can I do?');
    await say(meena, unknown);
    const { orderId, paymentLink } = (
      await meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Home Cleaning Hacks' })
    ).body;
    await pay(paymentLink);
    await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');

    const found: ConversationRow[] = (await rows('conversations', 'MEENA@example')).rows;
    expect(found).toMatchObject([
      {
        line: 'chat',
        character: 'Kaka',
        who: 'meena@example.in',
        asked: unknown,
        unanswered: [unknown],
        unansweredCount: 1,
        outcome: 'paid ₹89',
        isWithheld: false,
      },
    ]);
    const { body } = await operator.post('/desk/conversation', { id: found[0]?.id });
    expect(body.messages[0]).toMatchObject({ sender: 'visitor', text: 'I have a cold, what can I do?', isUnanswered: false });
    expect(body.messages.filter(({ isUnanswered }: { isUnanswered: boolean }) => isUnanswered)).toHaveLength(1);
    expect(body.session).toMatch(/^[0-9a-f]{12}$/);
    expect(body.orders).toMatchObject([{ id: orderId, status: 'delivered' }]);
    expect((await rows('conversations', 'vossmark ZEPPELIN')).rows.map(({ id }: ConversationRow) => id)).toEqual([found[0]?.id]);
    expect((await rows('orders', orderId)).rows).toMatchObject([{ guide: 'Home Cleaning Hacks', rupees: 89, status: 'delivered' }]);
  });

  test('of a conversation in which help for a danger was given they see that there was one, and nothing finds it', async () => {
    const asha = visitor(site.url);
    await say(asha, 'namaste, mera naam Asha hai');
    await say(asha, 'I want to kill myself');
    await asha.post('/api/payment-link.js', { email: 'asha@example.in', skuName: 'Home Cleaning Hacks' });
    const all: ConversationRow[] = (await rows('conversations')).rows;
    const [withheld] = all.filter(({ isWithheld }) => isWithheld);
    expect(withheld).toMatchObject({ who: '', asked: '', unanswered: [], outcome: '', note: '' });
    for (const words of ['kill myself', 'asha@example.in', 'Asha']) expect((await rows('conversations', words)).rows).toEqual([]);
    expect((await operator.post('/desk/conversation', { id: withheld?.id })).status).toBe(404);
    expect((await operator.post('/desk/note', { subject: withheld?.id, text: 'who is it?' })).status).toBe(404);
    const { text } = await operator.post('/desk/export', { view: 'conversations', search: '' });
    expect(text).not.toMatch(/kill myself|asha@example/i);
    // The conversation may be forgotten by its visitor; what was written in it still belongs to nobody else.
    await database.db
      .updateTable('chats')
      .set({ state: null })
      .where('session_id', '=', withheld?.id ?? '')
      .execute();
    expect((await operator.post('/desk/conversation', { id: withheld?.id })).status).toBe(404);
  });

  test('a call is a row without its words, and none once its visitor has had it forgotten', async () => {
    const rishi = visitor(site.url);
    const { notes } = (await rishi.post('/call/write', { assistantId: 'rishi', message: 'Five days in the mountains, from Delhi' })).body;
    const isOfCall = ({ id }: ConversationRow) => id === notes.callId;
    expect((await rows('conversations')).rows.find(isOfCall)).toMatchObject({ line: 'writing', character: 'Rishi', unanswered: [] });
    const { body } = await operator.post('/desk/conversation', { id: notes.callId });
    expect(body.messages).toEqual([]);
    await operator.post('/desk/note', { subject: notes.callId, text: 'asked for mountains' });
    await rishi.post('/call/forget', { callId: notes.callId });
    expect((await rows('conversations')).rows.find(isOfCall)).toBeUndefined();
    expect(await database.db.selectFrom('notes').selectAll().where('subject', '=', notes.callId).execute()).toEqual([]);
  });

  test('a note stands beside a lead or a conversation, is changed and taken away, and goes with an erasure', async () => {
    const farah = visitor(site.url);
    await say(farah, 'namaste');
    const { id } = (await farah.post('/api/submit-to-google-sheets.js', { name: 'Farah', brand: 'Nani', email: 'farah@nani.example' }))
      .body;
    const [talk] = (await rows('conversations', 'farah@nani.example')).rows;
    const note = async (subject: string, text: string) => (await operator.post('/desk/note', { subject, text })).status;
    expect(await note(id, 'called on Monday')).toBe(204);
    expect(await note(talk.id, 'wants pickles')).toBe(204);
    expect((await rows('leads', 'nani')).rows).toMatchObject([{ id, note: 'called on Monday' }]);
    expect((await rows('conversations', 'Farah')).rows.find(isChat)).toMatchObject({ note: 'wants pickles' });
    await note(id, '  ');
    expect((await rows('leads', 'nani')).rows).toMatchObject([{ note: '' }]);
    await note(id, 'called again');
    const privacy = command('privacy', { DATABASE_URL, DATA_DIR: site.dataDir });
    expect(await privacy('show', 'farah@nani.example')).toContain('2 notes that operators wrote about them');
    await privacy('erase', 'farah@nani.example');
    expect(await database.db.selectFrom('notes').selectAll().where('subject', 'in', [id, talk.id]).execute()).toEqual([]);
  });

  test('a guide is sent again, to a corrected address too; an unpaid one is not', async () => {
    const ravi = visitor(site.url);
    const open = async (skuName: string) => (await ravi.post('/api/payment-link.js', { email: 'ravi@exmaple.in', skuName })).body;
    const { orderId, paymentLink } = await open('Immunity Booster Nuskha');
    expect((await operator.post('/desk/resend', { id: orderId })).status).toBe(404);
    await pay(paymentLink);
    await until(async () => (await ravi.get(`/api/orders/${orderId}`)).body.status === 'delivered');
    expect((await operator.post('/desk/resend', { id: orderId, to: 'ravi@example.in' })).status).toBe(204);
    await until(async () => {
      const mails = await database.db
        .selectFrom('outbox')
        .select('status')
        .where('topic', '=', 'mail')
        .where('partition_key', '=', orderId)
        .execute();
      return mails.length === 2 && mails.every(({ status }) => status === 'sent');
    });
    expect((await rows('orders', 'ravi@example.in')).rows).toMatchObject([{ id: orderId, status: 'delivered' }]);
  });

  test('what was given up is listed with its reason, and is tried again', async () => {
    await database.db
      .updateTable('outbox')
      .set({ status: 'dead', last_error: 'the mail server said no' })
      .where('topic', '=', 'sheet')
      .execute();
    const { rows: dead } = await rows('deliveries', 'the mail server');
    expect(dead[0]).toMatchObject({ to: 'sheet', status: 'dead', error: 'the mail server said no', nextAt: '' });
    expect((await operator.post('/desk/summary', { days: 7 })).body.attention.dead).toBe(dead.length);
    for (const { id } of dead) expect((await operator.post('/desk/retry', { id })).status).toBe(204);
    await until(async () => (await rows('deliveries')).rows.length === 0);
  });

  test('the funnel counts each visitor once a step, from the first word to the payment', async () => {
    const before = (await operator.post('/desk/summary', { days: 7 })).body;
    const buyer = visitor(site.url);
    await say(buyer, 'I want to buy the immunity guide');
    await say(buyer, 'wait, is it in Hindi?');
    await say(buyer, 'ok, buyer@example.in');
    const { orders } = (await buyer.get('/api/kaka-session')).body;
    await pay(orders[0].paymentLink);
    await say(visitor(site.url), 'namaste');
    const after = (await operator.post('/desk/summary', { days: 7 })).body;
    const risen = Object.fromEntries(Object.keys(after.funnel).map((step) => [step, after.funnel[step] - before.funnel[step]]));
    expect(risen).toEqual({ begun: 2, wentOn: 1, offered: 1, linked: 1, paid: 1 });
    expect(after.counts.rupees - before.counts.rupees).toBe(119);
    expect(after.counts.messages - before.counts.messages).toBe(4);
  });

  test('a list is read fifty rows at a time, the latest first, each once; an export holds them all and computes nothing', async () => {
    const lead = (index: number) => ({
      id: `lead_${String(index).padStart(4, '0')}`,
      kind: 'website' as const,
      session_id: null,
      name: index === 7 ? '=HYPERLINK("https://evil.example")' : `Visitor ${index}`,
      brand: 'Hundred',
      website: '',
      description: 'a, "quoted" line',
      email: `visitor${index}@example.in`,
      // Several in the same millisecond.
      created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 10))).toISOString(),
    });
    await database.db
      .insertInto('leads')
      .values(Array.from({ length: 120 }, (_, index) => lead(index)))
      .execute();
    const pages = [];
    let behind = null;
    do {
      const page = await rows('leads', 'hundred', behind);
      pages.push(page.rows);
      behind = page.next;
    } while (behind);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    const ids = pages.flat().map(({ id }: DeskOrder) => id);
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => lead(119 - index).id));
    const { text, headers } = await operator.post('/desk/export', { view: 'leads', search: 'hundred' });
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(121);
    expect(lines.find((line) => line.startsWith('lead_0007'))).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('chats and calls come in one list, page by page, each once', async () => {
    const at = (index: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, index)).toISOString();
    const frame = { paid_failures: 0, message_count: 3, state: null };
    await database.db
      .insertInto('chats')
      .values(
        Array.from({ length: 70 }, (_, index) => ({
          ...frame,
          session_id: `visitor_old${index}`,
          created_at: at(index),
          updated_at: at(index),
        })),
      )
      .execute();
    const talker = visitor(site.url);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) await talker.post('/call/write', { assistantId: 'mini', message: 'I cannot sleep' });
    let behind = null;
    do {
      const page = await rows('conversations', '', behind);
      expect(page.rows.length).toBeLessThanOrEqual(50);
      ids.push(...page.rows.map(({ id }: ConversationRow) => id));
      behind = page.next;
    } while (behind);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('visitor_old'))).toHaveLength(70);
    const { length } = await database.db.selectFrom('calls').select('id').where('status', '!=', 'forgetting').execute();
    expect(ids.filter((id) => id.startsWith('call_'))).toHaveLength(length);
  });
});
