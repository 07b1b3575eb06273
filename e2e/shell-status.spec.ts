// The status line, and moving between panes by F6.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const stop = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset['stop']);

test('design: the status line names unsaved changes, undo names its step; Save is filled while there are unsaved changes, in a box of the same size', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText('No unsaved changes');
  const save = page.getByRole('button', { name: 'Save file' });
  const before = await save.boundingBox();
  const filled = (await save.evaluate((button) => getComputedStyle(button).backgroundColor)) ?? '';
  await bench.paths('unhipbot').first().fill('/x');
  await expect(status).toContainText('Not saved');
  await expect(save).not.toHaveCSS('background-color', filled);
  expect(await save.boundingBox()).toEqual(before);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('title', 'Undo: the path on line 5');
  await undo.click();
  await expect(status).toContainText('No unsaved changes');
  await expect(status).toContainText('Nothing leaves this machine');
});

test('F6 moves from pane to pane and to the last place in each, Shift+F6 in reverse', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.editor();
  await bench.access.getByRole('gridcell').first().click();
  await bench.trace.waitFor();
  await bench.paths('unhipbot').first().focus();
  for (const pane of ['text', 'access', 'trace', 'status', 'records']) {
    await page.keyboard.press('F6');
    await expect.poll(() => stop(page)).toBe(pane);
  }
  await expect(bench.paths('unhipbot').first()).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect.poll(() => stop(page)).toBe('status');
});

test('on a narrow screen F6 brings the pane to the front', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().focus();
  await page.keyboard.press('F6');
  await expect(bench.text).toBeVisible();
  await page.keyboard.press('F6');
  await expect(bench.access).toBeVisible();
  await expect.poll(() => stop(page)).toBe('access');
});

test('at 400 % zoom nothing scrolls sideways and every pane can be reached', { tag: '@second' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bench = new Workbench(page);
  await bench.openExample();
  for (const name of ['Records', 'Text', 'Access']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const pane = { Records: bench.records, Text: bench.text, Access: bench.access }[name]!;
    await expect.poll(async () => (await pane.boundingBox())?.height ?? 0).toBeGreaterThan(250);
    await page.screenshot({ path: `test-results/zoom-${name}.png`, fullPage: true });
  }
});
