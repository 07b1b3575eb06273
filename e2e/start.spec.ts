import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, secondViewport, test, viewports } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

test('the start page shows what this is', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gatepost/);
  await expect(page.getByRole('heading', { name: 'Gatepost' })).toBeVisible();
});

test('a first-time visitor reads what this is, and finds the ways to begin by keyboard, in reading order', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByText('Gatepost is an editor for robots.txt.')).toBeVisible();
  const order = ['New file', 'Open file', 'Allow everything', 'Close everything'];
  await page.getByRole('button', { name: 'New file' }).focus();
  for (const name of order) {
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('a template opens in the workbench, and undo brings back what was open', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Keep out of carts and search results' }).click();
  await expect(bench.paths('*')).toHaveCount(4);
  expect((await bench.inspect()).storeText).toContain('Disallow: /checkout/');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect((await bench.inspect()).storeText).toBe('');
});

test('every example of the gallery opens with its matrix', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const examples = page.getByRole('region', { name: 'Examples' }).getByRole('button');
  await expect(examples).toHaveCount(16);
  const titles = await examples.allInnerTexts();
  for (const title of titles) {
    await page.goto('./#/');
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
    await expect(bench.access.getByRole('gridcell').filter({ hasText: 'No' }).first()).toBeVisible();
  }
});

/** Opens the start page, whose scripts are asked for, and do not come before the function that is given back is called. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(scriptsOf('start'), async (route) => {
    await later;
    await route.continue();
  });
  const asked = page.waitForRequest(scriptsOf('start'));
  await page.goto('./', { waitUntil: 'commit' });
  await asked;
  return () => goOn();
}

test('a start page whose scripts come late can be used once they have', async ({ page }) => {
  const goOn = await openBeforeScripts(page);
  await expect(page.locator('#root')).toBeEmpty();
  goOn();
  await page.getByRole('button', { name: 'Allow everything' }).click();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
});

test('who goes on before the start page has come finds the page that was asked for, and no other', async ({
  page,
}) => {
  const goOn = await openBeforeScripts(page);
  await page.evaluate(() => location.assign('#/edit?example=fict-org'));
  goOn();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Examples' })).toHaveCount(0);
});

test('a fresh visit fetches the start page without the pages on the texts or the editor', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('./');
  await page.getByRole('region', { name: 'Examples' }).waitFor();
  expect(scripts.filter((url) => scriptsOf('learn', 'editor', 'monaco').test(url))).toEqual([]);
});

for (const [colorScheme, width] of [...viewports, ['dark', 1280]] as const) {
  test.describe(
    `axe finds nothing on the start page, ${colorScheme}, ${width} pixels`,
    secondViewport(width === 1280),
    () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      test('and nothing is wider than the screen', async ({ page }) => {
        await page.goto('./');
        await page.getByRole('region', { name: 'Examples' }).waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    },
  );
}

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
  await page.getByRole('button', { name: 'New file' }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  // Only what kind of error it was: the rest may quote a file.
  await expect.poll(() => problems).toEqual(['console error: Gatepost: Error']);
  problems.length = 0;
});

test('a page that cannot be loaded says so, and is there when it is tried again', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  await page.route(scriptsOf('start-page'), (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(scriptsOf('start-page'));
  problems.length = 0;
  // On a slow machine it has been tried again by itself before the button is pressed.
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click({ timeout: 5000 }).catch(async () => expect(again).toHaveCount(0));
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Examples' })).toBeVisible();
});
