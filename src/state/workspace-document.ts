// A workspace file as the document in memory. Fetched when there is one to open.
import { type FormatId, formats } from '../core/formats/index.ts';
import { atOnce } from '../core/questions/pieces.ts';
import { defaultReader, isReaderId, type ReaderId } from '../core/readers/index.ts';
import { withOwnCrawlers } from '../core/site/own-crawler.ts';
import { bytesOfFile } from '../core/site/pack-workspace.ts';
import { readRequests } from '../core/site/site-requests.ts';
import type { Workspace, WorkspaceFile } from '../core/site/workspace.ts';
import { readAnySource } from '../core/text/big-source.ts';
import { type DocumentFile, newFile, type SiteDocument } from './document.ts';
import type { Subject } from './matrix-subject.ts';
import { VIEW } from './shared-view.ts';
import { QUESTION } from './workspace-file.ts';

/** A workspace as the app opens it. */
export interface OpenedWorkspace {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  /** What the matrix asks besides fetching; the code that answers it must be there. */
  readonly subject?: Subject;
}

const KNOWN = ['gatepost', 'origin', 'files', 'rows', 'columns', 'expectations', 'ignored', 'crawlers', VIEW];
const KNOWN_OF_FILE = ['path', 'text', 'base64'];

const isFormat = (format: string | undefined): format is FormatId => formats.some(({ id }) => id === format);

const without = (object: object, known: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !known.includes(key)));

function documentFile(file: WorkspaceFile): DocumentFile[] {
  const bytes = bytesOfFile(file);
  if (!bytes) return [];
  const source = atOnce(readAnySource(bytes));
  const { path, format } = file;
  if (!isFormat(format)) return [newFile(path, source, { unknown: without(file, KNOWN_OF_FILE) })];
  return [newFile(path, source, { format, unknown: without(file, [...KNOWN_OF_FILE, 'format']) })];
}

/**
 * The document of a workspace. A reader that this version does not know falls back to the default, and a question
 * that is not given as a subject to fetching; what was written stays in the file.
 */
export function documentOf(workspace: Workspace, subject?: Subject): OpenedWorkspace {
  const requests = readRequests(workspace['requests']);
  const document: SiteDocument = {
    origin: workspace.origin,
    files: workspace.files.flatMap(documentFile),
    rows: workspace.rows,
    columns: workspace.columns,
    expectations: workspace.expectations,
    ...(workspace.ignored?.length && { ignored: workspace.ignored }),
    ...(workspace.crawlers && { crawlers: withOwnCrawlers([], workspace.crawlers).own }),
    ...(requests && { requests }),
    links: workspace.files.filter((file) => file.href !== undefined),
    unknown: without(workspace, [
      ...KNOWN,
      ...(workspace.question === QUESTION ? ['question'] : []),
      ...(subject ? ['question', 'asked'] : []),
      ...(requests ? ['requests'] : []),
      ...(!workspace.reader || isReaderId(workspace.reader) ? ['reader'] : []),
    ]),
  };
  const reader = isReaderId(workspace.reader) ? workspace.reader : defaultReader;
  return { document, reader, ...(subject ? { subject } : {}) };
}
