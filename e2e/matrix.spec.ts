// The table: the specification's own answers, rows and columns, and moving through it by keys.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const AGENTS = ['unhipbot', 'webcrawler + 1', 'Any other crawler'];

/** As printed in "A Method for Web Data Discovery", 4. */
const PRINTED: Readonly<Record<string, string>> = {
  'http://www.fict.org/': 'No Yes No',
  'http://www.fict.org/index.html': 'No Yes No',
  'http://www.fict.org/robots.txt': 'Yes Yes Yes',
  'http://www.fict.org/server.html': 'No Yes Yes',
  'http://www.fict.org/services/fast.html': 'No Yes Yes',
  'http://www.fict.org/services/slow.html': 'No Yes Yes',
  'http://www.fict.org/orgo.gif': 'No Yes No',
  'http://www.fict.org/org/about.html': 'No Yes Yes',
  'http://www.fict.org/org/plans.html': 'No Yes No',
  'http://www.fict.org/%7Ejim/jim.html': 'No Yes No',
  'http://www.fict.org/%7Emak/mak.html': 'No Yes Yes',
};

const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Access matrix' });
const headsOf = (page: Page): Locator => gridOf(page).getByRole('columnheader');
const rowOf = (page: Page, url: string): Locator =>
  gridOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: url, exact: true }) });
const cellAt = (page: Page, url: string, column: number): Locator =>
  rowOf(page, url).getByRole('gridcell').nth(column);

async function openExample(page: Page, reader?: string): Promise<void> {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await expect(gridOf(page)).toBeVisible();
  if (reader) await workbench.readAs(reader);
}

/** The whole table as screen readers read it: the word before the comma of every cell, by URL. */
async function tableOf(page: Page): Promise<Record<string, string>> {
  const table: Record<string, string> = {};
  const rows = await gridOf(page).getByRole('row').all();
  for (const row of rows.slice(1)) {
    const url = (await row.getByRole('rowheader').getAttribute('aria-label')) ?? '';
    const cells = await row.getByRole('gridcell').all();
    const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
    table[url] = names.map((name) => name?.split(',')[0]).join(' ');
  }
  return table;
}

for (const reader of ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309']) {
  test(`fict.org reads as printed under ${reader}`, { tag: '@second' }, async ({ page }) => {
    await openExample(page, reader);
    for (const agent of AGENTS) await expect(headsOf(page).filter({ hasText: agent })).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: AGENTS[1]!, exact: true })).toBeVisible();
    await expect(cellAt(page, 'http://www.fict.org/', 0)).toHaveAccessibleName(/^No\b/);
    expect(await tableOf(page)).toEqual(PRINTED);
  });
}

test('exactly one cell differs under google', { tag: '@second' }, async ({ page }) => {
  await openExample(page, 'google');
  await expect(cellAt(page, 'http://www.fict.org/%7Emak/mak.html', 2)).toHaveAccessibleName(
    /^No, line 16 decides/,
  );
  expect(await tableOf(page)).toEqual({ ...PRINTED, 'http://www.fict.org/%7Emak/mak.html': 'No Yes No' });
});

test('columns with equal answers are ungrouped and grouped again', { tag: '@second' }, async ({ page }) => {
  await openExample(page);
  const bench = new Workbench(page);
  await bench.columnsPer('crawler');
  await expect(headsOf(page)).toHaveCount(5);
  await expect(page.getByRole('columnheader', { name: 'excite', exact: true })).toBeVisible();
  await expect(gridOf(page)).toHaveAttribute('aria-colcount', '5');
  await bench.columnsPer('answer');
  await expect(headsOf(page)).toHaveCount(4);
});

test('an edit of the text changes the cells, and undo restores them', { tag: '@second' }, async ({
  page,
}) => {
  await openExample(page);
  const cell = cellAt(page, 'http://www.fict.org/orgo.gif', 2);
  await expect(cell).toHaveAccessibleName(/^No, line 16 decides/);
  await page.getByRole('textbox', { name: 'Path' }).nth(3).fill('/org');
  await expect(cell).toHaveAccessibleName(/^Yes, line 13 decides/);
  await expect(page.getByRole('columnheader', { name: 'Any other crawler', exact: true })).toContainText(
    '7 open, 4 closed',
  );
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(cell).toHaveAccessibleName(/^No, line 16 decides/);
});

test('the grid is one tab stop, navigated by keys', { tag: '@long' }, async ({ page }) => {
  await openExample(page);
  // The field below the rows is a separate tab stop once it is loaded.
  await new Workbench(page).fetched();
  const focused = page.locator('*:focus');
  const at = (place: number, column: number) => {
    const row = gridOf(page).getByRole('row').nth(place);
    const heads = row.getByRole('columnheader').or(row.getByRole('rowheader'));
    return heads.or(row.getByRole('gridcell')).nth(column);
  };
  await cellAt(page, 'http://www.fict.org/', 0).focus();
  const walk = async (key: string, row: number, column: number) => {
    await page.keyboard.press(key);
    await expect(at(row, column), key).toBeFocused();
  };
  await walk('ArrowRight', 1, 2);
  await walk('ArrowDown', 2, 2);
  await walk('Home', 2, 1);
  await walk('End', 2, 3);
  await walk('Control+End', 11, 3);
  await walk('PageUp', 1, 3);
  await walk('Control+Home', 1, 1);
  await walk('ArrowLeft', 1, 0);
  await expect(focused).toHaveAccessibleName('http://www.fict.org/');
  await walk('ArrowUp', 0, 0);
  await walk('ArrowRight', 0, 1);
  await expect(focused).toHaveAccessibleName('unhipbot');
  await page.keyboard.press('Tab');
  await expect(gridOf(page).locator('*:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(at(0, 1)).toBeFocused();
});

test('Enter opens the explanation and moves to it, Escape returns to the cell', { tag: '@long' }, async ({
  page,
}) => {
  await openExample(page);
  const cell = cellAt(page, 'http://www.fict.org/orgo.gif', 2);
  await cell.focus();
  await page.keyboard.press('Enter');
  const trace = page.getByRole('region', { name: 'Explanation' });
  await expect(trace.getByRole('heading', { name: 'Why /orgo.gif for any other crawler' })).toBeFocused();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(trace).toHaveCount(0);
  await expect(cell).toBeFocused();
});

test('URLs are typed and pasted, without duplicates', async ({ page }) => {
  await openExample(page);
  const box = page.getByRole('textbox', { name: 'Add URLs' });
  await box.fill('/private');
  await box.press('Enter');
  await expect(page.getByRole('rowheader', { name: '/private', exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('/a\n/b /c\n/private');
  await box.press('Enter');
  await expect(page.getByText('3 URLs added, 1 was there already.')).toBeVisible();
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '5');
  await page.getByRole('button', { name: 'Show all URLs' }).click();
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '16');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '13');
  await expect(page.getByText('3 URLs added.')).toHaveCount(0);
});

test('user-agents are typed, and whole headers reduced as the reader does', { tag: '@long' }, async ({
  page,
}) => {
  await openExample(page);
  const bench = new Workbench(page);
  await bench.addAgents('UnhipBot/0.1', () =>
    expect(
      page.getByText('unhipbot is already in the table. “UnhipBot/0.1” is added as unhipbot.'),
    ).toBeVisible(),
  );
  await bench.addAgents('GPTBot');
  await bench.addAgents('Mozilla/5.0 (compatible; Excite/1.0; like, others)');
  for (const name of ['unhipbot', 'webcrawler', 'excite', 'GPTBot', 'Any other crawler'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(headsOf(page)).toHaveCount(6);
});

test('rows and columns are removed at their heads, by key and by pointer', { tag: '@long' }, async ({
  page,
}) => {
  await openExample(page);
  await page.getByRole('columnheader', { name: 'unhipbot' }).focus();
  await page.keyboard.press('Delete');
  await expect(headsOf(page)).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: AGENTS[1]! })).toBeFocused();
  await page.getByRole('columnheader', { name: 'Any other crawler', exact: true }).hover();
  await page.getByRole('button', { name: 'Actions for Any other crawler' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Add a crawler' }).click();
  await page.getByRole('button', { name: 'Any other crawler' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Any other crawler', exact: true })).toBeVisible();
  await page.getByRole('rowheader', { name: 'http://www.fict.org/', exact: true }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('rowheader', { name: 'http://www.fict.org/', exact: true })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'http://www.fict.org/index.html' })).toBeFocused();
});

test('without URLs the pane offers the paths in the rules', { tag: '@long' }, async ({ page }) => {
  await openExample(page);
  await new Workbench(page).fetched();
  const head = page.getByRole('rowheader').first();
  for (let left = 11; left > 0; left--) {
    await head.focus();
    await page.keyboard.press('Delete');
  }
  await expect(page.getByText('No URLs yet.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add URLs' })).toBeFocused();
  await page.getByRole('button', { name: 'Add those 5' }).click();
  await expect(page.getByRole('rowheader', { name: '/org/plans.html', exact: true })).toBeVisible();
});

test('a status other than 200 decides for the whole site', { tag: '@long' }, async ({ page }) => {
  await openExample(page, 'data.txt');
  const bench = new Workbench(page);
  await expect(
    (await bench.options()).getByText('/robots.txt is read as if it were /data.txt.'),
  ).toBeVisible();
  const cell = cellAt(page, 'http://www.fict.org/orgo.gif', 0);
  await bench.answersWith('404');
  await expect(cell).toHaveAccessibleName(/^Unknown, /);
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('koster-1996');
  await expect(cell).toHaveAccessibleName(/^Yes, /);
  await bench.answersWith('503');
  await expect(cell).toHaveAccessibleName(/^Later, /);
  await bench.answersWith('200, the file is read');
  await expect(cell).toHaveAccessibleName(/^No, line 5 decides/);
});

/** Sets a value as if typed; typing a thousand lines would take too long. */
async function paste(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  const box = page.getByRole('textbox', { name });
  await box.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

test('a thousand URLs and fifty user-agents scroll, and only visible cells are rendered', {
  tag: '@long',
}, async ({ page }) => {
  await openExample(page);
  const bench = new Workbench(page);
  await bench.columnsPer('crawler');
  const urls = Array.from({ length: 1000 }, (_, i) => `/page/${i}.html`);
  const agents = Array.from({ length: 50 }, (_, i) => `bot-${i}`);
  await paste(page, 'Add URLs', urls);
  await bench.addAgents(agents.join(', '));
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '1012');
  await expect(gridOf(page)).toHaveAttribute('aria-colcount', '55');
  expect(await gridOf(page).getByRole('gridcell').count()).toBeLessThan(800);
  await cellAt(page, 'http://www.fict.org/', 0).focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('*:focus')).toHaveAccessibleName(/^No, line 16 decides/);
  await expect(page.getByRole('rowheader', { name: '/page/999.html' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Any other crawler', exact: true })).toBeInViewport();
  // The column before it is not rendered until a key goes there.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('*:focus')).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('columnheader', { name: 'bot-49', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'bot-49', exact: true })).toContainText(
    '6 open, 1,005 closed',
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the table and the explanation, ${scheme}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openExample(page);
    await cellAt(page, 'http://www.fict.org/orgo.gif', 2).click();
    await page.getByText(/readers that you do not watch say the same$/).click();
    await expect(
      page.getByRole('table', { name: 'The same question under the other readers' }),
    ).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('[aria-label="Access matrix"]')
      .include('[aria-label="Explanation"]')
      .analyze();
    expect(violations).toEqual([]);
  });
}

test('at 320 pixels the grid scrolls in its pane, and the explanation leaves its cell visible', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./#/edit?example=fict-org');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
  const cell = cellAt(page, 'http://www.fict.org/%7Emak/mak.html', 2);
  await cell.click();
  await expect(page.getByRole('region', { name: 'Explanation' })).toBeVisible();
  await expect(cell).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
