// The editor itself. Loaded lazily: with it comes Monaco.
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
import { applyTheme, THEME_NAME, watchTheme } from './editor-theme.ts';

/** What Esc closes or cancels first; it then takes another Esc. Selections are cancelled on the way. */
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

/** Makes Esc arm the next Tab; any other key or leaving the editor disarms it. `onChange` hears of both. */
function enableLeaveByTab(code: editor.IStandaloneCodeEditor, onChange: (tabLeaves: boolean) => void): void {
  let armed = false;
  const arm = (now: boolean) => {
    if (now === armed) return;
    armed = now;
    code.updateOptions({ tabFocusMode: now });
    onChange(now);
  };
  code.addAction({
    id: 'gatepost.leaveByTab',
    label: 'Leave by Tab',
    keybindings: [KeyCode.Escape],
    keybindingContext: NO_WIDGET_OPEN,
    run() {
      code.trigger('keyboard', 'removeSecondaryCursors', undefined);
      code.trigger('keyboard', 'cancelSelection', undefined);
      arm(true);
    },
  });
  code.onKeyDown(({ keyCode }) => {
    if (armed && !neutralKeys.includes(keyCode)) arm(false);
  });
  code.onMouseDown(() => arm(false));
  code.onDidBlurEditorText(() => arm(false));
}

export interface CodeEditorProps {
  /** Stands in until the editor is there. */
  readonly loading: ReactNode;
  /** Both must stay the same functions from one rendering to the next. */
  readonly onCaret: (place: Position) => void;
  readonly onTabLeaves: (tabLeaves: boolean) => void;
}

/** Lines from which on making the editor and showing a file in it are two pieces of work, so that neither holds up the page for long. */
const LONG_LINE_LENGTH = 5000;

/** It begins without a file: to draw an empty one first would be work for nothing. */
const initialOptions = () => ({ ...createEditorOptions(), model: null });
/** The name of the empty file that the wrapper makes nevertheless. */
const EMPTY_MODEL_URI = 'gatepost:empty';

/** Continues at the clicked position with the text that was typed before the editor was loaded. */
function continueFrom(code: editor.IStandaloneCodeEditor, early: ReturnType<typeof earlyInput.take>): void {
  if (!early) return;
  code.setPosition(toEditorPosition(early.position));
  code.focus();
  if (early.typed !== '') code.trigger('keyboard', 'type', { text: early.typed });
}

/** Uncontrolled: no value goes in or out here, the session binds the editor to the store. */
function CodeEditor({ loading, onCaret, onTabLeaves }: CodeEditorProps) {
  const [options] = useState(initialOptions);
  const attach = (code: editor.IStandaloneCodeEditor) => {
    monaco.editor.getModel(monaco.Uri.parse(EMPTY_MODEL_URI))?.dispose();
    const theme = watchTheme();
    code.onDidDispose(() => theme.dispose());
    code.onDidChangeCursorPosition(({ position }) => onCaret(fromEditorPosition(position)));
    enableLeaveByTab(code, onTabLeaves);
    // Its size is not known to it yet: the line in question would be brought to the middle of next to nothing, and jump.
    code.layout();
    startEditorSession(code, documentStore);
    continueFrom(code, earlyInput.take(openFile(documentStore.getState()).id));
  };
  const attachInTurn = (code: editor.IStandaloneCodeEditor) => {
    if (openSource(documentStore.getState()).lines.length < LONG_LINE_LENGTH) return attach(code);
    // What is typed meanwhile would be lost.
    code.updateOptions({ readOnly: true });
    const turn = setTimeout(() => attach(code));
    code.onDidDispose(() => clearTimeout(turn));
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
      onMount={attachInTurn}
    />
  );
}

export default memo(CodeEditor);
