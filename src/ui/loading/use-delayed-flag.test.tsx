import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLAG_DELAY, useDelayedFlag } from './use-delayed-flag.ts';

let shown: boolean[] = [];
function Shown({ isSo }: { isSo: boolean }) {
  shown.push(useDelayedFlag(isSo));
  return null;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('design/architecture.md 9: what lags for less than 200 ms is not dimmed; what lags longer is, until it has caught up', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (isSo: boolean) => act(async () => root.render(<Shown isSo={isSo} />));
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  await show(true);
  await pass(FLAG_DELAY - 1);
  await show(false);
  await pass(FLAG_DELAY);
  expect(shown).not.toContain(true);
  await show(true);
  await pass(FLAG_DELAY);
  expect(shown.at(-1)).toBe(true);
  shown = [];
  await show(false);
  expect(shown).not.toContain(true);
  await show(true);
  expect(shown.at(-1)).toBe(false);
  await act(async () => root.unmount());
});
