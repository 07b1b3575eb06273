// Announcements for screen readers, and where the focus moves.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('undo, redo, and another reader are announced politely, with their effects', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  // The code for announcements loads like the rest.
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text });
  await bench.paths('*').last().fill('/x');
  await page.keyboard.press('Control+z');
  await expect(announcement('Undone: the path on line 16')).toHaveCount(1);
  await expect(bench.paths('*').last()).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(announcement('Redone: the path on line 16')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await bench.readAs('google');
  await expect(announcement('Read as Google: 1 of 33 answers of the table changes')).toHaveCount(1);
  await bench.readAs('koster-1996');
  await expect(announcement('Read as 1996 draft 1: 1 of 33 answers of the table changes')).toHaveCount(1);
});

test('wcag 4.1.3: a narrow window has no status line, and still announces the finding that F8 moves to', {
  tag: '@second',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisalow: /a\n');
  await bench.fetched();
  await bench.record('*').getByRole('combobox', { name: 'User-agent' }).focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('status').filter({ hasText: /line 2/i })).toHaveCount(1);
});

test('dismissing a notice leaves the focus on the page', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', '<!doctype html>\n<html>\nUser-agent: a\nDisallow: /\n');
  await bench.paths('a').first().focus();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(bench.paths('a').first()).toBeFocused();
});
