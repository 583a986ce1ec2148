import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer, type SmtpMailer } from '#server/adapters/mailer.smtp.ts';
import type { Mail } from '#server/services/mailer.ts';
import { playSmtp, type SmtpPlayer, smtpError } from '../support/smtp.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close();
});

async function player(options?: Parameters<typeof playSmtp>[0]): Promise<SmtpPlayer> {
  const smtp = await playSmtp(options);
  open.push(smtp);
  return smtp;
}
function mailer(url: string, timeoutMs?: number): SmtpMailer {
  const made = createSmtpMailer({ url, from: 'Vaani <hello@vaani.example>' }, timeoutMs);
  open.push(made);
  return made;
}

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: 'out_1',
  to: 'meena@example.in',
  subject: 'Your guide',
  text: 'Here it is.',
  html: '<p>Here it is.</p>',
  ...more,
});

/** A mail server by hand: greets, takes everything, and does as told with each line. */
async function byHand(onLine: (line: string, socket: Socket) => string | undefined, greeting = '220 hand ESMTP\r\n') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write(greeting);
    let inMail = false;
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const answer = onLine(line, socket);
        if (inMail && line !== '.') continue;
        inMail = line === 'DATA';
        if (answer !== undefined && !socket.destroyed) socket.write(`${answer}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a mail arrives whole: one recipient, both texts, the attachment, and a Message-ID that a second sending repeats', async () => {
  const smtp = await player();
  const sender = mailer(`smtp://${smtp.host}`);
  const pdf = { filename: 'Guide.pdf', content: Buffer.from('%PDF-1.7 guide'), contentType: 'application/pdf' };
  await sender.send(mail({ attachments: [pdf] }));
  await sender.send(mail({ attachments: [pdf] }));
  expect(smtp.received.map(({ to }) => to)).toEqual([['meena@example.in'], ['meena@example.in']]);
  const [first, second] = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(first).toMatchObject({
    from: { address: 'hello@vaani.example', name: 'Vaani' },
    to: [{ address: 'meena@example.in' }],
    subject: 'Your guide',
    text: expect.stringContaining('Here it is.'),
    html: expect.stringContaining('<p>Here it is.</p>'),
    attachments: [{ filename: 'Guide.pdf', mimeType: 'application/pdf' }],
  });
  expect(first?.messageId).toMatch(/out_1@/);
  expect(second?.messageId).toBe(first?.messageId);
  // One line to the server carries both.
  expect(smtp.connections()).toBe(1);
});

test('a recipient that is refused is told as refused, without naming them', async () => {
  const smtp = await player({ onRcptTo: ({ address }, _session, callback) => callback(smtpError(550, `<${address}> unknown here`)) });
  const error = await mailer(`smtp://${smtp.host}`)
    .send(mail())
    .catch((failure: unknown) => failure);
  expect(error).toMatchObject({ provider: 'smtp', kind: 'refused', status: 550, mayHaveHappened: false });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('meena');
});

test('a greylisted mail is for later, and later it arrives, once', async () => {
  let tries = 0;
  const smtp = await player({
    onRcptTo: (_address, _session, callback) => (++tries === 1 ? callback(smtpError(451, 'greylisted, come back')) : callback()),
  });
  const sender = mailer(`smtp://${smtp.host}`);
  await expect(sender.send(mail())).rejects.toMatchObject({ kind: 'rate_limited', status: 451, mayHaveHappened: false });
  await sender.send(mail());
  expect(smtp.received).toHaveLength(1);
});

test('a sender whom the server does not know is unauthorized', async () => {
  const smtp = await player({ onAuth: (_auth, _session, callback) => callback(smtpError(535, 'no')), allowInsecureAuth: true });
  await expect(mailer(`smtp://vaani:wrong@${smtp.host}`).send(mail())).rejects.toMatchObject({ kind: 'unauthorized' });
});

test.each([
  ['before it greets', () => undefined, ''],
  ['after its greeting', () => undefined, '220 hand\r\n'],
  ['in the middle of the mail', (line: string) => (line === '.' ? undefined : line === 'DATA' ? '354 go' : '250 ok'), '220 hand\r\n'],
] as const)('a server that falls silent %s costs no more than the time allowed', async (_name, answer, greeting) => {
  const url = await byHand(answer, greeting);
  await expect(mailer(url, 500).send(mail())).rejects.toMatchObject({ kind: 'timeout', mayHaveHappened: true });
});

test('a server that hangs up instead of saying "taken" is not handed the mail a second time', async () => {
  let handed = 0;
  const url = await byHand((line, socket) => {
    if (line === 'DATA') return '354 go';
    if (line !== '.') return '250 ok';
    handed += 1;
    socket.destroy();
    return undefined;
  });
  await expect(mailer(url).send(mail())).rejects.toMatchObject({ kind: 'unreachable', mayHaveHappened: true });
  expect(handed).toBe(1);
});

test('a line that the server has closed while it rested is opened again', async () => {
  let lines = 0;
  const taken: string[] = [];
  const url = await byHand((line, socket) => {
    if (line.startsWith('EHLO')) lines += 1;
    if (line.startsWith('Subject')) taken.push(line);
    if (line === 'DATA') return '354 go';
    if (line === '.') setTimeout(() => socket.destroy(), 20);
    return '250 ok';
  });
  const sender = mailer(url);
  await sender.send(mail({ subject: 'one' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await sender.send(mail({ subject: 'two' }));
  expect([lines, ...taken]).toEqual([2, 'Subject: one', 'Subject: two']);
});

test('nobody at the address is unreachable', async () => {
  const smtp = await playSmtp();
  await smtp.close();
  await expect(mailer(`smtp://${smtp.host}`).send(mail())).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a server that can encrypt is spoken to encrypted, and one that cannot prove who it is, not at all', async () => {
  const smtp = await player({ disabledCommands: [] });
  await mailer(`smtp://${smtp.host}?tls.rejectUnauthorized=false`).send(mail());
  expect(smtp.received.map(({ secure }) => secure)).toEqual([true]);
  await expect(mailer(`smtp://${smtp.host}`).send(mail())).rejects.toMatchObject({ provider: 'smtp', kind: 'unreachable' });
  expect(smtp.received).toHaveLength(1);
});

test('a password is never sent in the clear to another machine', async () => {
  const passwords: unknown[] = [];
  const smtp = await player({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => {
      passwords.push(password);
      callback(null, { user: 'vaani' });
    },
  });
  // The same machine by another name.
  const elsewhere = `[::ffff:127.0.0.1]:${smtp.port}`;
  await expect(mailer(`smtp://vaani:secret@${elsewhere}`).send(mail())).rejects.toMatchObject({ provider: 'smtp' });
  expect(passwords).toEqual([]);
  await mailer(`smtp://vaani:secret@${smtp.host}`).send(mail());
  expect(passwords).toEqual(['secret']);
});

test.each([
  ['a comma', { to: 'meena@example.in, thief@evil.example' }],
  ['a semicolon and a name', { to: 'Thief <thief@evil.example>; meena@example.in' }],
  ['a line end in the address', { to: 'meena@example.in\r\nBcc: thief@evil.example' }],
  ['a line end in the subject', { subject: 'Guide\r\nBcc: thief@evil.example' }],
  ['a line end in the id', { id: 'out_1\r\nBcc: thief@evil.example' }],
  ['a dot on a line of its own', { text: 'Guide\r\n.\r\nRCPT TO:<thief@evil.example>\r\nDATA' }],
])('%s adds no recipient', async (_name, more) => {
  const smtp = await player();
  await mailer(`smtp://${smtp.host}`)
    .send(mail(more))
    .catch(() => {});
  const recipients = smtp.received.flatMap(({ to }) => to);
  expect(recipients.filter((address) => /thief@evil\.example>?$/.test(address) && !address.includes('meena'))).toEqual([]);
  expect(recipients.length).toBeLessThanOrEqual(1);
  for (const { raw } of smtp.received) expect((await PostalMime.parse(raw)).bcc ?? []).toEqual([]);
});

test('a sign-in can be tried without sending anything', async () => {
  const smtp = await player();
  await mailer(`smtp://${smtp.host}`).verify();
  expect(smtp.received).toEqual([]);
});
