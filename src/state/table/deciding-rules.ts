// Determines whether a rule of a file decides anything, for each reader.
import { type Deciding, findWhatDecides } from '../../core/analysis/never-decides/what-decides.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import type { Site } from '../../core/workspace/site.ts';

/** A rule to examine. */
export interface DecidingQuestion {
  readonly site: Site;
  readonly path: string;
  /** 0-based. */
  readonly line: number;
  /** The reader whose result is first. */
  readonly chosen: ReaderId;
}

/** A result, and all readers that have it. */
export interface DecidingOfReaders {
  readonly readers: readonly Reader[];
  readonly deciding: Deciding;
}

/** Computes a result for each reader and groups equal ones. The group of the selected reader is first. */
export function* groupReadersByAnswer<T extends object>(
  selected: ReaderId,
  compute: (reader: Reader) => CooperativeTask<T>,
): CooperativeTask<readonly (T & Pick<DecidingOfReaders, 'readers'>)[]> {
  const groups = new Map<string, T & { readonly readers: Reader[] }>();
  for (const reader of readers.toSorted((a, b) => Number(b.id === selected) - Number(a.id === selected))) {
    const result = yield* compute(reader);
    const key = JSON.stringify(result);
    const same = groups.get(key);
    if (same) same.readers.push(reader);
    else groups.set(key, { ...result, readers: [reader] });
  }
  return [...groups.values()];
}

/** Returns the results of all readers for one file. The task pauses after each reader. */
export const decidingByReader = ({ site, path, line, chosen: selected }: DecidingQuestion) =>
  groupReadersByAnswer(selected, function* (reader): CooperativeTask<Pick<DecidingOfReaders, 'deciding'>> {
    const deciding = findWhatDecides(site, { reader, file: path, line });
    yield;
    return { deciding };
  });
