// Reads and focuses the editor from outside, without loading it: the editor registers itself here while it is there.

export interface EditorHandle {
  /** The text as the editor holds it, every line ending as LF. */
  text(): string;
  focus(): void;
}

let currentEditor: EditorHandle | undefined;

/** Makes the editor known; the returned function takes it away again. */
export function registerEditor(handle: EditorHandle): () => void {
  currentEditor = handle;
  return () => {
    if (currentEditor === handle) currentEditor = undefined;
  };
}

/** The text of the editor, or null while there is none. */
export function readEditorText(): string | null {
  return currentEditor?.text() ?? null;
}

/** Moves the focus into the editor, if there is one. */
export function focusEditor(): void {
  currentEditor?.focus();
}
