import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

const file = [
  'User-agent: a',
  'Disallow: /1',
  '',
  'Disallow: /2',
  'Disalow: /3*',
  '',
  'User-agent: a',
  'Disallow: /4',
  'Disallow: /4/5',
  '',
].join('\n');

test('the marks change with the reader, and the records do not move', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  const cards = async () =>
    await bench.records.getByRole('article').evaluateAll((all) => all.map((card) => card.ariaLabel));
  const { records } = bench;
  await bench.readAs('koster-1996');
  await expect(
    records.getByText('The record ends here for 1996 draft 1: the rule below is not in a record.'),
  ).toBeVisible();
  const end = await records.getByRole('group', { name: 'line 3', exact: true }).boundingBox();
  const next = await records.getByRole('group', { name: 'line 4', exact: true }).boundingBox();
  expect(end!.y + end!.height).toBeLessThanOrEqual(next!.y + 1);
  await expect(records.getByText(/^no record:/)).toHaveCount(1);
  await expect(
    records.getByText('Not read for a: only the first record for it counts, at line 1.'),
  ).toBeVisible();
  await expect(records.getByText('Google reads Disalow as Disallow; other readers do not.')).toBeVisible();
  await expect(records.getByText('Only Google reads this line as Disallow.')).toHaveCount(0);
  await expect(records.getByText('Line 8 takes precedence.')).toBeVisible();
  const before = await cards();
  await bench.readAs('rfc9309');
  await expect(records.getByText('The record ends here')).toHaveCount(0);
  await expect(records.getByText('Joined with line 7: both records are for a.')).toBeVisible();
  await expect(records.getByText('takes precedence')).toHaveCount(0);
  expect(await cards()).toEqual(before);
});

test('a rule shows how many answers it decides, and follows what is typed', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const rule = bench.records.getByRole('group', { name: 'line 16', exact: true });
  await expect(
    rule.getByTitle(/^Decides \d+ of 33 answers in the table: 11 URLs for 3 crawlers\./),
  ).toHaveText(/decides [1-9]/);
  await expect(bench.record('webcrawler, excite').getByText('blocks nothing')).toBeVisible();
  await bench.paths('*').first().fill('/');
  await expect(rule.getByText('never', { exact: true })).toBeVisible();
  await expect(rule.getByText('Line 12 already has the same rule for /.')).toBeVisible();
  // A press takes a while, in which the field loses the focus and its row could grow.
  await rule.getByRole('button', { name: 'Delete line 16' }).click({ delay: 100 });
  await expect(rule.getByText('never', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bench.records.getByText('never', { exact: true })).toHaveCount(0);
});

test('choosing a reader changes the marks and the size of no row, if a sentence takes one line', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 3000, height: 1000 });
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    'Disallow: /stray\n\nUser-agent: a\nUser-agent: b\nDisallow: /1\nCrawl-delay: 5\n\nDisallow: /*2$\nDisalow: /3\n\nUser-agent: a\nAllow: /4\n<html>\n',
  );
  await page.getByRole('separator', { name: 'Width of Records' }).press('End');
  // Findings differ by reader and change the layout; this test is only about the marks.
  await page.addStyleTag({ content: '[data-findings] { display: none }' });
  const { records } = bench;
  const boxes = async () =>
    // Heads reserve no space for the sentences of other readers.
    await records.locator('article fieldset').evaluateAll((all) =>
      all.map((one) => {
        const { x, width, height } = one.getBoundingClientRect();
        return [x, width, height].map(Math.round).join(' ');
      }),
    );
  const marks = async () =>
    await records.getByText(/joined|skip|reads|not read|no crawler/i).allTextContents();
  await bench.readAs('koster-1996');
  // Findings, once they are known, take the place of the marks that say the same.
  await expect(records.getByText('The record ends here for 1996 draft 1: the rule')).toHaveCount(0);
  await expect(records.locator('[data-findings]').first()).toBeAttached();
  const before = { boxes: await boxes(), said: await marks() };
  expect(before.boxes.length).toBeGreaterThan(5);
  const sentences = new Set([before.said.join()]);
  for (const id of ['koster-1997-internet-draft', 'data.txt', 'rfc9309', 'google']) {
    await bench.readAs(id);
    await expect.poll(boxes).toEqual(before.boxes);
    sentences.add((await marks()).join());
  }
  expect(sentences.size).toBe(5);
});

test('a row that is not a rule of a record names the readers that skip it, and why', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    'Disallow: /stray\nUser-agent: a\nCrawl-delay: 5\n<html>\n# c\nno name: 1\n',
  );
  const line = (number: number) => bench.records.getByRole('group', { name: `line ${number}`, exact: true });
  await bench.readAs('koster-1996');
  await expect(line(1)).toContainText('1996 draft 1 does not read this rule: it is not in a record.');
  await expect(line(3)).toContainText(
    '1996 draft 1 does not read this line: it is not a User-agent, Allow or Disallow line.',
  );
  await expect(line(4)).not.toContainText('No reader can read this line');
  await expect(bench.records.getByText('“<html>” has no colon, so no reader reads the line.')).toBeVisible();
  await expect(line(6)).toContainText('the text before its colon is not a field name');
  await bench.readAs('koster-1997-internet-draft');
  await expect(line(3)).toContainText('counts it as a rule');
});

test('several names in one user-agent line have one remedy, in one step', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const file = 'User-agent: a, b, c\nDisallow: /\n';
  await bench.openFile('robots.txt', file);
  await bench.records.getByRole('button', { name: /^Split into 3 user-agents/ }).focus();
  await page.keyboard.press('Enter');
  await expect(bench.record('a, b, c')).toBeVisible();
  expect((await bench.inspect()).storeText).toBe(
    'User-agent: a\nUser-agent: b\nUser-agent: c\nDisallow: /\n',
  );
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe(file);
});

test('a comma-separated list pasted into a user-agent becomes several user-agents, in one step', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: old\nDisallow: /\n');
  await bench.record('old').getByRole('combobox', { name: 'User-agent' }).focus();
  await dispatchPaste(page, 'GPTBot, CCBot,ClaudeBot');
  await expect(bench.record('GPTBot, CCBot, ClaudeBot')).toBeVisible();
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe('User-agent: old\nDisallow: /\n');
});

test('the head of a record shows which URLs of the table its crawlers may fetch', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const marks = (agents: string) => bench.record(agents).getByText('In the table');
  await expect(marks('unhipbot')).toHaveText('In the table: 1 open, 10 closed');
  await expect(marks('webcrawler, excite')).toHaveText('In the table: 11 open, 0 closed');
  await bench.paths('unhipbot').first().fill('');
  await expect(marks('unhipbot')).toHaveText('In the table: 11 open, 0 closed');
});

test('ours: a Sitemap row has the same height before and after its code loads', { tag: '@second' }, async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scriptsOf('records'), async (route) => {
    await arrival;
    await route.continue();
  });
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    'User-agent: *\nDisallow: /a\n\nSitemap: https://www.example.com/s.xml\n',
  );
  const heights = () =>
    bench.records
      .locator('[data-line]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const before = await heights();
  expect(before).toHaveLength(3);
  arrive();
  await bench.fetched();
  await expect(bench.records.getByText(/^read by Google/)).toBeVisible();
  await bench.settled();
  expect(await heights()).toEqual(before);
});
