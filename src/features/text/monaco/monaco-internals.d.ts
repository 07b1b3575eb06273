// Shapes of the one internal module of Monaco that is touched; see monaco-tokens-mended.ts.
declare module 'monaco-editor/editor/common/tokens/contiguousTokensEditing' {
  /** The tokens of a line; null where they are not known. */
  type LineTokens = ArrayBuffer | Uint32Array | null;
  export const EMPTY_LINE_TOKENS: ArrayBuffer;
  export const ContiguousTokensEditing: {
    insert: (tokens: LineTokens, column: number, length: number) => LineTokens;
    append: (tokens: LineTokens, others: LineTokens) => LineTokens;
  };
}

// One of each layer, fetched for its neighbours: see fetch-editor.ts.
declare module 'monaco-editor/base/common/lazy';
declare module 'monaco-editor/platform/registry/common/platform';
declare module 'monaco-editor/editor/common/core/position';
declare module 'monaco-editor/editor/browser/editorExtensions';
declare module 'monaco-editor/editor/contrib/comment/browser/blockCommentCommand';
