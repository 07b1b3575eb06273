// The simulated response: what the reader does, by which source, and how long a copy may be used.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('below the status, the options say what the reader does and whether its documentation defines it', {
  tag: '@second',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await workbench.readAs('koster-1996');
  const access = await workbench.options();
  const status = access.getByRole('combobox', { name: 'If /robots.txt returns' });
  await expect(access.getByText('1996 draft 1: the file is used. This is documented.')).toBeVisible();
  await expect(access.getByText('The file may be cached for 7 days')).toBeVisible();
  await status.selectOption('503');
  await expect(access.getByText('crawlers come back later. Not documented')).toBeVisible();
  await status.selectOption('301, then 200');
  await expect(access.getByText('It does not state a limit for redirects.')).toBeVisible();
  await page.keyboard.press('Escape');
  await workbench.readAs('rfc9309');
  await expect(workbench.access.getByText('As if /robots.txt returned 301, then 200.')).toBeVisible();
  await workbench.options();
  await expect(access.getByText('It follows up to 5 redirects.')).toBeVisible();
  await expect(access.getByText('The file may be cached for 24 hours')).toBeVisible();
  await page.getByRole('textbox', { name: 'If the file is sent with Cache-Control' }).fill('max-age=600');
  await expect(access.getByText('The file may be cached for 10 minutes')).toBeVisible();
  await page.keyboard.press('Escape');
  await workbench.access.getByRole('button', { name: 'Reset' }).click();
  await expect(workbench.access.getByText(/^As if/)).toHaveCount(0);
});
