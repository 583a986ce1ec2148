import { expect, open, test } from './support.ts';

test.use({ siteEnvironment: { CONTACT_EMAIL: 'seva@namaste.example', PUBLIC_URL: 'https://namaste.example' } });

test('the operator’s contact address stands on the legal pages, and the public address wherever machines read it', async ({
  page,
  request,
}) => {
  await open(page, '/privacy-policy');
  await expect(page.getByRole('link', { name: 'seva@namaste.example' }).first()).toHaveAttribute('href', 'mailto:seva@namaste.example');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', 'https://namaste.example/privacy-policy');
  expect(await (await request.get('/robots.txt')).text()).toContain('https://namaste.example/sitemap.xml');
});
