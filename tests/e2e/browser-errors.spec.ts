import { expect, open, test } from './support.ts';

const told = (log: readonly string[]) => log.filter((line) => line.includes('browser error')).map((line) => JSON.parse(line).browser);

test('an error of our own code that nobody catches reaches the site’s log once, however often it is thrown; an extension’s does not', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/uncaught: .*(slots|from an extension)/s);
  await page.route(/assets\/voice-.*\.js/, async (route) => {
    const answer = await route.fetch();
    const broken = 'addEventListener("test-error", () => { setTimeout(() => { undefined.slots; }); });';
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${broken}` });
  });
  const before = told(site.log).length;
  await open(page, '/rishi-voice?order=a-token');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('from an extension');
    });
    for (let time = 0; time < 3; time++) dispatchEvent(new Event('test-error'));
  });
  await expect.poll(() => told(site.log).length).toBe(before + 1);
  expect(told(site.log).at(-1)).toMatchObject({
    name: 'TypeError',
    text: "Cannot read properties of undefined (reading 'slots')",
    frames: [expect.stringMatching(/^\/assets\/voice-[\w-]+\.js:\d+:\d+$/)],
    page: '/rishi-voice',
  });
  expect(site.log.join('\n')).not.toContain('a-token');
});
