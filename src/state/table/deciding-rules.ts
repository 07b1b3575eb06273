// Whether a rule of a file decides anything, for each reader.
import { type Deciding, findWhatDecides } from '../../core/analysis/never-decides/what-decides.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import type { Site } from '../../core/workspace/site.ts';

/** A rule, and who reads it. */
export interface DecidingQuestion {
  readonly site: Site;
  readonly path: string;
  /** 0-based. */
  readonly line: number;
  /** The reader whose answer comes first. */
  readonly chosen: ReaderId;
}

/** An answer, and all readers that give it. */
export interface DecidingOfReaders {
  readonly readers: readonly Reader[];
  readonly deciding: Deciding;
}

/** What is told of each reader, equal things once, the chosen reader's first. */
export function* groupReadersByAnswer<T extends object>(
  chosen: ReaderId,
  tell: (reader: Reader) => CooperativeTask<T>,
): CooperativeTask<readonly (T & Pick<DecidingOfReaders, 'readers'>)[]> {
  const told = new Map<string, T & { readonly readers: Reader[] }>();
  for (const reader of readers.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))) {
    const one = yield* tell(reader);
    const key = JSON.stringify(one);
    const same = told.get(key);
    if (same) same.readers.push(reader);
    else told.set(key, { ...one, readers: [reader] });
  }
  return [...told.values()];
}

/** The answers of all readers about one file. A piece per reader. */
export const decidingByReader = ({ site, path, line, chosen }: DecidingQuestion) =>
  groupReadersByAnswer(chosen, function* (reader): CooperativeTask<Pick<DecidingOfReaders, 'deciding'>> {
    const deciding = findWhatDecides(site, { reader, file: path, line });
    yield;
    return { deciding };
  });
