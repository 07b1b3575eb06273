// Lists and logs give the same result in chunks split anywhere as in one chunk.

import { createListImport } from '../../../core/import/import-lists.ts';
import { listFormats } from '../../../core/import/list.ts';
import { assertSame, type FuzzTarget } from './target.ts';

export const checkImport: FuzzTarget = ({ path, bytes }, random) => {
  const format = random.pick([undefined, ...listFormats]);
  const fold = random.once(2);
  const read = (cuts: readonly number[]): string => {
    const intake = createListImport({ ...(format ? { format } : {}), fold });
    intake.begin(path);
    let from = 0;
    for (const to of [...cuts, bytes.length]) {
      intake.feed(bytes.subarray(from, to));
      from = to;
    }
    intake.endFile();
    return JSON.stringify(intake.outcome());
  };
  const cuts = Array.from({ length: 4 }, () => random.below(bytes.length + 1)).toSorted((a, b) => a - b);
  assertSame(`${format ?? 'any list'} in pieces`, read(cuts), read([]));
};
