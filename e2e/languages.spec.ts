// The page in another language, and in right-to-left order.
import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const choose = (page: Page, tag: string) =>
  page.addInitScript((language) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('gatepost-language', language);
  }, tag);

/** Reloads the page, which another fragment alone would not. */
async function go(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#/${route}`);
  await page.getByRole('main').or(page.getByRole('article')).first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('product: another language reloads the page, with the session and its history unchanged', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/changed/');
  const { storeText } = await bench.inspect();
  await chooseFromFileMenu(page, 'Settings', 'Deutsch');

  const records = page.getByRole('region', { name: 'Abschnitte' });
  const path = records.getByRole('article', { name: 'unhipbot' }).getByRole('textbox', { name: 'Pfad' });
  await expect(path).toHaveValue('/changed/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await bench.inspect()).storeText).toBe(storeText);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(path).toHaveValue('/');

  await page.getByRole('button', { name: 'Datei', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(bench.paths('unhipbot')).toHaveValue('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await expect(bench.paths('unhipbot')).toHaveValue('/changed/');
});

/** The strings of message modules, by exported name and key: a language has its own files. */
async function leavesOf(tag: string): Promise<Map<string, string>> {
  const folder = new URL(`../src/messages/${tag}/`, import.meta.url);
  const texts = new Map<string, string>();
  const add = (way: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(way, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) add(`${way}.${name}`, inner);
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !/^all\.ts$|cli\.ts$/.test(file))
      add('', await import(new URL(file, folder).pathname));
  return texts;
}

/** Fields of a data.txt that the page shows as they are in the file. */
const fieldNames = new Set(['Title', 'Updated', 'License']);

/** Strings that have a German translation, and do not occur in German. */
async function onlyEnglish(): Promise<readonly string[]> {
  const [english, german] = await Promise.all([leavesOf('en'), leavesOf('de')]);
  const texts = new Set(german.values());
  return [...english]
    .filter(
      ([way, text]) => german.has(way) && /[a-z]{2}/i.test(text) && !texts.has(text) && !fieldNames.has(text),
    )
    .map(([, text]) => text);
}

/** Text that users see or hear on the page, without parts marked as English and lines of files. */
const readable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const quoted =
      '[lang="en"], code, pre, ol li, datalist, option[lang], .monaco-editor, script, style, textarea';
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(quoted)) texts.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.querySelectorAll('body *'))
      if (!element.closest('[lang="en"], .monaco-editor'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
          texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim());
  });

const examples = ['acap-news', 'data-portal', 'xml-headlines', 'mobile-overlap', 'fict-org', 'messy'];
const pages = ['', 'koster-1996', 'data-txt', 'rfc-9309', 'acap', 'robots-pi', 'mobile-agents', 'crawlers'];

/** The screens that are checked for German, and the controls that are opened there. */
const screens: readonly (readonly [route: string, opened: readonly string[]])[] = [
  ['', []],
  ...examples.map((id) => [`edit?example=${id}`, []] as const),
  ['edit?example=small-shop', ['Teilen', 'Mehr zu dieser Datei', 'Optionen']],
  ...['readers', 'versions', 'edge'].map((part) => [`compare/${part}`, []] as const),
  ...[...pages, 'findings', 'findings/R001', 'licences', 'keyboard'].map(
    (slug) => [`learn/${slug}`, []] as const,
  ),
];

test('product: no screen shows English words that have a German translation', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const english = new Set(await onlyEnglish());
  expect(english.has('Records')).toBe(true);
  await choose(page, 'de');
  await page.goto('./');
  const findEnglish = async (where: string) =>
    (await readable(page)).filter((text) => english.has(text)).map((text) => `${where}: ${text}`);
  for (const [route, opened] of screens) {
    await go(page, route);
    await expect(async () => expect(await findEnglish(route)).toEqual([])).toPass({ timeout: 3_000 });
    // An opened control is shown before it is closed again.
    if (opened.length > 0)
      await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
    for (const name of opened) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.waitForLoadState('networkidle');
      expect(await findEnglish(name)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

const turnedPages = [
  '',
  'edit?example=small-shop',
  'edit?example=acap-news',
  'compare/readers',
  'learn/acap',
];

for (const width of [1440, 320])
  test(`product: in right-to-left order at ${width} pixels, everything fits and axe finds nothing`, {
    tag: '@long',
  }, async ({ page }) => {
    await choose(page, 'en-XB');
    await page.setViewportSize({ width, height: 900 });
    for (const route of turnedPages) {
      await go(page, route);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([route, wider]).toEqual([route, 0]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([route, violations.map(({ id }) => id)]).toEqual([route, []]);
    }
  });

test('product: the code editor is also in the selected language', { tag: '@long' }, async ({ page }) => {
  await choose(page, 'de');
  await go(page, 'edit?example=fict-org');
  await page.getByRole('region', { name: 'Text', exact: true }).locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('textbox', { name: 'Suchen', exact: true })).toBeFocused();
});

test('product: in right-to-left order, files and paths are still left-to-right', {
  tag: '@long',
}, async ({ page }) => {
  await choose(page, 'en-XB');
  await page.goto('./#/edit?example=fict-org');
  const line = page.locator('.monaco-editor .view-line').filter({ hasText: 'Disallow: /org/plans.html' });
  await expect(line).toBeInViewport();
  const path = page.getByRole('rowheader').filter({ hasText: '/index.html' }).locator('span').first();
  const sides = await path.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(sides[0]).toBeLessThan(sides[1] ?? 0);
});
