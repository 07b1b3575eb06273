// The types of the one internal module of Monaco that is changed; see fix-token-insertion.ts.
declare module 'monaco-editor/editor/common/tokens/contiguousTokensEditing' {
  /** The tokens of a line; null if they are not known. */
  type LineTokens = ArrayBuffer | Uint32Array | null;
  export const EMPTY_LINE_TOKENS: ArrayBuffer;
  export const ContiguousTokensEditing: {
    insert: (tokens: LineTokens, column: number, length: number) => LineTokens;
    append: (tokens: LineTokens, others: LineTokens) => LineTokens;
  };
}

// One module of each layer, imported for its chunk: see load-editor.ts.
declare module 'monaco-editor/base/common/lazy';
declare module 'monaco-editor/platform/registry/common/platform';
declare module 'monaco-editor/editor/common/core/position';
declare module 'monaco-editor/editor/browser/editorExtensions';
declare module 'monaco-editor/editor/contrib/comment/browser/blockCommentCommand';
