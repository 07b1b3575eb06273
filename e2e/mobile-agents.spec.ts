// Lines for mobile agents (draft of 22 February 1997): built by keyboard, sorted, queried in the table, and their page.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { showTemplates, Workbench } from './workbench.ts';

const FIELD = 'Mobile-agent-server:';
const HOSTS = [
  ['/', 'atp://www.fict.org:8001'],
  ['/home/', undefined],
  ['/home/user1/', 'atp://user1.fict.org:854'],
  ['/home/user2/', 'atp://user2.fict.org:831'],
] as const;

/** The file of section 4, with one space between columns. */
const BUILT = HOSTS.map(([path, target = 'none']) => `${FIELD} ${path} ${target}\n`).join('');

/** The corrected table of section 4: without the misprint in its two rows for user2. */
const TABLE = [
  ['/index.html', 'atp://www.fict.org:8001'],
  ['/services/', 'atp://www.fict.org:8001'],
  ['/services/index.html', 'atp://www.fict.org:8001'],
  ['/robots.txt', 'atp://www.fict.org:8001'],
  ['/home/', 'not available'],
  ['/home/user1/', 'atp://user1.fict.org:854'],
  ['/home/user1/index.html', 'atp://user1.fict.org:854'],
  ['/home/user2/', 'atp://user2.fict.org:831'],
  ['/home/user2/index.html', 'atp://user2.fict.org:831'],
  ['/home/user3/', 'not available'],
  ['/home/user3/index.html', 'not available'],
];

const row = ({ records }: Workbench, line: number) =>
  records.getByRole('group', { name: `line ${line}`, exact: true });
const textOf = async (bench: Workbench) => (await bench.inspect()).storeText;
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Access matrix' });
const focused = (page: Page) => page.locator(':focus');

async function table(page: Page): Promise<string[][]> {
  const rows = await grid(page).getByRole('row').all();
  return Promise.all(
    rows.slice(1).map(async (one) => {
      const url = (await one.getByRole('rowheader').getAttribute('aria-label')) ?? '';
      // After an edit a cell also shows its previous answer, struck through.
      const answers = await one.getByRole('gridcell').evaluateAll((cells) =>
        cells.map((cell) => {
          const now = cell.cloneNode(true) as HTMLElement;
          for (const was of now.querySelectorAll('del')) was.remove();
          return now.textContent ?? '';
        }),
      );
      return [url.replace(/^https?:\/\/[^/]*/, ''), ...answers];
    }),
  );
}

async function open(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.records.getByRole('textbox', { name: 'Path' }).first().waitFor();
  return bench;
}

async function openExample(page: Page, id: string): Promise<Workbench> {
  await page.goto(`./#/edit?example=${id}`);
  await grid(page).getByRole('gridcell').first().waitFor();
  return new Workbench(page);
}

test("draft 4: the file is built from an empty one by keyboard alone, and has the draft's answers", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const { keyboard } = page;
  await page.goto('./');
  await showTemplates(page);
  await page.getByRole('button', { name: 'Empty file' }).press('Enter');
  await bench.records.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Add a path for mobile agents' }).press('Enter');
  for (const [place, [path, target]] of HOSTS.entries()) {
    if (place > 0) await keyboard.press('Enter');
    await expect(row(bench, place + 1).getByRole('textbox', { name: 'Path' })).toBeFocused();
    await keyboard.type(path);
    if (!target) continue;
    await keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('Target');
    await keyboard.type(target);
  }
  expect(await textOf(bench)).toBe(BUILT);
  const { bytes } = await bench.saveFile();
  expect(bytes.toString('latin1')).toBe(BUILT);

  await page.getByRole('combobox', { name: 'Question' }).selectOption({ label: 'Which agent host?' });
  const urls = page.getByRole('textbox', { name: 'Add URLs' });
  await urls.fill(TABLE.map(([path]) => `http://www.fict.org${path}`).join('\n'));
  await urls.press('Enter');
  // A list is shown alone.
  await expect.poll(() => table(page)).toEqual(TABLE);
  await expect(row(bench, 1)).toContainText('decides 5');
  await expect(row(bench, 2)).toContainText('decides 3');
});

test('3.1: a line that a later one overrides says so, and one sort makes it count', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await open(
    page,
    `# maps\n${FIELD} /a/b/   atp://maps:1   # why\n\n# all\n${FIELD} /a/ none\n`,
  );
  await expect(row(bench, 2)).toContainText('never used');
  await expect(row(bench, 2)).toContainText('Never used: line 5 overrides it.');
  const strip = bench.records.getByRole('group', { name: 'Mobile agents' });
  await strip.getByRole('button', { name: 'From general to specific' }).click();
  expect(await textOf(bench)).toBe(
    `# all\n${FIELD} /a/ none\n\n# maps\n${FIELD} /a/b/   atp://maps:1   # why\n`,
  );
  await expect(bench.records).not.toContainText('Never used');
  await expect(strip.getByRole('button', { name: 'From general to specific' })).toBeDisabled();
  await expect(focused(page)).toHaveText('From general to specific');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row(bench, 2)).toContainText('never used');
});

test('lines are moved, deleted, and added by keys; aligned spaces and comments stay', {
  tag: '@long',
}, async ({ page }) => {
  const file = `${FIELD} /         none\n${FIELD} /a/       atp://h:1  # mine\n${FIELD} /b/       none\n`;
  const bench = await open(page, file);
  const { keyboard } = page;
  const path = (line: number) => row(bench, line).getByRole('textbox', { name: 'Path' });
  await path(2).focus();
  await keyboard.press('Alt+ArrowDown');
  await expect(path(3)).toBeFocused();
  await expect(path(3)).toHaveValue('/a/');
  await keyboard.press('Alt+ArrowUp');
  await expect(path(2)).toBeFocused();
  expect(await textOf(bench)).toBe(file);
  await path(2).fill('/abc/');
  const target = row(bench, 2).getByRole('combobox', { name: 'Target' });
  await target.fill('atp://h:22');
  expect(await textOf(bench)).toBe(file.replace('/a/       atp://h:1', '/abc/       atp://h:22'));
  await target.fill('none');
  await row(bench, 3).getByRole('button', { name: 'More for line 3' }).focus();
  await keyboard.press('Delete');
  await path(2).focus();
  await keyboard.press('Enter');
  await expect(path(3)).toBeFocused();
  expect(await textOf(bench)).toBe(`${FIELD} /         none\n${FIELD} /abc/       none  # mine\n${FIELD} \n`);
});

test('an invalid value stays a draft with a message; a line that crawlers skip says why', {
  tag: '@long',
}, async ({ page }) => {
  const file = `${FIELD} / atp://h:1\n${FIELD} /home/\n${FIELD} /x /y\n`;
  const bench = await open(page, file);
  const first = row(bench, 1);
  for (const [field, typed, message] of [
    ['Path', 'home', 'A path begins with a slash.'],
    ['Target', 'atp://a/b', 'A target is “none”'],
    ['Target', 'atp://h:99999', 'A port is a number'],
  ] as const) {
    const input = first.getByLabel(field, { exact: true });
    await input.fill(typed);
    await expect(first).toContainText(message);
    await input.press('Escape');
  }
  expect(await textOf(bench)).toBe(file);
  await expect(bench.records.getByText('The field has only /home/')).toBeVisible();
  await row(bench, 2).getByRole('textbox', { name: 'Path and target' }).fill('/home/ none');
  await expect(row(bench, 2).getByLabel('Target')).toHaveValue('none');
  await row(bench, 1).getByLabel('Target').fill('x-agent://h:1');
  expect(await textOf(bench)).toBe(`${FIELD} / x-agent://h:1\n${FIELD} /home/ none\n${FIELD} /x /y\n`);
  await expect(page.getByRole('button', { name: /1 error/ })).toBeVisible();
});

test('draft 4: next to the hosts is the printed table, with its misprint and its missing row', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 });
  const bench = await openExample(page, 'mobile-agents');
  await expect(bench.access).toContainText('2 printed values differ from the file. The file counts.');
  await expect(bench.access).toContainText('1 URL is missing from the printed table.');
  const printed = (url: string, host: string | undefined) =>
    url.startsWith('/home/user2/') ? 'atp://user1.fict.org:831' : host && 'the same';
  await expect
    .poll(() => table(page))
    .toEqual([
      ['/', 'atp://www.fict.org:8001', 'not in the table'],
      ...TABLE.map(([url = '', host]) => [url, host, printed(url, host)]),
    ]);
  await bench.access.getByRole('button', { name: /^differ 2/ }).click();
  await expect
    .poll(async () => (await table(page)).map(([url]) => url))
    .toEqual(['/home/user2/', '/home/user2/index.html']);
  await bench.access.getByRole('button', { name: /^All/ }).click();
  await grid(page)
    .getByRole('gridcell', { name: /atp:\/\/user1\.fict\.org:854, line 3 decides/ })
    .first()
    .click();
  await expect(bench.trace).toContainText('Line 3 decides: it is the last of 3 lines that match.');
  await expect(bench.trace).toContainText('Line 4 does not match');
});

test('ours: next to the hosts is what the rules of the same file say to any other crawler', {
  tag: '@second',
}, async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 });
  const bench = await openExample(page, 'mobile-overlap');
  const beside = page.getByRole('combobox', { name: 'Compare with' });
  await expect(beside).toHaveValue('access');
  await expect(beside.getByRole('option')).toHaveText(['nothing', 'the access rules']);
  const column = async (place: number) => (await table(page)).map((cells) => cells[place]);
  await expect.poll(() => column(2)).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'No', 'No', 'No']);
  const maps = 'atp://maps.library.example:4434';
  expect(await column(1)).not.toContain(maps);
  await row(bench, 8).getByRole('button', { name: 'From general to specific' }).click();
  await expect(focused(page)).toHaveValue('/catalogue/maps/');
  await expect.poll(async () => (await column(1)).filter((host) => host === maps).length).toBe(2);
  await beside.selectOption('nothing');
  await expect(grid(page).getByRole('columnheader')).toHaveCount(2);
});

test("draft 4: copied as text, it is the draft's table", { tag: '@long' }, async ({ page }) => {
  const bench = await openExample(page, 'mobile-agents');
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('nothing');
  await bench.tableOption('Copy as text');
  await expect(bench.access).toContainText(/Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(0, 4)).toEqual([
    'URL                                        HOST',
    '',
    'http://www.fict.org/                       atp://www.fict.org:8001',
    'http://www.fict.org/index.html             atp://www.fict.org:8001',
  ]);
});

test('the page about the draft answers its table, and opens it in the workbench', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/learn/mobile-agents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An extension for mobile agents');
  const hosts = page.getByRole('table', { name: 'Hosts as printed, and as the file says' });
  await expect(hosts.getByRole('row')).toHaveCount(13);
  await expect(hosts.getByText('differs')).toHaveCount(2);
  await expect(page.getByText('2 of 12 differ, 1 has no printed value.')).toBeVisible();
  await page.getByRole('button', { name: 'The worked example: open in the workbench' }).click();
  await expect(grid(page).getByRole('gridcell')).toHaveCount(24);
});
