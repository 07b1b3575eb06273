// One editor at work on the store: everything that lasts as long as the editor is attached here.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { type PaneCapabilities, registerPane } from '../../../actions/panes.ts';
import { formats } from '../../../core/formats/file-formats.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { readOnlyWords } from '../../../messages/en/app/notices.ts';
import { fileOf } from '../../../state/document/document.ts';
import {
  type DocumentStore,
  type GatepostState,
  redo,
  undo,
} from '../../../state/document/document-store.ts';
import { openFile, policyOfFile } from '../../../state/document/selectors.ts';
import { finder } from '../../../state/findings/use-findings.ts';
import { registerPolicyLanguages } from '../language/register-languages.ts';
import { createServicePort } from '../language-service/create-service-port.ts';
import { markFindings } from '../language-service/finding-markers.ts';
import { registerFixAll } from '../language-service/fix-all-actions.ts';
import { registerServiceProviders } from '../language-service/service-providers.ts';
import { registerSignatureAndFormat } from '../language-service/signature-and-format-providers.ts';
import { suggestWhileTyping } from '../language-service/suggest-while-typing.ts';
import { monaco } from '../monaco/monaco.ts';
import { createCaretSync } from './caret-sync.ts';
import { createDecidingLineMarks } from './deciding-line-marks.ts';
import { showEditMarks } from './edit-marks.ts';
import { createEditorFile } from './editor-file.ts';
import { registerEditor } from './editor-handle.ts';
import { pathOfUri, readModelText } from './policy-model.ts';
import { showRecordNotes } from './record-notes.ts';

const undoRoutes = [
  { command: 'undo', input: 'historyUndo', go: undo },
  { command: 'redo', input: 'historyRedo', go: redo },
] as const;

/** Replaces Monaco's undo and redo. In the fields of its widgets (find) they stay the field's own. */
function routeUndo(code: editor.IStandaloneCodeEditor, store: DocumentStore): IDisposable {
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

const formatIds = formats.map(({ id }) => id);

/** Lines from which on the editor takes another file in a piece of work of its own, after the other panes have begun with theirs. */
const MAX_LINES_WITHOUT_DELAY = 5000;

/** Whether another file is shown than before, and a long one. */
function opensLongFile(state: GatepostState, before: GatepostState): boolean {
  const { id, source } = openFile(state);
  return id !== openFile(before).id && source.lines.length >= MAX_LINES_WITHOUT_DELAY;
}

/** Attaches `code`, an editor that shows no file yet, to `store`; the session ends when the editor is disposed. */
export function startEditorSession(code: editor.IStandaloneCodeEditor, store: DocumentStore): void {
  const caret = createCaretSync(code, store);
  const languages = registerPolicyLanguages((uri) => policyOfPath(store.getState(), pathOfUri(uri)));
  languages.setWildcards(wildcardsOf(store.getState()));
  const file = createEditorFile(code, store, caret);
  caret.start();
  const deciding = createDecidingLineMarks(code, store.getState());
  deciding.follow(store.getState());
  const lock = ({ isOpenInOtherTab: isElsewhere = false }: GatepostState) =>
    code.updateOptions({ readOnly: isElsewhere, readOnlyMessage: { value: readOnlyWords.notWritten } });
  lock(store.getState());

  let followed = store.getState();
  let turn: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const before = followed;
    followed = store.getState();
    if (turn !== undefined || followed.isOpenInOtherTab !== before.isOpenInOtherTab) lock(followed);
    clearTimeout(turn);
    turn = undefined;
    file.follow();
    caret.follow(followed, before);
    languages.setWildcards(wildcardsOf(followed));
    deciding.follow(followed);
  };
  const unsubscribe = store.subscribe((state) => {
    if (turn !== undefined) return;
    if (!opensLongFile(state, followed)) return follow();
    // What is typed meanwhile would be lost.
    code.updateOptions({ readOnly: true });
    turn = setTimeout(follow);
  });
  const undoing = routeUndo(code, store);
  const notes = showRecordNotes(code, store);
  const marks = showEditMarks(code, store);
  const port = createServicePort(code, store, notes);
  const assist = registerServiceProviders(formatIds, port);
  const help = registerSignatureAndFormat(formatIds, port);
  const typing = suggestWhileTyping(code, port);
  const findings = markFindings(code, store, finder);
  const fixAll = registerFixAll(store, finder);
  const unregister = registerEditor({
    text() {
      if (turn !== undefined) follow();
      return readModelText(code.getModel());
    },
    focus: () => code.focus(),
  });
  const withdraw = registerPane('code-editor', createEditorCapability(code));
  code.onDidDispose(() => {
    clearTimeout(turn);
    unsubscribe();
    unregister();
    withdraw();
    file.close();
    for (const part of [
      undoing,
      languages,
      caret,
      deciding,
      assist,
      help,
      typing,
      notes,
      marks,
      findings,
      fixAll,
    ])
      part.dispose();
  });
}

/** What the editor can do besides editing. */
function createEditorCapability(code: editor.IStandaloneCodeEditor): PaneCapabilities['code-editor'] {
  const running = (action: string) => () => {
    code.focus();
    code.trigger('menu', action, undefined);
  };
  return {
    format: running('editor.action.formatDocument'),
    outline: running('editor.action.quickOutline'),
    find: running('actions.find'),
    hover: running('editor.action.showHover'),
    rename: running('editor.action.rename'),
    definition: running('editor.action.revealDefinition'),
    references: running('editor.action.goToReferences'),
  };
}

function policyOfPath({ document }: GatepostState, path: string): Policy | undefined {
  const file = fileOf(document, path);
  return file && policyOfFile(file);
}

const wildcardsOf = ({ view }: GatepostState) => readerOf(view.reader).path.wildcards;
