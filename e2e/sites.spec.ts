// The sites of the start page: their state, their order, and what can be done with them.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { readStoredRecords } from './stored-records.ts';
import { openSite, siteRow, Workbench } from './workbench.ts';

test('a site has its sentence and its state, is named, pinned, deleted and brought back', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /\nSitemap: https://staging.example/m.xml\n');
  const sites = page.getByRole('region', { name: 'Your sites' });
  const toStart = () => page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await toStart();
  const staging = siteRow(page, 'staging.example');
  await expect(staging).toContainText('Blocks the whole site for everyone');
  await expect(staging).toContainText('whole site closed');
  await bench.openFile('old.txt', 'User-agent: *\nDisallow: /wp-admin/\n');
  await bench.paths('*').first().fill('/x');
  await toStart();

  const old = siteRow(page, /^old\.txt/);
  await expect(old).toContainText('Blocks /x for everyone. No site known yet.');
  await expect(old).toContainText(/\d of \d+ answers changes?/);
  await expect(old).toContainText('not saved');
  await old.getByRole('button', { name: 'Name the site' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the site' });
  await name.press('Escape');
  await expect(old).toBeVisible();
  await old.getByRole('button', { name: 'Name the site' }).click();
  await name.fill('shop.example');
  await name.press('Enter');
  const shop = siteRow(page, /^shop\.example/);
  await expect(shop.getByRole('button').first()).toBeFocused();
  await expect(shop).not.toContainText('No site known yet');

  await expect(sites.locator('[data-site]')).toHaveText([/^shop\.example/, /^staging\.example/]);
  await staging.getByRole('button', { name: 'Pin staging.example' }).click();
  await expect(sites.locator('[data-site]')).toHaveText([/^staging\.example/, /^shop\.example/]);
  await expect(staging.getByRole('button', { name: 'Pin staging.example' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await staging.getByRole('button', { name: 'Menu of staging.example' }).click();
  await page.getByRole('menuitem', { name: 'Copy the daily check' }).click();
  await expect(staging.getByText('Workflow file copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'npx --yes gatepost-robots diff https://staging.example robots.txt --exit-code',
  );

  for (const one of ['staging.example', 'shop.example']) {
    await page.getByRole('button', { name: `Menu of ${one}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(sites.getByText(`${one} is deleted.`)).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleDescription(`${one} is deleted.`);
    await page.keyboard.press('Enter');
    await expect(sites.getByRole('button', { name: one, exact: true })).toBeFocused();
  }
  // The pin and the name came back, and so did the edit.
  await expect(sites.locator('[data-site]')).toHaveText([/^staging\.example/, /^shop\.example.*not saved/]);
  await page.reload();
  await openSite(siteRow(page, 'shop.example'));
  await expect(bench.paths('*').first()).toHaveValue('/x');

  await toStart();
  await page.getByRole('button', { name: 'Menu of shop.example' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sites.getByText('shop.example is deleted.')).toBeVisible();
  await page.reload();
  await expect(sites.locator('[data-site]')).toHaveText([/^staging\.example/]);
  await expect(sites.getByText('is deleted')).toHaveCount(0);
});

test('product: a deleted site is restored after a reload, with its edit and its undo, or deleted for good', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /a\nSitemap: https://shop.example/m.xml\n');
  await bench.paths('*').first().fill('/edited');
  await bench.kept();
  const toStart = () => page.getByRole('link', { name: 'Gatepost, Start' }).click();
  const sites = page.getByRole('region', { name: 'Your sites' });
  const fold = sites.getByText('Deleted: 1');
  const remove = async () => {
    await page.getByRole('button', { name: 'Menu of shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(fold).toBeVisible();
  };
  await toStart();
  await remove();
  // The only site is deleted, and the list is still there.
  await page.reload();
  await expect(sites.locator('[data-site]')).toHaveCount(0);
  await fold.click();
  await expect(sites.getByText(/30 days, 10 sites at most/)).toBeVisible();
  await sites.getByRole('button', { name: 'Restore shop.example' }).click();
  await expect(sites.getByRole('button', { name: 'shop.example', exact: true })).toBeFocused();
  await expect(fold).toHaveCount(0);
  await page.reload();
  await openSite(siteRow(page, 'shop.example'));
  await expect(bench.paths('*').first()).toHaveValue('/edited');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.paths('*').first()).toHaveValue('/a');

  await toStart();
  await remove();
  await page.reload();
  await fold.click();
  await sites.getByRole('button', { name: 'Delete for good: shop.example' }).click();
  await expect(fold).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sites).toHaveCount(0);
  for (const store of ['works', 'bases', 'steps', 'versions'])
    expect((await readStoredRecords(page, store)).filter(({ paths }) => paths)).toEqual([]);
});

test('product: a renamed site keeps its host, also when it is closed, deleted and restored, and rename has Undo', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /a\nHost: www.shop.example\n');
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  const site = page.locator('[data-site]');
  const time = await site.getByRole('time').textContent();
  const rename = async (name: string) => {
    await site.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of the site' }).fill(name);
    await page.keyboard.press('Enter');
  };
  await rename('robots.txt');
  await expect(site).toContainText('robots.txt www.shop.example');
  await expect(site).toContainText('Was www.shop.example.');
  await site.getByRole('button', { name: 'Undo' }).click();
  await expect(site).not.toContainText('robots.txt');
  await expect(site).not.toContainText('Was');
  await rename('robots.txt');
  await site.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site).toContainText('robots.txt www.shop.example');
  await page.reload();
  await expect(site).toContainText('robots.txt www.shop.example');
  await expect(site).not.toContainText('No site known yet');
  // The time is that of the last change, which opening it again is not.
  await expect(site.getByRole('time')).toHaveText(time ?? '');
  await expect(site.getByRole('time')).toHaveAttribute('title', /^Last change/);
});

test('a policy file that is pasted anywhere on the start page opens, and another text fills the field', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: a\nDisallow: /\n');
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the file' })).toHaveCount(0);
  await page.evaluate(() => navigator.clipboard.writeText('no field'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('textbox', { name: 'Text of the file' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.evaluate(() => navigator.clipboard.writeText('User-agent: b\nDisallow: /b\n'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(bench.paths('b').first()).toHaveValue('/b');
});
