// The library entry `./lint`: findings of a file and their fixes, and what an edit changes. The messages are separate functions, so that a
// program with its own messages bundles none of them.
// docs/library.md describes every function with an example.
import type { Finding } from './diagnostics/finding.ts';
import type { FindingOptions } from './diagnostics/inspection.ts';
import { appliesToReader, findings as findingsIn } from './diagnostics/registry.ts';
import type { ReaderOrId } from './fetch.ts';
import { isCheckerFinding } from './formats/rep/diagnostics/lines/file/file-checkers.ts';
import { readerOf } from './readers/registry.ts';
import { assertInput, assertList } from './workspace/library-input.ts';
import type { Site } from './workspace/site.ts';

export {
  findingMessage,
  findingReason,
  findingTitle,
  fixTitle,
} from '../messages/explain/explain-finding.ts';
export type { CheckRow, Finding, Fix, Severity } from './diagnostics/finding.ts';
export type { Position, Range, TextEdit } from './document/range.ts';
export { openSite, type ReaderOrId } from './fetch.ts';
export { type DifferenceQuery, difference, type SiteDifference } from './proof/site-difference.ts';
export type { Reader } from './readers/reader.ts';
export { type ReaderId, readers } from './readers/registry.ts';
export { applyEdits, printFile, type Site, type SiteFile } from './workspace/site.ts';

/** Optional information besides the files; readers by id or as objects. */
export interface FindingQuery extends Omit<FindingOptions, 'reader' | 'readers'> {
  readonly reader?: ReaderOrId;
  readonly readers?: readonly ReaderOrId[];
}

/**
 * Returns the findings of a file, by line and column, each with its fixes. Edits of fixes are computed when they are
 * read. With `reader` or `readers`, only findings that matter to one of them are returned, and those of `checkers`.
 * @throws RangeError if the site has no such file, or there is no such reader.
 */
export function findings(site: Site, path: string, query: FindingQuery = {}): readonly Finding[] {
  assertInput('site', site);
  const { reader, readers, ...others } = query;
  if (readers !== undefined) assertList('readers', readers);
  const mainReader = reader === undefined ? [] : [readerOf(reader)];
  const selectedReaders = [...mainReader, ...(readers ?? []).map((candidate) => readerOf(candidate))];
  const options: FindingOptions = {
    ...others,
    ...(mainReader[0] ? { reader: mainReader[0] } : {}),
    ...(readers === undefined ? {} : { readers: selectedReaders }),
  };
  const matters = (finding: Finding) =>
    selectedReaders.length === 0 ||
    isCheckerFinding(finding) ||
    selectedReaders.some((candidate) => appliesToReader(finding, candidate));
  return findingsIn(site, path, options).filter(matters);
}
