// The explanation of a cell: its content, its links, and its updates after edits.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

/** Opens the example and the explanation of one of its cells. */
async function traceCell(page: Page, url: string, column: number, reader = 'koster-1996'): Promise<Locator> {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await workbench.readAs(reader);
  const row = page
    .getByRole('grid', { name: 'Access matrix' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `http://www.fict.org${url}`, exact: true }) });
  await row.getByRole('gridcell').nth(column).click();
  return workbench.trace;
}

const rule = (trace: Locator, line: number): Locator =>
  trace
    .getByRole('table', { name: 'Rules in file order' })
    .getByRole('row')
    .filter({ has: trace.page().getByRole('button', { name: `Line ${line}`, exact: true }) });

test('the deciding rule comes first; the other rules of the record are listed with their reasons', {
  tag: '@second',
}, async ({ page }) => {
  const trace = await traceCell(page, '/org/about.html', 2);
  await expect(trace.getByRole('heading', { level: 2 })).toHaveText(
    'Why /org/about.html for any other crawler',
  );
  await expect(trace.getByText('Line 13 decides: it is the first rule that matches.').first()).toBeVisible();
  await expect(rule(trace, 13)).toContainText('decides');
  await expect(rule(trace, 12)).toContainText('no match');
  await trace.getByRole('button', { name: '3 rules are not reached' }).click();
  for (const line of [14, 15, 16]) await expect(rule(trace, line)).toContainText('not reached');
  await expect(trace.getByText(/^No record names this crawler/)).toBeVisible();
  await trace.getByText('2 other records').click();
  await expect(trace.getByText(/Line 4 .*unhipbot/)).toBeVisible();
});

test('the one cell that differs under google is explained by the percent-encoding', {
  tag: '@second',
}, async ({ page }) => {
  const trace = await traceCell(page, '/%7Emak/mak.html', 2, 'google');
  await expect(trace.getByText(/this reader does not decode percent-encoding/)).toBeVisible();
  await expect(rule(trace, 16)).toContainText('decides');
  await trace.getByRole('button', { name: /rules do not match$/ }).click();
  await expect(rule(trace, 15)).toContainText('no match');
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('koster-1996');
  await expect(trace.getByText('/%7Emak/mak.html is compared as /~mak/mak.html.')).toBeVisible();
  await expect(rule(trace, 15)).toContainText('decides');
  await expect(trace.getByText('%7E counts as ~.')).toBeVisible();
  await expect(trace.locator('mark')).toHaveText(['%7E', '~']);
});

test('if all readers agree, their tables are folded and say so', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/orgo.gif', 2);
  const tables = trace.getByRole('table', { name: /^The same question under the/ });
  await expect(tables).toHaveCount(0);
  await trace.getByText(/^1996 draft 1, .* say No\.$/).click();
  await trace.getByText(/readers that you do not watch say the same$/).click();
  await expect(tables.getByRole('button', { name: 'Line 16' })).toHaveCount(10);
});

test('a line leads to its place in the text', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/orgo.gif', 2);
  const bench = new Workbench(page);
  await expect.poll(() => bench.caret()).toBe('Line 1, column 1');
  await trace.getByRole('button', { name: /rules do not match$/ }).click();
  await trace.getByRole('button', { name: 'Line 14', exact: true }).click();
  await expect.poll(() => bench.caret()).toBe('Line 14, column 1');
});

test('the explanation follows edits', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/orgo.gif', 2);
  await expect(trace.getByText('Line 16 decides: it is the first rule that matches.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Path' }).nth(3).fill('/org');
  await expect(trace.getByText('Line 13 decides: it is the first rule that matches.').first()).toBeVisible();
  await expect(rule(trace, 13)).toContainText('Allow: /org');
  await expect(trace.getByRole('button', { name: '3 rules are not reached' })).toBeVisible();
});

test('the same question is answered for every reader, the selected one first', { tag: '@long' }, async ({
  page,
}) => {
  const trace = await traceCell(page, '/%7Emak/mak.html', 2, 'rfc9309');
  // The first lines and the rows say that Google differs: not a third place.
  await expect(trace.getByText('Google reads it differently: No.')).toBeVisible();
  await expect(trace.getByText(/Google says No/)).toHaveCount(0);
  const rows = trace.getByRole('table', { name: /watched readers$/ }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('RFC 9309');
  const readButton = rows.nth(1).getByRole('button', { name: 'Read as RFC 9309' });
  await expect(readButton).toHaveAttribute('aria-current', 'true');
  await expect(rows.filter({ hasText: 'Google' })).toContainText(/No.*16/);
  await trace.getByText(/^7 readers that you do not watch: .*6 say Yes/).click();
  await expect(trace.getByRole('table', { name: /other readers$/ }).getByRole('row')).toHaveCount(8);
});

test('a deciding status is shown instead of rules', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/orgo.gif', 0, 'rfc9309');
  await new Workbench(page).answersWith('503');
  await expect(trace.getByText('Status 503: nothing may be fetched.').first()).toBeVisible();
  await expect(trace.getByText('Based on the reader’s own specification or documentation.')).toBeVisible();
  await expect(trace.getByRole('button', { name: /^Line/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('koster-1996');
  await expect(trace.getByText(/does not say this. It is our reading/)).toBeVisible();
});

test('the policy file itself may always be fetched', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/robots.txt', 0);
  await expect(trace.getByRole('heading', { level: 2 })).toHaveText('Why /robots.txt for unhipbot');
  await expect(
    trace.getByText('/robots.txt is a policy file itself. Every crawler may read it.').first(),
  ).toBeVisible();
});

test('many rules that do not match are folded to one line, which expands', { tag: '@long' }, async ({
  page,
}) => {
  const rules = Array.from({ length: 14 }, (_, i) => `Disallow: /no-${i}`);
  await page.goto('./');
  await page
    .getByRole('textbox', { name: 'Text of the file' })
    .fill(['User-agent: *', ...rules, 'Disallow: /', ''].join('\n'));
  await page.getByRole('button', { name: 'Open this text' }).click();
  await page.getByRole('gridcell').first().click();
  const { trace } = new Workbench(page);
  await expect(rule(trace, 16)).toContainText('decides');
  const folded = trace.getByRole('button', { name: '14 rules do not match' });
  await expect(folded).toHaveAttribute('aria-expanded', 'false');
  await expect(rule(trace, 2)).toHaveCount(0);
  await folded.click();
  await expect(rule(trace, 2)).toContainText('/no-0');
  await expect(rule(trace, 15)).toContainText('no match');
});

test('the close button and Escape in the grid close the explanation', { tag: '@long' }, async ({ page }) => {
  const trace = await traceCell(page, '/orgo.gif', 2);
  await trace.getByRole('button', { name: 'Close the explanation' }).click();
  await expect(trace).toHaveCount(0);
  await expect(page.locator('*:focus')).toHaveAccessibleName(/^No, line 16 decides/);
  await page.keyboard.press('Enter');
  await expect(trace).toBeVisible();
  // Shift+Tab moves to the last part of the table; Escape is pressed from a cell.
  await page.locator('[role="grid"] td[tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await expect(trace).toHaveCount(0);
});

test('Enter moves to the heading of the explanation before the rest is fetched, and the focus stays there', {
  tag: '@long',
}, async ({ page }) => {
  let release: (() => void) | undefined;
  const requested = new Promise<void>((done) => (release = done));
  await page.route(scriptsOf('dialogs'), async (route) => {
    await requested;
    await route.continue();
  });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  const heading = bench.trace.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(bench.trace.getByRole('heading', { name: 'Rules' })).toBeHidden();
  release?.();
  await expect(bench.trace.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect(heading).toBeFocused();
  // The pane is now as high as its content, and does not cover the cell that it explains.
  await expect(bench.access.getByRole('gridcell').first()).toBeInViewport({ ratio: 1 });
});

test('an explanation that cannot be fetched shows a message and the answer, and a retry shows all of it', {
  tag: '@long',
}, async ({ page, problems }) => {
  await page.route(scriptsOf('dialogs'), (route) => route.abort());
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.access.getByRole('gridcell').first().click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(bench.trace.getByText('No', { exact: true })).toBeVisible();
  await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
  await page.unroute(scriptsOf('dialogs'));
  problems.length = 0;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(bench.trace.getByRole('heading', { name: 'Rules' })).toBeVisible();
});

test("the explanation says why readers differ, and a reader's name selects it", {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', 'User-agent: Yandex\n\nDisallow: /\n');
  await bench.access.getByRole('gridcell').first().click();
  const table = bench.trace.getByRole('table', { name: /^The same question under the/ });
  // Yandex is not a watched reader: its answers are shown on request.
  await expect(table).toHaveCount(0);
  await bench.trace.getByText(/readers that you do not watch: /).click();
  const yandex = table.getByRole('row').filter({ has: page.getByRole('button', { name: 'Read as Yandex' }) });
  await expect(yandex).toContainText(
    'For Yandex, a record ends at a blank line, and rules below it belong to no record.',
  );
  await expect(bench.trace.getByRole('link', { name: /^Where readers disagree/ })).toHaveAttribute(
    'href',
    '#/compare',
  );
  await yandex.getByRole('button', { name: 'Read as Yandex' }).click();
  await expect(page.getByRole('combobox', { name: 'Read as' }).first()).toHaveText(/Yandex/);
  await expect(yandex.getByRole('button', { name: 'Read as Yandex' })).toBeFocused();
  await expect(table.getByRole('row').filter({ hasText: 'For Google, a blank line is ignored' })).toHaveCount(
    1,
  );
});

test('design: after an edit the explanation shows the previous answer and its line, and restores that line in one step', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const text = 'User-agent: *\nDisallow: /cart\nDisallow: /checkout\n';
  await bench.openFile('robots.txt', text);
  await bench.access
    .getByRole('row', { name: /^\/cart/ })
    .getByRole('gridcell')
    .last()
    .click();
  await expect(bench.trace).toContainText('Line 2 decides');
  await bench.fetched();
  await bench.paths('*').first().fill('/basket');
  await expect(bench.trace).toContainText('Was No before this edit, by line 2');
  await expect(bench.trace.getByRole('paragraph').first()).toContainText('Yes');
  await bench.trace.getByRole('button', { name: 'Bring line 2 back' }).click();
  await expect(bench.trace.getByText('before this edit')).toHaveCount(0);
  expect((await bench.inspect()).storeText).toBe(text);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect((await bench.inspect()).storeText).toContain('/basket');
});

test('product: that no rule matches is said once in an explanation, with its section', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', 'User-agent: *\nDisallow: /a\nDisallow: /b\n');
  await bench.access.getByRole('row', { name: /^\/ / }).getByRole('gridcell').first().click();
  await expect(bench.trace.getByText(/No rule matches, so/)).toHaveText(
    /^No rule matches, so it may be fetched\. RFC 9309 2\.2\.2$/,
  );
});
