// The options of the editor: it shows the text as it is, and writes nothing that was not typed.
import type { editor } from 'monaco-editor/editor';
import { textWords } from '../../../messages/en/text.ts';

/** Sizes follow the user's text size: the tokens are in rem. */
function createFontOptions(): editor.IEditorOptions {
  const root = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(root.fontSize) || 16;
  return {
    fontFamily: root.getPropertyValue('--face-code').trim().replaceAll(/\s+/g, ' '),
    fontSize: 0.75 * rem,
    lineHeight: 1.25 * rem,
  };
}

const disabledFeatures = {
  minimap: { enabled: false },
  // A path that is not completely visible is useless. Wrapped lines are indented.
  wordWrap: 'on',
  wrappingIndent: 'indent',
  // A rule wraps where its path has separators.
  wordWrapBreakAfterCharacters: ' \t/?&',
  wordWrapBreakBeforeCharacters: '',
  scrollbar: { verticalScrollbarSize: 8, useShadows: false },
  overviewRulerLanes: 2,
  // Monaco 0.57 does not remove its folding listener when an editor with sticky scroll is closed, and then throws.
  stickyScroll: { enabled: false },
  wordBasedSuggestions: 'off',
  quickSuggestions: false,
  suggestOnTriggerCharacters: true,
  // A word that is typed in full is not completed further: Enter then inserts a line break.
  acceptSuggestionOnEnter: 'smart',
  acceptSuggestionOnCommitCharacter: false,
  suggest: { showWords: false, preview: false },
  parameterHints: { enabled: true, cycle: false },
  inlineSuggest: { enabled: false },
  lightbulb: { enabled: 'off' as editor.ShowLightbulbIconMode.Off },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  renderLineHighlight: 'line',
  bracketPairColorization: { enabled: false },
  guides: { indentation: false, bracketPairs: false },
  matchBrackets: 'never',
  codeLens: false,
  colorDecorators: false,
  links: false,
  smoothScrolling: false,
  cursorBlinking: 'blink',
  padding: { top: 4, bottom: 4 },
  glyphMargin: false,
  lineNumbersMinChars: 4,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  // The line number of an empty last line looks like any other.
  renderFinalNewline: 'on',
  scrollBeyondLastLine: false,
} as const satisfies editor.IStandaloneEditorConstructionOptions;

const literalTypingOptions = {
  autoClosingBrackets: 'never',
  autoClosingQuotes: 'never',
  autoClosingDelete: 'never',
  autoClosingOvertype: 'never',
  autoSurround: 'never',
  autoIndent: 'none',
  trimAutoWhitespace: false,
  detectIndentation: false,
  insertSpaces: false,
  tabSize: 4,
  useTabStops: false,
  formatOnPaste: false,
  formatOnType: false,
  dropIntoEditor: { enabled: false },
  dragAndDrop: false,
  // A dialog about U+2028 would be about a character that the file may legitimately contain.
  unusualLineTerminators: 'off',
  renderControlCharacters: true,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true, nonBasicASCII: false },
} as const satisfies editor.IStandaloneEditorConstructionOptions;

/** Returns the options of the editor, with the current fonts. */
export function createEditorOptions(): editor.IStandaloneEditorConstructionOptions {
  return {
    ...disabledFeatures,
    ...literalTypingOptions,
    ...createFontOptions(),
    ariaLabel: textWords.editor,
    accessibilitySupport: 'auto',
    automaticLayout: true,
    fixedOverflowWidgets: true,
    maxTokenizationLineLength: 20_000,
  };
}
