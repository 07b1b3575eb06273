// Every way to undo inside the editor leads to the one history: keys, commands, and the browser's own Edit menu.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { type DocumentStore, redo, undo } from '../../../state/document/document-store.ts';
import { monaco } from '../monaco/monaco.ts';

const undoRoutes = [
  { command: 'undo', input: 'historyUndo', go: undo },
  { command: 'redo', input: 'historyRedo', go: redo },
] as const;

/** Replaces Monaco's undo and redo. In the fields of its widgets (find) they stay the field's own. */
export function routeUndo(code: editor.IStandaloneCodeEditor, store: DocumentStore): IDisposable {
  const commands = undoRoutes.map(({ command, go }) =>
    monaco.editor.registerCommand(command, () => {
      if (isWidgetField(document.activeElement)) document.execCommand(command);
      else go(store);
    }),
  );
  const element = code.getContainerDomNode();
  const onBeforeInput = (event: InputEvent) => {
    const way = undoRoutes.find(({ input }) => input === event.inputType);
    if (!way || event.defaultPrevented || isWidgetField(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    way.go(store);
  };
  element.addEventListener('beforeinput', onBeforeInput, true);
  return {
    dispose() {
      for (const one of commands) one.dispose();
      element.removeEventListener('beforeinput', onBeforeInput, true);
    },
  };
}

/** The editor itself is an edit context, or a text area where there are none; the fields of widgets stand in widgets. */
function isWidgetField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input, textarea') &&
    target.closest('.editor-widget') !== null
  );
}
