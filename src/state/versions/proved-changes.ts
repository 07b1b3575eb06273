// What changes between two versions of the page's site for any URL. Not part of the first page.
import {
  type ComparedVersion,
  changesForReadersTask,
  type VersionChanges,
} from '../../core/analysis/versions/version-changes.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { MatrixQuery } from '../table/create-matrix-query.ts';

/** The queries of two versions. */
export type QueryVersions = readonly [before: MatrixQuery, after: MatrixQuery];

/** The steps for each group of crawlers with the same rules: many times what files that people write need. */
const STEPS = 500_000;

function comparedVersion({ site, path, optionsOf }: MatrixQuery): ComparedVersion | undefined {
  const options = optionsOf('');
  return options.question === 'fetch' ? { site, path, options } : undefined;
}

/**
 * Finds what changes for any URL; undefined for questions about which this is not known.
 * @param watched readers that are asked too where nothing changes
 */
export function* provedChangesTask(
  [before, after]: QueryVersions,
  watched: readonly Reader[] = [],
): CooperativeTask<VersionChanges | undefined> {
  yield;
  const [first, second] = [comparedVersion(before), comparedVersion(after)];
  return first && second && (yield* changesForReadersTask(first, second, watched, STEPS));
}
