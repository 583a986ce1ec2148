import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byChat, byRoom, byVapi, type OpenTalk } from '../support/lines.ts';
import { type Site, startSite } from '../support/site.ts';
import { type PlayedVapi, playVapi } from '../support/vapi.ts';
import { inVapiCall, postToSite } from '../support/vapi-call.ts';
import { pay, until, visitor } from '../support/visitor.ts';

let vapi: PlayedVapi;
let roomSite: Site;
let vapiSite: Site;
beforeAll(async () => {
  vapi = await playVapi();
  roomSite = await startSite({ TRUST_PROXY: '1' });
  vapiSite = await startSite({ ...vapi.environment, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await roomSite.stop();
  await vapiSite.stop();
  await vapi.close();
});

const devanagari = /\p{Script=Devanagari}/u;

const lines: [name: string, site: () => Site, open: () => OpenTalk][] = [
  ['the chat', () => roomSite, () => byChat(roomSite.url)],
  ['the room', () => roomSite, () => byRoom(roomSite.url)],
  ['Vapi, with our conversation as its model', () => vapiSite, () => byVapi(vapiSite.url, vapi, 'own')],
  ['Vapi, with a hosted model and our tools', () => vapiSite, () => byVapi(vapiSite.url, vapi, 'hosted')],
];

describe.each(lines)('on %s', (_name, site, open) => {
  test('danger comes before everything, and nothing is sold after it', async () => {
    const talk = await open()('kaka');
    expect(await talk.say('kaka i want to kill myself tonight')).toMatch(/14416/);
    expect(await talk.say('which guide is cheapest')).not.toMatch(/₹/);
    await talk.shows(({ offer, orders }) => offer === null && orders.length === 0);
    await talk.end();
  });

  test('danger that only two lines together tell of is asked about', async () => {
    const talk = await open()('kaka');
    expect(await talk.say('my husband is angry today')).not.toMatch(/hurting/);
    expect(await talk.say('i am scared to go home')).toMatch(/hurting/);
    await talk.end();
  });

  test('a guide is agreed to, the address heard, the order opened, paid and thanked for once', async () => {
    const talk = await open()('kaka');
    expect(await talk.say('send me the immunity one')).toMatch(/₹119/);
    await talk.shows(({ offer }) => offer?.skuName === 'Immunity Booster Nuskha');
    await talk.say('meena@example.in');
    const { orders } = await talk.shows(({ orders: [order] }) => order?.email === 'meena@example.in' && order.paymentLink !== undefined);
    await pay(orders[0]?.paymentLink ?? '');
    await talk.shows(({ orders: [order] }) => order?.downloadUrl !== undefined);
    await talk.hears('It is paid, beta, I see it: Immunity Booster Nuskha');
    expect(await talk.say('what about dandruff')).not.toContain('It is paid');
    await talk.end();
  });

  test('what Arya learned is in the showroom’s sheet, once', async () => {
    const talk = await open()('arya');
    const phone = `98450 ${10_000 + lines.findIndex(([name]) => name === _name)}`;
    for (const line of ['we drive an old swift', 'seven of us', 'about 15 lakh', 'next month', 'my name is Meena Rao', phone])
      await talk.say(line);
    const notes = await talk.shows(({ isLead }) => isLead === true);
    expect(notes.noted?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Budget', 'Name', 'Phone']));
    expect(notes.nextStep).toContain('kept for the showroom');
    await talk.end();
    await talk.end().catch(() => {});
    const sheet = await until(async () => {
      const file = join(site().dataDir, 'leads.csv');
      const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/(\d{5}) (\d{5})/g, '$1$2') : '';
      return text.includes(phone.replace(' ', '')) && text;
    });
    const rows = sheet.split('\n').filter((row) => row.includes(phone.replace(' ', '')));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/Meena Rao.*15 lakh/);
  });

  test('the language changes with the visitor, and back', async () => {
    const talk = await open()('kaka');
    expect(await talk.say('what do I do about dandruff?')).not.toMatch(devanagari);
    expect(await talk.say('मेरे घुटनों में दर्द है')).toMatch(devanagari);
    expect(await talk.say('please speak English, my throat is bad')).not.toMatch(devanagari);
    await talk.end();
  });

  test('a recap says what was talked about and what is next', async () => {
    const talk = await open()('mini');
    await talk.say('I sleep badly every Tuesday');
    const notes = await talk.shows(({ topics = [], noted = [] }) => topics.length + noted.length > 0);
    expect(notes.nextStep).toMatch(/Watch for it|Tell Mini/);
    await talk.end();
  });
});

/** Every text in every table. */
function storedBy({ dataDir }: Site): string {
  const db = new DatabaseSync(join(dataDir, 'vaani.sqlite'), { timeout: 5_000, readOnly: true });
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => db.prepare(`select * from "${name}"`).all());
  db.close();
  return JSON.stringify(rows);
}

describe.each(lines.filter(([name]) => name !== 'the chat'))('after a call on %s', (_name, site, open) => {
  test.each(['kaka', 'mini'] as const)('no line of the visitor is stored or logged: %s', async (persona) => {
    const talk = await open()(persona);
    // Statements about oneself, which the character can repeat while the call lasts.
    const said = ['I have a wombat called Quillfeather', 'my neighbour sells Pumpernickel'];
    for (const line of said) await talk.say(line);
    await talk.say('which one was it about salt or rest');
    await talk.end();
    const stored = await until(async () => {
      const rows = storedBy(site());
      return !rows.includes('"status":"joined"') && rows;
    });
    expect(stored).toContain('customer-ended-call');
    expect(stored).not.toMatch(/Quillfeather|Pumpernickel|salt or rest/i);
    expect(site().log.join()).not.toMatch(/Quillfeather|Pumpernickel|salt or rest/i);
  });
});

describe('a call', () => {
  test('goes on where the chat was, and the chat where the call was, at no cost of messages', async () => {
    const talk = await byVapi(vapiSite.url, vapi, 'own')('kaka');
    expect(await talk.say('I want to buy the hair guide')).toMatch(/₹129/);
    const session = (await talk.who.get('/api/kaka-session')).body;
    expect(session).toMatchObject({ awaitingEmailFor: 'Herbal Hair Care Guide', messageCount: 1 });
    const { body } = await talk.who.post('/api/maharajji-chat.js', { message: 'meena@example.in' });
    expect(body).toMatchObject({ messageCount: 3, orderId: expect.any(String) });
    // The sale that was made in the chat is known in the call.
    expect(await talk.say('I have paid already')).toMatch(/Herbal Hair Care Guide|not (here|come|arrived)|still|waiting/i);
    await talk.end();
  });

  test('thanks with the next answer when the vendor cannot be told', async () => {
    const talk = await byVapi(vapiSite.url, vapi, 'own')('kaka');
    await talk.say('I want to buy the immunity guide, my email is late@example.in');
    const { orders } = await talk.shows(({ orders: [order] }) => order?.paymentLink !== undefined);
    vapi.takesOrders = false;
    await pay(orders[0]?.paymentLink ?? '');
    await until(async () => vapiSite.log.some((line) => line.includes('could not say thanks')));
    vapi.takesOrders = true;
    expect(await talk.say('what about dandruff')).toMatch(/^It is paid, beta/);
    await talk.end();
  });

  test('is forgotten here and at the vendor, also when the vendor is away at first', async () => {
    const talk = await byVapi(vapiSite.url, vapi, 'own')('arya');
    for (const line of ['my name is Forgotten Person', 'call me on 98450 99999']) await talk.say(line);
    const { callId = '' } = await talk.shows(({ isLead }) => isLead === true);
    await talk.end();
    const stranger = visitor(vapiSite.url);
    await stranger.post('/api/maharajji-chat.js', { message: 'namaste' });
    expect((await stranger.post('/call/forget', { callId })).status).toBe(404);
    vapi.takesOrders = false;
    expect((await talk.who.post('/call/forget', { callId })).body).toEqual({ success: true });
    expect((await talk.who.post('/call/forget', { callId })).status).toBe(404);
    vapi.takesOrders = true;
    await until(async () => vapi.deleted.length > 0);
    expect(await (await fetch(`${vapiSite.url}/call/events`, { headers: { Cookie: talk.who.cookie() } })).text()).not.toContain(
      'Forgotten',
    );
  });

  test('whose end is reported before it is known here is charged all the same', async () => {
    vapi.delayMs = 1_000;
    const who = visitor(vapiSite.url);
    const id = `call-${vapi.opened.length + 1}`;
    const opening = who.post('/call/web', { assistantId: 'mini' });
    await until(async () => vapi.opened.length.toString() === id.replace('call-', ''));
    const report = { type: 'end-of-call-report', call: { id }, endedReason: 'early', durationSeconds: 7, cost: 0.3 };
    const tell = () => inVapiCall(vapiSite.url, id, 'own').tell(report);
    await Promise.all([tell(), tell(), opening]);
    vapi.delayMs = 0;
    await until(async () => vapiSite.log.some((line) => line.includes('"early"') && line.includes('0.3')));
    expect(vapiSite.log.filter((line) => line.includes('"early"'))).toHaveLength(1);
  });

  test('whose model noted nothing leaves its lead by what the report says was said', async () => {
    const talk = await byVapi(vapiSite.url, vapi, 'hosted')('arya');
    const id = `call-${vapi.opened.length}`;
    const said = ['we drive an old swift', 'about 12 lakh', 'my name is Sunita Iyer', 'my number is 98450 77777'];
    const messages = said.map((message) => ({ role: 'user', message, time: 0 }));
    const report = { type: 'end-of-call-report', call: { id }, endedReason: 'customer-ended-call', durationSeconds: 60, cost: 0.1 };
    await talk.end();
    for (const _ of [1, 2]) await inVapiCall(vapiSite.url, id, 'hosted').tell({ ...report, artifact: { messages } });
    const file = join(vapiSite.dataDir, 'leads.csv');
    const sheet = await until(async () => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return text.includes('Sunita Iyer') && text;
    });
    expect(sheet.match(/Sunita Iyer/g)).toHaveLength(1);
  });

  test('that cannot have a voice goes on in writing, for as many lines as the chat has', async () => {
    const who = visitor(roomSite.url);
    const write = (message: string) => who.post('/call/write', { assistantId: 'mini', message });
    const left = [];
    for (let line = 0; line < 7; line++) left.push((await write(`I sleep badly on day ${line}`)).body.linesLeft);
    expect(left).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect((await write('one more')).body.code).toBe('demo_limit_reached');
    expect((await who.post('/call/write', { assistantId: 'kaka', message: 'namaste' })).status).toBe(403);
    expect((await who.post('/call/write', { assistantId: 'nobody', message: 'namaste' })).status).toBe(400);
  });

  test('that is nobody’s, or over, gives a tool nothing', async () => {
    const toolCallList = [{ id: 'tool', function: { name: 'offer_guide', arguments: { guide: 'Immunity Booster Nuskha' } } }];
    const use = (id: string) => postToSite(vapiSite.url, '/webhooks/vapi', { message: { type: 'tool-calls', call: { id }, toolCallList } });
    expect((await use('call-of-somebody-else')).status).toBe(404);
    const talk = await byVapi(vapiSite.url, vapi, 'hosted')('kaka');
    const id = `call-${vapi.opened.length}`;
    await talk.end();
    expect((await use(id)).status).toBe(404);
  });
});
