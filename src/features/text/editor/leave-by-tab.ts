// Esc, then Tab leaves the editor. Tab alone writes a tab, as in any editor, so there must be a way out by keyboard.
import type { editor } from 'monaco-editor/editor';
import { monaco } from '../monaco/monaco.ts';

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
export function enableLeaveByTab(
  code: editor.IStandaloneCodeEditor,
  onChange: (tabLeaves: boolean) => void,
): void {
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
