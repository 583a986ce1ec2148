/** Takes the pictures of the README from the built site: `node scripts/pictures.ts`. The call is a real one in the voice room, by typing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { wavOf } from '#server/adapters/wav.ts';
import { withMicrophone } from '../tests/e2e/browser.ts';
import { startSite } from '../tests/support/site.ts';

const line = 'Where would you send your own mother?';
const docs = join(import.meta.dirname, '../docs');
const folder = mkdtempSync(join(tmpdir(), 'vaani-pictures-'));
// A silent microphone: by default Chromium plays a beep into it, which would interrupt the character.
const silence = join(folder, 'silence.wav');
writeFileSync(silence, wavOf(Buffer.alloc(2 * 16_000), 16_000));

const site = await startSite();
const browser = await chromium.launch(withMicrophone(silence));
try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(docs, 'landing.png') });

  // Chromium's recogniser is a service of its maker and not available in a headless browser. This one hears nothing.
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      start() {}
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  });
  await page.goto('/rishi-voice', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Talk to Rishi' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.getByRole('textbox').fill(line);
  await page.getByRole('textbox').press('Enter');
  const captions = page.getByRole('log');
  await captions.getByText(line).waitFor();
  // The greeting, the visitor's message, the answer.
  await captions.locator('.cap').nth(2).waitFor();
  await captions.getByText(line).evaluate((said) => said.closest('.cap')?.scrollIntoView({ block: 'start' }));
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: join(docs, 'call.png') });
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
}
