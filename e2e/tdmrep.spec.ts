// tdmrep.json: locations in the form and in the text, invalid JSON, and files from disk.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { addKnownFile, Workbench } from './workbench.ts';

const PATH = '/.well-known/tdmrep.json';
const two = `[
  {
    "location": "/free/",
    "tdm-reservation": 0
  },
  {
    "location": "/",
    "tdm-reservation": 1
  }
]
`;

const textOf = async (bench: Workbench) => (await bench.inspect()).storeText;

test('the file is added, gets two locations, and its JSON is broken and repaired in the text', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow:\n');
  await addKnownFile(page, PATH);
  await expect(bench.records.getByText('No location yet.')).toBeVisible();

  await bench.records.getByRole('button', { name: 'Add location' }).click();
  await expect(bench.records.getByRole('textbox', { name: 'Path of location 1' })).toBeFocused();
  await expect(bench.records.getByRole('textbox', { name: 'Path of location 1' })).toHaveValue('/');
  await bench.records.getByRole('button', { name: 'Add location' }).click();
  const path = bench.records.getByRole('textbox', { name: 'Path of location 1' });
  await expect(path).toBeFocused();
  await path.fill('/free/');
  const rights = bench.records.getByRole('group', { name: 'Rights at location 1' });
  await rights.getByRole('radio', { name: 'Not reserved' }).check({ force: true });
  expect(await textOf(bench)).toBe(two);
  await expect(bench.records.getByText('For URLs that begin with /free/, mining is free.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await textOf(bench)).toBe(two.replace('0', '1'));
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  expect(await textOf(bench)).toBe(two);

  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(']');
  await expect(bench.records.getByText('The form needs valid JSON.')).toBeVisible();
  await expect(
    bench.records.getByText('The file is not JSON: there is more after the end of the list.'),
  ).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(bench.records.getByRole('listitem')).toHaveCount(2);
  expect(await textOf(bench)).toBe(two);
});

test('missing members of a location are written by completions', { tag: '@second' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('tdmrep.json', '[{}]');
  await (await bench.editor()).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const suggestions = page.getByRole('listbox', { name: 'Suggest' });
  await page.keyboard.press('Control+Space');
  await expect(suggestions).toContainText('"tdm-policy"');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/a/');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(', ');
  await page.keyboard.press('Control+Space');
  await expect(suggestions).toContainText('"tdm-reservation"');
  await expect(suggestions).not.toContainText('"location"');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  expect(await textOf(bench)).toBe('[{"location": "/a/", "tdm-reservation": 0}]');
  await expect(bench.records.getByText('For URLs that begin with /a/, mining is free.')).toBeVisible();
});

test('by keyboard: locations are moved and removed, with the focus', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('tdmrep.json', two);
  await bench.records.getByRole('button', { name: 'Move location 2 up' }).press('Enter');
  await expect(bench.records.getByRole('button', { name: 'Move location 1 down' })).toBeFocused();
  await expect(bench.records.getByText('“/free/” never decides: “/” on line 2 matches first.')).toBeVisible();
  await bench.records.getByRole('button', { name: /^Move it before \/ on line 2/ }).click();
  expect(await textOf(bench)).toBe(two);
  await bench.records.getByRole('button', { name: 'Remove location 1' }).press('Enter');
  await expect(bench.records.getByRole('button', { name: 'Remove location 1' })).toBeFocused();
  await bench.records.getByRole('button', { name: 'Remove location 1' }).press('Enter');
  await expect(bench.records.getByText('No location yet.')).toBeVisible();
  expect(await textOf(bench)).toBe('[]\n');
});

test('a tdmrep.json from disk gets its path, and a trailing comma is a finding with a fix', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('tdmrep.json', two.replace('\n]', ',\n]').replaceAll('\n', '\r\n'));
  await expect(bench.records.getByText(PATH)).toBeVisible();
  await bench.records.getByRole('button', { name: 'Delete the comma' }).first().click();
  expect(await textOf(bench)).toBe(two.replaceAll('\n', '\r\n'));
  await expect(bench.records.getByRole('listitem')).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page }).include('[data-form="tdmrep"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
