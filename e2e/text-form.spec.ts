// The text and the form mark the same line, and neither takes focus or drafts from the other.
import type { Page } from '@playwright/test';
import { reasons } from '../scripts/browser-reasons.mjs';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}\n`).join('');

async function opened(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', `User-agent: *\n${rules}\n\n`);
  await (await bench.editor()).focus();
  return bench;
}

/** The row of a line; rule `/0` is in line 2. */
const rowOf = (bench: Workbench, line: number) =>
  bench.records.getByRole('group', { name: `line ${line}`, exact: true });

const topOf = async (bench: Workbench, line: number) => (await rowOf(bench, line).boundingBox())?.y;

test('the caret in the text marks its row in the form and brings it into view; the focus stays', async ({
  page,
}) => {
  const bench = await opened(page);
  await page.keyboard.press('Control+End');
  await expect(rowOf(bench, 301)).toBeInViewport();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await expect(rowOf(bench, 301)).toHaveAttribute('data-current', 'true');
  await page.keyboard.press('Control+Home');
  await expect(rowOf(bench, 2)).toBeInViewport();
  await page.keyboard.type('#');
  expect((await bench.inspect()).storeText.startsWith('#User-agent')).toBe(true);
});

test('ours (decision 0015): queued keys share a rendering; none is lost, and all views agree', {
  tag: '@second',
}, async ({ page, channel }) => {
  test.skip(channel === 'moz-firefox', reasons.keys);
  const bench = await opened(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await bench.settled();
  const column = async () => Number(/\d+$/.exec(await bench.caret())?.[0]);
  const before = await column();
  // Records the row of the form each time it is rendered; the page is busy while keys arrive.
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    const row = document.querySelector('section[aria-label="Records"] [data-line="2"]')!;
    new MutationObserver(() => drawn.push(row.textContent ?? '')).observe(row, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    // Starts after this call returns, before any key arrives.
    setTimeout(() => {
      const end = performance.now() + 800;
      while (performance.now() < end);
    });
  });
  const letters = 'abcdefghijklmnop';
  await Promise.all(letters.split('').map((letter) => page.keyboard.press(letter)));
  await expect.poll(column).toBe(before + letters.length);
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
  expect(drawn.length, drawn.join(' | ')).toBeLessThan(letters.length / 2);
  const { storeText, editorText, formValues } = await bench.inspect();
  expect(storeText.split('\n')[1]).toBe(`Disallow: /0${letters}`);
  expect(editorText).toBe(storeText);
  expect(formValues).toContainEqual({ line: 2, label: 'Path', value: `/0${letters}`, isDraft: false });
});

test('a visible row does not move when the caret enters its line', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await page.keyboard.press('Control+End');
  await expect(rowOf(bench, 301)).toBeInViewport();
  await bench.settled();
  const before = await topOf(bench, 292);
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowUp');
  await expect(rowOf(bench, 295)).toHaveAttribute('data-current', 'true');
  await bench.settled();
  expect(await topOf(bench, 292)).toBe(before);
});

test('the caret of the text does not scroll the form while the form has the focus', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page);
  await page.keyboard.press('Control+End');
  await expect(rowOf(bench, 301)).toBeInViewport();
  await bench.records.hover();
  await page.mouse.wheel(0, -20_000);
  await expect(rowOf(bench, 2)).toBeInViewport();
  const effect = rowOf(bench, 2).getByRole('combobox');
  await effect.focus();
  await effect.selectOption('Allow');
  await bench.settled();
  await expect(rowOf(bench, 2)).toBeInViewport();
  await expect(effect).toBeFocused();
});

test('a click in a row moves the focus from a row that was scrolled out of view', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page);
  await page.keyboard.press('Control+End');
  await rowOf(bench, 301).getByRole('textbox', { name: 'Path' }).focus();
  await bench.records.hover();
  await page.mouse.wheel(0, -20_000);
  await expect(rowOf(bench, 5)).toBeInViewport();
  await rowOf(bench, 5).getByRole('textbox', { name: 'Path' }).click();
  await bench.settled();
  await expect(rowOf(bench, 5).getByRole('textbox', { name: 'Path' })).toBeFocused();
  await expect(rowOf(bench, 5)).toBeInViewport();
});

test('a focused row shows its line in the text', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await page.keyboard.press('Control+End');
  await expect(rowOf(bench, 301)).toBeInViewport();
  await rowOf(bench, 297).getByRole('textbox', { name: 'Path' }).focus();
  await expect.poll(() => bench.caret()).toBe('Line 297, column 1');
  await expect(rowOf(bench, 297).getByRole('textbox', { name: 'Path' })).toBeFocused();
});
