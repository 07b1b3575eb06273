// The main journeys in WebKit, on the production build. The same journeys have more tests in Chromium: e2e/*.spec.ts.
import { expect } from 'vitest';
import { test } from './workbench.ts';

const unhipbotText = 'User-agent: unhipbot\nDisallow: /\n';

test('Koster 1996: an example opens, and its first answers are read by row and column', async ({ bench }) => {
  await bench.openExample();
  await expect.poll(() => bench.table.get('rowheader').count()).toBe(11);
  expect((await bench.table.get('gridcell').labels()).slice(0, 3)).toEqual([
    expect.stringMatching(/^No, line 5 decides/),
    expect.stringMatching(/^Yes/),
    expect.stringMatching(/^No, line 16 decides/),
  ]);
});

test('product: typing in the text changes the form and the cell', async ({ bench }) => {
  const { page } = bench;
  await bench.openExample();
  await page.get('region', 'Text').get('textbox', 'Policy text').focus();
  await page.press('Control+Home');
  await page.type('User-agent: webcrawler\nDisallow: /\n\n');
  await expect.poll(() => bench.record('webcrawler').get('textbox', 'Path').value()).toBe('/');
  await expect.poll(async () => (await bench.table.get('gridcell').labels())[1]).toMatch(/^No, line 2/);
});

test('product: typing in the form changes the text and the cell; undo and redo by keyboard', async ({
  bench,
}) => {
  const { page } = bench;
  await bench.openExample();
  const before = await bench.text();
  const path = bench.record('unhipbot').get('textbox', 'Path');
  await path.click();
  await page.press('End');
  await page.type('org/');
  await expect.poll(() => bench.text()).toBe(before.replace(unhipbotText, `${unhipbotText.trimEnd()}org/\n`));
  await expect.poll(async () => (await bench.table.get('gridcell').labels())[0]).toMatch(/^Yes/);
  await page.press('Control+z');
  await expect.poll(() => bench.text()).toBe(before);
  await expect.poll(async () => (await bench.table.get('gridcell').labels())[0]).toMatch(/^No, line 5/);
  await page.press('Control+Shift+z');
  await expect.poll(() => path.value()).toBe('/org/');
});

test('RFC 9309 2.2.2: the explanation of a cell names the deciding rule, and leads to its line', async ({
  bench,
}) => {
  const { page } = bench;
  await bench.openExample();
  await bench.table.get('gridcell', /^No, line 16 decides/).click();
  const trace = page.get('region', 'Explanation');
  await expect.poll(() => trace.text()).toContain('Line 16 decides');
  await trace.get('button', 'Line 16').click();
  await expect.poll(() => bench.caretLine()).toBe(16);
  await page.press('Escape');
});

test('product: a finding is fixed from the list, and the text is what the fix says', async ({ bench }) => {
  const { page } = bench;
  const broken = 'User-agent: *\nDisalow: /private/\nSitemap: /map.xml\n';
  await bench.openFile('robots.txt', Buffer.from(broken));
  await page.get('button', /warning|error/).click();
  const list = page.get('dialog', 'Found in /robots.txt');
  await list.appears();
  await list.get('button', /Disallow.*line 2$/).click();
  await expect.poll(() => bench.text()).toBe(broken.replace('Disalow', 'Disallow'));
});

test('product: a rule is dragged into another record in one step', async ({ bench }) => {
  const { page } = bench;
  const file = 'User-agent: a\nDisallow: /a1\nDisallow: /a2\n\nUser-agent: b\nDisallow: /b1\n';
  await bench.openFile('robots.txt', Buffer.from(file));
  const handle = await bench.records.get('button', 'More for line 2').box();
  const target = await bench.record('b').get('textbox', 'Path').box();
  await page.drag({ x: handle.x + 12, y: handle.y + 12 }, { x: handle.x + 12, y: target.y + 6 });
  await expect
    .poll(() => bench.text())
    .toBe('User-agent: a\nDisallow: /a2\n\nUser-agent: b\nDisallow: /a1\nDisallow: /b1\n');
  await page.press('Control+z');
  await expect.poll(() => bench.text()).toBe(file);
});

test('product: the palette opens by Ctrl K, finds an action by its letters, and runs it', async ({
  bench,
}) => {
  const { page } = bench;
  await bench.openExample();
  await bench.record('unhipbot').get('textbox', 'Path').focus();
  await page.press('Control+k');
  const field = page.get('dialog', 'Commands').get('combobox');
  await expect.poll(() => field.isFocused()).toBe(true);
  await page.type('duprul');
  await page.get('option', /^Duplicate rule/).appears();
  await page.press('Enter');
  await expect.poll(() => bench.record('unhipbot').get('textbox', 'Path').count()).toBe(2);
});

test('ours: a saved file differs only in the edited line, byte for byte', async ({ bench }) => {
  const mixed =
    'User-agent: *\r\nDisallow: /a # keep\nAllow: /b\rX-Unknown: 1\n\n broken line here\nDisallow: /c';
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(mixed)]);
  await bench.openFile('robots.txt', bytes);
  await bench.record('*').get('textbox', 'Path').fill('/changed');
  await expect.poll(() => bench.text()).toContain('/changed');
  const saved = await bench.saveFile('robots.txt');
  expect(saved.toString('latin1')).toBe(
    bytes.toString('latin1').replace('Disallow: /a # keep', 'Disallow: /changed # keep'),
  );
});

test('product: a reload restores the session and its history; earlier versions are kept in a private window', async ({
  bench,
}) => {
  const { page } = bench;
  await bench.openExample();
  const path = bench.record('unhipbot').get('textbox', 'Path');
  await path.fill('/kept');
  await bench.reload();
  await expect.poll(() => path.value()).toBe('/kept');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('cannot be kept');
  await page.press('Control+z');
  await expect.poll(() => path.value()).toBe('/');
});

test('product: a second tab is read-only, follows the first, and takes over on request', async ({
  bench,
}) => {
  const { page } = bench;
  await bench.openExample();
  const path = bench.record('unhipbot').get('textbox', 'Path');
  await path.fill('/first');
  const first = await page.currentTab();
  const second = await page.openTab();
  await page.goto('#/edit');
  await expect.poll(() => path.value()).toBe('/first');
  expect(await page.get('button', 'Add').count()).toBe(0);
  await page.switchTab(first);
  await path.fill('/second');
  await page.switchTab(second);
  await expect.poll(() => path.value()).toBe('/second');
  await page.get('button', 'Take over').click();
  await page.get('button', 'Add').appears();
});

test('product: the start page lists its first actions, and an empty file gets a record by the form', async ({
  bench,
}) => {
  const { page } = bench;
  await page.goto('');
  await page.get('heading', /See what each crawler may do on your site/).appears();
  await page.get('textbox', 'Domain or address').appears();
  await page.goto('#/edit');
  await bench.records.get('button', 'Add').click();
  await page.get('menuitem', 'Add record').click();
  await bench.record('*').get('textbox', 'Path').fill('/x');
  await expect.poll(() => bench.text()).toMatch(/^User-agent: \*\r?\nDisallow: \/x/);
});

test('ACAP 1.1 2.1: a usage of the ACAP form is edited, and the line changes', async ({ bench }) => {
  await bench.openFile(
    'robots.txt',
    Buffer.from('ACAP-version: 1.1\nACAP-crawler: *\nACAP-allow-index: /a/\n'),
  );
  await bench.records.get('combobox', 'Usage').choose('present');
  await expect.poll(() => bench.text()).toBe('ACAP-version: 1.1\nACAP-crawler: *\nACAP-allow-present: /a/\n');
});

test('product: where readers disagree, a cause is fixed and the readers agree', async ({ bench }) => {
  const { page } = bench;
  await bench.openFile('robots.txt', Buffer.from('User-agent: *\nDisallow: /x\n\nDisallow: /y\n'));
  await page.get('link', 'Compare').click();
  await page.get('button', 'All readers').click();
  await page.get('button', 'Delete blank line 3').click();
  await expect.poll(() => bench.text()).toBe('User-agent: *\nDisallow: /x\nDisallow: /y\n');
});

test('product: German is chosen in the File menu, and the session stays', async ({ bench }) => {
  const { page } = bench;
  await bench.openExample();
  await bench.record('unhipbot').get('textbox', 'Path').fill('/changed/');
  await page.get('button', 'File').click();
  await page.get('menuitem', /^Settings/).click();
  await page.get('menuitemradio', 'Deutsch').click();
  const path = page.get('region', 'Abschnitte').get('article', 'unhipbot').get('textbox', 'Pfad');
  await expect.poll(() => path.value()).toBe('/changed/');
});
