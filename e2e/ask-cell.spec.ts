// One box asks: a crawler and a URL in any order or as a question, and what is asked is in sight.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { Workbench } from './workbench.ts';

const bots = ['Googlebot', 'GPTBot', 'CCBot', 'ClaudeBot', 'AhrefsBot', 'Applebot'];
const file =
  bots.map((bot, i) => `User-agent: ${bot}\nDisallow: /${i}\nDisallow: /private\n`).join('\n') +
  '\nUser-agent: *\nDisallow: /z\n';

async function open(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', file);
  await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
  await bench.fetched();
  return bench;
}

const box = (page: Page) => page.getByRole('searchbox', { name: /^Find or ask/ });

/** Whether nothing covers an element of the grid, at either end but for the line that resizes the pane. */
const isWhole = (element: Locator): Promise<boolean> =>
  element.evaluate((cell) => {
    const { left, right, top, height } = cell.getBoundingClientRect();
    return [left + 8, right - 8].every(
      (x) => document.elementFromPoint(x, top + height / 2)?.closest('[aria-colindex]') === cell,
    );
  });

const headOf = async (page: Page, cell: Locator) =>
  page.locator(`[aria-rowindex="1"] > [aria-colindex="${await cell.getAttribute('aria-colindex')}"]`);

const tags = (width: number) => (width === 320 ? { tag: '@second' } : {});

for (const width of [1440, 390, 320]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'product: arrow keys show each column wholly, beside the URLs and the pinned column',
      tags(width),
      async ({ page }) => {
        const bench = await open(page);
        await bench.access.getByRole('gridcell').first().focus();
        const { length } = await bench.access.getByRole('columnheader').all();
        for (const key of [
          ...Array<string>(length).fill('ArrowRight'),
          ...Array<string>(length).fill('ArrowLeft'),
        ]) {
          const focused = page.locator(':focus');
          await expect.poll(() => isWhole(focused)).toBe(true);
          expect(await isWhole(await headOf(page, focused))).toBe(true);
          await page.keyboard.press(key);
        }
      },
    );

    test(
      'product: a crawler and a URL in the last row of the table are a question, not two URLs',
      tags(width),
      async ({ page }) => {
        const bench = await open(page);
        const field = bench.access.getByRole('textbox', { name: 'Add URLs', exact: true });
        await field.fill('CCBot /private/y.html');
        await field.press('Enter');
        await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(
          /\/private\/y\.html for CCBot/,
        );
        await expect(bench.access.getByRole('rowheader', { name: /CCBot/ })).toHaveCount(0);
      },
    );

    test('product: a question selects its cell, in sight, and explains it', tags(width), async ({ page }) => {
      const bench = await open(page);
      for (const [text, question, heading] of [
        ['AhrefsBot /private/x.html', 'Ask: may AhrefsBot fetch /private/x.html?', /AhrefsBot/],
        ['is /private/y.html open to ccbot?', 'Ask: may CCBot fetch /private/y.html?', /CCBot/],
        ['may NewBot fetch https://h.example/z/1?', 'Ask: may NewBot fetch https://h.example/z/1?', /NewBot/],
      ] as const) {
        await page.keyboard.press('/');
        await box(page).fill(text);
        await expect(page.getByRole('button', { name: question })).toBeVisible();
        await page.keyboard.press('Enter');
        const cell = bench.access.locator('[role=gridcell][aria-selected], td[aria-selected]');
        await expect(cell).toBeFocused();
        await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(heading);
        await expect.poll(() => isWhole(cell)).toBe(true);
        expect(await isWhole(await headOf(page, cell))).toBe(true);
      }
    });
  });
}

const alike = ['GPTBot', 'ClaudeBot', 'CCBot', 'Bytespider'];
const others = ['Googlebot', 'AhrefsBot', 'Applebot', 'one', 'two', 'three', 'four'];
const longFile = [
  ...alike.map((bot) => `User-agent: ${bot}\nDisallow: /\n`),
  ...others.map((bot, i) => `User-agent: ${bot}\nDisallow: /${i}/\nDisallow: /private${i}/\n`),
  'User-agent: *\nDisallow: /z\n',
].join('\n');

test('product: the cell whose answer a person changes stays in sight, and its column in its place', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', longFile);
  await bench.fetched();
  await box(page).fill('GPTBot /private/x.html');
  await box(page).press('Enter');
  const cell = bench.access.locator('td[aria-selected]');
  const heads = () =>
    bench.access
      .getByRole('columnheader')
      .evaluateAll((all) =>
        all.map((head) => [Number(head.ariaColIndex), head.getAttribute('aria-label') ?? head.textContent]),
      );
  const seenAt = async () => {
    await expect.poll(() => isWhole(cell)).toBe(true);
    return cell.getAttribute('aria-colindex');
  };
  await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(/GPTBot/);
  const place = await seenAt();
  const before = await heads();
  await bench.trace.getByRole('button', { name: 'Change to Yes' }).click();
  const allow = page.getByRole('button', { name: /^Add an Allow line/ }).last();
  await expect(allow).toBeVisible({ timeout: 30_000 });
  expect(await seenAt()).toEqual(place);
  await allow.click();
  await expect(cell).toHaveAccessibleName(/was No$/);
  expect(await seenAt()).toEqual(place);
  const column = Number(place);
  await expect(bench.access.locator(`[aria-rowindex="1"] > [aria-colindex="${column + 1}"]`)).toContainText(
    'ClaudeBot',
  );
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(cell).not.toHaveAccessibleName(/was No/);
  expect(await seenAt()).toEqual(place);
  await expect.poll(heads).toEqual(before);
});

test('product: a URL alone, of one row, is asked for the crawler of the last question, or any other', async ({
  page,
}) => {
  const bench = await open(page);
  const title = bench.trace.getByRole('heading', { level: 2 });
  const asks = async (text: string) => {
    await box(page).fill(text);
    await box(page).press('Enter');
  };
  await asks('/z');
  await expect(title).toHaveText(/\/z for any other crawler/i);
  await asks('ccbot /private/x.html');
  await expect(title).toHaveText(/\/private\/x\.html for CCBot/);
  await asks('x.html');
  await expect(title).toHaveText(/\/private\/x\.html for CCBot/);
  // Also one whose URL begins others.
  await asks('/private');
  await expect(title).toHaveText(/\/private for CCBot/);
  await expect(bench.access.locator('td[aria-selected]')).toBeFocused();
});

test('product: the palette offers the same question first, and Enter asks it', async ({ page }) => {
  const bench = await open(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('/private/x.html gptbot');
  await expect(page.getByRole('option').first()).toContainText('Ask: may GPTBot fetch /private/x.html?');
  await page.keyboard.press('Enter');
  await expect(bench.access.locator('td[aria-selected]')).toBeFocused();
  await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(/\/private\/x\.html for GPTBot/);
});

test('product: the name of a crawler leaves the rows, and Enter asks about the URL of the last question, or /', async ({
  page,
}) => {
  const bench = await open(page);
  const grid = page.getByRole('grid', { name: 'Access matrix' });
  const rows = (await grid.getAttribute('aria-rowcount')) ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type('gptbot');
  await expect(page.getByRole('button', { name: 'Ask: may GPTBot fetch /?' })).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', rows);
  await page.keyboard.press('Enter');
  const title = bench.trace.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/\/ for GPTBot/);
  await box(page).fill('/private');
  await box(page).press('Enter');
  await box(page).fill('ccbot');
  await box(page).press('Enter');
  await expect(title).toHaveText(/\/private for CCBot/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('product: the box has the whole row while it is used, with its hint beside the text; findings have a mark', async ({
    page,
  }) => {
    const bench = await open(page);
    await page.keyboard.press('/');
    const field = box(page);
    await field.fill('/private');
    const { width } = (await field.boundingBox())!;
    expect(width).toBeGreaterThan(200);
    const hint = (await bench.access.locator('header output').first().boundingBox())!;
    const { x } = (await field.boundingBox())!;
    expect(hint.x).toBeGreaterThanOrEqual(x + width - 1);
    await page.getByRole('button', { name: /^Findings: / }).click();
    await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  });
});

test('product: a list of URLs that is pasted into the box is added at once, in sight, and gives the site its address', async ({
  page,
}) => {
  const bench = await open(page);
  await box(page).focus();
  await dispatchPaste(page, 'https://h.example/new/1\nhttps://h.example/new/2\n/new/3\n');
  for (const url of ['/new/1', '/new/2', '/new/3'])
    await expect(bench.access.getByRole('rowheader', { name: url })).toBeInViewport();
  await expect(bench.access).toContainText('3 URLs added.');
  await expect(bench.access).toContainText('https://h.example');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(bench.access.getByRole('rowheader', { name: '/new/1' })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`product: the URLs of a list that is pasted below the table are shown alone, and Undo shows the others again, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const bench = await open(page);
    const heads = bench.access.getByRole('rowheader');
    const before = await heads.allTextContents();
    const field = bench.access.getByRole('textbox', { name: 'Add URLs' });
    await field.focus();
    await dispatchPaste(page, `/new/2\n${before[0]}\n/new/1`);
    await expect(heads).toHaveText(['/new/2', before[0]!, '/new/1']);
    for (const url of ['/new/2', '/new/1'])
      await expect(bench.access.getByRole('rowheader', { name: url })).toBeInViewport({ ratio: 1 });
    await expect(bench.access).toContainText('2 URLs added, 1 was there already. Only these 3 are shown.');
    await expect(field).toBeFocused();
    await bench.access.getByRole('button', { name: 'Show all URLs' }).click();
    await bench.access.getByRole('button', { name: 'Show only these 3 URLs' }).click();
    await expect(heads).toHaveCount(3);
    await bench.access.getByRole('button', { name: 'Added URLs: Undo' }).click();
    await expect(heads).toHaveText(before);
  });

  test(`product: the explanation moves to the first URL of a pasted list, which is shown in its order, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const bench = await open(page);
    await box(page).fill('GPTBot /1');
    await box(page).press('Enter');
    await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(/\/1 for GPTBot/);
    const [first, ...others] = ['/shop/9', ...Array.from({ length: 69 }, (_, i) => `/shop/${i % 2}/${i}`)];
    const list = [first, ...others].join('\n');
    const heads = bench.access.getByRole('rowheader');
    await bench.access.getByRole('textbox', { name: 'Add URLs' }).focus();
    await dispatchPaste(page, `/b/2\n/a/1\n/b/1`);
    await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(/\/b\/2 for GPTBot/);
    await expect(bench.access.getByRole('gridcell', { selected: true })).toBeInViewport({ ratio: 1 });
    await expect(heads).toHaveText(['/b/2', '/a/1', '/b/1']);
    await box(page).focus();
    await dispatchPaste(page, list);
    await expect(bench.trace.getByRole('heading', { level: 2 })).toHaveText(/\/shop\/9 for GPTBot/);
    await expect(bench.access.getByRole('gridcell', { selected: true })).toBeInViewport({ ratio: 1 });
    await expect(heads.first()).toHaveText('/shop/9');
    await expect(heads.nth(1)).toHaveText('/shop/0/0');
    await expect(heads.nth(2)).toHaveText('/shop/1/1');
  });
}

test('product: from the list of a part of the sentence, the column is in sight, and its head has an outline', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const text = file.replaceAll('Disallow: /private\n', '');
  await bench.chooseFile('robots.txt', `${text}\nUser-agent: Bytespider\nDisallow: /\n`);
  await bench.fetched();
  const head = (name: string) => bench.access.getByRole('columnheader', { name, exact: true });
  await bench.access.getByRole('button', { name: 'all others' }).click();
  await page.getByRole('button', { name: 'Show in the table' }).click();
  await expect(head('Any other crawler')).toBeFocused();
  await expect(head('Any other crawler')).toHaveCSS('outline-style', 'solid');
  await bench.access.getByRole('button', { name: 'Googlebot, Applebot and 4 more' }).press('Enter');
  await expect(head('Any other crawler')).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: 'Show in the table' }).press('Enter');
  await expect(head('Googlebot')).toBeFocused();
  await expect(head('Googlebot')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(head('Googlebot')).toHaveCSS('outline-style', 'none');
});

test('product: the note about added URLs is about the crawler that is asked about now', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', longFile);
  await bench.fetched();
  await box(page).fill('Googlebot /private0/x');
  await box(page).press('Enter');
  const urls = bench.access.getByRole('textbox', { name: 'Add URLs' });
  await urls.fill('/0/a /0/b /1/c');
  await urls.press('Enter');
  const note = bench.access.getByRole('status').filter({ hasText: 'added' });
  await expect(note).toContainText('2 of these 3 are closed to Googlebot.');
  await box(page).fill('GPTBot /0/a');
  await box(page).press('Enter');
  await expect(note).toContainText('3 of these 3 are closed to GPTBot.');
});
