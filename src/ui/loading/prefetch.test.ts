import { expect, test } from 'vitest';
import { prefetch, prefetchWhenIdle } from './lazy-component.tsx';
import { addMissingCode, retryMissingCode } from './missing-code.ts';

test('ours: what could not be fetched ahead is fetched once nothing is missing any more', async () => {
  const missing = async () => undefined;
  let isOffline = true;
  let asked = 0;
  prefetch(async () => {
    asked += 1;
    if (isOffline) throw new TypeError('Importing a module script failed.');
  });
  await new Promise<void>(prefetchWhenIdle);
  expect(asked).toBe(1);
  addMissingCode(missing);
  isOffline = false;
  await retryMissingCode();
  await expect.poll(() => asked).toBe(2);
});
