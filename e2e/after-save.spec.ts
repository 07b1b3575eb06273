// The list after Save: where the file goes, whether it is live, and the check of each day.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const text = 'User-agent: *\nDisallow: /wp-admin/\nSitemap: https://shop.example/map.xml\n';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function pasteLive(page: Page, live: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), live);
  await page.getByRole('textbox', { name: 'Paste or drop the live text here' }).press('ControlOrMeta+v');
}

test('after Save, a list says where the file goes, compares the live file, and gives the daily check', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.paths('*').first().fill('/wp-admin/x');
  await bench.saveFile();
  const list = page.getByRole('dialog', { name: 'Saved robots.txt' });
  await expect(list.getByText('Upload it to the folder that holds wp-config.php')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Open the live file' })).toHaveAttribute(
    'href',
    'https://shop.example/robots.txt',
  );
  await pasteLive(page, text.replace('/wp-admin/', '/wp-admin/x').trimEnd());
  await expect(list.getByText('The live file is what you saved, line by line.')).toBeVisible();
  // The focus is where the field was: the next key goes on from there, and a paste elsewhere is taken too.
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('<!doctype html>\n<html lang="en"></html>'));
  await list.getByRole('button', { name: 'Close' }).press('ControlOrMeta+v');
  await expect(list.getByText('The live address answers with a web page.')).toBeVisible();
  await list.getByRole('button', { name: 'Why' }).click();
  await expect(list.getByText('Crawlers read no rule in a web page.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await list.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(list.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe('npx gatepost-robots diff https://shop.example robots.txt --exit-code');
  await list.getByRole('button', { name: 'Copy a workflow file' }).click();
  await expect(list.getByText('save it as .github/workflows/robots-txt.yml')).toBeVisible();
  expect(await clipboard(page)).toContain('npx --yes gatepost-robots diff https://shop.example robots.txt');

  await list.getByRole('button', { name: 'Again' }).click();
  await pasteLive(page, text);
  await expect(
    list.getByText(
      /^The live file differs: what you saved has 1 line added, 1 removed; \d+ answers? of the table changes? as RFC 9309 reads it\.$/,
    ),
  ).toBeVisible();
  // Where no answer of the table changes, what a watched reader reads otherwise is not left out.
  await list.getByRole('button', { name: 'Again' }).click();
  await pasteLive(page, `# a comment\n${text.replace('/wp-admin/', '/wp-admin/x')}`);
  await expect(
    list.getByText(
      'The live file differs: what you saved has 0 lines added, 1 removed; no answer changes, for any URL.',
    ),
  ).toBeVisible();
  await list.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/#\/compare\/versions/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the list is shown once for each site and day, remembers the platform, and Escape returns to Save', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.saveFile();
  const platform = page.getByRole('combobox', { name: 'Platform of the site' });
  await platform.selectOption('A server of mine');
  await expect(page.getByText('returns it at https://shop.example/robots.txt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save file' })).toBeFocused();
  await bench.saveFile();
  await bench.settled();
  await expect(platform).toHaveCount(0);
  await chooseFromFileMenu(page, 'Put it on the site');
  await expect(page.getByRole('dialog', { name: 'Put robots.txt on the site' })).toBeVisible();
  await expect(platform).toHaveValue('server');
});

test('a save by key leaves the focus in the text, and saving the workspace gives the check of its expectations', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample('small-shop');
  await (await bench.editor()).focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+Shift+s');
  expect((await download).suggestedFilename()).toBe('shop.example.gatepost.json');
  const list = page.getByRole('dialog', { name: 'Saved shop.example.gatepost.json' });
  await expect(list.getByText('npx gatepost-robots test --live shop.example.gatepost.json')).toBeVisible();
  await expect(list.getByText('Fails when one of your 5 expectations fails')).toBeVisible();
  await expect(await bench.editor()).toBeFocused();
});

test('the list says how many expectations fail, and leads to them', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const site = {
    gatepost: 1,
    origin: 'https://shop.example',
    files: [{ path: '/robots.txt', text }],
    expectations: [{ agent: '', url: '/wp-admin/', expect: 'allow' }],
  };
  await bench.openFile('shop.gatepost.json', JSON.stringify(site));
  await expect(page.getByRole('button', { name: /1 of 1 .*fails/ })).toBeVisible();
  await bench.saveFile();
  const list = page.getByRole('dialog', { name: /^Saved / });
  await list.getByRole('button', { name: '1 expectation fails' }).click();
  await expect(list).toHaveCount(0);
  const expectations = page.getByRole('dialog', { name: /^Expectations/ });
  await expect(expectations).toBeVisible();
  // A later save has no list, and says it in its notice.
  await expectations.press('Escape');
  await bench.saveFile();
  await expect(page.getByText('Saved. 1 expectation fails.')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(expectations).toBeVisible();
  await expect(page.getByText('Saved. 1 expectation fails.')).toHaveCount(0);
});

test('while the list of expectations is open, the list after Save has no second command', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const site = {
    gatepost: 1,
    origin: 'https://shop.example',
    files: [{ path: '/robots.txt', text }],
    expectations: [{ agent: '', url: '/wp-admin/', expect: 'allow' }],
  };
  await bench.openFile('shop.gatepost.json', JSON.stringify(site));
  await page.getByRole('button', { name: /1 of 1 .*fails/ }).click();
  await expect(page.getByRole('dialog', { name: /^Expectations/ })).toBeVisible();
  await bench.saveFile();
  const list = page.getByRole('dialog', { name: /^Saved / });
  await expect(list.getByRole('heading', { name: /See that it is live/ })).toBeVisible();
  await expect(list.locator('code').filter({ hasText: /^npx gatepost-robots / })).toHaveCount(0);
});
