// Hostile files: nothing in them runs, and nothing in them stays invisible.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const MARKUP = `<img src=x onerror="globalThis.ran=1"></script><script>globalThis.ran=1</script>`;

const FILE = [
  `# ${MARKUP}\u202e\u0000`,
  `User-agent: Good\u200bBot`,
  `User-agent: ${MARKUP}`,
  `Disallow: /pri\u200bvate`,
  `Disallow: /\u202egnp.exe`,
  `Allow: /\u05d0\u05d1/\u05d2\u05d3`,
  `Disallow: /${MARKUP}`,
  `${MARKUP}: \u2066x\u2069`,
  `broken \u00ad${MARKUP} \u{e0041}`,
  `Disallow: /a\u2028b\u0085c\u0000`,
  '',
].join('\n');

const BROKEN = Buffer.concat([Buffer.from(FILE), Buffer.from([0xed, 0xa0, 0x80, 0x0a])]);

test('product: invisible characters are shown in form, table, explanation, and findings, and markup is text', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', FILE);

  // The form: broken lines show the characters, fields name them below.
  const broken = bench.records.locator('code', { hasText: 'broken' });
  await expect(broken).toContainText('SHY');
  await expect(broken).toContainText('TAG A');
  await expect(broken).toContainText('<img src=x onerror=');
  const field = bench.records.getByRole('textbox', { name: 'Path' }).first();
  await expect(field).toHaveAccessibleDescription(/invisible characters.*\/pri.*zero width space.*vate/);

  await expect(
    bench.records.getByRole('button', { name: /More for Good\u27e6U\+200B\u27e7Bot/ }),
  ).toHaveCount(1);

  // The matrix: heads and their names.
  const urls = bench.access.getByRole('textbox', { name: 'Add URLs' });
  await urls.fill('/pri\u200bvate\n/\u202egnp.exe\n/\u05d0\u05d1/\u05d2\u05d3');
  await urls.press('Enter');
  const head = bench.access.getByRole('rowheader', { name: '/pri\u27e6U+200B\u27e7vate' });
  await expect(head).toContainText('ZWSP');
  await expect(bench.access.getByRole('rowheader', { name: /U\+202E/ })).toContainText('RLO');
  await expect(bench.access.getByRole('columnheader', { name: /Good.*U\+200B.*Bot/ })).toContainText('ZWSP');

  // The parts of a path keep their order, whatever the direction of their script.
  const parts = bench.access.getByRole('rowheader', { name: '/\u05d0\u05d1' }).locator('bdi bdi');
  const [first, second] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(1).boundingBox()]);
  expect(first!.x).toBeLessThan(second!.x);

  // The explanation.
  await bench.access
    .getByRole('row', { name: /pri.*vate/ })
    .getByRole('gridcell')
    .first()
    .click();
  await expect(bench.trace.getByRole('heading', { level: 2 })).toContainText('ZWSP');
  await expect(bench.trace.getByRole('table').first()).toContainText('zero width space');

  // The findings.
  await page.getByRole('contentinfo').getByRole('button', { name: /error/ }).click();
  const findings = page.getByRole('dialog', { name: 'Found in /robots.txt' });
  for (const row of await findings.getByRole('button', { name: /^Why, / }).all()) await row.click();
  await expect(findings.getByText(/^(ZWSP|RLO)$/).first()).toBeVisible();

  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(await page.locator('img, script:not([src])').count()).toBe(0);
  const { violations } = await new AxeBuilder({ page }).exclude('.monaco-editor').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  expect(Buffer.from((await bench.inspect()).bytes).toString()).toBe(FILE);
});

test('product: octets that are not text are opened, shown, and saved unchanged', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', BROKEN);
  await expect(bench.records.getByRole('article').first()).toBeVisible();
  expect(Buffer.compare((await bench.saveFile()).bytes, BROKEN)).toBe(0);
});

test('ours: a workspace with lone surrogates in a path and a user-agent is edited like any other', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const half = String.raw`{"gatepost":1,"origin":"https://e.example","files":[{"path":"/\ud800/robots.txt",
    "text":"User-agent: *\nDisallow: /a\n"}],"rows":["/a","/\udc00"],"columns":["b\ud800"]}`;
  await bench.openFile('half.gatepost.json', half);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# typed');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await bench.inspect()).storeText)
    .toBe('# typed\nUser-agent: *\nDisallow: /a\n');
});
