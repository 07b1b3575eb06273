// Findings of a document: a few next to its form, all of them after a button press.
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './keyboard-user.ts';

test('wcag 2.1.1: all findings of a document are shown by keyboard, and Escape returns to the button', {
  tag: '@long',
}, async ({ page }) => {
  const hands = new KeyboardUser(page);
  const { bench } = hands;
  await page.goto('./');
  const wrong = Array.from({ length: 14 }, (_, i) => `<p>${i}</p><?robots index='no'?>\n`).join('');
  await hands.open('a.xml', `<a>\n${wrong}</a>\n`);
  const few = bench.records.getByRole('region', { name: 'Findings' });
  const all = few.getByRole('button', { name: /^Show all \d+ findings$/ });
  const count = Number((await all.textContent())?.match(/\d+/)?.[0]);
  expect(await few.getByRole('listitem').count()).toBeLessThan(count);
  await hands.paneTo(bench.records);
  await hands.enter(all);
  const list = page.getByRole('dialog', { name: /^Found in .*a\.xml$/ });
  await expect(list).toBeVisible();
  await expect(list.locator(':focus')).toHaveCount(1);
  await expect(list).toContainText(String(count));
  await hands.escapes(list, all);
});
