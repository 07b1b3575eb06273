// The read-only handle `globalThis.gatepost`: the current content of bytes, store, editor and form, for tests and
// curious users. It cannot change anything.

import { printSource, textOfSource } from '../../core/document/source.ts';
import { readEditorText } from '../../features/text/editor/editor-handle.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { textPlace } from '../../state/layout/text-place.ts';
import { isKept } from '../../state/storage/autosave.ts';

/** The result of `inspect()`: copies, created on demand. */
export interface Inspection {
  /** The bytes that saving would write. */
  readonly bytes: Uint8Array;
  /** The text of the store, including line endings, without the byte order mark. */
  readonly storeText: string;
  /** The text of the editor (every line ending shown as LF), or null if there is none. */
  readonly editorText: string | null;
  /** The rendered fields of the form, in file order. They show typing in the text from the next frame on. */
  readonly formValues: readonly FormValue[];
  /** The place of the caret in the text, 1-based; null if the text has none. */
  readonly caret: { readonly line: number; readonly column: number } | null;
  /** Whether all changes are in the browser's storage. */
  readonly isKept: boolean;
}

interface FormValue {
  /** 1-based line number. */
  readonly line: number;
  readonly label: string;
  readonly value: string;
  /** Whether the value is a draft that cannot be written, so that no file contains it. */
  readonly isDraft: boolean;
}

function formValues(): FormValue[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[data-line] :is(input, select)',
  );
  return [...fields].map((field) => ({
    line: Number(field.closest<HTMLElement>('[data-line]')?.dataset.line),
    label: field.getAttribute('aria-label') ?? '',
    value: field.value,
    isDraft: field.getAttribute('aria-invalid') === 'true',
  }));
}

function inspect(): Inspection {
  const source = openSource(documentStore.getState());
  const { caret } = textPlace.getState();
  return {
    bytes: printSource(source),
    storeText: textOfSource(source),
    editorText: readEditorText(),
    formValues: formValues(),
    caret: caret ? { line: caret.line + 1, column: caret.column + 1 } : null,
    isKept: isKept(),
  };
}

/** Installs the handle; it cannot be replaced. */
export function installInspectionHandle(): void {
  Object.defineProperty(globalThis, 'gatepost', { value: Object.freeze({ inspect }), configurable: false });
}
