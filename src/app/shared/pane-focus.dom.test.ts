import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackFocus } from './pane-focus.ts';

const button = (name: string) => {
  const element = document.body.appendChild(document.createElement('button'));
  element.textContent = name;
  return element;
};
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const frames = (count: number) => vi.advanceTimersByTime(17 * count);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  // Nothing has a size in jsdom: what is in the page is shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('wcag 2.4.3: an element that is removed by its own key returns the focus to the previous one, in any order of listeners', () => {
  let act = () => {};
  addEventListener('keydown', () => act(), true);
  trackFocus();
  const first = button('first');
  for (const isDoneAtOnce of [true, false]) {
    const removed = button('gone');
    first.focus();
    removed.focus();
    act = () => (isDoneAtOnce ? removed.remove() : queueMicrotask(() => removed.remove()));
    press('z');
    removed.remove();
    act = () => {};
    frames(8);
    expect(document.activeElement, String(isDoneAtOnce)).toBe(first);
  }
});

test('product: after a click outside of all controls, the next key does not move the focus back', () => {
  trackFocus();
  const first = button('first');
  first.focus();
  first.blur();
  press('z');
  frames(8);
  expect(document.activeElement).toBe(document.body);
});
