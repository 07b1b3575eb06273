// Documents: the switches, the place of the instruction, the table, several documents at once, and findings.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const bytesOf = async (bench: Workbench) => Buffer.from((await bench.inspect()).bytes);
const latin = (text: string) => Buffer.from(text, 'latin1');
const asText = async (bench: Workbench) => (await bytesOf(bench)).toString('latin1');

const choice = (bench: Workbench, group: string, answer: 'Yes' | 'No') =>
  bench.records.getByRole('group', { name: group }).getByRole('radio', { name: answer });
/** Chooses a radio button by its label, which covers it. */
const choose = (bench: Workbench, group: string, answer: 'Yes' | 'No') =>
  choice(bench, group, answer).check({ force: true });

async function opened(page: Page, name: string, content: Uint8Array | string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(name, content);
  await bench.records.getByRole('group', { name: 'Index this document' }).waitFor();
  return bench;
}

async function openedHtml(page: Page, content: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('page.html', content);
  await bench.records.getByRole('region', { name: 'META tags for crawlers' }).waitFor();
  return bench;
}

async function openedExample(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./#/edit?example=xml-headlines');
  await bench.access.getByRole('gridcell').first().waitFor();
  await bench.records.getByRole('group', { name: 'Index this document' }).waitFor();
  return bench;
}

const row = (bench: Workbench, path: string) =>
  bench.access.getByRole('row').filter({ has: bench.page.getByRole('rowheader', { name: path }) });

test('a switch changes only the characters of its value, in any encoding and with any line endings', async ({
  page,
}) => {
  const before =
    '<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<!DOCTYPE a [\r\n<?robots index="yes"\r\n\tfollow="yes"?>\r\n]>\r\n<a>caf\u00e9</a>\r\n\n';
  const bench = await opened(page, 'cafe.xml', latin(before));
  await choose(bench, 'Index this document', 'No');
  const after = before.replace('index="yes"', 'index="no"');
  expect(await asText(bench)).toBe(after);
  await choose(bench, 'Follow its links', 'No');
  expect(await asText(bench)).toBe(after.replace('follow="yes"', 'follow="no"'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await asText(bench)).toBe(before);
  await expect(choice(bench, 'Index this document', 'Yes')).toBeChecked();
});

test('by keyboard: arrow keys change the switch and move the instruction, and nothing else changes', {
  tag: '@second',
}, async ({ page }) => {
  const text =
    '<?xml version="1.0"?>\n<!DOCTYPE a [\n]>\n<a>\n<p>x</p>\n<?robots index="yes" follow="no"?>\n</a>\n';
  const bench = await opened(page, 'a.xml', text);
  await choice(bench, 'Index this document', 'Yes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(bench, 'Index this document', 'No')).toBeFocused();
  await expect(bench.records.getByRole('radio', { name: 'in the content line 6' })).toBeChecked();
  const pi = '<?robots index="no" follow="no"?>\n';
  const without = text.replace('<?robots index="yes" follow="no"?>\n', '');
  await bench.records.getByRole('radio', { name: 'in the internal subset' }).check();
  expect(await asText(bench)).toBe(without.replace('[\n', `[\n${pi}`));
  await bench.records.getByRole('radio', { name: 'after the document type' }).check();
  expect(await asText(bench)).toBe(without.replace(']>\n', `]>\n${pi}`));
  await bench.records.getByRole('radio', { name: 'after the XML declaration' }).check();
  expect(await asText(bench)).toBe(without.replace('?>\n', `?>\n${pi}`));
});

test('a document without an instruction shows the default, and the first step adds one', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, 'a.xml', '<a/>\r\n');
  await expect(choice(bench, 'Index this document', 'Yes')).toBeChecked();
  await expect(bench.records.getByRole('radio', { name: 'in the internal subset' })).toBeDisabled();
  await bench.records.getByRole('button', { name: 'Insert the instruction', exact: true }).click();
  expect(await asText(bench)).toBe('<?robots index="yes" follow="yes"?>\r\n<a/>\r\n');
  await expect(bench.records.getByRole('code')).toHaveText('<?robots index="yes" follow="yes"?>');
});

test('META and the instruction: which crawlers read which, and both change together unless that is disabled', {
  tag: '@long',
}, async ({ page }) => {
  const text =
    '<?robots index="yes" follow="yes"?><html><head><meta name="robots" content="all, noarchive"/></head></html>';
  const bench = await opened(page, 'a.xhtml', text);
  await choose(bench, 'Index this document', 'No');
  expect(await asText(bench)).toContain('index="no" follow="yes"');
  expect(await asText(bench)).toContain('content="noindex,follow,noarchive"');
  await bench.records.getByRole('checkbox', { name: 'Also change the META tag' }).uncheck();
  await choose(bench, 'Follow its links', 'No');
  const readers = bench.records.getByRole('table', { name: 'Who reads it' });
  await expect(readers.getByRole('row', { name: /^XML/ })).toContainText('instruction, line 1');
  const difference = bench.records.getByText('The robots instruction and the robots META tag differ.');
  await expect(difference).toBeVisible();
  await readers.getByRole('button', { name: 'Copy to META' }).click();
  expect(await asText(bench)).toContain('content="noindex,nofollow,noarchive"');
  await expect(difference).toHaveCount(0);
});

test('a finding has its fix next to it', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page, 'a.xml', "<?robots index='no' follow='no'?>\n<a/>\n");
  await expect(
    bench.records.getByText('The instruction is not valid: the quotes must be double quotes'),
  ).toBeVisible();
  await bench.records
    .getByRole('button', { name: /^Use <\?robots/ })
    .first()
    .click();
  await expect(bench.records.locator('[data-form]')).toBeFocused();
  expect(await asText(bench)).toBe('<?robots index="no" follow="no"?>\n<a/>\n');
  await expect(choice(bench, 'Index this document', 'No')).toBeChecked();
});

test('the table: documents by index and follow; a blocked document is never read; the explanation says why', async ({
  page,
}) => {
  const bench = await openedExample(page);
  const cells = (path: string) => row(bench, path).getByRole('gridcell');
  await expect(cells('/headlines.xml')).toHaveText(['No', 'Yes']);
  const unread = 'never read: /robots.txt line 2';
  await expect(cells('/drafts/tomorrow.xml')).toHaveText([unread, unread]);
  await cells('/drafts/tomorrow.xml').first().click();
  await expect(bench.trace).toContainText('Line 2 decides: it is the only rule that matches.');
  await expect(bench.trace.locator('[data-decides]')).toHaveCount(1);
  await expect(cells('/help/index.xhtml')).toHaveText(['No', 'Yes']);
  await bench.access.getByRole('combobox', { name: 'Documents read by' }).selectOption('html');
  await expect(cells('/help/index.xhtml')).toHaveText(['Yes', 'Yes']);
  await cells('/help/index.xhtml').first().click();
  await expect(bench.trace).toContainText('the robots META tag says');
  await choose(bench, 'Index this document', 'Yes');
  await bench.access.getByRole('combobox', { name: 'Documents read by' }).selectOption('');
  // The previous value is before it, struck through.
  await expect(cells('/headlines.xml')).toHaveText([/^NoYes/, 'Yes']);
});

test('several documents are changed in one step, fixed one by one, and each is saved', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await openedExample(page);
  await bench.access.getByRole('button', { name: 'Change several' }).click();
  const batch = page.getByRole('region', { name: 'All 9 documents' });
  await batch.getByRole('button', { name: 'Rewrite in /feed/all.xml' }).click();
  await expect(batch.getByRole('button', { name: 'Open /feed/all.xml' })).toBeFocused();
  await expect(batch.getByRole('row', { name: /feed\/all\.xml/ })).toContainText('line 2');
  await expect(batch.getByRole('button', { name: 'Findings 4' })).toBeVisible();
  await batch.getByRole('button', { name: 'Changed 1' }).click();
  await expect(batch.getByRole('row')).toHaveCount(2);
  await batch.getByRole('button', { name: /^All/ }).click();
  await batch.getByRole('checkbox', { name: 'Select /tech/xml_number_1.xml' }).check();
  await batch.getByRole('checkbox', { name: 'Select /help/terms.html' }).check();
  await batch.getByRole('checkbox', { name: 'Select /headlines.xml' }).check();
  await batch.getByRole('combobox', { name: 'Follow' }).selectOption('no');
  await batch.getByRole('button', { name: 'Write to 3 documents' }).click();
  await expect(batch.getByRole('status')).toHaveText('Wrote to 3 of 3 documents.');
  expect(await asText(bench)).toContain('<?robots index="no" follow="no"?>');
  for (const path of ['/tech/xml_number_1.xml', '/help/terms.html', '/headlines.xml'])
    await expect(batch.getByRole('row', { name: path }).getByRole('cell').nth(2)).toHaveText('No');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await batch.getByRole('button', { name: 'Save each (4)' }).click();
  await expect(batch.getByRole('status')).toHaveText('4 documents saved.');
  expect(names.sort()).toEqual(['all.xml', 'headlines.xml', 'terms.html', 'xml_number_1.xml']);
  await batch.getByRole('button', { name: /^Changed/ }).click();
  await expect(batch.getByRole('row')).toHaveCount(1);
  await batch.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(batch.getByRole('row', { name: '/help/terms.html' }).getByRole('cell').nth(2)).toHaveText(
    'Yes',
  );
  await expect(batch.getByRole('row', { name: '/headlines.xml' }).getByRole('cell').nth(2)).toHaveText('Yes');
  await expect(
    batch
      .getByRole('row', { name: /feed\/all\.xml/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('No');
});

test('two thousand documents: only visible rows are rendered, and all documents are changed at once', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  const files = Array.from({ length: 2000 }, (_, n) => ({ path: `/d/${n}.xml`, text: `<d n="${n}"/>\n` }));
  const workspace = { gatepost: 1, origin: '', files, question: 'index-follow' };
  await page.goto('./');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  const buffer = Buffer.from(JSON.stringify(workspace));
  await (await chooser).setFiles({ name: 'big.gatepost.json', mimeType: 'application/json', buffer });
  await bench.access.getByRole('button', { name: 'Change several' }).click();
  const batch = page.getByRole('region', { name: 'All 2,000 documents' });
  await batch.getByRole('checkbox', { name: 'Select /d/0.xml' }).waitFor();
  expect(await batch.getByRole('row').count()).toBeLessThan(100);
  await batch.getByRole('checkbox', { name: 'Select all documents that are shown' }).check();
  await batch.getByRole('combobox', { name: 'Index' }).selectOption('no');
  await batch.getByRole('button', { name: 'Write to 2,000 documents' }).click();
  await expect(batch.getByRole('status')).toHaveText(/^Wrote to 2,?000 of 2,000/);
  expect(await asText(bench)).toBe('<?robots index="no" follow="yes"?>\n<d n="0"/>\n');
});

test('axe finds nothing at 320 pixels on a document with findings, and on the table of documents', {
  tag: '@long',
}, async ({ page }) => {
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  };
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  const bench = await opened(page, 'a.xml', '<a>text<?robots index="no"?></a>\n');
  await bench.records.getByRole('listitem').first().waitFor();
  expect(await faults()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const front = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' });
  await front.click();
  await bench.access.getByRole('combobox', { name: 'Question' }).selectOption('index-follow');
  await bench.access.getByRole('button', { name: 'Change several' }).click();
  await page.getByRole('region', { name: 'All 1 document' }).waitFor();
  expect(await faults()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('its learn page reads what is typed', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/learn/robots-pi');
  const field = page.getByRole('textbox', { name: 'A robots instruction' });
  await field.fill("<?robots index='no' follow='no'?>");
  await expect(page.getByRole('status')).toContainText(
    'but it is not valid: the quotes must be double quotes',
  );
  await field.fill('<?robots index="no" follow="no"?>');
  await expect(page.getByRole('status')).toContainText('do not index it, do not follow its links');
  await page.getByRole('button', { name: 'Open a site with it in the workbench' }).click();
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('Index this document');
});

test('META tags for crawlers: added, given to one crawler, with a reservation, and undone', {
  tag: '@second',
}, async ({ page }) => {
  const before =
    '<!DOCTYPE html>\n<html>\n<head>\n<title>t</title>\n</head>\n<body>\n<p data-nosnippet>x</p>\n</body>\n</html>\n';
  const bench = await openedHtml(page, before);
  const tags = bench.records.getByRole('region', { name: 'META tags for crawlers' });
  await tags.getByRole('button', { name: 'Add META tag' }).click();
  const robots = '<meta name="robots" content="nosnippet"/>\n';
  expect(await asText(bench)).toBe(before.replace('<head>\n', `<head>\n${robots}`));
  await tags.getByRole('combobox', { name: 'Crawler' }).selectOption('googlebot');
  await tags.getByRole('combobox', { name: 'Directives' }).fill('nosnippet, noai');
  await tags.getByRole('button', { name: 'Add reservation' }).click();
  const google = '<meta name="googlebot" content="nosnippet, noai"/>\n';
  const reserved = '<meta name="tdm-reservation" content="1"/>\n';
  expect(await asText(bench)).toBe(before.replace('<head>\n', `<head>\n${google}${reserved}`));
  await tags.getByRole('combobox', { name: 'Text and data mining' }).selectOption('0');
  expect(await asText(bench)).toContain('<meta name="tdm-reservation" content="0"/>');
  const findings = bench.records.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('noai is a proposal of DeviantArt.');
  await expect(tags).toContainText('1 part is kept out of snippets (data-nosnippet): Line 9');
  expect((await new AxeBuilder({ page }).include('[data-form="document"]').analyze()).violations).toEqual([]);
  await tags.getByRole('button', { name: /^Delete the META tag googlebot/ }).click();
  expect(await asText(bench)).not.toContain('googlebot');
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Undo' }).click();
  expect(await asText(bench)).toBe(before);
});
