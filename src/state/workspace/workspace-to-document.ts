// Converts a workspace file to a document. Loaded when there is one to open.

import { readAnySource } from '../../core/document/big-source.ts';
import { detectCharset } from '../../core/document/detect-charset.ts';
import { type FormatId, formats } from '../../core/formats/file-formats.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { defaultReader, isReaderId, type ReaderId } from '../../core/readers/registry.ts';
import { mergeOwnCrawlers } from '../../core/workspace/own-crawler.ts';
import { bytesOfFile } from '../../core/workspace/pack-workspace.ts';
import { parseRequests } from '../../core/workspace/site-requests.ts';
import type { Workspace, WorkspaceFile } from '../../core/workspace/workspace.ts';
import { type DocumentFile, newFile, type SiteDocument } from '../document/document.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import { DEFAULT_QUESTION } from './document-to-workspace.ts';
import { VIEW_KEY } from './shared-view.ts';

/** A workspace as the app opens it. */
export interface WorkspaceDocument {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  /** The watched readers, if they are not the default ones. */
  readonly watched?: readonly ReaderId[];
  /** The user-agents that have a column of their own. */
  readonly ownColumns?: readonly string[];
  /** The question of the table if it is not about fetching; its code must be loaded. */
  readonly subject?: MatrixQuestion;
}

const KNOWN_KEYS = [
  'gatepost',
  'origin',
  'files',
  'rows',
  'columns',
  'ownColumns',
  'automatic',
  'watched',
  'expectations',
  'claims',
  'ignored',
  'crawlers',
  VIEW_KEY,
];
const KNOWN_FILE_KEYS = ['path', 'text', 'base64'];

const isFormat = (format: string | undefined): format is FormatId => formats.some(({ id }) => id === format);

const omitKeys = (object: object, omitted: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !omitted.includes(key)));

function documentFile(file: WorkspaceFile): DocumentFile[] {
  const bytes = bytesOfFile(file);
  if (!bytes) return [];
  const source = detectCharset(runSync(readAnySource(bytes)));
  const { path, format } = file;
  if (!isFormat(format)) return [newFile(path, source, { unknown: omitKeys(file, KNOWN_FILE_KEYS) })];
  return [newFile(path, source, { format, unknown: omitKeys(file, [...KNOWN_FILE_KEYS, 'format']) })];
}

/**
 * Returns the document of a workspace. An unknown reader falls back to the default, and a question without
 * `subject` to fetching; the written values stay in the file.
 */
export function documentOfWorkspace(workspace: Workspace, subject?: MatrixQuestion): WorkspaceDocument {
  const requests = parseRequests(workspace['requests']);
  const document: SiteDocument = {
    origin: workspace.origin,
    files: workspace.files.flatMap(documentFile),
    rows: workspace.rows,
    columns: workspace.columns,
    ...(workspace.automatic && { automatic: workspace.automatic }),
    expectations: workspace.expectations,
    ...(workspace.claims?.length && { claims: workspace.claims }),
    ...(workspace.ignored?.length && { ignored: workspace.ignored }),
    ...(workspace.crawlers && { crawlers: mergeOwnCrawlers([], workspace.crawlers).own }),
    ...(requests && { requests }),
    links: workspace.files.filter((file) => file.href !== undefined),
    unknown: omitKeys(workspace, [
      ...KNOWN_KEYS,
      ...(workspace.question === DEFAULT_QUESTION ? ['question'] : []),
      ...(subject ? ['question', 'asked'] : []),
      ...(requests ? ['requests'] : []),
      ...(!workspace.reader || isReaderId(workspace.reader) ? ['reader'] : []),
    ]),
  };
  const reader = isReaderId(workspace.reader) ? workspace.reader : defaultReader;
  const watched = workspace.watched?.filter((id) => isReaderId(id));
  const { ownColumns } = workspace;
  return {
    document,
    reader,
    ...(watched ? { watched } : {}),
    ...(ownColumns ? { ownColumns } : {}),
    ...(subject ? { subject } : {}),
  };
}
