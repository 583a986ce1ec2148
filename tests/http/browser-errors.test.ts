import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const path = '/api/browser-error';
const report = {
  name: 'TypeError',
  text: "Cannot read properties of undefined (reading 'slots')",
  frames: ['/assets/home-BsC6ljyV.js:1:4711', '/assets/react-C_cxQseH.js:9:12'],
  page: '/kaka-voice',
};

/** What the log tells of the pages' errors. */
const linesOf = ({ log }: Site) => log.filter((line) => line.includes('"msg":"browser error')).map((line) => JSON.parse(line));

describe('errors of the browser', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', METRICS_TOKEN: 'token' });
  });
  afterAll(() => site.stop());
  /** Sends a report. @returns what its line says */
  const last = async (sent: object) => {
    const before = linesOf(site).length;
    expect((await visitor(site.url).post(path, sent)).status).toBe(204);
    await until(async () => linesOf(site).length > before);
    return linesOf(site).at(-1).browser;
  };

  test('are lines of the same log, with the place in our files and the page', async () => {
    expect(await last(report)).toEqual(report);
    expect(linesOf(site).at(-1)).toMatchObject({ level: 'warn', request: expect.stringMatching(/^[\w-]{8,}$/) });
  });

  test('carry nothing that a visitor wrote, and no token of an address', async () => {
    const words = 'my knees hurt';
    for (const [text, logged] of [
      [`Unexpected token 'm', "${words}" is not valid JSON`, `Unexpected token 'm', "…" is not valid JSON`],
      [`JSON Parse error: Unexpected identifier "${words}`, 'JSON Parse error: Unexpected identifier "…"'],
      [`'${words}' is not a function`, "'…' is not a function"],
      ['failed for meena@example.in, 9876543210', 'failed for … …'],
      ['https://vaani.example/guides/a-token failed', '… failed'],
      ['घुटने में दर्द', '… … …'],
    ] as const)
      expect((await last({ ...report, text })).text).toBe(logged);
    expect(await last({ ...report, name: 'my knees', page: '/guides/a-token' })).toMatchObject({ name: 'Error', page: 'another' });
    expect(site.log.join('\n')).not.toMatch(/my knees hurt|meena@|9876543210|a-token|घुटने/);
  });

  test.each([
    ['a long text', { ...report, text: 'x'.repeat(301) }],
    ['many frames', { ...report, frames: Array(6).fill(report.frames[0]) }],
    ['no frame', { ...report, frames: [] }],
    ['a frame of another site', { ...report, frames: ['https://evil.example/assets/x.js:1:1'] }],
    ['a frame with words', { ...report, frames: ['/assets/my knees.js:1:1'] }],
    ['no page', { ...report, page: undefined }],
  ])('are refused with %s, and nothing is written', async (_what, sent) => {
    const before = linesOf(site).length;
    expect((await visitor(site.url).post(path, sent)).status).toBe(400);
    // The next line is the one of the next report.
    await last(report);
    expect(linesOf(site)).toHaveLength(before + 1);
  });

  test('of other sites’ pages are refused', async () => {
    expect((await visitor(site.url, { origin: 'https://evil.example' }).post(path, report)).status).toBe(403);
  });

  test('are twenty at most of an address, and a hundred lines an hour of all; the rest is counted', async () => {
    const one = await Promise.all(Array.from({ length: 25 }, () => visitor(site.url, { address: '203.0.113.77' }).post(path, report)));
    expect(one.filter(({ status }) => status === 429)).toHaveLength(5);
    await Promise.all(Array.from({ length: 120 }, () => visitor(site.url).post(path, report)));
    await until(async () => linesOf(site).length >= 100);
    expect(linesOf(site).at(-1).msg).toBe('browser error; the limit is reached, further errors of this hour are not logged');
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
    expect(metrics).toContain('vaani_browser_errors_total{outcome="logged"} 100');
    expect(Number(/vaani_browser_errors_total\{outcome="dropped"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(40);
    expect(linesOf(site)).toHaveLength(100);
  });
});
