import { expect, test } from 'vitest';
import { fetchMissing, noteMissing } from './missing-code.ts';
import { alsoFetch, fetchTheRest } from './on-demand.tsx';

test('ours: what could not be fetched ahead is fetched once nothing is missing any more', async () => {
  const missing = async () => undefined;
  let isOffline = true;
  let asked = 0;
  alsoFetch(async () => {
    asked += 1;
    if (isOffline) throw new TypeError('Importing a module script failed.');
  });
  await new Promise<void>(fetchTheRest);
  expect(asked).toBe(1);
  noteMissing(missing);
  isOffline = false;
  await fetchMissing();
  await expect.poll(() => asked).toBe(2);
});
