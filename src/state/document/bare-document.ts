// Documents without what was computed of them. All that is known of a version is cached by its objects, a hundred times its
// text: the history keeps copies of older versions, for which nothing is cached.
import { copyLines, withChunksOf } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';
import type { DocumentFile, SiteDocument } from './document.ts';

/** Returns a copy of a file's text, always the same one. A file that is too big to be edited caches nothing. */
export const bareSource = memoizeByKey(
  (source: Source): Source => (source.big ? source : { ...source, lines: copyLines(source.lines) }),
);

const bareFile = memoizeByKey(
  (file: DocumentFile): DocumentFile => ({ ...file, source: bareSource(file.source) }),
);

const bareFiles = memoizeByKey((files: SiteDocument['files']) => files.map(bareFile));

const bareDocuments = new WeakSet<SiteDocument>();

/** Returns a copy of a document, always the same one. Copies share their files if the documents do. */
export const bareDocument = memoizeByKey((document: SiteDocument): SiteDocument => {
  if (bareDocuments.has(document)) return document;
  const bare = { ...document, files: bareFiles(document.files) };
  bareDocuments.add(bare);
  return bare;
});

/**
 * Returns a document of the history as one to work with: a copy in which the lines that the current version has too are
 * those of the current version, with all that is known of them.
 */
export function workingDocument(document: SiteDocument, current: SiteDocument): SiteDocument {
  if (!bareDocuments.has(document)) return document;
  const sources = new Map(current.files.map((file) => [file.id, file.source]));
  return {
    ...document,
    files: document.files.map((file) => {
      const source = sources.get(file.id);
      if (!source || source.big || file.source.big) return { ...file };
      return { ...file, source: { ...file.source, lines: withChunksOf(file.source.lines, source.lines) } };
    }),
  };
}
