import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const file = [
  'User-agent: *',
  'Allow: /*/a$',
  'Allow: /a*$',
  'Disallow: */a$',
  'Disallow: /b',
  'Allow: /b/c',
  '',
];

test('by keyboard: the menu of a rule names a URL that it decides, for every reader, and adds it to the table', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file.join('\n'));
  await bench.readAs('rfc9309');
  // The table automatically includes the paths of rules: this one is removed first.
  const row = bench.access.getByRole('rowheader', { name: '/b/c' });
  await row.press('Delete');
  await expect(row).toHaveCount(0);
  const menu = bench.records.getByRole('button', { name: 'More for line 6' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Which URL does it decide?' }).press('Enter');
  const popup = page.getByRole('dialog', { name: 'Which URL does line 6 decide?' });
  const answers = popup.getByRole('listitem');
  await expect(answers.first()).toContainText(
    /^RFC 9309.*Google.*It decides, for example, \/b\/c for any other crawler\./,
  );
  await expect(answers.filter({ hasText: '1996 draft 1' })).toContainText('Never: line 5 takes precedence.');
  const add = answers.first().getByRole('button');
  await expect(add).toHaveAccessibleName('Add /b/c to the table');
  await add.press('Enter');
  await expect(add).toHaveText('In the table');
  await expect(add).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(0);
});

test('a rule that several lines override only together never decides, and says so', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file.join('\n'));
  await bench.readAs('rfc9309');
  const rule = bench.records.getByRole('group', { name: 'line 4', exact: true });
  await expect(rule.getByText('never', { exact: true })).toBeVisible();
  await expect(rule.getByText('Lines 2 and 3 take precedence.')).toBeVisible();
  await bench.paths('*').nth(1).fill('/aa');
  await expect(rule.getByText('never', { exact: true })).toHaveCount(0);
});
