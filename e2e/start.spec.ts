import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { chooseTemplate, Workbench } from './workbench.ts';

test('the start page shows what Gatepost is', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gatepost/);
  await expect(page.getByRole('heading', { name: 'Gatepost' })).toBeVisible();
});

test('a first-time visitor reads what Gatepost is, and reaches the first actions by keyboard, in reading order', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'See what each crawler may do on your site',
  );
  const places = [
    page.getByRole('textbox', { name: 'Text of the file' }),
    page.getByRole('button', { name: 'Open a file…' }),
    page.getByRole('textbox', { name: 'Domain or address' }),
    page.getByRole('button', { name: 'See its robots.txt' }),
    page.locator('summary').filter({ hasText: 'New from a template' }),
    page.locator('summary').filter({ hasText: 'Open without copying' }),
    page.getByRole('link', { name: /^Check a log/ }),
  ];
  await places[0]!.focus();
  for (const place of places) {
    await expect(place).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('design: the robots.txt of a site opens in a new tab, and pasted text gets its site', async ({
  page,
  context,
  problems,
}) => {
  const bench = new Workbench(page);
  await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'User-agent: *\n' }));
  await page.goto('./');
  const site = page.getByRole('textbox', { name: 'Domain or address' });
  await site.fill('a b');
  await site.press('Enter');
  await expect(page.getByText('This is not an address.')).toBeVisible();
  await site.fill('shop.example/cart?x');
  const opened = context.waitForEvent('page');
  const requested = context.waitForEvent('request', (request) => request.url().includes('shop.example'));
  await site.press('Enter');
  await opened;
  expect((await requested).url()).toBe('https://shop.example/robots.txt');
  // The new tab leaves this origin on purpose.
  problems.length = 0;
  await page.bringToFront();
  const paste = page.getByRole('textbox', { name: 'Text of the file' });
  // Headless Firefox keeps the focus in the new tab.
  await expect.poll(() => paste.evaluate((field) => field === document.activeElement)).toBe(true);
  await paste.fill('User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /cart\n');
  await page.getByRole('button', { name: 'Open this text' }).click();
  await expect(bench.access.getByRole('row', { name: /^\/cart/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText('shop.example/robots.txt');
});

test('design: the bookmark is a script that a click on this page does not run', async ({ page }) => {
  await page.goto('./');
  await page.locator('summary').filter({ hasText: 'Open without copying' }).click();
  const link = page.getByRole('link', { name: 'Open in Gatepost' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  await link.click();
  await expect(page.getByText('then click it on a page of the site')).toBeVisible();
});

test('a template opens in the workbench, with nothing to undo', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await chooseTemplate(page, 'WooCommerce');
  await expect(bench.paths('*')).toHaveCount(11);
  expect((await bench.inspect()).storeText).toContain('Disallow: /checkout/');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('design: Block AI training shows its names and the effect of each before it writes', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await chooseTemplate(page, 'Block AI training, keep AI search');
  const dialog = page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await expect(dialog.getByRole('row', { name: /GPTBot/ }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  expect((await bench.inspect()).storeText).toContain('User-agent: GPTBot');
});

for (const [name, begins] of [
  ['data.txt', ''],
  ['XML document', '<?xml version="1.0" encoding="UTF-8"?>\n<?robots index="yes" follow="yes"?>\n'],
] as const)
  test(`design: a new ${name} is a template`, async ({ page }) => {
    const bench = new Workbench(page);
    await page.goto('./');
    await chooseTemplate(page, name);
    await bench.records.waitFor();
    expect((await bench.inspect()).storeText.startsWith(begins)).toBe(true);
  });

test('every example opens with its table', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  const gallery = page.getByRole('region', { name: 'Examples' });
  const showAll = () => page.getByRole('button', { name: 'Examples', exact: true }).click();
  await page.goto('./');
  await showAll();
  const examples = gallery.getByRole('button');
  // Three of them stand above the others too.
  await expect(examples).toHaveCount(19);
  const titles = new Set(await examples.allInnerTexts());
  for (const title of titles) {
    await page.goto('./#/');
    await page.reload();
    await showAll();
    await page.getByRole('button', { name: title, exact: true }).last().click();
    await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
    await expect(
      bench.access
        .getByRole('gridcell')
        .filter({ hasText: /No|250 characters|not available/ })
        .first(),
    ).toBeVisible();
  }
});

/** Opens the start page with its scripts held back until the returned function is called. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(scriptsOf('start'), async (route) => {
    await later;
    await route.continue();
  });
  const requested = page.waitForRequest(scriptsOf('start'));
  await page.goto('./', { waitUntil: 'commit' });
  await requested;
  return () => goOn();
}

test('a start page whose scripts load late is usable once they are loaded', async ({ page }) => {
  const goOn = await openBeforeScripts(page);
  await expect(page.getByRole('heading')).toHaveCount(0);
  goOn();
  await chooseTemplate(page, 'Allow everything');
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
});

test('navigating before the start page has loaded opens the requested page, and no other', async ({
  page,
}) => {
  const goOn = await openBeforeScripts(page);
  await page.evaluate(() => location.assign('#/edit?example=fict-org'));
  goOn();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'An example, answered' })).toHaveCount(0);
});

test('product: the answered example has the columns of its table, in the same order, and an answer opens its cell', async ({
  page,
}) => {
  await page.goto('./');
  const answered = page.getByRole('region', { name: 'An example, answered' });
  const heads = answered.getByRole('columnheader');
  await expect(heads).toHaveText([
    'URL',
    /^GPTBot and CCBot/,
    /^Any other crawler ?also Googlebot and bingbot$/,
  ]);
  await answered.getByRole('button', { name: 'No, Any other crawler, /cart', exact: true }).click();
  const table = page.getByRole('region', { name: 'Access matrix' });
  await expect(table.getByRole('columnheader').filter({ hasText: 'Any other crawler' })).toHaveCount(1);
  await expect(table.getByRole('columnheader').nth(1)).toHaveText(/^GPTBot/);
  await expect(table.getByRole('columnheader').nth(2)).toHaveText(/^Any other crawler/);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await expect(answered).toHaveCount(0);
});

test('a fresh visit fetches the start page without learn pages or the editor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('./');
  await page.getByRole('region', { name: 'An example, answered' }).waitFor();
  expect(scripts.filter((url) => scriptsOf('learn', 'editor', 'monaco').test(url))).toEqual([]);
});

test('the built page refuses to send anything elsewhere, and the guard sees the attempt', async ({
  page,
  problems,
}) => {
  await page.goto('./');
  await page.evaluate(() => fetch('https://elsewhere.invalid/').catch(() => undefined));
  await expect
    .poll(() => problems.join('\n'))
    .toMatch(/Content[ -]Security[ -]Policy: The|violates the following Content Security Policy/);
  problems.length = 0;
});

test('the guard sees a request that leaves the origin', async ({ page, problems }) => {
  await page.goto('https://elsewhere.invalid/').catch(() => undefined);
  expect(problems.join('\n')).toContain('a request left the origin: https://elsewhere.invalid/');
  problems.length = 0;
});

test('the guard sees a page that throws', async ({ page, problems }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Open a file…' }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  // Only the kind of error: its message may quote a file.
  await expect.poll(() => problems).toEqual(['console error: Gatepost: Error']);
  problems.length = 0;
});

test('a page that cannot be loaded says so, and a retry loads it', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  await page.route(scriptsOf('start-page'), (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(scriptsOf('start-page'));
  problems.length = 0;
  // On a slow machine, the automatic retry may come before the button is pressed.
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click({ timeout: 5000 }).catch(async () => expect(again).toHaveCount(0));
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'An example, answered' })).toBeVisible();
});

test('an answer of the example on the start page opens its explanation', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'No, GPTBot and CCBot, /cart/help' }).click();
  const bench = new Workbench(page);
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(bench.trace).toContainText('/cart/help');
});
