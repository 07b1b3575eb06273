// The read-only handle `globalThis.gatepost`: what bytes, store, editor and form hold right now. Tests and curious
// people look through it; nothing can be changed with it.

import { printSource, textOfSource } from '../../core/document/source.ts';
import { readEditorText } from '../../features/text/editor/editor-handle.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { isKept } from '../../state/storage/autosave.ts';

/** What `inspect()` returns: copies, made when asked for. */
export interface Inspection {
  /** The bytes that saving would write. */
  readonly bytes: Uint8Array;
  /** The text of the store, line endings included, without the byte order mark. */
  readonly storeText: string;
  /** The text of the editor (every line ending shown as LF), or null while there is none. */
  readonly editorText: string | null;
  /** What the rendered fields of the form show, in file order. What is typed in the text they show from the next frame on. */
  readonly formValues: readonly FormValue[];
  /** Whether all of the work is in the storage of the browser. */
  readonly isKept: boolean;
}

interface FormValue {
  /** 1-based line number. */
  readonly line: number;
  readonly label: string;
  readonly value: string;
  /** Whether it is a draft that cannot be written: then no file holds it. */
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
  return {
    bytes: printSource(source),
    storeText: textOfSource(source),
    editorText: readEditorText(),
    formValues: formValues(),
    isKept: isKept(),
  };
}

/** Puts the handle in place; it cannot be replaced. */
export function installInspectionHandle(): void {
  Object.defineProperty(globalThis, 'gatepost', { value: Object.freeze({ inspect }), configurable: false });
}
