// Language features of the text pane: crawlers of the catalogue, extension lines, formatting, names, and the position.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

async function opened(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+Home');
  return bench;
}

const textIn = async (bench: Workbench) => (await bench.inspect()).storeText;

/** Monaco gives its menu items another role in browsers that report Windows. */
const suggestion = (page: Page, name: RegExp): Locator => {
  const list = page.getByRole('listbox', { name: 'Suggest' });
  return list.getByRole('option', { name }).or(list.getByRole('listitem', { name }));
};

const lens = (bench: Workbench, text: string | RegExp) => bench.text.getByText(text).first();

test('a crawler of the catalogue and a value of an extension line are written by completions', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, '');
  await page.keyboard.type('User-agent: GPT');
  await expect(suggestion(page, /^GPTBot, OpenAI · AI training/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('\nContent-Signal: ');
  await expect(suggestion(page, /^ai-train=/)).toBeVisible();
  await page.keyboard.type('ai-t');
  await page.keyboard.press('Enter');
  await expect(suggestion(page, /^ai-train=no/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await textIn(bench)).toBe('User-agent: GPTBot\nContent-Signal: ai-train=no');
  await page.keyboard.type('\nCrawl-delay: 3\nRequest-rate: 1/');
  await expect(page.getByText('The time for that many pages.', { exact: true })).toBeVisible();
  // A name and an answer that are typed in full are not replaced, and Enter ends their lines.
  await page.keyboard.type('10\n\nUser-agent: Google\nContent-Signal: search=no\n', { delay: 15 });
  expect(await textIn(bench)).toBe(
    'User-agent: GPTBot\nContent-Signal: ai-train=no\nCrawl-delay: 3\nRequest-rate: 1/10\n\nUser-agent: Google\nContent-Signal: search=no\n',
  );
});

test('hovers explain an extension line and the crawlers that obey it; a record shows what it decides, if enabled', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nCrawl-delay: 10\nDisallow: /a*\n');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+i');
  await expect(bench.text.getByText('Read by Bing, Anthropic')).toBeVisible();
  await page.keyboard.press('Escape');
  const urls = bench.access.getByRole('textbox', { name: 'URLs' });
  await urls.fill('https://h.example/ab');
  await urls.press('Enter');
  await expect(lens(bench, /decides\s\d/)).toBeHidden();
  await bench.text.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name: 'Show what records decide' }).click();
  await expect(lens(bench, /decides\s\d+\sanswers?/)).toBeVisible();
  await bench.text.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name: 'Hide what records decide' }).click();
  await expect(lens(bench, /decides\s\d/)).toBeHidden();
});

test('the file is formatted by its key in one step, and a note says what is not changed', {
  tag: '@long',
}, async ({ page }) => {
  const before =
    'user-agent :a\n  Disallow:/x\nUser-agent: b\nDisallow: /\nUser-agent: c\nSitemap: /s\nUser-agent: d\nDisallow: /\n';
  const after =
    'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /\n\nUser-agent: c\nSitemap: /s\nUser-agent: d\nDisallow: /\n';
  const bench = await opened(page, before);
  await page.keyboard.press('Shift+Alt+f');
  await expect(bench.text.getByText(/^Formatted 4 lines\. Line 9: not fully formatted/)).toBeVisible();
  expect(await textIn(bench)).toBe(after);
  await page.keyboard.press('Control+z');
  const undone = await bench.inspect();
  expect([undone.storeText, undone.editorText]).toEqual([before, before]);
  await bench.text.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name: /^Format Alt Shift F$/ }).click();
  expect(await textIn(bench)).toBe(after);
  await page.keyboard.press('Control+z');
  await bench.text.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name: 'Format with options…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Format the file' });
  await dialog.getByRole('checkbox', { name: 'One blank line above each record' }).uncheck();
  await expect(dialog.getByText('Changes 2 lines.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Format', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await textIn(bench)).toBe(
    before.replace('user-agent :a\n  Disallow:/x', 'User-agent: a\nDisallow: /x'),
  );
});

test('a crawler is renamed in all its lines in one step; a finding is fixed from the text', {
  tag: '@long',
}, async ({ page }) => {
  const before = 'User-agent: Foo\nUser-agent: bar\nDisalow: /x\n\nUser-agent: foo\nAllow: /\n';
  const bench = await opened(page, before);
  await page.keyboard.press('End');
  await page.keyboard.press('F2');
  const input = page.getByRole('textbox', { name: /Rename input/ });
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('GPTBot');
  await page.keyboard.press('Enter');
  await expect.poll(() => textIn(bench)).toBe(before.replace('Foo', 'GPTBot').replace('foo', 'GPTBot'));
  await page.keyboard.press('Control+z');
  await expect.poll(() => textIn(bench)).toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Immediately: a request for fixes waits for findings that are still computed.
  await page.keyboard.press('Control+.');
  // The row of the form has the same fix; this is the menu in the text.
  await page.getByText('Use Disallow', { exact: false }).last().click();
  await expect.poll(() => textIn(bench)).toBe(before.replace('Disalow', 'Disallow'));
});

test('records and their rules are listed, and a rule is found by its path', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(
    page,
    `${'# c\n'.repeat(50)}User-agent: a\nDisallow: /x\nSitemap: https://h.example/s.xml\n`,
  );
  await bench.text.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name: /^Go to a record/ }).click();
  const entries = page.getByRole('listbox').getByRole('option');
  await expect(entries).toHaveCount(3);
  await expect(page.locator('input:focus')).toHaveValue('@');
  await page.keyboard.press('End');
  // In browsers that report Windows, the code editor normalizes slashes.
  await page.keyboard.type('allow');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('/x');
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.caret()).toBe('Line 52, column 1');
});
