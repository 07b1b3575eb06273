// The document in memory as the workspace file on disk.
import { defaultReader, type ReaderId } from '../../core/readers/registry.ts';
import { packFile } from '../../core/workspace/pack-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { SiteDocument } from '../document/document.ts';
import type { View } from '../document/document-store.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';

/** What is asked if nothing else is. */
export const DEFAULT_QUESTION = 'fetch';

const isFallback = (reader: ReaderId, fallback: ReaderId = defaultReader) => reader === fallback;

/** A reader that only another version knows stays in the file until a known one is chosen. */
function foreignReader({ unknown }: SiteDocument): string {
  return typeof unknown['reader'] === 'string' ? unknown['reader'] : defaultReader;
}

/** A question in the file: its name, and what else is asked. */
function questionKeys({ question, ...asked }: MatrixQuestion) {
  return { question, asked };
}

/** The workspace of a document: files whose bytes are plain UTF-8 as text, others as base64. */
export function workspaceOf(
  document: SiteDocument,
  { reader, watched, subject }: Pick<View, 'reader' | 'watched' | 'subject'>,
): Workspace {
  const own = new Set(document.files.map(({ path }) => path));
  return {
    gatepost: 1,
    origin: document.origin,
    files: [
      ...document.files.map(({ path, source, format, unknown }) => ({
        ...unknown,
        ...packFile(path, source),
        ...(format ? { format } : {}),
      })),
      // A file that was added at the path of one named by address only has taken its place.
      ...document.links.filter(({ path }) => !own.has(path)),
    ],
    rows: [...document.rows],
    columns: [...document.columns],
    ...(document.automatic && { automatic: { ...document.automatic } }),
    question: DEFAULT_QUESTION,
    expectations: [...document.expectations],
    ...(document.ignored?.length && { ignored: [...document.ignored] }),
    ...(document.crawlers && { crawlers: [...document.crawlers] }),
    ...(document.requests && { requests: document.requests }),
    ...document.unknown,
    ...(subject ? questionKeys(subject) : {}),
    ...(watched && { watched: [...watched] }),
    reader: isFallback(reader) ? foreignReader(document) : reader,
  };
}
