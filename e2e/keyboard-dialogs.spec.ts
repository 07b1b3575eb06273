// Escape closes a dialog that an action opened, and returns the focus.
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './keyboard-user.ts';

const opened: readonly (readonly [query: string, command: string | RegExp])[] = [
  ['keep version', /^Keep this version/],
  ['add another file', /^Add another file/],
  ['path and kind', /^Path and kind/],
  ['share', /^Share by link/],
  ['list of files', /^List of the site/],
  ['block ai', /^Block AI or other crawlers/],
  ['convert to acap', /^Convert to ACAP/],
  ['format with', /^Format with options/],
  ['expectations', 'Expectations'],
  ['expect answers', /^Expect answers/],
  ['import expectations', /^Import expectations/],
  ['from the catalogue', /^Add crawlers from the catalogue/],
];

for (const place of ['a rule', 'a cell', 'the editor'] as const)
  test(`design: Escape returns from a dialog to ${place}`, { tag: '@long' }, async ({ page }) => {
    const hands = new KeyboardUser(page);
    await hands.bench.openExample();
    await hands.bench.editor();
    await hands.bench.access.getByRole('gridcell').first().waitFor();
    const panes = {
      'a rule': hands.bench.records,
      'a cell': hands.bench.access,
      'the editor': hands.bench.text,
    };
    await hands.paneTo(panes[place]);
    if (place === 'a rule') await hands.tabTo(hands.bench.paths('webcrawler, excite').first());
    await page.evaluate(() => document.activeElement?.setAttribute('data-came-from', ''));
    const home = page.locator('[data-came-from]');
    for (const [query, command] of opened)
      await test.step(query, async () => {
        await hands.command(query, command);
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator(':focus').or(dialog.and(hands.focus)), query).toHaveCount(1);
        await hands.kept();
        await hands.press('Escape');
        await expect(dialog, query).toHaveCount(0);
        await expect(home, query).toBeFocused();
      });
  });
