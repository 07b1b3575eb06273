// Long content and the focus stay visible: ACAP answers in narrow panes, and sticky elements that cover nothing.
import { openExample, showPane } from '../scripts/screens/steps.mjs';
import { expect, test } from './fixtures.ts';
import { openSite, siteRow, Workbench } from './workbench.ts';

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 } });
    test('WCAG 1.4.10: a long path in the reason of an answer wraps, and the page is as wide as the window', async ({
      page,
    }) => {
      const path = `/fc?cmd=art&codid=21.0.2056349084&${'Articolo'.repeat(12)}`;
      await page.goto('./');
      await new Workbench(page).openFile(
        'robots.txt',
        `ACAP-crawler: *\nACAP-allow-crawl: /\n\nUser-agent: *\nDisallow: ${path}\n`,
      );
      await showPane('Access')(page);
      await page.getByRole('gridcell').filter({ hasText: 'No' }).first().click();
      const trace = page.getByRole('region', { name: 'Explanation' });
      await expect(trace).toContainText(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
    test('WCAG 1.4.10: an answer with many restrictions wraps in the explanation, and a cut path shows its ellipsis', {
      tag: '@second',
    }, async ({ page }) => {
      await page.goto('./');
      await openExample('acap-news')(page);
      await showPane('Access')(page);
      const head = page.getByRole('rowheader', { name: 'https://courier.example/news/bridge-opens.html' });
      await expect(head).toBeVisible();
      const [begin, room] = await head.evaluate((th) => {
        const first = th.firstElementChild!;
        const characterWidth = Number.parseFloat(getComputedStyle(th).fontSize) * 0.62;
        return [first.clientWidth / characterWidth, th.scrollWidth - th.clientWidth];
      });
      expect([begin! >= 2, room! <= 1]).toEqual([true, true]);
      await page
        .getByRole('gridcell', { name: /lines 24 and 29 decide together/ })
        .first()
        .click();
      const trace = page.getByRole('region', { name: 'Explanation' });
      const expects = trace.getByRole('button', { name: /^Expect/ });
      await expect(expects).toBeVisible();
      const tooWide = await trace.evaluate((region) =>
        [...region.querySelectorAll('*')]
          .filter(
            (characterWidth) =>
              characterWidth.scrollWidth > characterWidth.clientWidth + 1 &&
              getComputedStyle(characterWidth).overflowX === 'auto',
          )
          .map(({ className }) => String(className)),
      );
      expect(tooWide).toEqual([]);
      expect((await expects.boundingBox())!.width).toBeLessThan(width);
    });
  });
}

test.describe('at 1366 pixels', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('ours: the different usages for presenting can be distinguished in ACAP records', {
    tag: '@second',
  }, async ({ page }) => {
    await page.goto('./');
    await openExample('acap-news')(page);
    const bench = new Workbench(page);
    for (const line of [23, 25]) {
      const row = bench.records.getByRole('group', { name: `line ${line}`, exact: true });
      const usage = row.getByRole('combobox', { name: 'Usage' });
      await usage.scrollIntoViewIfNeeded();
      const cut = await usage.evaluate((select: HTMLSelectElement) => {
        const copy = document.body.appendChild(document.createElement('span'));
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(select);
        Object.assign(copy.style, { fontSize, fontWeight, fontFamily, whiteSpace: 'nowrap' });
        copy.textContent = select.selectedOptions[0]!.textContent;
        const { width } = copy.getBoundingClientRect();
        copy.remove();
        return width - select.clientWidth;
      });
      expect(cut).toBeLessThan(0);
    }
  });

  test('WCAG 2.4.11: the suggestion that is chosen by keyboard is not covered by the bar with Apply', {
    tag: '@second',
  }, async ({ page }) => {
    await page.goto('./');
    await openExample('small-shop')(page);
    const cells = page.getByRole('region', { name: 'Access matrix' }).getByRole('gridcell');
    await cells.nth(1).focus();
    await page.keyboard.press('Space');
    const radios = page.getByRole('radio');
    await expect(radios).toHaveCount(2);
    await page.keyboard.press('Tab');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      const focusedBox = (await page.locator(':focus').boundingBox())!;
      const bar = (await page.locator('[aria-label^="Make"] .btn-primary').boundingBox())!;
      expect(focusedBox.y + focusedBox.height).toBeLessThan(bar.y);
    }
  });

  test('WCAG 2.4.3, 2.4.11: the focus returns to a rule that undo restores, in view', {
    tag: '@second',
  }, async ({ page }) => {
    const bench = new Workbench(page);
    await page.goto('./');
    const rules = Array.from({ length: 60 }, (_, place) => `Disallow: /p${place}/`);
    await bench.openFile('robots.txt', ['User-agent: *', ...rules, ''].join('\n'));
    await bench.records.getByRole('button', { name: 'More for line 20', exact: true }).focus();
    for (let line = 20; line < 38; line++) await page.keyboard.press('ArrowDown');
    const handle = bench.records.getByRole('button', { name: 'More for line 38', exact: true });
    await expect(handle).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(bench.records.locator('input[value="/p36/"]')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(bench.records.locator('input[value="/p36/"]')).toBeVisible();
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport({ ratio: 1 });
  });
});

test('product: a selected answer has its deciding line in view, in the text and in the records', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  const blocks = Array.from({ length: 30 }, (_, i) => `User-agent: bot${i}\nDisallow: /a${i}/\n`);
  await page.goto('./');
  await bench.openFile('robots.txt', `${blocks.join('\n')}\nUser-agent: *\nDisallow: /\n`);
  await bench.editor();
  const last = bench.records.getByRole('group', { name: 'line 92', exact: true });
  await expect(last).toHaveCount(0);
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await expect(bench.trace.getByText('Line 92 decides')).toBeVisible();
  await expect(last).toBeInViewport();
  await expect(bench.text.locator('.line-numbers').getByText('92', { exact: true })).toBeInViewport();
});

test('product: a site that is opened from the start page shows the line of its explanation, in the text and in the records', async ({
  page,
}) => {
  const bench = new Workbench(page);
  const blocks = Array.from({ length: 30 }, (_, i) => `User-agent: bot${i}\nDisallow: /a${i}/\n`);
  await page.goto('./');
  await bench.openFile('shop.txt', `${blocks.join('\n')}\nUser-agent: *\nDisallow: /\n`);
  await bench.editor();
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const last = bench.records.getByRole('group', { name: 'line 92', exact: true });
  const areInSight = async () => {
    await expect(bench.trace.getByText('Line 92 decides')).toBeVisible();
    await expect(last).toBeInViewport();
    await expect(bench.text.locator('.line-numbers').getByText('92', { exact: true })).toBeInViewport();
  };
  await areInSight();
  const toStart = () => page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await toStart();
  await openSite(siteRow(page, /shop\.txt/));
  await areInSight();
  await bench.openFile('other.txt', 'User-agent: *\nDisallow: /x\n');
  await bench.kept();
  await toStart();
  await openSite(siteRow(page, /shop\.txt/));
  await areInSight();
});
