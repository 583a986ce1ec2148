import { section } from './home.ts';
import { expect, open, test } from './support.ts';

test.use({ siteEnvironment: { PRICE_FROM: '₹40,000 a month' } });

test('what a character costs is what the operator has set', async ({ page }) => {
  await open(page);
  await expect(section(page, 'for-brands').getByText('From ₹40,000 a month;')).toBeVisible();
});
