// Compares readers in one call, for the public library: the differences, their causes, and fixes that make readers
// agree.

import type { TextEdit } from '../../document/range.ts';
import type { Answer, Status } from '../../questions/answer.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader, type ReaderId, readerOf, readers } from '../../readers/registry.ts';
import { checkFixesTask } from './fix-check.ts';
import { findCausesTask, type ReaderCause } from './reader-causes.ts';
import { readerDiffTask } from './reader-diff.ts';
import type { ReaderOptionName } from './reader-options.ts';

/** The table and the readers to compare. */
export interface CompareReadersQuery {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** The reference reader: causes explain why other readers differ from it. RFC 9309 if absent. */
  readonly lens?: ReaderId | Reader;
  /** The readers that are compared with it; all known readers if absent. */
  readonly readers?: readonly (ReaderId | Reader)[];
  /** The file that all readers read; the file of the lens if absent. */
  readonly file?: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** Why readers differ from the lens in some cells. */
export interface ReaderDifference {
  readonly kind: ReaderCause['kind'];
  readonly options: readonly ReaderOptionName[];
  readonly count: number;
  /** The ids of the readers that differ for this reason. */
  readonly readers: readonly string[];
  /** `answers`: the answer of each reader, by id. */
  readonly cells: readonly {
    readonly agents: readonly string[];
    readonly url: string;
    readonly answers: Readonly<Record<string, Answer>>;
  }[];
  /**
   * The best fix first. `and`: a second effect of the edits. `still`: the ids of readers that still differ after
   * it. `changes`: the number of other cells that it changes for some reader.
   */
  readonly fixes: readonly {
    readonly code: string;
    readonly and?: string;
    readonly edits: readonly TextEdit[];
    readonly still: readonly string[];
    readonly changes: number;
  }[];
}

/** How many of the cells depend on the reader, and why. */
export interface ReaderComparison {
  readonly all: number;
  readonly differing: number;
  readonly causes: readonly ReaderDifference[];
}

/**
 * Finds where readers differ about fetching, grouped by cause, with fixes that were tested on all cells.
 * @throws RangeError if there is no such reader.
 */
export function compareReaders(site: PolicyFiles, query: CompareReadersQuery): ReaderComparison {
  const lens = readerOf(query.lens ?? defaultReader);
  const others = (query.readers ?? readers).map(readerOf).filter(({ id }) => id !== lens.id);
  const compared = [lens, ...others];
  const { file = lens.file.path, status = 200, redirects = 0, agents, urls } = query;
  const table = { agents, urls };
  const diff = runSync(readerDiffTask({ site, file, status, redirects }, compared, table));
  const ids = (places: readonly number[]) => places.flatMap((place) => compared[place]?.id ?? []);
  const readerCauses = runSync(findCausesTask(diff, 0));
  const causes = readerCauses.map((cause) => ({
    kind: cause.kind,
    options: cause.options,
    count: cause.count,
    readers: ids(cause.others),
    cells: cause.cells.map(({ agents: names, url, verdicts }) => ({
      agents: names,
      url,
      answers: Object.fromEntries(
        compared.flatMap(({ id }, place) => {
          const verdict = verdicts[place];
          return verdict ? [[id, verdict.answer]] : [];
        }),
      ),
    })),
    fixes: runSync(checkFixesTask(diff, cause, 0, table, readerCauses)).map(
      ({ code, and, edits, still, changes }) => ({
        code,
        ...(and ? { and: and.code } : {}),
        edits,
        still: ids(still),
        changes,
      }),
    ),
  }));
  return { all: diff.all, differing: diff.differing, causes };
}
