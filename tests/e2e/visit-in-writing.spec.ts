import { expectAccessible } from './accessible.ts';
import { problem } from './call-page.ts';
import { letDailyBe, openVoicePage, serveVapi, startLive, vapiTest as test } from './calls.ts';
import { expect } from './support.ts';

test.beforeEach(({ expectProblem }) => letDailyBe(expectProblem));

test('a call that is cut goes on in writing by itself, and the line that does not get through is not lost', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/connection-error|ERR_INTERNET_DISCONNECTED/);
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await page.evaluate(() => window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'I am Mini.' }));
  await page.evaluate(() => {
    window.daily.error('connection-error', 'lost');
    window.daily.leave();
  });
  await expect(problem(page)).toContainText('The connection was lost.');
  const written = page.getByRole('region', { name: 'Write to Mini' });
  await expect(written).toContainText('I am Mini.');
  const write = written.getByRole('textbox');
  await context.setOffline(true);
  await write.fill('I sleep badly on Tuesdays');
  await write.press('Enter');
  await expect(written.getByRole('alert')).toContainText('That line did not get through.');
  await context.setOffline(false);
  await written.getByRole('button', { name: 'Try again' }).click();
  await expect(written.locator('.cap')).toHaveCount(3);
  await expect(written).toContainText('I sleep badly on Tuesdays');
  await expectAccessible(page);
});

test('when Kaka’s voice fails his chat is there, with what was said', async ({ page, expectProblem }) => {
  expectProblem(/connection-error/);
  await serveVapi(page);
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await page.evaluate(() =>
    window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Aao, baitho.' }),
  );
  await page.evaluate(() => {
    window.daily.error('connection-error', 'lost');
    window.daily.leave();
  });
  await expect(problem(page)).toContainText('The connection was lost.');
  await expect(page.getByRole('region', { name: 'From your call' })).toContainText('Aao, baitho.');
  const write = page.getByLabel('Your message');
  await write.fill('What about dandruff?');
  await write.press('Enter');
  await expect(page.getByText('3 of up to 15 messages')).toBeVisible();
});
