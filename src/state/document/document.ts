// The document: everything that undo can bring back. Immutable; versions share what did not change.

import type { Source } from '../../core/document/source.ts';
import type { FormatId } from '../../core/formats/file-formats.ts';
import type { AutomaticQuestions } from '../../core/workspace/automatic-questions.ts';
import type { Expectation } from '../../core/workspace/expectation.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import type { OwnCrawler } from '../../core/workspace/own-crawler.ts';
import type { SiteRequests } from '../../core/workspace/site-requests.ts';
import type { WorkspaceFile } from '../../core/workspace/workspace.ts';

/** A file of the site. */
export interface DocumentFile {
  /** Which opened file this is: it stays through every edit, and undo brings back the one that stood there before. */
  readonly id: number;
  /** Where robots look for it on the site, such as `/robots.txt`. */
  readonly path: string;
  readonly source: Source;
  /** What kind of file it is, if not the kind that its path names. */
  readonly format?: FormatId;
  /** Keys of its entry in the workspace file that this version does not know. */
  readonly unknown?: Readonly<Record<string, unknown>>;
}

/** A site, its files, and the questions asked of it. */
export interface SiteDocument {
  /** Scheme, host and port, such as `http://www.fict.org`; '' while it is not known. */
  readonly origin: string;
  readonly files: readonly DocumentFile[];
  /** URLs (or paths) asked about, in the order of the rows. */
  readonly rows: readonly string[];
  /** User-agents asked about; '' is the robot that nobody names. */
  readonly columns: readonly string[];
  /** Present where the files ask about their own rules by themselves; rows and columns are what a person added then. */
  readonly automatic?: AutomaticQuestions;
  readonly expectations: readonly Expectation[];
  /** Findings that are not to be told. */
  readonly ignored?: readonly IgnoredFinding[];
  /** Crawlers that the person knows besides the catalogue. */
  readonly crawlers?: readonly OwnCrawler[];
  /** What a log said: who asked for what. */
  readonly requests?: SiteRequests;
  /** Files that the workspace names by address only; their text is not here. */
  readonly links: readonly WorkspaceFile[];
  /** Keys of the workspace file that this version does not know; written back as they were. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

let lastFile = 0;

/** A file that was just opened or made: it has an id that no other file has. */
export function newFile(
  path: string,
  source: Source,
  others: Pick<DocumentFile, 'format' | 'unknown'> = {},
): DocumentFile {
  return { id: ++lastFile, path, source, ...others };
}

/** The file with this path, or undefined. */
export function fileOf(document: SiteDocument, path: string): DocumentFile | undefined {
  return document.files.find((file) => file.path === path);
}

/** The document with one file's source replaced. */
export const withSource = (document: SiteDocument, path: string, source: Source): SiteDocument =>
  withSources(document, (file) => (file.path === path ? source : file.source));

/** The document with the source of each file as told; files that keep theirs stay the same objects. */
export const withSources = (
  document: SiteDocument,
  sourceOf: (file: DocumentFile) => Source,
): SiteDocument => ({
  ...document,
  files: document.files.map((file) => {
    const source = sourceOf(file);
    return source === file.source ? file : { ...file, source };
  }),
});
