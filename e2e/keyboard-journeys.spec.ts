// The main journeys again, by keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './keyboard-user.ts';
import { focusedCell } from './workbench.ts';

const long = { tag: '@long' };

async function example(page: Page, id?: string): Promise<KeyboardUser> {
  const hands = new KeyboardUser(page);
  await hands.bench.openExample(id);
  await hands.bench.access.getByRole('gridcell').first().waitFor();
  return hands;
}

/** Moves to a cell of a row by the palette and the arrow keys. */
async function toCell(hands: KeyboardUser, url: string, column: number): Promise<void> {
  await hands.command(`/${url}`, new RegExp(url.replaceAll('.', '\\.')));
  await expect(hands.focus).toHaveAccessibleName(new RegExp(url.replaceAll('.', '\\.')));
  await hands.press('Home');
  for (let i = 0; i < column; i++) await hands.press('ArrowRight');
  await expect(hands.focus).toHaveRole('gridcell');
}

test(
  'product: a template opens from the start page, a rule of it is edited, and undo keeps the focus',
  long,
  async ({ page }) => {
    const hands = new KeyboardUser(page);
    await page.goto('./');
    await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
    await hands.enter(page.locator('summary').filter({ hasText: 'New from a template' }));
    await hands.enter(page.getByRole('button', { name: 'WooCommerce' }));
    await expect(hands.bench.paths('*')).toHaveCount(11);
    await hands.kept();
    await hands.tabTo(hands.bench.paths('*').nth(5));
    await hands.press('ControlOrMeta+a');
    await hands.type('/basket/');
    expect(await hands.text()).toContain('Disallow: /basket/');
    await hands.press('ControlOrMeta+z');
    await hands.kept();
    expect(await hands.text()).not.toContain('/basket/');
    await hands.press('ControlOrMeta+z');
    await expect(hands.bench.paths('*')).toHaveCount(0);
    await hands.kept();
  },
);

test(
  'product: the explanation of a cell, its deciding line, and back to the cell',
  long,
  async ({ page }) => {
    const hands = await example(page);
    await toCell(hands, 'orgo.gif', 2);
    const place = await focusedCell(page);
    await hands.press('Enter');
    await expect(hands.bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
    await hands.enter(hands.bench.trace.getByRole('button', { name: 'Line 16' }));
    await expect.poll(() => hands.bench.caret()).toBe('Line 16, column 1');
    await hands.kept();
    await hands.paneTo(hands.bench.text);
    await hands.press('End');
    await hands.type('org/');
    expect(await hands.text()).toContain('Disallow: /org/\n');
    await hands.press('ControlOrMeta+z');
    await hands.paneTo(hands.bench.trace);
    await hands.press('Escape');
    await expect(hands.bench.trace).toHaveCount(0);
    await expect.poll(() => focusedCell(page)).toBe(place);
  },
);

test("product: a suggestion changes a cell's answer; undo restores every byte", long, async ({ page }) => {
  const hands = await example(page);
  const before = await hands.text();
  await toCell(hands, 'orgo.gif', 3);
  await expect(hands.focus).toHaveAccessibleName(/^No/);
  await hands.press('Space');
  await expect(hands.bench.trace.getByRole('radio').first()).toBeAttached();
  await hands.tabTo(hands.bench.trace.getByRole('radio').first());
  await hands.press('ArrowDown', 'ArrowUp');
  await hands.enter(hands.bench.trace.locator('[aria-label^="Make"] .btn-primary'));
  await expect.poll(() => hands.text()).not.toBe(before);
  await hands.kept();
  await hands.press('ControlOrMeta+z');
  expect(await hands.text()).toBe(before);
  await hands.kept();
});

test(
  'product: an answer is expected; an edit breaks it, and the list leads to its explanation',
  long,
  async ({ page }) => {
    const hands = await example(page, 'rfc-longest');
    await toCell(hands, 'disallow.gif', 1);
    await hands.press('e');
    await expect(hands.focus).toHaveAccessibleName(/as expected/);
    await hands.paneTo(hands.bench.records);
    await hands.tabTo(hands.bench.paths('foobot').nth(1));
    await hands.press('ControlOrMeta+a');
    await hands.type('/example/page/disallow.gif');
    await expect(page).toHaveTitle(/^2 of 3 fail/);
    const count = page.getByRole('contentinfo').getByRole('button', { name: '2 of 3 expectations fail' });
    await hands.paneTo(page.getByRole('contentinfo'));
    await hands.enter(count);
    const list = page.getByRole('dialog', { name: 'Expectations' });
    await hands.escapes(list, count);
    await hands.press('Enter');
    await hands.backTo(list.getByRole('button', { name: 'Failing 2' }), 5);
    await hands.press('Enter');
    await hands.enter(list.getByRole('button', { name: 'Show why /example/page/disallow.gif for foobot' }));
    await expect(hands.bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
    await hands.enter(hands.bench.trace.getByRole('button', { name: /^Expect No instead/ }));
    await expect(page).toHaveTitle(/^1 of 3 fails/);
    await hands.kept();
    await hands.press('ControlOrMeta+z');
    await expect(page).toHaveTitle(/^2 of 3 fail/);
    await hands.kept();
  },
);

test(
  'design: F8 moves to a finding, Ctrl . to its fix; another finding is ignored in the list',
  long,
  async ({ page }) => {
    const hands = new KeyboardUser(page);
    await page.goto('./#/edit');
    await hands.bench.records.waitFor();
    await hands.press('Tab');
    await hands.open('robots.txt', 'User-agent: *\nDisalow: /a\nDisallow: /b\nDisalow: /c\n');
    await hands.bench.record('*').waitFor();
    await hands.kept();
    await hands.press('F8');
    await expect(page.getByRole('region', { name: /^Found on line 2/ })).toBeVisible();
    await hands.press('Control+.');
    await expect(page.locator('[data-fix]')).toBeFocused();
    await hands.press('Enter');
    await expect.poll(() => hands.text()).toContain('Disallow: /a');
    await hands.kept();
    await hands.command('all findings', /^All findings/);
    const list = page.getByRole('dialog', { name: 'Found in /robots.txt' });
    await expect(list.locator(':focus')).toHaveCount(1);
    await hands.tabTo(list.getByRole('list', { name: 'Findings', exact: true }).locator('[tabindex="0"]'));
    await hands.until('ArrowDown', list.getByRole('button', { name: 'Line 4', exact: true }).first(), 12);
    // Right opens the row and then moves to its buttons.
    await hands.press('ArrowRight');
    await hands.until('ArrowRight', list.getByRole('button', { name: /^Ignore here: .* on line 4$/ }), 12);
    await hands.press('Enter');
    await expect(list.getByRole('button', { name: '1 ignored' })).toBeVisible();
    await hands.kept();
    await hands.press('Escape');
    await expect(list).toHaveCount(0);
    await hands.kept();
  },
);

test(
  'product: readers are compared, a cause is opened, and its row leads to the explanation',
  long,
  async ({ page }) => {
    const hands = await example(page);
    await hands.tabTo(page.getByRole('link', { name: 'Compare', exact: true }));
    await hands.press('Enter');
    await expect(page.getByRole('heading', { name: 'Where readers disagree' })).toBeVisible();
    await hands.kept();
    const causes = page.getByRole('list', { name: 'Causes' }).getByRole('button');
    await hands.tabTo(causes.first());
    await hands.press('Enter');
    await hands.kept();
    await expect(causes.first()).not.toBeFocused();
    await hands.enter(page.getByRole('button', { name: /^\/%7Emak\/mak\.html/ }));
    await expect(hands.bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
    await hands.kept();
    await hands.press('Escape');
    await expect(hands.bench.trace).toHaveCount(0);
    await hands.kept();
  },
);

test('product: a version is named, compared, and restored', long, async ({ page }) => {
  const hands = await example(page);
  await hands.command('keep version', /^Keep this version/);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await hands.type('as it was');
  await hands.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hands.kept();
  await hands.paneTo(hands.bench.records);
  await hands.tabTo(hands.bench.paths('unhipbot').first());
  await hands.type('x');
  const edited = await hands.text();
  await hands.command('versions', 'Compare: Versions');
  const part = page.getByRole('region', { name: 'Versions' });
  await hands.enter(part.locator('summary').filter({ hasText: 'Earlier versions' }));
  const unchanged = part.getByRole('listitem').filter({ hasText: 'as it was' }).first();
  await unchanged.waitFor();
  await hands.kept();
  await hands.enter(unchanged.getByRole('button', { name: /^Compare/ }));
  await expect(page.getByRole('button', { name: /^From: “as it was”, / })).toBeVisible();
  await hands.kept();
  await hands.enter(unchanged.getByRole('button', { name: /^Return to this text/ }));
  await expect(part.getByText('Restored the text from')).toBeVisible();
  await hands.kept();
  await hands.press('ControlOrMeta+z');
  expect(await hands.text()).toBe(edited);
  await hands.kept();
});

test('product: a preset is applied after its preview, and undone', long, async ({ page }) => {
  const hands = await example(page);
  const before = await hands.text();
  const menu = hands.bench.records.getByRole('button', { name: 'More for this file' });
  // Its code is loaded after the records: F6 then leads to the head.
  await menu.waitFor();
  await hands.paneTo(hands.bench.records);
  await hands.tabTo(menu);
  await hands.choose('Block AI or other crawlers…');
  const dialog = page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await dialog.getByRole('heading', { name: /^What changes in the text/ }).waitFor();
  await hands.escapes(dialog, menu);
  await hands.choose('Block AI or other crawlers…');
  await hands.tabTo(dialog.getByRole('radio').first());
  await hands.press('ArrowDown');
  await hands.enter(dialog.getByRole('button', { name: 'Write these rules' }));
  await expect(dialog).toHaveCount(0);
  await hands.kept();
  expect(await hands.text()).not.toBe(before);
  await hands.press('ControlOrMeta+z');
  expect(await hands.text()).toBe(before);
  await hands.kept();
});

test('product: a share link is created and copied', long, async ({ page }) => {
  const hands = await example(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await hands.enter(share);
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/#\/w\/1\./);
  await hands.enter(dialog.getByRole('button', { name: 'Copy link' }));
  await expect(dialog.getByText('The link was copied.')).toBeVisible();
  await hands.escapes(dialog, share);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#/w/1.');
});
