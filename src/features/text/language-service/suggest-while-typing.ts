// Opens the list of crawlers at the first letter of a name. No item is selected, so that Enter ends the line as
// typed.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { isAgentLine, isStartOfAgentName } from '../../../messages/language-service/completion-items.ts';
import { fromEditorPosition } from '../binding/text-change.ts';
import { monaco } from '../monaco/monaco.ts';
import type { ServicePort } from './service-providers.ts';

const { KeyCode } = monaco;

const suggestOptions = { showWords: false, preview: false } as const;

export function suggestWhileTyping(code: editor.IStandaloneCodeEditor, port: ServicePort): IDisposable {
  let isInAgent = false;
  const suggest = () => {
    const [model, position] = [code.getModel(), code.getPosition()];
    const policy = model && port.policyOf(model);
    if (!policy || !position) return;
    const place = fromEditorPosition(position);
    if (isInAgent !== (isInAgent = isAgentLine(policy, place)))
      code.updateOptions({ suggest: { ...suggestOptions, selectionMode: isInAgent ? 'never' : 'always' } });
    if (isStartOfAgentName(policy, place))
      code.trigger('typing', 'editor.action.triggerSuggest', { auto: true });
  };
  const typing = code.onDidChangeModelContent(({ isUndoing, isRedoing }) => {
    // Policy and caret are updated only after all listeners have handled the change.
    if (!isUndoing && !isRedoing && code.hasTextFocus()) queueMicrotask(suggest);
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
