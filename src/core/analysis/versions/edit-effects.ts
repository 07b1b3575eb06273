// What edits of a file do for any URL, reader by reader.
import type { TextEdit } from '../../document/range.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { withEdits } from '../../trial/edited-site.ts';
import { type VersionChanges, versionChangesTask } from './version-changes.ts';

/** What an edit does under one reader. */
export interface EditEffect<R extends Reader = Reader> {
  readonly reader: R;
  readonly changes: VersionChanges;
}

/** The steps for each group of crawlers with the same rules. */
const STEPS = 200_000;

/**
 * Finds what edits of a file open and close under each reader, or proves that no answer changes. What is not settled
 * within the budget says so. Pauses regularly.
 */
export function* editEffectsTask<R extends Reader>(
  site: PolicyFiles,
  file: string,
  edits: readonly TextEdit[],
  readers: readonly R[],
): CooperativeTask<readonly EditEffect<R>[]> {
  const edited = withEdits(site, file, edits);
  const effects: EditEffect<R>[] = [];
  for (const reader of readers) {
    const version = { site, path: file, options: { reader, file } };
    const changes = yield* versionChangesTask(version, { ...version, site: edited }, undefined, STEPS);
    effects.push({ reader, changes });
  }
  return effects;
}
