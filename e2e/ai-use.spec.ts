// The question about AI use: answers, an explanation for contradictory lines, and its options.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const text = `License: https://shop.example/licence.xml
Content-Signal: ai-train=no, use=reference

User-agent: *
Content-Usage: train-ai=n
Disallow: /cart/

User-agent: GPTBot
Content-Signal: ai-train=no
Allow: /

User-agent: Bingbot
Content-Signal: search=yes, ai-train=yes
Allow: /
`;

async function asking(page: Page, label: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openTable(text, ['GPTBot', 'Bingbot', ''], ['/']);
  await bench.access.getByRole('combobox', { name: 'Question' }).selectOption({ label });
  return bench;
}

const cellOf = (bench: Workbench, name: string | RegExp) => bench.access.getByRole('gridcell', { name });
const select = (bench: Workbench, name: string) => bench.access.getByRole('combobox', { name, exact: true });

test('AI training: an answer for each user-agent, kept as an expectation of the workspace', async ({
  page,
}) => {
  const bench = await asking(page, 'Use: AI training?');
  await expect(cellOf(bench, /^Both, several lines say so, from line 9 on/)).toBeVisible();
  await expect(cellOf(bench, /^Yes, Content-Signal on line 13/)).toBeVisible();
  const any = cellOf(bench, /^No, several lines say so, from line 2 on/);
  await any.focus();
  await page.keyboard.press('e');
  await expect(page.getByText('1 expectation holds')).toBeVisible();
  const editor = await bench.editor();
  await editor.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Backspace'])
    await editor.press(key);
  await editor.pressSequentially('y');
  await expect(cellOf(bench, /^Both, .*expected: No, fails/)).toBeVisible();
  await expect(page.getByText('1 of 1 expectation fails', { exact: true })).toBeVisible();
});

test('a contradictory file: which line says no, which says yes, and the other statements', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await asking(page, 'Use: AI training?');
  await cellOf(bench, /^Both/).click();
  const { trace } = bench;
  await expect(trace.getByText(/^Line 9 says no to AI training, but line 10 says yes\./)).toBeVisible();
  await expect(trace.getByText(/^Line 10 allows GPTBot by name/)).toBeVisible();
  await expect(trace.getByText('Line 9 says ai-train=no, in the record for this crawler.')).toBeVisible();
  await expect(
    trace.getByText(/^Line 1 names a license: https:\/\/shop\.example\/licence\.xml/),
  ).toBeVisible();
  await expect(trace.getByText('A line says yes. It counts only if no line says no.')).toBeVisible();
  await trace
    .getByRole('button', { name: 'Line 9' })
    .or(trace.getByRole('link', { name: 'Line 9' }))
    .first()
    .click();
  await expect.poll(() => bench.caret()).toMatch(/^Line 9, column/);
});

test('another purpose, another reading of signals, the cautious reading, and all purposes of one crawler', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await asking(page, 'Use: AI training?');
  await select(bench, 'A signal counts for').selectOption({ label: 'the whole file' });
  await expect(cellOf(bench, /^Both/)).toHaveCount(3);
  await select(bench, 'Purpose').selectOption({ label: 'Search' });
  await expect(cellOf(bench, /^Yes, Content-Signal on line 13/)).toHaveCount(3);
  await select(bench, 'A signal counts for').selectOption({ label: 'its record' });
  await expect(cellOf(bench, /^Not said/)).toHaveCount(2);
  await bench.access.getByRole('button', { name: 'Cautious view' }).click();
  await expect(cellOf(bench, /^No, not said/)).toHaveCount(2);
  await bench.access.getByRole('button', { name: 'Cautious view' }).click();
  await select(bench, 'Purpose').selectOption({ label: 'all four, for one crawler' });
  await select(bench, 'Crawler').selectOption({ label: 'Bingbot' });
  await expect(cellOf(bench, /./)).toHaveText(['Yes', 'Not said', 'Not said', 'Yes']);
});

for (const [colorScheme, width] of viewports)
  test.describe(`axe finds nothing, ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme });
    test(`with the options and an explanation of AI use, ${width} pixels wide`, async ({ page }) => {
      const bench = await asking(page, 'Use: AI training?');
      await cellOf(bench, /^Both/).click();
      await bench.trace.getByText(/^Line 9 says no to AI training/).waitFor();
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
