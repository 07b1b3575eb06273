// The table comes first: the position of its first answer, the controls before it, and what stays visible.
import type { Page } from '@playwright/test';
import { findViolations } from './accessibility-violations.ts';
import { expect, secondViewport, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** A record for each crawler and one for all others: more columns than fit. */
const TEXT = [
  'User-agent: closed\nDisallow: /',
  ...Array.from({ length: 12 }, (_, i) => `User-agent: crawler-${i}\nDisallow: /${i}\nDisallow: /folder/`),
  'User-agent: *\nDisallow: /private/\n',
].join('\n\n');

async function openAt(page: Page, width: number, height: number): Promise<Workbench> {
  await page.setViewportSize({ width, height });
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', TEXT);
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' });
  if (await tab.isVisible()) await tab.click();
  await bench.access.getByRole('gridcell').first().waitFor();
  await expect(bench.access.getByRole('button', { name: 'Options' })).toBeEnabled();
  await expect(bench.access.getByRole('searchbox', { name: /^Find or ask/ })).toBeVisible();
  await bench.fetched();
  return bench;
}

/** The distance from `top` to the first answer. */
async function firstAnswerBelow(bench: Workbench, top: number): Promise<number> {
  return ((await bench.access.getByRole('gridcell').first().boundingBox())?.y ?? Number.NaN) - top;
}

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const)
  test(
    `design: at ${width} pixels the first answer is at most 144 below the top of its pane, after at most five controls`,
    secondViewport(width !== 1440),
    async ({ page }) => {
      const bench = await openAt(page, width, height);
      const { y = Number.NaN } = (await bench.access.boundingBox()) ?? {};
      expect(await firstAnswerBelow(bench, y)).toBeLessThanOrEqual(144);
      const before = await bench.access.evaluate((pane) => {
        const first = pane.querySelector('[role="grid"] tbody td');
        const controls = pane.parentElement?.querySelectorAll('button, input, select, textarea, a') ?? [];
        return [...controls].filter(
          (one) =>
            first !== null &&
            !one.closest('[role="grid"]') &&
            // Parts of the sentence that lead to their column or line.
            !one.closest('p') &&
            one.getBoundingClientRect().top < first.getBoundingClientRect().top,
        ).length;
      });
      expect(before).toBeGreaterThan(2);
      expect(before).toBeLessThanOrEqual(5);
    },
  );

test('design: on a phone a file opens on its table, with the first answer at most 146 pixels below the top bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', TEXT);
  await bench.access.getByRole('gridcell').first().waitFor();
  await bench.fetched();
  const bar = await page.getByRole('banner').boundingBox();
  expect(await firstAnswerBelow(bench, (bar?.y ?? 0) + (bar?.height ?? 0))).toBeLessThanOrEqual(146);
});

for (const width of [390, 1280, 1440])
  test(
    `design: at ${width} pixels URLs and any other crawler stay visible while columns scroll`,
    secondViewport(width !== 390),
    async ({ page }) => {
      const bench = await openAt(page, width, 800);
      await bench.columnsPer('crawler');
      const scroller = bench.access.getByRole('grid').locator('..');
      const most = await scroller.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(most).toBeGreaterThan(100);
      for (const left of [0, most / 2, most]) {
        await scroller.evaluate((box, to) => box.scrollTo(to, 0), left);
        await bench.settled();
        await expect(bench.access.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
        await expect(bench.access.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 });
        await expect(bench.access.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
        // No other column covers it.
        const isOnTop = await bench.access
          .getByRole('columnheader')
          .last()
          .evaluate((head) => {
            const { x, y, width: wide, height: high } = head.getBoundingClientRect();
            return head.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
          });
        expect(isOnTop, `scrolled to ${left}`).toBe(true);
      }
    },
  );

/** The columns of which something is visible beside the first URL, each with the part that is. */
const columnsInSight = (bench: Workbench): Promise<readonly string[]> =>
  bench.access.getByRole('grid').evaluate((table) => {
    const { left, right } = (table.parentElement as HTMLElement).getBoundingClientRect();
    const row = table.querySelector('tbody tr') as HTMLElement;
    const middle = row.getBoundingClientRect().top + row.offsetHeight / 2;
    const pixels = new Map<HTMLElement, number>();
    for (let x = Math.ceil(left); x < right; x++) {
      const cell = document.elementFromPoint(x, middle)?.closest<HTMLElement>('td');
      if (cell) pixels.set(cell, (pixels.get(cell) ?? 0) + 1);
    }
    return [...pixels].map(
      ([cell, count]) => `${cell.ariaColIndex}: ${Math.round((10 * count) / cell.offsetWidth) / 10}`,
    );
  });

test('design: beside the URLs are whole columns, also in a table without one for any other crawler', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#/edit?example=xml-headlines');
  await bench.access.getByRole('gridcell').first().waitFor();
  await bench.fetched();
  await expect.poll(() => columnsInSight(bench)).toEqual(['2: 1', '3: 1']);
  await page.setViewportSize({ width: 1024, height: 768 });
  const more = bench.access.getByRole('button', { name: '1 more column' });
  await expect(more).toBeVisible();
  await expect.poll(() => columnsInSight(bench)).toEqual(['2: 1']);
  await more.click();
  await expect.poll(() => columnsInSight(bench)).toEqual(['3: 1']);
  await bench.access.getByRole('button', { name: 'Back to the first columns' }).click();
  await expect.poll(() => columnsInSight(bench)).toEqual(['2: 1']);
});

test('design: the legend filters, each entry with its count; a mark that no answer has is left out', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openAt(page, 1440, 900);
  const legend = bench.access.getByRole('group', { name: 'Filter answers' }).getByRole('button');
  await expect(legend).toHaveText([/All \d/, /Yes \d/, /No \d/]);
  await expect(legend.nth(0)).toHaveAttribute('aria-pressed', 'true');
  const before = await legend.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  await legend.nth(2).click();
  await expect(legend.nth(2)).toHaveAttribute('aria-pressed', 'true');
  expect(await legend.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))).toEqual(before);
});

const legendFiles = {
  'robots.txt': 'User-agent: *\nDisallow: /a\n',
  ACAP: 'ACAP-version: 1.1\nACAP-crawler: *\nACAP-allow-index: /a time-limit=3-days\n',
  'mobile agents': 'Mobile-agent-server: / none\nMobile-agent-server: /a atp://x.example:1\n',
};

for (const [name, text] of Object.entries(legendFiles))
  test(
    `design: no entry of the legend is cut, in a table of ${name}`,
    secondViewport(name !== 'ACAP'),
    async ({ page }) => {
      const bench = new Workbench(page);
      await page.goto('./');
      await bench.openFile('robots.txt', text);
      for (const width of [320, 390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const views = page.getByRole('navigation', { name: 'Views' });
        // On a phone, one view at a time is in front.
        if (width < 600) await views.getByRole('button', { name: 'Access' }).click();
        const legend = bench.access.getByRole('group', { name: 'Filter answers' });
        // On a phone, only what the table has is listed.
        await expect(legend.getByRole('button').last()).toBeInViewport({ ratio: 1 });
        const { left, right } = await legend.evaluate((box) => box.getBoundingClientRect());
        for (const entry of await legend.getByRole('button').all()) {
          const box = await entry.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(left);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right + 1);
        }
      }
    },
  );

test('design: pasting several URLs adds a row each, reports that next to the field, and can be undone there', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openAt(page, 1440, 900);
  const field = bench.access.getByRole('textbox', { name: 'Add URLs' });
  const rows = async () => Number(await bench.access.getByRole('grid').getAttribute('aria-rowcount'));
  const before = await rows();
  await page.evaluate(() => navigator.clipboard.writeText('/new/1\n/new/2\n/new/1\n'));
  await field.press('ControlOrMeta+v');
  await expect(bench.access.getByText('2 URLs added, 1 was there already.')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await rows()).toBe(3);
  await bench.access.getByRole('button', { name: 'Added URLs: Undo' }).click();
  await expect(bench.access.getByText('2 URLs added.')).toHaveCount(0);
  expect(await rows()).toBe(before);
});

test('design: a pasted sitemap or log is imported like a file, with the same dialog', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /a\n');
  const locs = Array.from({ length: 30 }, (_, i) => `<url><loc>https://h.example/p${i}</loc></url>`);
  const field = bench.access.getByRole('textbox', { name: 'URLs' });
  await field.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `<urlset>${locs.join('')}</urlset>`);
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'URLs from the pasted text' });
  await expect(dialog).toContainText('30 URLs.');
  await dialog.getByRole('button', { name: 'Add 30 URLs' }).click();
  await expect(bench.access.getByRole('rowheader', { name: 'https://h.example/p29' })).toBeVisible();
});

test('design: with an explanation open nine rows remain, including the selected one, and suggestions take no more space', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openAt(page, 1440, 900);
  const rowsInSight = () =>
    bench.access.evaluate((pane) => {
      const below = (pane.querySelector('thead') as HTMLElement).getBoundingClientRect().bottom;
      const scroller = pane.querySelector('[role="grid"]')?.parentElement?.getBoundingClientRect();
      return [...pane.querySelectorAll('tbody td:first-of-type')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return top >= below - 1 && bottom <= (scroller?.bottom ?? 0) + 1;
      }).length;
    });
  const cell = bench.access.getByRole('gridcell').nth(8);
  await cell.click();
  await bench.trace.getByRole('heading', { name: 'Rules' }).waitFor();
  await expect(cell).toBeInViewport();
  expect(await rowsInSight()).toBeGreaterThanOrEqual(9);
  await bench.trace.getByRole('button', { name: /^Change to/ }).click();
  await expect(bench.trace.getByRole('group', { name: 'What to change' })).toBeVisible();
  expect(await rowsInSight()).toBeGreaterThanOrEqual(9);
});

test('design: above 60 rows a folder is one row, which expands and collapses by pointer and by key', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = (folder: string, count: number) =>
    Array.from({ length: count }, (_, i) => `Disallow: /${folder}/p${i}\n`).join('');
  await bench.openFile('robots.txt', `User-agent: *\n${rules('a', 40)}${rules('b', 30)}Allow: /b/$\n`);
  const { access } = bench;
  const folder = access.getByRole('rowheader', { name: '/a/, 40 URLs, folded' });
  await expect(folder).toBeVisible();
  await expect(access.getByRole('row', { name: '/b/, 31 URLs' })).toContainText('30 closed');
  expect(await findViolations(page)).toEqual([]);
  await folder.click();
  await expect(access.getByRole('rowheader', { name: /\/a\/p0$/ })).toBeVisible();
  await expect(folder).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(folder).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(access.getByRole('rowheader', { name: /\/a\/p0$/ })).toBeFocused();
  await access.getByText('/a/', { exact: true }).click();
  await expect(folder).toBeVisible();
  // An added row is shown wherever it is sorted; all answers are still counted.
  await expect(access.getByRole('button', { name: /^All/ })).toContainText('72');
  await bench.paths('*').first().fill('/a/new');
  await expect(access.getByRole('rowheader', { name: /\/a\/new$/ })).toBeVisible();
});
