// Between the document in memory and the workspace file on disk.
import { defaultReader, isReaderId, type ReaderId } from '../core/readers/index.ts';
import { packFile, unpackFile } from '../core/site/pack-workspace.ts';
import type { Workspace, WorkspaceFile } from '../core/site/workspace.ts';
import { type DocumentFile, newFile, type SiteDocument } from './document.ts';
import type { View } from './document-store.ts';
import type { Subject } from './matrix-subject.ts';

/** A workspace as the app opens it. */
export interface OpenedWorkspace {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  /** What the matrix asks besides fetching; the code that answers it must be there. */
  readonly subject?: Subject;
}

const KNOWN = ['gatepost', 'origin', 'files', 'rows', 'columns', 'expectations'];
const QUESTION = 'fetch';
const KNOWN_OF_FILE = ['path', 'text', 'base64'];

const without = (object: object, known: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !known.includes(key)));

function documentFile(file: WorkspaceFile): DocumentFile[] {
  const source = unpackFile(file);
  return source ? [newFile(file.path, source, without(file, KNOWN_OF_FILE))] : [];
}

/**
 * The document of a workspace. A reader that this version does not know falls back to the default, and a question
 * that is not given as a subject to fetching; what was written stays in the file.
 */
export function documentOf(workspace: Workspace, subject?: Subject): OpenedWorkspace {
  const document: SiteDocument = {
    origin: workspace.origin,
    files: workspace.files.flatMap(documentFile),
    rows: workspace.rows,
    columns: workspace.columns,
    expectations: workspace.expectations,
    links: workspace.files.filter((file) => file.href !== undefined),
    unknown: without(workspace, [
      ...KNOWN,
      ...(workspace.question === QUESTION ? ['question'] : []),
      ...(subject ? ['question', 'asked'] : []),
      ...(!workspace.reader || isReaderId(workspace.reader) ? ['reader'] : []),
    ]),
  };
  const reader = isReaderId(workspace.reader) ? workspace.reader : defaultReader;
  return { document, reader, ...(subject ? { subject } : {}) };
}

const isFallback = (reader: ReaderId, fallback: ReaderId = defaultReader) => reader === fallback;

/** A reader that only another version knows stays in the file until a known one is chosen. */
function foreignReader({ unknown }: SiteDocument): string {
  return typeof unknown['reader'] === 'string' ? unknown['reader'] : defaultReader;
}

/** A question in the file: its name, and what else is asked. */
function questionKeys({ question, ...asked }: Subject) {
  return { question, asked };
}

/** The workspace of a document: files whose bytes are plain UTF-8 as text, others as base64. */
export function workspaceOf(
  document: SiteDocument,
  { reader, subject }: Pick<View, 'reader' | 'subject'>,
): Workspace {
  return {
    gatepost: 1,
    origin: document.origin,
    files: [
      ...document.files.map((file) => ({ ...file.unknown, ...packFile(file.path, file.source) })),
      ...document.links,
    ],
    rows: [...document.rows],
    columns: [...document.columns],
    question: QUESTION,
    expectations: [...document.expectations],
    ...document.unknown,
    ...(subject ? questionKeys(subject) : {}),
    reader: isFallback(reader) ? foreignReader(document) : reader,
  };
}
