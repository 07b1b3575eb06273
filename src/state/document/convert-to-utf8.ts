// Converts a file whose encoding cannot write a typed character. Loaded with the notice that offers it.
import { toUtf8 } from '../../core/document/redetect-encoding.ts';
import { fileOf, withSource } from './document.ts';
import { changeDocument } from './document-store.ts';
import type { ChangeResult } from './edit-result.ts';
import type { Intent } from './history.ts';
import type { DocumentStore } from './state.ts';

/** Converts a file to UTF-8 in its own step: the same characters, other bytes. */
export function convertToUtf8(store: DocumentStore, path: string): ChangeResult {
  const intent: Intent = { origin: 'files', label: { code: 'convert-utf8', params: { path } } };
  return changeDocument(store, intent, (document) => {
    const source = fileOf(document, path)?.source;
    return source ? withSource(document, path, toUtf8(source)) : document;
  });
}
