// Reads and focuses the editor from outside without loading it: the editor registers itself here while it is mounted.

export interface EditorHandle {
  /** Returns the text in the editor, with LF for every line ending. */
  text(): string;
  focus(): void;
}

const registry: { editor?: EditorHandle | undefined } = {};

/** Registers the editor; the returned function removes the registration. */
export function registerEditor(handle: EditorHandle): () => void {
  registry.editor = handle;
  return () => {
    if (registry.editor === handle) registry.editor = undefined;
  };
}

/** Returns the text of the editor, or null if there is none. */
export function readEditorText(): string | null {
  return registry.editor?.text() ?? null;
}

/** Moves the focus into the editor, if there is one. */
export function focusEditor(): void {
  registry.editor?.focus();
}
