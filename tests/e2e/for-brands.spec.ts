import { section } from './home.ts';
import { expect, open, test } from './support.ts';

test('what a brand asks first is answered on the page, and nothing is made up about the price', async ({ page }) => {
  await open(page);
  const brands = section(page, 'for-brands');
  await expect(brands.getByText('Ask us: what moves it is')).toBeVisible();
  const question = brands.getByText('Are the calls recorded?');
  const answer = brands.getByText('No sound is. What is said is used to answer while the call lasts.');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await expect(brands.locator('dt')).toHaveText(['7', '7', '1', '0']);
  await brands.getByRole('link', { name: 'Talk to Us' }).click();
  await expect(page.locator('.chat--lead')).toBeInViewport();

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const faq = data['@graph'].find((row: { '@type': string }) => row['@type'] === 'FAQPage');
  const questions = await brands.getByRole('heading', { level: 3 }).allTextContents();
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

test('Arya can be called from under her print, and each face leads to its page', async ({ page }) => {
  await open(page);
  await expect(section(page, 'brand-character').getByRole('link', { name: 'Talk to Arya' })).toHaveAttribute('href', '/arya-voice');
  const faces = page.getByRole('list', { name: 'The characters of this site' }).getByRole('link');
  await expect(faces).toHaveCount(6);
  await faces.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to Mini' })).toBeFocused();
});
