// Touch: the sizes of phones, dragging, long lists, and an on-screen keyboard.
import type { Page } from '@playwright/test';
import { reasons } from '../scripts/browser-reasons.mjs';
import { expect, secondViewport, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** The size of a page on an iPhone 14 and a Pixel 7, without the bars of the browser. */
const phones = {
  'an iPhone': { width: 390, height: 664 },
  'an Android phone': { width: 412, height: 839 },
} as const;
/** The height of an on-screen keyboard. */
const KEYBOARD = 300;

const file = 'User-agent: a\nDisallow: /a1\nDisallow: /a2\n\nUser-agent: b\nDisallow: /b1\n';

test.use({ hasTouch: true });

type Place = { readonly x: number; readonly y: number };

/** Touches a point, moves to another, and lifts. Only the DevTools protocol has real touches. */
async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (let i = 1; i <= 8; i++)
    await touch('touchMove', from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function openOnPhone(page: Page, viewport: { width: number; height: number }, text = file) {
  await page.setViewportSize(viewport);
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('robots.txt', text);
  return bench;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [phone, viewport] of Object.entries(phones)) {
  test(
    `${phone}: by taps alone from an answer to its line, to the path in the form, and to the new answer`,
    secondViewport(phone !== 'an iPhone'),
    async ({ page, channel }) => {
      test.skip(channel === 'moz-firefox', reasons.media);
      const bench = await openOnPhone(page, viewport);
      await bench.access.getByPlaceholder('Add a URL').tap();
      await page.keyboard.type('/a1');
      await page.keyboard.press('Enter');
      const cell = bench.access.getByRole('row', { name: /^\/a1/ }).getByRole('gridcell').first();
      await expect(cell).toHaveAccessibleName(/^No/);
      await cell.tap();
      await expect(bench.trace).toContainText('Disallow: /a1');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Records', exact: true }).tap();
      const path = bench.paths('a').first();
      await path.tap();
      await expect(path).toBeFocused();
      await path.fill('/other');
      await page.getByRole('button', { name: /^Access/ }).tap();
      await expect(cell).toHaveAccessibleName(/^Yes/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test(
    `${phone}: with an on-screen keyboard, the focused field is in view and not covered`,
    secondViewport(phone === 'an iPhone'),
    async ({ page }) => {
      const rules = Array.from({ length: 40 }, (_, i) => `Disallow: /d${i}\n`).join('');
      const bench = await openOnPhone(page, viewport, `User-agent: a\n${rules}`);
      await page.getByRole('button', { name: 'Records', exact: true }).click();
      const path = bench.paths('a').nth(12);
      await expect(path).toHaveValue('/d12');
      await path.click();
      await page.setViewportSize({ width: viewport.width, height: viewport.height - KEYBOARD });
      // Rows out of view are not rendered, so the index of the field changes; the focus stays.
      const field = page.locator(':focus');
      await field.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await field.boundingBox())!;
      const isOnTop = await field.evaluate(
        (element, [left, top]) => document.elementFromPoint(left, top) === element,
        [x + width / 2, y + height / 2] as const,
      );
      expect(isOnTop).toBe(true);
      await page.keyboard.type('x');
      await expect(field).toHaveValue('/d12x');
    },
  );
}

test('a rule is dragged by touch into another record, and the page does not scroll meanwhile', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', reasons.devtools);
  const bench = await openOnPhone(page, phones['an iPhone']);
  await page.getByRole('button', { name: 'Records', exact: true }).tap();
  await bench.fetched();
  const handle = (await bench.records.getByRole('button', { name: 'More for line 2' }).boundingBox())!;
  const target = (await bench.paths('b').first().boundingBox())!;
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await swipe(page, start, { x: start.x, y: target.y + 6 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect((await bench.inspect()).storeText).toBe(
    'User-agent: a\nDisallow: /a2\n\nUser-agent: b\nDisallow: /a1\nDisallow: /b1\n',
  );
});

test('a list of 3,000 rules scrolls by touch, without opening anything', { tag: '@second' }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', reasons.devtools);
  const rules = Array.from({ length: 3000 }, (_, i) => `Disallow: /d${i}\n`).join('');
  const bench = await openOnPhone(page, phones['an Android phone'], `User-agent: a\n${rules}`);
  await page.getByRole('button', { name: 'Records', exact: true }).tap();
  const first = bench.paths('a').first();
  await expect(first).toHaveValue('/d0');
  for (let i = 0; i < 4; i++) await swipe(page, { x: 200, y: 600 }, { x: 200, y: 200 });
  await expect(first).not.toHaveValue('/d0');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(bench.records.getByRole('textbox', { name: 'Path' }).and(page.locator(':focus'))).toHaveCount(
    0,
  );
});
