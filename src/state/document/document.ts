// The document: everything that undo restores. It is immutable; versions share unchanged parts.

import type { Source } from '../../core/document/source.ts';
import type { FormatId } from '../../core/formats/file-formats.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';
import type { AutomaticQuestions } from '../../core/workspace/automatic-questions.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import type { OwnCrawler } from '../../core/workspace/own-crawler.ts';
import type { SiteRequests } from '../../core/workspace/site-requests.ts';
import type { WorkspaceFile } from '../../core/workspace/workspace.ts';

/** A file of the site. */
export interface DocumentFile {
  /** Identifies an opened file through all edits. Undo restores the file that was at the path before. */
  readonly id: number;
  /** Where crawlers look for the file on the site, such as `/robots.txt`. */
  readonly path: string;
  readonly source: Source;
  /** The format of the file, if it is not the one of its path. */
  readonly format?: FormatId;
  /** Keys of its entry in the workspace file that this version does not know. */
  readonly unknown?: Readonly<Record<string, unknown>>;
}

/** A site, its files, and the questions about it. */
export interface SiteDocument {
  /** Scheme, host and port, such as `http://www.fict.org`; '' while unknown. */
  readonly origin: string;
  readonly files: readonly DocumentFile[];
  /** The URLs (or paths) of the table, in the order of the rows. */
  readonly rows: readonly string[];
  /** The user-agents of the table; '' is any other crawler. */
  readonly columns: readonly string[];
  /**
   * Present if the table derives its questions from the rules of the files. Rows and columns are then the user's
   * additions.
   */
  readonly automatic?: AutomaticQuestions;
  readonly expectations: readonly Expectation[];
  /** Expectations about all URLs. */
  readonly claims?: readonly Claim[];
  /** Findings that are not shown. */
  readonly ignored?: readonly IgnoredFinding[];
  /** The user's crawlers, in addition to the catalogue. */
  readonly crawlers?: readonly OwnCrawler[];
  /** Requests read from a log: which crawler requested which URL. */
  readonly requests?: SiteRequests;
  /** URLs that imported sitemaps offer to crawlers. The session keeps them; the workspace file does not. */
  readonly offered?: readonly string[];
  /** Files that the workspace lists by address only; their text is not here. */
  readonly links: readonly WorkspaceFile[];
  /** Keys of the workspace file that this version does not know. They are written back unchanged. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

/** How many expectations a document has, of single answers and about all URLs. */
export const countExpectations = ({
  expectations,
  claims = [],
}: Pick<SiteDocument, 'expectations' | 'claims'>): number => expectations.length + claims.length;

let lastFileId = 0;

/** Creates a file that was just opened or added, with a unique id. */
export function newFile(
  path: string,
  source: Source,
  properties: Pick<DocumentFile, 'format' | 'unknown'> = {},
): DocumentFile {
  return { id: ++lastFileId, path, source, ...properties };
}

/** Cached, because views, comparisons and storage look up every file of sites with thousands of them. */
const filesByPath = memoizeByKey(
  (files: SiteDocument['files']) => new Map(files.toReversed().map((file) => [file.path, file])),
);

/** Returns the file with this path, or undefined. */
export const fileOf = ({ files }: SiteDocument, path: string): DocumentFile | undefined =>
  filesByPath(files).get(path);

/** Returns the document with one file's source replaced. */
export const withSource = (document: SiteDocument, path: string, source: Source): SiteDocument =>
  withSources(document, (file) => (file.path === path ? source : file.source));

/**
 * Returns the document with the sources that `sourceOf` returns. Files whose source does not change stay the same
 * objects.
 */
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
