// Finds files that are too big to be edited, for which nothing is computed.
import type { BigFile } from '../../core/document/source.ts';
import { type DocumentFile, fileOf } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { openFile } from '../document/selectors.ts';
import { accessMatrix } from './matrix-query.ts';

/** A file that can only be viewed. */
export type TooBigFile = DocumentFile & { readonly source: { readonly big: BigFile } };

const isBig = (file: DocumentFile | undefined): file is TooBigFile => file?.source.big !== undefined;

/** Returns the open file if it is too big to be edited. */
export function openFileTooBig(state: GatepostState): TooBigFile | undefined {
  const file = openFile(state);
  return isBig(file) ? file : undefined;
}

/** Returns the file that the table queries if it is too big. In a table of documents, the first such file. */
export function queriedFileTooBig(state: GatepostState): TooBigFile | undefined {
  const { document } = state;
  if (!document.files.some(isBig)) return undefined;
  const { kind, path } = accessMatrix(state);
  if (kind.hasFixedRows) return document.files.find(isBig);
  const file = fileOf(document, path);
  return isBig(file) ? file : undefined;
}
