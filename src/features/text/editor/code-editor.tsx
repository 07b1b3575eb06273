// The code editor. Loaded lazily, because it contains Monaco.
import Editor from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { memo, type ReactNode, useState } from 'react';
import type { Position } from '../../../core/document/range.ts';
import { openFile, openSource } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { fromEditorPosition, toEditorPosition } from '../binding/text-change.ts';
import { earlyInput } from '../early-input.ts';
import { monaco } from '../monaco/monaco.ts';
import { createEditorOptions } from './editor-options.ts';
import { startEditorSession } from './editor-session.ts';
import { applyTheme, followPageTheme, THEME_NAME } from './editor-theme.ts';

/** Esc first closes or cancels these; then another Esc is needed. Selections are canceled as well. */
const NO_WIDGET_OPEN = [
  'editorTextFocus',
  '!findWidgetVisible',
  '!suggestWidgetVisible',
  '!editorHoverVisible',
  '!parameterHintsVisible',
  '!markersNavigationVisible',
  '!renameInputVisible',
  '!inSnippetMode',
].join(' && ');

const { KeyCode } = monaco;
const neutralKeys: readonly number[] = [
  KeyCode.Escape,
  KeyCode.Tab,
  KeyCode.Shift,
  KeyCode.Ctrl,
  KeyCode.Alt,
  KeyCode.Meta,
];

/**
 * Makes Esc arm the next Tab; any other key, or leaving the editor, disarms it. `onChange` is called in both
 * cases.
 */
function enableLeaveByTab(code: editor.IStandaloneCodeEditor, onChange: (tabLeaves: boolean) => void): void {
  let isArmed = false;
  const setArmed = (value: boolean) => {
    if (value === isArmed) return;
    isArmed = value;
    code.updateOptions({ tabFocusMode: value });
    onChange(value);
  };
  code.addAction({
    id: 'gatepost.leaveByTab',
    label: 'Leave by Tab',
    keybindings: [KeyCode.Escape],
    keybindingContext: NO_WIDGET_OPEN,
    run() {
      code.trigger('keyboard', 'removeSecondaryCursors', undefined);
      code.trigger('keyboard', 'cancelSelection', undefined);
      setArmed(true);
    },
  });
  code.onKeyDown(({ keyCode }) => {
    if (isArmed && !neutralKeys.includes(keyCode)) setArmed(false);
  });
  code.onMouseDown(() => setArmed(false));
  code.onDidBlurEditorText(() => setArmed(false));
}

export interface CodeEditorProps {
  /** Shown until the editor is loaded. */
  readonly loading: ReactNode;
  /** Both must be the same functions at every render. */
  readonly onCaret: (place: Position) => void;
  readonly onTabLeaves: (tabLeaves: boolean) => void;
}

/**
 * From this number of lines on, creating the editor and showing a file in it are two separate tasks, so that
 * neither blocks the page for long.
 */
const MAX_LINES_WITHOUT_DELAY = 5000;

/** The editor starts without a file: rendering an empty one first would be wasted work. */
const initialOptions = () => ({ ...createEditorOptions(), model: null });
/** The URI of the empty file that the wrapper creates anyway. */
const EMPTY_MODEL_URI = 'gatepost:empty';

/** Continues at the clicked position with the text that was typed before the editor was loaded. */
function continueFrom(
  code: editor.IStandaloneCodeEditor,
  earlyInputResult: ReturnType<typeof earlyInput.take>,
): void {
  if (!earlyInputResult) return;
  code.setPosition(toEditorPosition(earlyInputResult.position));
  code.focus();
  if (earlyInputResult.typed !== '') code.trigger('keyboard', 'type', { text: earlyInputResult.typed });
}

/** Uncontrolled: it has no value prop, because the session binds the editor to the store. */
function CodeEditor({ loading, onCaret, onTabLeaves }: CodeEditorProps) {
  const [options] = useState(initialOptions);
  const attach = (code: editor.IStandaloneCodeEditor) => {
    monaco.editor.getModel(monaco.Uri.parse(EMPTY_MODEL_URI))?.dispose();
    const theme = followPageTheme();
    code.onDidDispose(() => theme.dispose());
    code.onDidChangeCursorPosition(({ position }) => onCaret(fromEditorPosition(position)));
    enableLeaveByTab(code, onTabLeaves);
    // The editor does not know its size yet: without a layout it would center lines in a tiny viewport and then jump.
    code.layout();
    startEditorSession(code, documentStore);
    continueFrom(code, earlyInput.take(openFile(documentStore.getState()).id));
  };
  const attachWhenReady = (code: editor.IStandaloneCodeEditor) => {
    if (openSource(documentStore.getState()).lines.length < MAX_LINES_WITHOUT_DELAY) return attach(code);
    // Text that is typed in the meantime would be lost.
    code.updateOptions({ readOnly: true });
    const timer = setTimeout(() => attach(code));
    code.onDidDispose(() => clearTimeout(timer));
  };
  return (
    <Editor
      theme={THEME_NAME}
      options={options}
      path={EMPTY_MODEL_URI}
      loading={loading}
      keepCurrentModel
      saveViewState={false}
      beforeMount={applyTheme}
      onMount={attachWhenReady}
    />
  );
}

export default memo(CodeEditor);
