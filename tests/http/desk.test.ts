import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigner } from '#server/core/tokens.ts';
import { deskPaths } from '#shared/desk.ts';
import { deskToken, operatorAtDesk } from '../support/desk.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const secret = 'the-long-site-secret-of-this-test';
/** A request for each endpoint that only operators may use. */
const requests: Record<string, unknown> = {
  [deskPaths.summary]: { days: 7 },
  [deskPaths.rows]: { view: 'leads', search: '', behind: null },
  [deskPaths.export]: { view: 'leads', search: '' },
  [deskPaths.conversation]: { id: 'visitor_0000000000000000' },
  [deskPaths.note]: { subject: 'lead_1', text: 'called' },
  [deskPaths.resend]: { id: 'order_1' },
  [deskPaths.retry]: { id: 'out_1' },
};

describe('without a key in the configuration', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1' });
  });
  afterAll(() => site.stop());

  test('there is no desk: its page is the site’s not-found page, and none of its endpoints exists', async () => {
    const anybody = visitor(site.url);
    const page = await anybody.get('/desk');
    expect([page.status, page.text.includes('Oops! Page not found'), page.text.includes('Opening the desk')]).toEqual([404, true, false]);
    for (const path of Object.values(deskPaths)) {
      const answer = await anybody.post(path, requests[path] ?? { token: deskToken });
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({ path, status: 404, code: 'not_found' });
    }
  });
});

describe('the desk', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', DESK_TOKEN: deskToken, SESSION_SECRET: secret });
  });
  afterAll(() => site.stop());
  const signIn = (token: string, options = {}) => visitor(site.url, options).post(deskPaths.signIn, { token });

  test('shows its door to anybody, keeps it out of caches and search engines, and tells nothing to whoever has no key', async () => {
    const anybody = visitor(site.url);
    await anybody.post('/api/maharajji-chat.js', { message: 'namaste' });
    const page = await anybody.get('/desk');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const [path, body] of Object.entries(requests)) {
      const answer = await anybody.post(path, body);
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({ path, status: 401, code: 'signed_out' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await anybody.get(path)).status, path).toBe(404);
    }
    expect((await anybody.get('/robots.txt')).text).not.toContain('desk');
    expect((await anybody.get('/sitemap.xml')).text).not.toContain('desk');
  });

  test('opens by its key with a cookie that scripts, other sites and the rest of the site never get, for twelve hours', async () => {
    const answer = await signIn(deskToken);
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^vaani_desk=[^;]+; Path=\/desk; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(deskToken);
    const hours = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.5);
    expect(hours).toBeLessThanOrEqual(12);
    const operator = await operatorAtDesk(site.url);
    expect((await operator.post(deskPaths.rows, requests[deskPaths.rows])).body).toEqual({ rows: [], next: null });
  });

  test('is Secure where visitors come by https', async () => {
    const live = await startSite({ DESK_TOKEN: deskToken, PUBLIC_URL: 'https://vaani.example', TRUST_PROXY: '1' });
    const answer = await visitor(live.url, { origin: 'https://vaani.example' }).post(deskPaths.signIn, { token: deskToken });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    await live.stop();
  });

  test('takes no forged, borrowed, expired or signed-out cookie', async () => {
    const signer = createSigner(secret);
    const soon = new Date(Date.now() + 60_000);
    const forged = {
      'of another key': signer.sign('desk another-key-of-the-desk-of-32-letters', 'operator', soon),
      expired: signer.sign(`desk ${deskToken}`, 'operator', new Date(Date.now() - 1_000)),
      'of another secret': createSigner('another').sign(`desk ${deskToken}`, 'operator', soon),
      'a guide’s token': signer.sign('guide', 'operator', soon),
      'the key itself': deskToken,
      empty: '',
    };
    for (const [what, value] of Object.entries(forged)) {
      const answer = await visitor(site.url, { cookie: `vaani_desk=${value}` }).post(deskPaths.rows, requests[deskPaths.rows]);
      expect({ what, status: answer.status }).toEqual({ what, status: 401 });
    }
    const operator = await operatorAtDesk(site.url);
    const out = await operator.post(deskPaths.signOut, {});
    expect(out.headers.get('set-cookie')).toMatch(/^vaani_desk=; Path=\/desk; Expires=Thu, 01 Jan 1970/);
    expect((await operator.post(deskPaths.rows, requests[deskPaths.rows])).status).toBe(401);
  });

  test('refuses requests of other sites, with the key and with the cookie', async () => {
    const operator = await operatorAtDesk(site.url);
    const foreign = { Origin: 'https://evil.example' };
    expect((await operator.post(deskPaths.signIn, { token: deskToken }, foreign)).status).toBe(403);
    for (const [path, body] of Object.entries(requests))
      expect((await operator.post(path, body, foreign)).body.code).toBe('forbidden_origin');
    expect((await operator.post(deskPaths.rows, requests[deskPaths.rows], { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  test('lets an address try ten keys in ten minutes, the right one among them or not, and another address go on', async () => {
    const address = '203.0.113.9';
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) statuses.push((await signIn(`wrong-${time}`, { address })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    expect((await signIn(deskToken, { address })).status).toBe(429);
    expect((await signIn(deskToken)).status).toBe(204);
  });

  test('writes neither keys, nor cookies, nor what was searched for or noted into the log', async () => {
    const operator = await operatorAtDesk(site.url);
    const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
    store.exec(
      `insert into leads values ('lead_x', 'website', null, 'Farah', 'Nani', '', 'pickles', 'farah@nani.example', '2026-01-01T00:00:00.000Z')`,
    );
    store.close();
    await signIn('a-wrong-key-that-somebody-typed');
    expect((await operator.post(deskPaths.note, { subject: 'lead_x', text: 'canary of a note' })).status).toBe(204);
    await operator.post(deskPaths.rows, { view: 'leads', search: 'farah@nani.example', behind: null });
    await operator.post(deskPaths.export, { view: 'leads', search: 'farah' });
    // The line of the last request: whatever it wrote came before.
    await until(async () => site.log.some((line) => line.includes('/desk/export","status":200')));
    const log = site.log.join('\n');
    expect(log).toContain('"msg":"desk: signed in"');
    expect(log).toContain('"msg":"desk: exported"');
    for (const secretOfIts of [deskToken, operator.cookie().split('=')[1] ?? '', 'a-wrong-key', 'canary', 'farah'])
      expect(log).not.toContain(secretOfIts);
  });

  test.each([
    [deskPaths.rows, { view: 'settings', search: '', behind: null }],
    [deskPaths.rows, { view: 'leads', search: 'x'.repeat(101), behind: null }],
    [deskPaths.rows, { view: 'leads', search: '', behind: { at: 7 } }],
    [deskPaths.summary, { days: 100_000 }],
    [deskPaths.note, { subject: 'lead_x', text: 'x'.repeat(2_001) }],
    [deskPaths.resend, { id: 'order_1', to: 'nobody' }],
  ])('says what is wrong with a request: %s', async (path, body) => {
    const operator = await operatorAtDesk(site.url);
    const answer = await operator.post(path, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'invalid_input' });
  });

  test.each([
    [deskPaths.conversation, { id: 'visitor_0000000000000000' }],
    [deskPaths.note, { subject: 'visitor_0000000000000000', text: 'a note' }],
    [deskPaths.resend, { id: 'order_0000000000000000' }],
    [deskPaths.retry, { id: 'out_0' }],
    ['/desk/nothing', {}],
  ])('knows nothing of what is not there: %s', async (path, body) => {
    const operator = await operatorAtDesk(site.url);
    expect((await operator.post(path, body)).body.code).toBe('not_found');
  });
});

test('a short key is refused at the start, with the reason', async () => {
  await expect(startSite({ DESK_TOKEN: 'short' })).rejects.toThrow('DESK_TOKEN must have 32 characters or more');
});
