import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const conventional = '# Ours\r\nUser-agent: *\r\nDisallow: /Private/\r\nCrawl-delay: 5';
const acap = '##ACAP version=1.1\nACAP-crawler: *\nACAP-disallow-crawl: /x\nACAP-allow-index: /\n';
const toAcap = 'Convert to ACAP…';
const toConventional = 'Convert to conventional records…';

async function opened(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  return bench;
}

async function choose(bench: Workbench, item: string) {
  await bench.records.getByRole('button', { name: 'More for this file' }).click();
  await bench.page.getByRole('menuitem', { name: item }).click();
  const dialog = bench.page.getByRole('dialog');
  await dialog.getByRole('list', { name: /^What changes in the text/ }).waitFor();
  return dialog;
}

const bytesOf = async (bench: Workbench) => (await bench.inspect()).bytes;

test('converting to ACAP previews losses, answers, and lines; it is one step, which undo reverts byte for byte', async ({
  page,
}) => {
  const bench = await opened(page, conventional);
  const before = await bytesOf(bench);
  const dialog = await choose(bench, toAcap);
  await expect(dialog).toHaveAccessibleName('Convert /robots.txt to ACAP');
  await expect(dialog.getByText('Line 4: This cannot be expressed: Crawl-delay: 5.')).toBeVisible();
  await expect(
    dialog.getByText('Line 3: RFC 9309 distinguishes upper and lower case in /Private/'),
  ).toBeVisible();
  const changes = dialog.getByRole('list', { name: /^What changes in the text/ });
  await expect(changes.getByText('ACAP-disallow-crawl: /Private/')).toBeVisible();
  await expect(changes.getByText(/^Removed/)).toHaveCount(0);
  expect(await bytesOf(bench)).toEqual(before);
  await dialog.getByRole('button', { name: /^Convert with \d losses$/ }).click();
  await expect(dialog).toHaveCount(0);
  const { storeText } = await bench.inspect();
  expect(storeText).toContain('# Ours\r\nUser-agent: *\r\nDisallow: /Private/\r\nCrawl-delay: 5\r\n');
  expect(storeText).toContain('ACAP-crawler: *');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('title', /converting \/robots\.txt to ACAP/);
  await undo.click();
  expect(await bytesOf(bench)).toEqual(before);
  await expect(undo).toBeDisabled();
});

test('the option to ignore conventional records writes the directive, and the preview shows it', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, conventional);
  const dialog = await choose(bench, toAcap);
  const directive = dialog.getByText('ACAP-ignore-conventional-records');
  await expect(directive).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /ignore the conventional records/ }).check();
  await expect(directive).toBeVisible();
  await dialog.getByRole('button', { name: /^Convert with/ }).click();
  expect((await bench.inspect()).storeText).toContain('ACAP-ignore-conventional-records');
});

test('by keyboard alone: Escape writes nothing and returns the focus; converting counts the answers that change', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, `User-agent: *\nDisallow:\n\n${acap}`);
  const before = await bytesOf(bench);
  const menu = bench.records.getByRole('button', { name: 'More for this file' });
  const open = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: toConventional }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await bytesOf(bench)).toEqual(before);
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Fetching: .+ changes?\.$/)).toBeVisible();
  const convert = dialog.getByRole('button', { name: /^Convert with \d+ loss(es)?$/ });
  const isFocused = () => convert.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect((await bench.inspect()).storeText).not.toContain('ACAP-');
  await page.keyboard.press('Control+z');
  expect(await bytesOf(bench)).toEqual(before);
});

test('a file without suitable lines offers no conversion; one that cannot be converted says why', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, '# nothing\n');
  const menu = bench.records.getByRole('button', { name: 'More for this file' });
  await menu.click();
  for (const item of [toAcap, toConventional])
    await expect(page.getByRole('menuitem', { name: item })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const says = async (text: string, sentence: string) => {
    await bench.openFile('robots.txt', text);
    await menu.click();
    await page.getByRole('menuitem', { name: toAcap }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Convert/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect((await bench.inspect()).storeText).toBe(text);
  };
  await says(`User-agent: *\nDisallow: /\n\n${acap}`, 'The file already has ACAP lines');
  await says(`User-agent: *\n${'Disallow: /x\n'.repeat(2001)}`, 'The file has 2,002 lines.');
});

test('the worked example opens with all usages of its crawler; another question survives a reload', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('acap-worked');
  const question = bench.access.getByRole('combobox', { name: 'Question' });
  await expect(question).toHaveValue('all');
  await expect(bench.access.getByRole('combobox', { name: 'Crawler' })).toHaveValue('named-crawler');
  await bench.reload();
  await expect(question).toHaveValue('all');
  await question.selectOption('preserve');
  await bench.reload();
  await expect(question).toHaveValue('preserve');
  await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
});
