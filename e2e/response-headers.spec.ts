// Response headers: a pasted response, its rows, a directive changed in the form, seen in the text, and undone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { addKnownFile, Workbench } from './workbench.ts';

const textOf = async (bench: Workbench) => Buffer.from((await bench.inspect()).bytes).toString();

const RESPONSE = 'HTTP/2 200\nserver: nginx\nx-robots-tag: googlebot: noindex, max-snippet:20\n';

test('the output of curl -I: its headers are rows, and a directive is changed and undone', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('_headers', RESPONSE);
  const every = bench.records.getByRole('region', { name: 'Headers of every page' });
  await expect(every.getByRole('textbox', { name: 'Value of server' })).toHaveValue('nginx');
  await expect(every.getByRole('combobox', { name: 'Crawler' })).toHaveValue('googlebot');
  await every.getByRole('textbox', { name: 'Value of max-snippet' }).fill('0');
  expect(await textOf(bench)).toBe(RESPONSE.replace(':20', ':0'));
  await every.getByRole('combobox', { name: 'Add directive…' }).selectOption('noai');
  expect(await textOf(bench)).toBe(RESPONSE.replace(':20', ':0, noai'));
  await expect(every).toContainText('no crawler operator documents that it follows it');
  expect(
    (await new AxeBuilder({ page }).include('[data-form="response-headers"]').analyze()).violations,
  ).toEqual([]);
  await bench.records.getByRole('button', { name: 'Copy for your server…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy for your server' });
  await expect(dialog).toContainText(
    'add_header x-robots-tag "googlebot: noindex, max-snippet:0, noai" always;',
  );
  await dialog.getByRole('button', { name: 'Copy configuration' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  expect(await textOf(bench)).toBe(RESPONSE);
});

test('a file of headers is added, gets URLs and a header, which are removed again', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nAllow: /\n');
  await addKnownFile(page, '/_headers');
  await bench.records.getByRole('button', { name: 'Add URLs' }).click();
  await bench.records.getByRole('combobox', { name: 'Add header to /*' }).selectOption('TDM-Reservation');
  expect(await textOf(bench)).toBe('/*\n  X-Robots-Tag: noindex\n  TDM-Reservation: 1\n');
  await bench.records.getByRole('button', { name: 'Delete X-Robots-Tag on line 2' }).click();
  expect(await textOf(bench)).toBe('/*\n  TDM-Reservation: 1\n');
  await bench.records.getByRole('button', { name: 'Delete the headers of /*' }).click();
  expect((await textOf(bench)).trim()).toBe('');
});
