// Opens the list of robots at the first letter of a name. None of them is chosen, so that Enter ends the line as typed.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { monaco } from '../monaco.ts';
import { fromEditorPosition } from '../text-change.ts';
import { beginsAgent } from './completion-items.ts';
import type { AssistPort } from './providers.ts';

const { KeyCode } = monaco;

export function suggestWhileTyping(code: editor.IStandaloneCodeEditor, port: AssistPort): IDisposable {
  const suggest = () => {
    const [model, position] = [code.getModel(), code.getPosition()];
    const policy = model && port.policyOf(model);
    if (!policy || !position || !beginsAgent(policy, fromEditorPosition(position))) return;
    code.trigger('typing', 'editor.action.triggerSuggest', { auto: true });
  };
  const typing = code.onDidChangeModelContent(({ changes: [change, more], isUndoing, isRedoing }) => {
    const isLetter = change?.rangeLength === 0 && /^[A-Za-z]$/.test(change.text);
    // The policy of the text, and the caret, are those of before until all have heard of the change.
    if (isLetter && !more && !isUndoing && !isRedoing && code.hasTextFocus()) queueMicrotask(suggest);
  });
  const byTab = monaco.editor.addKeybindingRule({
    keybinding: KeyCode.Tab,
    command: 'focusAndAcceptSuggestion',
    when: 'editorTextFocus && suggestWidgetVisible && !suggestWidgetHasFocusedSuggestion',
  });
  return {
    dispose() {
      typing.dispose();
      byTab.dispose();
    },
  };
}
