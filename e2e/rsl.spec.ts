// A license document (RSL): added, filled in by the form, seen in the text, and undone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { addKnownFile, Workbench } from './workbench.ts';

const textOf = async (bench: Workbench) => Buffer.from((await bench.inspect()).bytes).toString();

const licenseWith = (lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rsl xmlns="https://rslstandard.org/rsl">\n  <content url="/">\n${
    lines.length === 0
      ? '    <license/>\n'
      : `    <license>\n${lines.map((line) => `      ${line}\n`).join('')}    </license>\n`
  }  </content>\n</rsl>\n`;

const PERMITS = '<permits type="usage">search</permits>';
const PROHIBITS = '<prohibits type="usage">ai-train</prohibits>';

test('a license file is added: search permitted, training prohibited, the rest paid for, and undone', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nAllow: /\n');
  await addKnownFile(page, '/license.xml');
  await bench.records.getByText('A license file says').waitFor();
  await bench.records.getByRole('button', { name: 'Add pages' }).click();
  expect(await textOf(bench)).toBe(licenseWith([]));
  await bench.records.getByRole('checkbox', { name: 'Permit search' }).check();
  await bench.records.getByRole('checkbox', { name: 'Prohibit ai-train' }).check();
  expect(await textOf(bench)).toBe(licenseWith([PERMITS, PROHIBITS]));
  await bench.records.getByRole('combobox', { name: 'In return for' }).selectOption('crawl');
  await bench.records.getByRole('textbox', { name: 'Amount' }).pressSequentially('0.015');
  const payment = ['<payment type="crawl">', '  <amount currency="USD">0.015</amount>', '</payment>'];
  expect(await textOf(bench)).toBe(licenseWith([PERMITS, PROHIBITS, ...payment]));
  const summary = bench.records.getByLabel('What these licenses say');
  await expect(summary).toContainText('On terms');
  await expect(summary).toContainText('prohibits ai-train');
  expect((await new AxeBuilder({ page }).include('[data-form="rsl"]').analyze()).violations).toEqual([]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  expect(await textOf(bench)).toBe(licenseWith([PERMITS, PROHIBITS]));
  await undo.click();
  await expect(bench.records.getByRole('checkbox', { name: 'Prohibit ai-train' })).not.toBeChecked();
});

test('reports, legal statements, the rights holder and metadata are written by the form, and undone', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const before = licenseWith([PERMITS]);
  await bench.openFile('terms.xml', before);
  await bench.records.getByText('Reports and legal statements').click();
  await bench.records.getByRole('button', { name: 'Add report' }).click();
  await bench.records.getByRole('combobox', { name: 'Kind of report' }).selectOption('audit');
  const profile = bench.records.getByRole('textbox', { name: 'Report profile (URL)' });
  await profile.fill('https://h.example/profile');
  await bench.records.getByRole('textbox', { name: 'Warranty' }).pressSequentially('ownership authority');
  await bench.records.getByRole('combobox', { name: 'Attestation' }).selectOption('true');
  const license = [
    PERMITS,
    '<reporting profile="https://h.example/profile" type="audit"/>',
    '<legal type="warranty">ownership authority</legal>',
    '<legal type="attestation">true</legal>',
  ];
  expect(await textOf(bench)).toBe(licenseWith(license));
  await expect(bench.records.getByLabel('What these licenses say')).toContainText('On terms');
  await bench.records.getByText('Rights holder and metadata').click();
  await bench.records.getByRole('textbox', { name: 'Rights holder', exact: true }).fill('A & B');
  await bench.records
    .getByRole('combobox', { name: 'The rights holder is', exact: true })
    .selectOption('organization');
  await bench.records.getByRole('textbox', { name: 'Schema.org metadata (URL)' }).fill('/a.jsonld');
  expect(await textOf(bench)).toBe(
    licenseWith(license).replace(
      '  </content>',
      '    <copyright type="organization">A &amp; B</copyright>\n    <schema>/a.jsonld</schema>\n  </content>',
    ),
  );
  expect((await new AxeBuilder({ page }).include('[data-form="rsl"]').analyze()).violations).toEqual([]);
  await bench.records.getByRole('button', { name: 'Delete report 1' }).click();
  await expect(bench.records.getByRole('button', { name: 'Add report' })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The deletion, metadata, holder (twice), attestation, warranty, profile, kind, report.
  for (let step = 0; step < 9; step++) await undo.click();
  expect(await textOf(bench)).toBe(before);
});

test('a list takes several words while they are typed, and a removed license is one step', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const before = licenseWith([PERMITS]);
  await bench.openFile('terms.xml', before);
  await bench.records.getByRole('textbox', { name: 'Only in these countries' }).pressSequentially('DE FR');
  expect(await textOf(bench)).toBe(licenseWith([PERMITS, '<permits type="geo">DE FR</permits>']));
  await bench.records.getByRole('button', { name: 'Delete license 1' }).click();
  expect(await textOf(bench)).not.toContain('<license');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await textOf(bench)).toBe(before);
});

test('the form does not change a file that is not well-formed, and leads to the error', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const text = '<rsl xmlns="https://rslstandard.org/rsl">\n<content url="/">\n</rsl>\n';
  await bench.openFile('license.xml', text);
  await expect(bench.records.getByRole('status')).toContainText('not well-formed XML');
  await expect(bench.records.getByRole('button', { name: 'Add pages' })).toHaveCount(0);
  await bench.records.getByRole('button', { name: /^Go to line \d$/ }).click();
  expect(await textOf(bench)).toBe(text);
});
