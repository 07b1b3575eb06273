// Expectations: set on a cell, broken by an edit, listed, recorded, exported, and imported.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const status = (page: Page) => page.getByRole('contentinfo');

const panel = (page: Page) => page.getByRole('dialog', { name: 'Expectations' });

test('product: E expects one answer; an edit makes it fail in the table, status line, title, and list', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await expect(status(page).getByRole('button', { name: '2 expectations hold' })).toBeVisible();
  await expect(page).toHaveTitle('robots.txt · Gatepost');
  const third = bench.access.getByRole('row').nth(3).getByRole('gridcell');
  await third.focus();
  await page.keyboard.press('e');
  await expect(third).toHaveAccessibleName(/^Yes, .*as expected/);
  await expect(page.getByText('Expected: Yes for /example/page/disallow.gif, foobot.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(third).not.toHaveAccessibleName(/as expected/);
  await third.focus();
  await page.keyboard.press('e');

  await bench.paths('foobot').nth(1).fill('/example/page/disallow.gif');
  await expect(third).toHaveAccessibleName(/^No, .*expected: Yes, fails/);
  await expect(page).toHaveTitle('2 of 3 fail · robots.txt · Gatepost');
  await status(page).getByRole('button', { name: '2 of 3 expectations fail' }).click();
  const list = panel(page);
  await expect(list.getByRole('heading', { level: 3, name: 'Fail 2' })).toBeVisible();
  await expect(list.getByRole('button', { name: /^In words/ })).toHaveCount(0);
  await list.getByRole('button', { name: 'Failing 2' }).click();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Fail 2', /^Check them/]);
  await expect(list.getByText('It is Yes')).toBeVisible();
  await list.getByRole('button', { name: 'Show why /example/page/disallow.gif for foobot' }).click();

  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await bench.trace.getByRole('button', { name: 'Expect No instead' }).click();
  await expect(page).toHaveTitle('1 of 3 fails · robots.txt · Gatepost');
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(page).toHaveTitle('2 of 3 fail · robots.txt · Gatepost');

  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(bench.access).toHaveCount(0);
  await status(page).getByRole('button', { name: '2 of 3 expectations fail' }).click();
  await list.getByRole('button', { name: 'Show why /example/page/disallow.gif for foobot' }).click();
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
});

test('product: what must stay is said by keyboard, proved at every edit, accepted, and kept', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await status(page).getByRole('button', { name: '2 expectations hold' }).press('Enter');
  const list = panel(page);
  const field = list.getByRole('combobox', { name: 'Say what must stay' });
  await expect(field).toBeFocused();
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('keep it safe');
  await expect(list.getByText(/^Not understood/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('foobot is blocked in /example/page/disallowed.gif');
  await expect(
    list.getByText(/Understood: foobot may not fetch any URL .* Holds today, proved/),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nothing changes for foobot');
  await page.keyboard.press('Enter');
  await expect(status(page).getByRole('button', { name: '4 expectations hold' })).toBeVisible();
  await expect(list.getByText('proved', { exact: true })).toBeVisible();

  await bench.paths('foobot').nth(1).fill('/example/page/disallow.gif');
  await expect(status(page).getByRole('button', { name: '3 of 4 expectations fail' })).toBeVisible();
  await expect(list.getByText(/opened for foobot by line/)).toBeVisible();
  await list.getByRole('button', { name: 'Accept the change' }).press('Enter');
  await expect(status(page).getByRole('button', { name: '2 of 4 expectations fail' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(status(page).getByRole('button', { name: '3 of 4 expectations fail' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(status(page).getByRole('button', { name: '4 expectations hold' })).toBeVisible();

  const details = list.getByRole('button', {
    name: 'Details of foobot is blocked in /example/page/disallowed.gif',
  });
  await details.press('ArrowRight');
  await list
    .getByRole('button', { name: 'Edit foobot is blocked in /example/page/disallowed.gif' })
    .press('Enter');
  await expect(field).toHaveValue('foobot is blocked in /example/page/disallowed.gif');
  await field.fill('foobot is blocked in /example/page/disallowed.gif?a');
  await page.keyboard.press('Enter');
  const changed = list.getByRole('button', {
    name: 'Details of foobot is blocked in /example/page/disallowed.gif?a',
  });
  await expect(changed).toBeVisible();
  await bench.reload();
  // The list is open again.
  await expect(status(page).getByRole('button', { name: '4 expectations hold' })).toBeVisible();
  await changed.press('Delete');
  await expect(status(page).getByRole('button', { name: '3 expectations hold' })).toBeVisible();
});

test('product: what fails is found by Tab, explained by name, repaired for exactly its crawlers, and the filter ends', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const text = 'User-agent: CCBot\nAllow: /\n\nUser-agent: *\nDisallow: /x\n';
  const site = {
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text }],
    rows: ['/', '/x'],
    columns: ['CCBot', ''],
    question: 'fetch',
    reader: 'rfc9309',
    expectations: [{ agent: '', url: '/', expect: 'allow' }],
    claims: [{ claim: 'closed', agent: 'CCBot' }],
  };
  await bench.openFile('site.gatepost.json', JSON.stringify(site));
  const failing = bench.access.getByRole('button', { name: /^Failing/ });
  await expect(failing).toHaveText(/1$/);
  await failing.click();
  await status(page).getByRole('button', { name: '1 of 2 expectations fails' }).press('Enter');
  const list = panel(page);
  await list.getByRole('button', { name: 'One crawler may fetch all that another may' }).focus();
  const names = ['Show why / for CCBot', 'Change to No…', 'Line 2'];
  const reached: string[] = [];
  for (let i = 0; i < names.length + 1; i++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(reached).toEqual(expect.arrayContaining(names));
  await list.getByRole('button', { name: 'Change to No…' }).press('Enter');

  const edits = bench.trace.getByRole('region', { name: 'Make it hold: CCBot is blocked everywhere' });
  await expect(edits.getByRole('heading')).toBeFocused();
  await expect(edits.getByText('for CCBot', { exact: true })).toBeVisible();
  await expect(bench.trace.getByText('CCBot is blocked everywhere: fails here')).toBeVisible();
  await expect(bench.trace.getByRole('button', { name: /^Expect/ })).toHaveCount(0);
  await edits.getByRole('button', { name: 'Change line 2 to Disallow: /' }).press('Enter');
  await expect(page.getByText('All 2 expectations hold.').first()).toBeVisible();
  await expect(bench.access.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(bench.access.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(bench.trace.getByText('CCBot is blocked everywhere: fails here')).toBeVisible();
  await bench.trace.getByRole('button', { name: 'Make it hold…' }).press('Enter');
  await expect(edits.getByRole('button', { name: 'Change line 2 to Disallow: /' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Redo/ }).click();
  await expect(edits).toBeHidden();
  await expect(bench.trace.getByRole('heading').first()).toBeVisible();
});

test('product: a name or a path becomes a sentence by keyboard, and what is typed stays', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openTable('User-agent: GPTBot\nDisallow: /private/\n', ['GPTBot'], ['/']);
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('e');
  await status(page).getByRole('button', { name: '1 expectation holds' }).press('Enter');
  const list = panel(page);
  const field = list.getByRole('combobox', { name: 'Say what must stay' });
  await field.focus();
  await page.keyboard.type('GPTBot /private/x.html');
  const sentences = list.getByRole('listbox', { name: 'Sentences' });
  await expect(sentences.getByRole('option')).toHaveText([
    'GPTBot may fetch /private/x.html',
    'GPTBot may not fetch /private/x.html',
  ]);
  await expect(list.getByText(/^Not understood yet/)).toBeAttached();
  await expect(field).toHaveValue('GPTBot /private/x.html');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('GPTBot may not fetch /private/x.html');
  await expect(sentences).toHaveCount(0);
  await expect(list.getByText(/Understood: GPTBot may not fetch .* Holds today/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status(page).getByRole('button', { name: '2 expectations hold' })).toBeVisible();
});

test('product: for a shared column the box says how many it makes; equal ones share a row, and become one in words', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const robots = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n';
  await bench.openTable(robots, ['', 'a', 'b', 'c', 'GPTBot'], ['/', '/x']);
  await bench.access.getByRole('gridcell', { name: /^Yes/ }).first().click();
  await bench.trace.getByRole('button', { name: 'Expect Yes for all 4…' }).click();
  const box = page.getByRole('dialog', { name: 'Expect Yes for' });
  await expect(box.getByRole('radio', { name: 'Make 1: any other crawler' })).toBeVisible();
  await expect(box.getByRole('radio', { name: /every crawler but GPTBot is allowed at \/”$/ })).toBeVisible();
  await box.getByRole('button', { name: 'Make 4' }).click();
  await status(page).getByRole('button', { name: '4 expectations hold' }).click();
  const list = panel(page);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Details of .*4 equal/ }).click();
  await list.getByRole('button', { name: 'List all 4' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: /^Make them 1 in words/ }).click();
  await expect(list.getByText('Every crawler but GPTBot is allowed at /')).toBeVisible();
  await expect(status(page).getByRole('button', { name: '1 expectation holds' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(status(page).getByRole('button', { name: '4 expectations hold' })).toBeVisible();
});

test('product: expectations for a selection are recorded, saved as a table, dropped, and imported again with a note', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await bench.tableOption('Expect answers in the table…');
  const dialog = page.getByRole('dialog', { name: 'Expect what the table answers now' });
  await dialog.getByRole('checkbox', { name: '/example/page/', exact: true }).uncheck();
  await expect(dialog).toContainText('2 answers are selected.');
  await dialog.getByRole('button', { name: 'Expect these answers', exact: true }).click();
  await expect(page.getByText('Now expecting 2 answers; 1 is new.').first()).toBeVisible();
  const list = panel(page);
  const row = list.getByRole('button', { name: 'Details of /example/page/disallow.gif: Yes for foobot' });
  await row.click();
  const note = list.getByRole('textbox', { name: 'Note for /example/page/disallow.gif: Yes for foobot' });
  await note.fill('for, the archive');

  const menu = list.getByRole('button', { name: /^More/ });
  const download = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(
    'foobot,https://www.example.com/example/page/disallow.gif,allow,"for, the archive"\r\n',
  );
  await list.getByRole('button', { name: /^Remove .*disallow\.gif/ }).click();
  await expect(list.getByRole('button', { name: /^Details of/ })).toHaveCount(2);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const imports = page.getByRole('dialog', { name: 'Import expectations' });
  await imports.getByRole('textbox', { name: 'Text to import' }).fill(`${csv}bot,,\r\n`);
  await expect(imports).toContainText('3 expectations: 1 new, 0 different from now, 2 already there.');
  await expect(imports).toContainText('Row 5: url is missing or not valid. The row was skipped.');
  await imports.getByRole('button', { name: 'Import', exact: true }).click();
  // The details are still open.
  await expect(note).toHaveValue('for, the archive');
  await expect(status(page).getByRole('button', { name: '3 expectations hold' })).toBeVisible();
});

for (const [colorScheme, width] of viewports) {
  test(`accessible: the list and what fails, ${colorScheme}, ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const bench = new Workbench(page);
    await bench.openExample('fict-org');
    await bench.readAs('google');
    if (width > 320) await status(page).getByRole('button', { name: '1 of 6 expectations fails' }).click();
    else {
      const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Access/ });
      await expect(tab).toContainText('1 fails');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Expectations/ }).click();
    }
    const list = panel(page);
    await list
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await expect(list.getByText(/^Fails under 1994 consensus, Google/).first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
