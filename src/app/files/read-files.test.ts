// Reading selected files: in slices, with progress, and canceling.
import { expect, test } from 'vitest';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { printSource } from '../../core/document/source.ts';
import { placeFiles } from '../../state/disk/place-files.ts';
import type { IdleScheduler } from '../../state/idle-tasks.ts';
import { type ReadProgress, readChosenFiles } from './read-files.ts';

const soon: IdleScheduler = (run) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};
const big = { name: 'robots.txt', bytes: new Uint8Array(EDIT_SIZE_LIMITS.octets + 1).fill(97) };
const small = { name: 'data.txt', bytes: new Uint8Array(3).fill(97) };

test('ours: a big file is read in slices, and progress is reported', async () => {
  const shares: number[] = [];
  const read = await readChosenFiles(
    [small, big],
    ({ name, share }) => name === big.name && shares.push(share),
    soon,
  );
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  const placed = placeFiles(read ?? []);
  expect(placed.map(({ path, source }) => [path, source.big?.excess.what])).toEqual([
    ['/robots.txt', 'octets'],
    ['/data.txt', undefined],
  ]);
  expect(printSource(placed[0]!.source)).toBe(big.bytes);
});

test('ours: canceled reading opens nothing', async () => {
  let progress: ReadProgress | undefined;
  const reading = readChosenFiles([big], (report) => (progress ??= report), soon);
  while (!progress) await new Promise((resolve) => setTimeout(resolve));
  progress.cancel();
  expect(await reading).toBeUndefined();
});
