// Files of every kind, by keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './keyboard-user.ts';
import { fileMenu } from './workbench.ts';

const long = { tag: '@long' };

async function opened(page: Page, name: string, text: string): Promise<KeyboardUser> {
  const hands = new KeyboardUser(page);
  await page.goto('./');
  await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
  const onStart = page.getByRole('button', { name: 'Open a file…' });
  await hands.tabTo(onStart);
  await hands.open(name, text);
  await expect(onStart).toHaveCount(0);
  await hands.kept();
  return hands;
}

test('product: a file is converted to ACAP, and a rule of the result is edited', long, async ({ page }) => {
  const before = 'User-agent: *\nDisallow: /private/\n';
  const hands = await opened(page, 'robots.txt', before);
  await hands.command('convert to acap', /^Convert to ACAP/);
  const dialog = page.getByRole('dialog');
  await hands.enter(dialog.getByRole('button', { name: /^Convert/ }));
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => hands.text()).toContain('ACAP-crawler: *');
  await hands.kept();
  const path = hands.bench.record('*').nth(1).getByRole('textbox', { name: 'Path' }).first();
  await hands.paneTo(hands.bench.records);
  await hands.tabTo(path);
  await hands.press('End');
  await hands.type('x/');
  await expect.poll(() => hands.text()).toContain('ACAP-disallow-crawl: /private/x/');
  await hands.backTo(hands.bench.record('*').nth(1).getByRole('combobox', { name: 'Usage' }).first());
  await hands.type('ind');
  await expect.poll(() => hands.text()).toContain('ACAP-disallow-index: /private/x/');
  for (let i = 0; i < 3; i++) await hands.press('ControlOrMeta+z');
  expect(await hands.text()).toBe(before);
  await hands.kept();
});

test('product: index and follow of two documents are changed', long, async ({ page }) => {
  const hands = await opened(page, 'a.xml', '<?robots index="yes" follow="yes"?>\n<a/>\n');
  const answer = (group: string, name: string) =>
    hands.bench.records.getByRole('group', { name: group }).getByRole('radio', { name });
  const close = async (first: string) => {
    await hands.paneTo(hands.bench.records);
    for (const group of ['Index this document', 'Follow its links']) {
      await hands.until(group.startsWith('Index') ? first : 'Tab', answer(group, 'Yes'), 60);
      await hands.press('ArrowRight');
      await expect(answer(group, 'No')).toBeFocused();
    }
    expect(await hands.text()).toContain('<?robots index="no" follow="no"?>');
  };
  await close('Tab');
  await hands.open('b.xml', '<?robots index="yes" follow="yes"?>\n<b/>\n');
  await expect.poll(() => hands.text()).toContain('<b/>');
  await hands.kept();
  await close('Shift+Tab');
  for (let i = 0; i < 3; i++) {
    await hands.press('ControlOrMeta+z');
    await hands.kept();
  }
  expect(await hands.text()).toContain('<a/>');
});

test('product: a file is added to the site, gets another path, and is removed', long, async ({ page }) => {
  const hands = await opened(page, 'robots.txt', 'User-agent: *\nDisallow: /x\n');
  const tab = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  const menu = fileMenu(page);
  await hands.paneTo(hands.bench.records);
  await hands.backTo(menu);
  await hands.choose('Files of the site', 'Add a file', 'Another path…');
  const path = page.getByRole('dialog').getByRole('textbox', { name: 'Path on the site' });
  await expect(path).toBeFocused();
  await hands.type('/feed.xml');
  await hands.press('Enter');
  await expect(tab('feed.xml')).toHaveAttribute('aria-current', 'true');
  await hands.kept();
  await hands.command('path and kind', /^Path and kind of feed\.xml/);
  await hands.press('ControlOrMeta+a');
  await hands.type('/news/feed.xml');
  await hands.press('Enter');
  await expect(tab('news/feed.xml')).toHaveAttribute('aria-current', 'true');
  await hands.kept();
  await hands.command('from the site', /^Remove news\/feed\.xml from/);
  await expect(tab('news/feed.xml')).toHaveCount(0);
  await hands.kept();
  await hands.press('ControlOrMeta+z');
  await expect(tab('news/feed.xml')).toHaveCount(1);
  await hands.kept();
});

test('product: a second tab takes over', long, async ({ page, context }) => {
  const first = new KeyboardUser(page);
  await first.bench.openExample();
  await first.paneTo(first.bench.records);
  await first.tabTo(first.bench.paths('unhipbot').first());
  await first.type('first');
  const second = new KeyboardUser(await context.newPage());
  await second.page.goto('./#/edit');
  await expect(second.page.getByText('is open in another tab, so it is read-only here.')).toBeVisible();
  await expect(second.bench.paths('unhipbot').first()).toHaveValue('first');
  await second.enter(second.page.getByRole('button', { name: 'Take over', exact: true }));
  await expect(second.focus).toContainText('You have taken over');
  await expect(first.page.getByText('Another tab has taken over this site.')).toBeVisible();
  await first.kept();
  await second.tabTo(second.bench.paths('unhipbot').first());
  await second.press('End');
  await second.type('-mine');
  await expect(first.bench.paths('unhipbot').first()).toHaveValue('first-mine');
});
