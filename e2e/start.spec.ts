import { expect, test } from './fixtures.ts';

test('the start page shows what this is', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gatepost/);
  await expect(page.getByRole('heading', { name: 'Gatepost' })).toBeVisible();
});

test('the built page refuses to send anything elsewhere, and the guard sees the attempt', async ({
  page,
  problems,
}) => {
  await page.goto('./');
  await page.evaluate(() => fetch('https://elsewhere.invalid/').catch(() => undefined));
  await expect.poll(() => problems.join('\n')).toContain('Content Security Policy');
  problems.length = 0;
});

test('the guard sees a request that leaves the origin', async ({ page, problems }) => {
  await page.goto('https://elsewhere.invalid/').catch(() => undefined);
  expect(problems.join('\n')).toContain('a request left the origin: https://elsewhere.invalid/');
  problems.length = 0;
});

test('the guard sees a page that throws', async ({ page, problems }) => {
  await page.goto('./');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect.poll(() => problems.join('\n')).toContain('on purpose');
  problems.length = 0;
});
