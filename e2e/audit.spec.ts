// The audit of what the site says to AI: opened from the palette, read, copied, printed, and followed to a line.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { reasons } from '../scripts/browser-reasons.mjs';
import { expect, test } from './fixtures.ts';
import { addKnownFile, chooseFromFileMenu, Workbench } from './workbench.ts';

const PATH = '/.well-known/tdmrep.json';
const robots = 'User-agent: *\nContent-Signal: ai-train=yes, search=yes\nDisallow: /private/\n';

/** A site whose robots.txt allows training and whose tdmrep.json reserves it, with the audit open. */
async function openAudit(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', robots);
  await addKnownFile(page, PATH);
  await bench.records.getByRole('button', { name: 'Add location' }).click();
  await expect(bench.records.getByRole('textbox', { name: 'Path of location 1' })).toHaveValue('/');
  await chooseFromFileMenu(page, 'What the site says to AI…');
  await expect(page.getByRole('heading', { level: 1, name: 'What the site says to AI' })).toBeFocused();
  return bench;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('two files that contradict each other are shown, and the line leads to its file', async ({ page }) => {
  const bench = await openAudit(page);
  const contradictions = part(page, 'Contradictions');
  await expect(
    contradictions.getByRole('heading', { name: /^AI training: yes and no, for any other crawler/ }),
  ).toBeVisible();
  await expect(contradictions.getByText('Content-Signal: ai-train=yes, search=yes')).toBeVisible();
  const row = page.getByRole('row', { name: /^GPTBot/ });
  await expect(row.getByRole('cell').nth(3)).toContainText('Both');
  await expect(
    part(page, 'Statements').getByText('No operator documents that it follows this.').first(),
  ).toBeVisible();
  await expect(part(page, 'Files').getByText(/The site has none of these: response headers/)).toBeVisible();

  await contradictions.getByRole('link', { name: `${PATH}, line 4` }).click();
  await expect(page).toHaveURL(/#\/edit$/);
  await expect(bench.records.getByRole('textbox', { name: 'Path of location 1' })).toBeVisible();
  const editor = await bench.editor();
  await editor.press('End');
  await editor.pressSequentially(' ');
  expect((await bench.inspect()).storeText.split('\n')[3]).toBe('    "tdm-reservation": 1 ');
});

test('the audit is copied as Markdown', { tag: '@second' }, async ({ page }) => {
  await openAudit(page);
  await part(page, 'Files').waitFor();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# What the site says to AI, As of /);
  expect(text).toContain('\n## Contradictions\n\n- AI training: yes and no, for any other crawler');
});

test('printed, the audit is black on white and has no buttons', { tag: '@second' }, async ({
  page,
  channel,
}) => {
  test.skip(channel === 'moz-firefox', reasons.media);
  await openAudit(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the workbench' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the audit has no violation that axe finds, and fits into 320 pixels: ${colorScheme}`, {
    tag: '@second',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAudit(page);
    await part(page, 'Files').waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
