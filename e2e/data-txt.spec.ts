// A data.txt: built by keyboard, queried, and listed as a visitor would list it; YAML of pins, converted to records
// and back.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, secondViewport, test, viewports } from './fixtures.ts';
import { Workbench } from './workbench.ts';

type Line = readonly [name: string, value: string];
const sets: readonly (readonly [path: string, title: Line, ...more: Line[]])[] = [
  [
    '/tides.csv',
    ['Title', 'Tides'],
    ['Description', 'Every ten minutes'],
    ['License', 'https://cc.example/by/'],
  ],
  ['/berths.json', ['Title', 'Berths'], ['Format', 'application/json']],
  ['/ferries/', ['Title', 'Ferries, by line'], ['Updated', 'monthly'], ['Source', 'the harbour office']],
  ['/air.json', ['Title', 'Air']],
  ['/budget.ods', ['Title', 'Budget'], ['Contact', 'money@harbour.example']],
];

const expectedLines = [
  'User-agent: *',
  ...sets.flatMap(([path, ...lines]) => [
    `Allow: ${path}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]),
  'Disallow: /',
  '',
].join('\n');

async function openData(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('data.txt', text);
  return bench;
}

const textOf = async (bench: Workbench) => Buffer.from((await bench.inspect()).bytes).toString();
const question = (bench: Workbench) => bench.access.getByRole('combobox', { name: 'Question' });

/** Adds a line below the focused one. */
async function describeOn(page: Page, [name, value]: Line): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator(':focus')),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(value);
}

test('five data sets are written by form and keyboard only, byte for byte', { tag: '@second' }, async ({
  page,
}) => {
  const bench = await openData(page, '');
  const add = bench.records.getByRole('button', { name: 'Add', exact: true });
  for (const [place, [path, [, title], ...more]] of sets.entries()) {
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Add data set' }).press('Enter');
    await expect(bench.paths('*').nth(place)).toBeFocused();
    await page.keyboard.type(path);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(bench.records.getByRole('textbox', { name: 'Title', exact: true }).nth(place)).toBeFocused();
    await page.keyboard.type(title);
    for (const line of more) await describeOn(page, line);
  }
  await bench.records.getByRole('button', { name: 'Add rule', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  expect(await textOf(bench)).toBe(expectedLines);
});

test('a data set is moved, duplicated, and deleted with its describing lines; a line moves alone', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await openData(page, expectedLines);
  await bench.paths('*').nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(bench.paths('*').first()).toHaveValue('/berths.json');
  await expect(bench.paths('*').first()).toBeFocused();
  const [tides, berths, ...rest] = expectedLines.split('Allow: ').slice(1);
  const moved = `User-agent: *\nAllow: ${[berths, tides, ...rest].join('Allow: ')}`;
  expect(await textOf(bench)).toBe(moved);

  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect(await textOf(bench)).toBe(moved.replace('Allow: /tides', `Allow: ${berths}Allow: /tides`));
  await page.keyboard.press('ControlOrMeta+z');
  expect(await textOf(bench)).toBe(moved);

  await bench.records.getByRole('combobox', { name: 'Format', exact: true }).first().focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await textOf(bench)).toBe(
    moved.replace('Title: Berths\nFormat: application/json', 'Format: application/json\nTitle: Berths'),
  );
  await page.keyboard.press('ControlOrMeta+z');
  await bench.records.getByRole('button', { name: 'More for line 2', exact: true }).focus();
  await page.keyboard.press('Delete');
  expect(await textOf(bench)).toBe(moved.replace(`Allow: ${berths}`, ''));
});

test('an invalid name stays a draft, and the menu offers the remaining names', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await openData(page, 'User-agent: *\nAllow: /a.csv\nTitle: A\n');
  const name = bench.records.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Allow');
  await expect(bench.records.getByText('take a line with this name for a rule')).toBeVisible();
  await name.fill('two words');
  await expect(bench.records.getByText('one word without spaces')).toBeVisible();
  expect(await textOf(bench)).toBe('User-agent: *\nAllow: /a.csv\nTitle: A\n');
  await page.keyboard.press('Escape');
  await bench.records.getByRole('button', { name: 'Add details, line 2' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Description',
    'License',
    'Format',
    'Updated',
    'Contact',
    'Another name',
  ]);
  await page.getByRole('menuitem', { name: 'License' }).click();
  await expect(bench.records.getByRole('combobox', { name: 'License', exact: true })).toBeFocused();
  await page.keyboard.type('CC0');
  expect(await textOf(bench)).toBe('User-agent: *\nAllow: /a.csv\nTitle: A\nLicense: CC0\n');
});

test('the table: announced data sets, title, license; the explanation; a visitor; 404', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('data-portal');
  const cells = (row: number) => bench.access.getByRole('row').nth(row).getByRole('gridcell');
  await expect(question(bench)).toHaveValue('dataset');
  await expect(bench.access.getByRole('columnheader')).toContainText([
    'https://data.harbour.example',
    'Announced5 yes, 2 no',
    'Title5 said',
    'License3 said, 2 not said',
  ]);
  await expect(cells(1)).toHaveText(['Yes, line 6', /^Tides at the old pier/, 'CC0 1.0']);
  await expect(cells(3)).toHaveText(['Yes, line 16', /^Ferries/, 'not said']);
  await expect(cells(6)).toHaveText(['No, line 28', '–', '–']);

  await cells(1).nth(1).click();
  await expect(bench.trace).toContainText(
    'Line 6 announces a data set: everything that begins with /tides/2026.csv.',
  );
  await expect(bench.trace).toContainText('Line 9 describes the data: Format: text/csv.');
  await expect(bench.trace).toContainText('The specification has no field for data sets.');
  await page.keyboard.press('Escape');

  await bench.answersWith('404');
  await expect(cells(1)).toHaveText(['Unknown', '–', '–']);
  await expect(bench.access).toContainText('whether there are data sets is unknown');
  await question(bench).selectOption('fetch');
  await expect(await bench.options()).toContainText(
    'According to its specification, access is not restricted without records',
  );
  await page.keyboard.press('Escape');
  await expect(bench.access.getByRole('gridcell').first()).toHaveText('Unknown');
});

test('the list of a visitor, and the list as CSV', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('data-portal');
  const open = bench.records.getByRole('button', { name: 'Show what a visitor would list…' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'What a visiting tool would list' });
  await expect(dialog.getByRole('row')).toHaveCount(6);
  await expect(dialog.getByRole('row').nth(3)).toContainText('/ferries/ (a folder)');
  await expect(dialog).toContainText('Contact: data@harbour.example');
  await expect(dialog).toContainText('Line 28: /drafts/');
  await dialog.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/berths.geojson,Berths and their depth,https://creativecommons.org/licenses/by/4.0/,application/geo+json,yearly',
  );
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

const yaml = `path:
- first.csv
- "https://elsewhere.example/second.csv"
rows: 2
columns:
- name: id
  type: integer
`;

test('YAML of pins is listed, kept byte for byte, converted to records on request, and restored by undo', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openData(page, yaml);
  const strip = bench.records.getByRole('region', { name: 'YAML of the R package pins' });
  await expect(strip).toContainText('This is YAML written by the R package pins.');
  await expect(strip.getByText('2 files, 1 entry, 1 column')).toBeVisible();
  await expect(strip.getByRole('listitem')).toHaveText([
    'first.csv',
    'https://elsewhere.example/second.csv',
    'rows: 2',
    'id, integer',
  ]);
  expect((await bench.saveFile()).bytes.toString()).toBe(yaml);
  await strip.getByRole('button', { name: 'Turn into records…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Line 3: https:\/\/elsewhere/,
    /^Line 6: A column becomes a line/,
  ]);
  await dialog.getByRole('button', { name: 'Turn into records with 2 losses' }).click();
  const records =
    'User-agent: *\nrows: 2\nColumn: id, integer\nLocation: https://elsewhere.example/second.csv\nAllow: /first.csv\n';
  expect(await textOf(bench)).toBe(records);
  await expect(strip).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await textOf(bench)).toBe(yaml);
  await expect(strip).toBeVisible();
});

for (const [colorScheme, width] of viewports)
  test.describe(`axe finds nothing, ${colorScheme}`, secondViewport(width > 320), () => {
    test.use({ colorScheme });
    test(`on a data.txt, its list and its YAML, ${width} pixels wide`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const bench = new Workbench(page);
      const faults = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
        );
      await bench.openExample('data-portal');
      await bench.records.getByRole('combobox', { name: 'Format', exact: true }).first().waitFor();
      expect(await faults()).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await bench.records.getByRole('button', { name: 'Show what a visitor would list…' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await faults()).toEqual([]);
      await page.keyboard.press('Escape');
      if (width === 320) {
        await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
        await bench.access.getByRole('combobox', { name: 'Visitor' }).waitFor();
        expect(await faults()).toEqual([]);
      }
      await openData(page, yaml);
      await bench.records.getByRole('button', { name: 'Turn into records…' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await faults()).toEqual([]);
    });
  });
