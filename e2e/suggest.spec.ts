// Changing an answer: suggestions show everything that they change, and are applied as one step.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const SITE = 'http://www.fict.org';

const cellOf = (page: Page, url: string, column: number): Locator =>
  page
    .getByRole('grid', { name: 'Access matrix' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `${SITE}${url}`, exact: true }) })
    .getByRole('gridcell')
    .nth(column);

test('by keyboard alone: Space suggests, Enter in a choice changes the answer, and Undo restores every byte', async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.openExample();
  const { bytes } = await workbench.inspect();
  const cell = cellOf(page, '/orgo.gif', 2);
  await expect(cell).toContainText('No');
  await cell.focus();
  await page.keyboard.press('Space');
  const title = 'Make /orgo.gif Yes for any other crawler';
  const suggestions = workbench.trace.getByRole('region', { name: title });
  await expect(suggestions.getByRole('status')).toHaveText(/^[23] edits to choose from/);
  const choices = suggestions.getByRole('group', { name: 'What to change' }).getByRole('radio');
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choices.first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('Yes');
  await expect(suggestions).toHaveCount(0);
  await expect(workbench.trace.locator(':focus')).toContainText('Yes');
  // The mark is on the new line, not on the line that moved down.
  await expect(workbench.text.locator('.view-line').filter({ hasText: 'decides' })).toHaveText(
    /^Allow:\s.orgo/,
  );
  expect((await workbench.inspect()).bytes).not.toEqual(bytes);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(cell).toContainText('No');
  expect((await workbench.inspect()).bytes).toEqual(bytes);
});

test('a crawler that shares a record gets its own, and the others keep their answers', {
  tag: '@long',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await workbench.columnsPer('crawler');
  const [webcrawler, excite] = [1, 2].map((column) => cellOf(page, '/orgo.gif', column));
  await expect(webcrawler!).toContainText('Yes');
  await webcrawler!.click();
  await workbench.trace.getByRole('button', { name: 'Change to No' }).click();
  const choice = workbench.trace.getByRole('group', { name: 'What to change' }).getByRole('radio').first();
  await expect(choice).toHaveAccessibleName(/^Write a record of its own for webcrawler/);
  await expect(choice).toHaveAccessibleDescription(/\d lines/);
  await workbench.trace.locator('section .btn-primary').click();
  await expect(webcrawler!).toContainText('No');
  await expect(excite!).toContainText('Yes');
  await expect(workbench.record('webcrawler')).toBeVisible();
  await expect(workbench.record('excite')).toBeVisible();
});

test('the other answers that change are listed by reader, before a suggestion is applied', {
  tag: '@long',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await page.goto('./#/edit');
  await workbench.openFile('robots.txt', 'User-agent: bot\nDisallow: /\n');
  const urls = page.getByRole('textbox', { name: 'Add URLs' });
  await urls.fill(`${SITE}/a ${SITE}/a/b ${SITE}/c`);
  await urls.press('Enter');
  await cellOf(page, '/a', 0).click();
  await workbench.trace.getByRole('button', { name: 'Change to Yes' }).click();
  const last = workbench.trace.getByRole('radio').last();
  await expect(last).toHaveAccessibleName('Delete line 2');
  await expect(last).toHaveAccessibleDescription(/^·? ?1 line opens /);
  await last.check();
  await expect(last).toHaveAccessibleDescription(
    /Other answers in the table that change when read as RFC 9309, Google and Bing: .*\/a\/b, bot was No becomes Yes/,
  );
  await expect(workbench.trace.getByRole('list', { name: /removed/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#pane-trace').analyze();
  expect(violations).toEqual([]);
});

test('on a low phone, the edits cover the table, and the lines of a chosen edit are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const workbench = new Workbench(page);
  await page.goto('./');
  await workbench.chooseFile('robots.txt', 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n');
  const cell = workbench.access.getByRole('row', { name: /^\/a/ }).getByRole('gridcell').first();
  await cell.click();
  await workbench.trace.getByRole('button', { name: 'Change to Yes' }).click();
  const choices = workbench.trace.getByRole('group', { name: 'What to change' });
  await choices.getByRole('radio', { name: /^Add an Allow line/ }).check();
  await expect(workbench.access).toBeHidden();
  const line = choices.getByText(/Allow: \/a/).last();
  await expect(line).toBeInViewport({ ratio: 1 });
  const apply = workbench.trace.getByRole('button', { name: /^Add an Allow line/ });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await apply.click();
  await expect(cell).toHaveAccessibleName(/^Yes/);
  await expect(cell).toBeVisible();
});

test('product: a cell of another question leads to the question whose answers can be changed', async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await page.goto('./');
  await workbench.chooseFile('robots.txt', 'User-agent: *\nDisallow: /a\n');
  await workbench.access.getByRole('combobox', { name: 'Question' }).selectOption({ label: 'Use: search?' });
  await workbench.access.getByRole('row', { name: /^\/a/ }).getByRole('gridcell').first().press('Space');
  await workbench.trace.getByRole('button', { name: 'Ask “May it fetch?”' }).press('Enter');
  const choices = workbench.trace.getByRole('group', { name: 'What to change' }).getByRole('radio');
  await expect(choices.first()).toBeFocused();
  await expect(workbench.trace.getByRole('heading', { level: 2 })).toHaveText('Why /a for every crawler');
});
