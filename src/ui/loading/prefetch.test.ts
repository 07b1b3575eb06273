import { expect, test } from 'vitest';
import { prefetch, prefetchWhenIdle } from './lazy-component.tsx';
import { addMissingCode, retryMissingCode } from './missing-code.ts';

test('ours: code that could not be prefetched is loaded once nothing is missing anymore', async () => {
  const missing = async () => undefined;
  let isOffline = true;
  let loadCount = 0;
  prefetch(async () => {
    loadCount += 1;
    if (isOffline) throw new TypeError('Importing a module script failed.');
  });
  await new Promise<void>(prefetchWhenIdle);
  expect(loadCount).toBe(1);
  addMissingCode(missing);
  isOffline = false;
  await retryMissingCode();
  await expect.poll(() => loadCount).toBe(2);
});
