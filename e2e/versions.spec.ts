// What an edit changes: counted while typing, marked in the table, and listed by cell next to the texts.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const count = (page: Page): Locator => page.getByRole('contentinfo').locator('a[href$="#/compare/versions"]');
const part = (page: Page): Locator => page.getByRole('region', { name: 'Versions' });
const cell = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: 'Access matrix' }).getByRole('gridcell', { name });

/** Unfolds the answers of the table that change. */
const unfoldAnswers = (page: Page): Promise<void> =>
  part(page)
    .locator('summary')
    .filter({ hasText: /answers? of the table changes?/ })
    .click();

/** Chooses what is compared by keyboard. */
async function chooseFrom(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^From: / }).press('Enter');
  await page
    .getByRole('group')
    .getByRole('menuitemradio', { name })
    .or(page.getByRole('menuitem', { name }))
    .first()
    .press('Enter');
}

/** Opens the example and changes the path of its last rule. */
async function edited(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('koster-1996');
  // The code for announcements loads like the rest.
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  await expect(count(page)).toHaveCount(0);
  await bench.paths('*').last().fill('/x');
  return bench;
}

test('the status line counts what an edit changes, cells show their previous answers, and it is announced once', async ({
  page,
}) => {
  const bench = await edited(page);
  await expect(count(page)).toContainText('4 of 33 answers of the table change');
  await expect(cell(page, 'Yes, no rule matches, was No')).toHaveCount(4);
  const announcement = page.getByRole('status').filter({ hasText: '4 of 33 answers of the table change' });
  await expect(announcement).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Filter answers' })
    .getByRole('button', { name: 'Changed 4' })
    .click();
  await expect(page.getByRole('grid', { name: 'Access matrix' }).getByRole('rowheader')).toHaveCount(4);
  await expect(cell(page, 'was No')).toHaveCount(4);
  await bench.paths('*').last().fill('/');
  await expect(count(page)).toContainText('No answer changes, for any URL');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page)).toContainText('4 of 33 answers of the table change');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page)).toHaveCount(0);
});

test('product: an edit of one character says what it opens, for every URL, here and in Compare; its example is asked', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('.');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /cart\n');
  await bench.readAs('rfc9309');
  await expect(count(page)).toHaveCount(0);
  await bench.paths('*').last().fill('/cart$');
  await expect(count(page)).toContainText('Opens /cart except /cart itself for everyone');
  await count(page).click();
  await expect(
    part(page).getByText(
      /^Opens \/cart except \/cart itself for everyone; proved for every URL\. As RFC 9309 reads it$/,
    ),
  ).toBeVisible();
  const areas = part(page).getByRole('region', { name: 'What changes' });
  await expect(areas.getByRole('listitem')).toHaveCount(1);
  const area = areas.getByRole('listitem');
  await expect(area).toContainText('Opened');
  await expect(area).toContainText(/before\s*2\s*Disallow: \/cart/);
  await expect(area).toContainText('no rule matches');
  const ask = area.getByRole('button', { name: /^Add \/cart.* to the table$/ });
  await ask.press('Enter');
  await expect(area.getByRole('button', { name: 'In the table' })).toBeFocused();
  await unfoldAnswers(page);
  await expect(
    part(page)
      .getByRole('button', { name: /^Why \/cart/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part(page).getByText('The two versions are the same, byte for byte.')).toBeVisible();
});

test('product: an area that is the path of a rule is one line; areas are in the order of the file, those that close first', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('.');
  await bench.openFile(
    'robots.txt',
    'User-agent: *\nAllow: /x/a\nDisallow: /c\nDisallow: /b # closed\nDisallow: /x\n',
  );
  await page.goto('./#/compare/versions');
  await part(page).getByRole('button', { name: 'Paste the live file…' }).press('Enter');
  await page.getByRole('textbox', { name: 'The live file' }).fill('User-agent: *\nDisallow: /old\n');
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  const items = part(page).getByRole('region', { name: 'What changes' }).getByRole('listitem');
  await expect(
    part(page).getByRole('list', { name: 'Closed for everyone' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(items).toHaveText([
    /^\/cbefore no rule → now line 3/,
    /^\/bbefore no rule → now line 4/,
    /^\/x except \/x\/a.*before/,
    /^Opened\/oldbefore line 2 → now no rulefor everyone/,
  ]);
  await items.last().getByRole('button', { name: 'Add /old to the table' }).press('Enter');
  await expect(items.last().getByRole('button', { name: 'In the table' })).toBeFocused();
  await items.nth(1).getByRole('button', { name: 'line 4' }).press('Enter');
  await expect(bench.records).toBeVisible();
});

test('product: without a difference, the ways to compare are buttons; going through the menu of versions chooses none', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.goto('./#/compare/versions');
  await expect(part(page).getByText('The two versions are the same, byte for byte.')).toBeVisible();
  await expect(part(page).getByText('/robots.txt · As last saved or opened → As it is now')).toBeVisible();
  const from = page.getByRole('button', { name: /^From: / });
  await from.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'As last saved or opened' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Choose a file…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleName('From: As last saved or opened');
  await part(page).getByRole('button', { name: 'Paste the live file…' }).press('Enter');
  await page.getByRole('textbox', { name: 'The live file' }).fill('User-agent: *\nDisallow: /x\n');
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused();
  await expect(from).toHaveAccessibleName(/^From: The live file, pasted /);
  await bench.reload();
  await expect(from).toHaveAccessibleName(/^From: The live file, pasted /);
});

test('product: a pasted text is compared as the earlier version; the dialog for the live file links to it', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('.');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /c\nSitemap: https://www.example.com/s.xml\n');
  await page.goto('./#/compare/versions');
  const live = { name: 'Open the live file' };
  await expect(part(page).getByRole('link', live)).toHaveAttribute(
    'href',
    'https://www.example.com/robots.txt',
  );
  await part(page).getByRole('button', { name: 'Paste a text…' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'The text of the earlier version' });
  await expect(field).toBeFocused();
  await field.fill('User-agent: *\nDisallow: /old\nSitemap: https://www.example.com/s.xml\n');
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  const from = page.getByRole('button', { name: /^From: / });
  await expect(from).toHaveAccessibleName(/^From: Pasted text, \d\d:\d\d$/);
  await expect(part(page).getByRole('region', { name: 'What changes' }).getByRole('listitem')).toHaveText([
    /^Closed\/c/,
    /^Opened\/old/,
  ]);
  await bench.reload();
  await expect(from).toHaveAccessibleName(/^From: Pasted text, /);
  await chooseFrom(page, 'Paste the live file…');
  await expect(page.getByRole('dialog').getByRole('link', live)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(from).toBeFocused();
  await chooseFrom(page, 'Paste a text…');
  await expect(page.getByRole('dialog', { name: 'Compare with a pasted text' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(from).toBeFocused();
});

test('two versions: cells grouped by the line that changed them, with links; undo is shown at once', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await edited(page);
  await bench.paths('*').first().fill('/org');
  await count(page).click();
  await expect(
    part(page).getByRole('heading', { name: '4 of 33 answers of the table change' }),
  ).toBeVisible();
  const text = part(page).getByRole('region', { name: 'Text of /robots.txt' });
  await expect(text.getByRole('listitem').filter({ hasText: /(Added|Removed), line/ })).toHaveCount(4);
  await text.getByRole('button', { name: 'More for the text' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Side by side' }).click();
  const editors = text.getByRole('textbox', { name: /^Text (before|after)/ });
  await expect(editors.first()).toBeAttached();
  await unfoldAnswers(page);
  const removedRule = part(page).getByRole('heading', {
    name: 'Line 16 of the earlier version decided 3 answers',
  });
  await expect(removedRule).toContainText('Disallow: /');
  await chooseFrom(page, /^Before /);
  await expect(
    part(page).getByRole('heading', { name: '2 of 33 answers of the table change' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await chooseFrom(page, 'As last saved or opened');
  await expect(part(page).getByText('The two versions are the same, byte for byte.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await expect(
    part(page).getByRole('heading', { name: '4 of 33 answers of the table change' }),
  ).toBeVisible();
  await part(page).getByRole('heading', { name: '4 of 33 answers of the table change' }).click();
  await part(page).getByRole('button', { name: 'Why /orgo.gif for any other crawler' }).click();
  await expect(bench.trace.getByRole('heading', { name: /\/orgo\.gif/ })).toBeVisible();
});

test('a changed rule shows what it decides outside of the table; its URL is added to the table in one step', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('koster-1996');
  await bench.paths('*').nth(2).fill('/zzz');
  await count(page).click();
  await part(page).locator('summary').filter({ hasText: '2 rules change' }).click();
  await unfoldAnswers(page);
  const rules = part(page).getByRole('region', { name: '2 rules change' });
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText([
    /^Line 14 of the earlier version was removed.*Allow: \/serv/,
    /^Line 14 was added.*Allow: \/zzz/,
  ]);
  const answers = rules.getByRole('listitem');
  await expect(answers).toContainText([
    'It decided, for example, /serv for any other crawler. ' +
      'The answer changes: was Yes (line 14 before), now No (line 16).',
    'Never, in the earlier version: this reader does not read the line as a rule.',
    'It decides, for example, /zzz for any other crawler. ' +
      'The answer changes: was No (line 16 before), now Yes (line 14).',
    'Never: this reader does not read the line as a rule.',
  ]);
  await expect(answers).toContainText([
    /^1996 draft 1/,
    /^1994 consensus/,
    /^1996 draft 1/,
    /^1994 consensus/,
  ]);
  const why = part(page).getByRole('button', { name: 'Why /serv for any other crawler', exact: true });
  await expect(why).toHaveCount(0);
  const add = answers.first().getByRole('button');
  await expect(add).toHaveAccessibleName('Add /serv to the table');
  await add.press('Enter');
  await expect(why).toBeVisible();
  await expect(add).toHaveText('In the table');
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(why).toHaveCount(0);
  await expect(add).toHaveText('Add to the table');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part(page).getByText('The two versions are the same, byte for byte.')).toBeVisible();
});

test('a file from disk next to the present text, dark, 320 pixels wide', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('koster-1996');
  await page.goto('./#/compare');
  await page.getByRole('link', { name: 'Versions' }).click();
  const chooser = page.waitForEvent('filechooser');
  await chooseFrom(page, 'Choose a file…');
  await (await chooser).setFiles({
    name: 'older.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('User-agent: *\nDisallow: /services\n'),
  });
  await expect(
    part(page).getByRole('heading', { name: /^\d+ of 33 answers of the table change$/ }),
  ).toBeVisible();
  await expect(part(page).getByText('Disallow: /services').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
