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

test('wcag 2.4.3: what goes with its own key gives the focus back to what had it before, whoever heard of the key first', () => {
  let act = () => {};
  addEventListener('keydown', () => act(), true);
  trackFocus();
  const first = button('first');
  for (const isDoneAtOnce of [true, false]) {
    const gone = button('gone');
    first.focus();
    gone.focus();
    act = () => (isDoneAtOnce ? gone.remove() : queueMicrotask(() => gone.remove()));
    press('z');
    gone.remove();
    act = () => {};
    frames(8);
    expect(document.activeElement, String(isDoneAtOnce)).toBe(first);
  }
});

test('product: who left the focus on the page by clicking beside everything is not taken back by the next key', () => {
  trackFocus();
  const first = button('first');
  first.focus();
  first.blur();
  press('z');
  frames(8);
  expect(document.activeElement).toBe(document.body);
});
