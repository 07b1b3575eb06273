import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLAG_DELAY, useDelayedFlag } from './use-delayed-flag.ts';

let results: boolean[] = [];
function FlagUser({ isPending }: { isPending: boolean }) {
  results.push(useDelayedFlag(isPending));
  return null;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('design/architecture.md 9: a lag of less than 200 ms is not dimmed; a longer one is, until it has caught up', async () => {
  const root = createRoot(document.createElement('div'));
  const render = (isPending: boolean) => act(async () => root.render(<FlagUser isPending={isPending} />));
  const advance = (time: number) => act(async () => vi.advanceTimersByTime(time));
  await render(true);
  await advance(FLAG_DELAY - 1);
  await render(false);
  await advance(FLAG_DELAY);
  expect(results).not.toContain(true);
  await render(true);
  await advance(FLAG_DELAY);
  expect(results.at(-1)).toBe(true);
  results = [];
  await render(false);
  expect(results).not.toContain(true);
  await render(true);
  expect(results.at(-1)).toBe(false);
  await act(async () => root.unmount());
});
