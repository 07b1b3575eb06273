// A preset for AI in every file of a newspaper's site: applied, contradicted in one file, applied again, and undone.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { addKnownFile, chooseFromFileMenu, Workbench } from './workbench.ts';

const PATHS = ['/.well-known/tdmrep.json', '/_headers', '/license.xml'];
const robots = 'User-agent: *\nDisallow: /cart/\n';

const carriers = ['tdmrep.json', 'Response headers (_headers)', 'License (license.xml)'];

async function presetDialog(bench: Workbench) {
  // Another file's form also has a menu; this file's is ready once records can be added.
  await expect(bench.records.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await bench.records.getByRole('button', { name: 'More for this file' }).click();
  await bench.page.getByRole('menuitem', { name: 'Block AI or other crawlers…' }).click();
  const dialog = bench.page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await expect(dialog.getByText('You can undo this.')).toBeVisible();
  await dialog.getByText('More options', { exact: true }).click();
  return dialog;
}

test('a newspaper blocks AI training in all files at once, finds a file that contradicts, and undoes everything', async ({
  page,
}) => {
  test.slow();
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openTable(robots, [''], ['/']);
  const show = async (path: string) => {
    await page
      .getByRole('button', { name: new RegExp(`^${path.slice(1).replaceAll('.', '\\.')}\\b`) })
      .click();
    return (await bench.inspect()).storeText;
  };

  let dialog = await presetDialog(bench);
  const others = dialog.getByRole('group', { name: 'Also write it into' });
  await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const name of carriers) await others.getByRole('checkbox', { name }).check();
  await expect(dialog.getByRole('list', { name: 'New file: /license.xml' })).toContainText(
    '<prohibits type="usage">ai-train</prohibits>',
  );
  await expect(
    dialog.getByText('AI input: changes from “Not said” to “No” (line 5 of /license.xml).'),
  ).toBeVisible();
  const axe = await new AxeBuilder({ page }).include('[role=dialog], dialog').analyze();
  expect(axe.violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  await expect(
    page.getByText(`Changed files: /robots.txt, ${PATHS.slice(0, 2).join(', ')} and ${PATHS[2]}.`).first(),
  ).toBeVisible();

  expect(await show('/_headers')).toBe('/*\n  TDM-Reservation: 1\n  Content-Usage: search=y, train-ai=n\n');
  expect(await show('/license.xml')).toContain('<permits type="usage">search</permits>');
  expect(await show('/.well-known/tdmrep.json')).toContain('"tdm-reservation": 1');
  await show('/robots.txt');

  const question = bench.access.getByRole('combobox', { name: 'Question' });
  await question.selectOption({ label: 'Use: AI training?' });
  const cell = (name: RegExp) => bench.access.getByRole('gridcell', { name });
  await expect(cell(/^No/)).toBeVisible();

  // The header overrides the file, so the contradiction is added to the header.
  await show('/_headers');
  const value = bench.records.getByRole('textbox', { name: /^Value of TDM-Reservation/ });
  await value.fill('0');
  await value.press('Enter');
  await show('/robots.txt');
  await expect(cell(/^Both/)).toBeVisible();

  dialog = await presetDialog(bench);
  await expect(
    dialog.getByRole('group', { name: 'Also write it into' }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(3);
  await expect(dialog.getByRole('list', { name: 'Changes in /_headers' })).toContainText(
    'TDM-Reservation: 1',
  );
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  await expect(cell(/^No/)).toBeVisible();

  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(cell(/^Both/)).toBeVisible();
  await undo.click();
  await undo.click();
  await expect(page.getByRole('button', { name: /^license\.xml/ })).toHaveCount(0);
  expect((await bench.inspect()).storeText).toBe(robots);
});

const frontPage =
  '<!doctype html>\r\n<html><head><title>Front page</title></head>\n<body><p>é</p></body></html>';

test('a newspaper builds every file by its form, contradicts itself, resolves that by a preset, and reopens the export', {
  tag: '@second',
}, async ({ page, context }) => {
  test.slow();
  const bench = new Workbench(page);
  await page.goto('./');
  const before = { '/robots.txt': '', '/front.html': frontPage };
  const site = {
    gatepost: 1,
    origin: 'https://news.example',
    files: Object.entries(before).map(([path, text]) => ({ path, text })),
    rows: ['/'],
    columns: [''],
    question: 'fetch',
    reader: 'rfc9309',
  };
  await bench.openFile('site.gatepost.json', JSON.stringify(site));
  const show = async (path: string) => {
    await page
      .getByRole('button', { name: new RegExp(`^${path.slice(1).replaceAll('.', '\\.')}\\b`) })
      .click();
    return bench.inspect();
  };

  await show('/robots.txt');
  await bench.addRecord();
  await bench.paths('*').first().fill('/cart/');
  expect((await bench.inspect()).storeText).toBe(robots);
  await addKnownFile(page, '/.well-known/tdmrep.json');
  await bench.records.getByRole('button', { name: 'Add location' }).click();
  await addKnownFile(page, '/_headers');
  await bench.records.getByRole('button', { name: 'Add URLs' }).click();
  await bench.records.getByRole('combobox', { name: 'Add header to /*' }).selectOption('Content-Usage');
  await bench.records.getByRole('button', { name: 'Delete X-Robots-Tag on line 2' }).click();
  await addKnownFile(page, '/license.xml');
  await bench.records.getByRole('button', { name: 'Add pages' }).click();
  await bench.records.getByRole('checkbox', { name: 'Permit search' }).check();
  await bench.records.getByRole('checkbox', { name: 'Prohibit ai-train' }).check();
  await show('/front.html');
  await bench.records.getByRole('button', { name: 'Add reservation' }).click();
  expect((await bench.inspect()).storeText).toBe(
    frontPage.replace('<head>', '<head><meta name="tdm-reservation" content="1"/>'),
  );

  await show('/robots.txt');
  await bench.access.getByRole('combobox', { name: 'Question' }).selectOption({ label: 'Use: AI training?' });
  const cell = (name: RegExp) => bench.access.getByRole('gridcell', { name });
  await expect(cell(/^No/)).toBeVisible();
  await show('/license.xml');
  await bench.records.getByRole('checkbox', { name: 'Prohibit ai-train' }).uncheck();
  await bench.records.getByRole('checkbox', { name: 'Permit ai-train' }).check();
  await show('/robots.txt');
  await expect(cell(/^Both/)).toBeVisible();

  const dialog = await presetDialog(bench);
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  await expect(cell(/^No/)).toBeVisible();
  const paths = ['/robots.txt', '/front.html', ...PATHS];
  const built = new Map<string, Awaited<ReturnType<typeof show>>>();
  for (const path of paths) built.set(path, await show(path));

  const download = page.waitForEvent('download');
  await chooseFromFileMenu(page, 'Save as', 'Workspace');
  const exported = await readFile(await (await download).path());
  const files = (JSON.parse(exported.toString()) as { files: readonly { path: string; text: string }[] })
    .files;
  expect(new Map(files.map(({ path, text }) => [path, text]))).toEqual(
    new Map(Array.from(built, ([path, { storeText }]) => [path, storeText])),
  );

  const other = new Workbench(await context.newPage());
  await other.page.goto('./');
  await other.openFile('news.example.gatepost.json', exported);
  for (const path of paths) {
    await other.page
      .getByRole('button', { name: new RegExp(`^${path.slice(1).replaceAll('.', '\\.')}\\b`) })
      .click();
    expect((await other.inspect()).bytes, path).toEqual(built.get(path)?.bytes);
  }
});
