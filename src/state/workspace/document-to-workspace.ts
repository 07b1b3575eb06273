// Converts the document to a workspace file.
import { defaultReader, type ReaderId } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { packFile } from '../../core/workspace/pack-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { SiteDocument } from '../document/document.ts';
import type { View } from '../document/document-store.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';

/** The question that is stored if the table has no other. */
export const DEFAULT_QUESTION = 'fetch';

const isFallback = (reader: ReaderId, fallback: ReaderId = defaultReader) => reader === fallback;

/** Returns the stored reader that this version does not know: it stays in the file until a known one is selected. */
function foreignReader({ unknown }: SiteDocument): string {
  return typeof unknown['reader'] === 'string' ? unknown['reader'] : defaultReader;
}

/** Returns the keys of a question in the file: its name, and its other settings. */
function questionKeys({ question, ...asked }: MatrixQuestion) {
  return { question, asked };
}

/** Returns those that have a column of their own and are still in the table. */
function ownColumnsIn({ columns }: SiteDocument, ownColumns: readonly string[] = []): string[] {
  const own = new Set(ownColumns.map(lowerCase));
  return columns.filter((agent) => own.has(lowerCase(agent)));
}

/** Returns the workspace of a document: plain UTF-8 files as text, others as base64. */
export function workspaceOf(
  document: SiteDocument,
  { reader, watched, subject, ownColumns }: Pick<View, 'reader' | 'watched' | 'subject' | 'ownColumns'>,
): Workspace {
  const own = ownColumnsIn(document, ownColumns);
  const ownPaths = new Set(document.files.map(({ path }) => path));
  return {
    gatepost: 1,
    origin: document.origin,
    files: [
      ...document.files.map(({ path, source, format, unknown }) => ({
        ...unknown,
        ...packFile(path, source),
        ...(format ? { format } : {}),
      })),
      // A file that was added at the path of a link replaces the link.
      ...document.links.filter(({ path }) => !ownPaths.has(path)),
    ],
    rows: [...document.rows],
    columns: [...document.columns],
    ...(own.length > 0 && { ownColumns: own }),
    ...(document.automatic && { automatic: { ...document.automatic } }),
    question: DEFAULT_QUESTION,
    expectations: [...document.expectations],
    ...(document.claims?.length && { claims: [...document.claims] }),
    ...(document.ignored?.length && { ignored: [...document.ignored] }),
    ...(document.crawlers && { crawlers: [...document.crawlers] }),
    ...(document.requests && { requests: document.requests }),
    ...document.unknown,
    ...(subject ? questionKeys(subject) : {}),
    ...(watched && { watched: [...watched] }),
    reader: isFallback(reader) ? foreignReader(document) : reader,
  };
}
