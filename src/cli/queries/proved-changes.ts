// Finds what gatepost diff says about all URLs: the areas that open or close, for all crawlers that are compared.
import { isDeepStrictEqual } from 'node:util';
import { versionChangesTask } from '../../core/analysis/versions/version-changes.ts';
import type { CrawlerChanges } from '../../core/proof/crawler-changes.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { printFile } from '../../core/workspace/site.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { parseAgents, type ReaderQuery } from './query-options.ts';

type FileVersions = readonly [CliFile, CliFile];
type QueryVersions = readonly [ReaderQuery, ReaderQuery];

/** What changes for any URL under one reader. */
export interface ProvedChanges extends CrawlerChanges {
  /** Whether the question can be settled only if nothing is different. */
  readonly isProvable: boolean;
}

/** Whether two versions have the same content and were served alike. */
function isSame([before, after]: FileVersions, queries: QueryVersions): boolean {
  const paths = [...before.site.files.keys()];
  return (
    isDeepStrictEqual(queries[0].options, queries[1].options) &&
    paths.length === after.site.files.size &&
    paths.every(
      (path) =>
        after.site.files.has(path) &&
        Buffer.compare(printFile(before.site, path), printFile(after.site, path)) === 0,
    )
  );
}

/** The crawlers that the user gives, as written in both versions; undefined if there are none. */
export function selectGivenAgents({ io, values }: Invocation): readonly string[] | undefined {
  const texts = [...values.agents, ...values.agent];
  return texts.length > 0 ? parseAgents(io, values, texts) : undefined;
}

/**
 * Finds what changes for any URL, under one reader.
 * @param given the crawlers that are compared; by default those that are concerned
 */
export function findProvedChanges(
  versions: FileVersions,
  queries: QueryVersions,
  given: readonly string[] | undefined,
): ProvedChanges {
  const [before, after] = queries.map(({ options }, i) => {
    const { site, path } = versions[i]!;
    return options.question === 'fetch' ? { site, path, options } : undefined;
  });
  if (!before || !after)
    return { settled: isSame(versions, queries), areas: [], wholes: [], open: [], isProvable: false };
  return { ...runSync(versionChangesTask(before, after, given)), isProvable: true };
}
