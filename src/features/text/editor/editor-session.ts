// The connection of one editor to the store: everything that exists as long as the editor is attached.
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
import { takeTurn } from '../../../state/layout/pane-turns.ts';
import { createServicePort } from '../language-service/create-service-port.ts';
import { markFindings } from '../language-service/finding-markers.ts';
import { registerFixAll } from '../language-service/fix-all-actions.ts';
import { registerPolicyLanguages } from '../language-service/register-languages.ts';
import { registerServiceProviders } from '../language-service/service-providers.ts';
import { registerSignatureAndFormat } from '../language-service/signature-and-format-providers.ts';
import { suggestWhileTyping } from '../language-service/suggest-while-typing.ts';
import { monaco } from '../monaco/monaco.ts';
import { createCaretSync } from './caret-sync.ts';
import { createDecidingLineMarks } from './deciding-line-marks.ts';
import { showEditMarks } from './edit-marks.ts';
import { createEditorFile } from './editor-file.ts';
import { registerEditor } from './editor-handle.ts';
import { createLinkedLineMarks } from './linked-line-marks.ts';
import { pathOfUri, readModelText } from './policy-model.ts';
import { showRecordNotes } from './record-notes.ts';

const historyCommands = [
  { command: 'undo', input: 'historyUndo', run: undo },
  { command: 'redo', input: 'historyRedo', run: redo },
] as const;

/**
 * Replaces Monaco's undo and redo by those of the store. In the fields of Monaco's widgets (find), they stay
 * native.
 */
function routeUndo(code: editor.IStandaloneCodeEditor, store: DocumentStore): IDisposable {
  const commands = historyCommands.map(({ command, run }) =>
    monaco.editor.registerCommand(command, () => {
      if (isWidgetField(document.activeElement)) document.execCommand(command);
      else run(store);
    }),
  );
  const element = code.getContainerDomNode();
  const onBeforeInput = (event: InputEvent) => {
    const historyCommand = historyCommands.find(({ input }) => input === event.inputType);
    if (!historyCommand || event.defaultPrevented || isWidgetField(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    historyCommand.run(store);
  };
  element.addEventListener('beforeinput', onBeforeInput, true);
  return {
    dispose() {
      for (const command of commands) command.dispose();
      element.removeEventListener('beforeinput', onBeforeInput, true);
    },
  };
}

/**
 * Whether an element is a field of a widget. The editor itself is an edit context, or a text area where edit
 * contexts are not supported.
 */
function isWidgetField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input, textarea') &&
    target.closest('.editor-widget') !== null
  );
}

const formatIds = formats.map(({ id }) => id);

/**
 * From this number of lines on, the editor opens another file in a separate task, after the other panes have
 * started theirs.
 */
const MAX_LINES_WITHOUT_DELAY = 5000;

/** Whether another file than before is shown, and it is long. */
function opensLongFile(state: GatepostState, before: GatepostState): boolean {
  const { id, source } = openFile(state);
  return id !== openFile(before).id && source.lines.length >= MAX_LINES_WITHOUT_DELAY;
}

/** Attaches `code`, an editor that shows no file yet, to `store`; the session ends when the editor is disposed of. */
export function startEditorSession(code: editor.IStandaloneCodeEditor, store: DocumentStore): void {
  const caret = createCaretSync(code, store);
  const languages = registerPolicyLanguages((uri) => policyOfPath(store.getState(), pathOfUri(uri)));
  languages.setWildcards(wildcardsOf(store.getState()));
  const file = createEditorFile(code, store, caret);
  caret.start();
  const deciding = createDecidingLineMarks(code, store.getState());
  deciding.follow(store.getState());
  const linked = createLinkedLineMarks(code);
  linked.follow(store.getState());
  const updateReadOnly = ({ isOpenInOtherTab: isElsewhere = false }: GatepostState) =>
    code.updateOptions({ readOnly: isElsewhere, readOnlyMessage: { value: readOnlyWords.notWritten } });
  updateReadOnly(store.getState());

  let lastState = store.getState();
  let cancelTurn: (() => void) | undefined;
  const update = () => {
    const before = lastState;
    lastState = store.getState();
    if (cancelTurn || lastState.isOpenInOtherTab !== before.isOpenInOtherTab) updateReadOnly(lastState);
    cancelTurn?.();
    cancelTurn = undefined;
    file.follow();
    caret.follow(lastState, before);
    languages.setWildcards(wildcardsOf(lastState));
    deciding.follow(lastState);
    linked.follow(lastState);
  };
  const unsubscribe = store.subscribe((state) => {
    if (cancelTurn) return;
    if (!opensLongFile(state, lastState)) return update();
    // Text that is typed in the meantime would be lost.
    code.updateOptions({ readOnly: true });
    cancelTurn = takeTurn('text', update);
  });
  // When the text gets the focus, it does not wait for the other panes.
  code.onDidFocusEditorText(() => {
    if (cancelTurn) update();
  });
  const historyRouting = routeUndo(code, store);
  const notes = showRecordNotes(code, store);
  const marks = showEditMarks(code, store);
  const port = createServicePort(code, store, notes);
  const providers = registerServiceProviders(formatIds, port);
  const moreProviders = registerSignatureAndFormat(formatIds, port);
  const typing = suggestWhileTyping(code, port);
  const findings = markFindings(code, store, finder);
  const fixAll = registerFixAll(store, finder);
  const unregister = registerEditor({
    text() {
      if (cancelTurn) update();
      return readModelText(code.getModel());
    },
    focus: () => code.focus(),
  });
  const unregisterPane = registerPane('code-editor', createEditorCapability(code));
  code.onDidDispose(() => {
    cancelTurn?.();
    unsubscribe();
    unregister();
    unregisterPane();
    file.close();
    for (const part of [
      historyRouting,
      languages,
      caret,
      deciding,
      linked,
      providers,
      moreProviders,
      typing,
      notes,
      marks,
      findings,
      fixAll,
    ])
      part.dispose();
  });
}

/** The commands of the editor that other parts of the page can run. */
function createEditorCapability(code: editor.IStandaloneCodeEditor): PaneCapabilities['code-editor'] {
  const trigger = (action: string) => () => {
    code.focus();
    code.trigger('menu', action, undefined);
  };
  return {
    format: trigger('editor.action.formatDocument'),
    outline: trigger('editor.action.quickOutline'),
    find: trigger('actions.find'),
    hover: trigger('editor.action.showHover'),
    rename: trigger('editor.action.rename'),
    definition: trigger('editor.action.revealDefinition'),
    references: trigger('editor.action.goToReferences'),
  };
}

function policyOfPath({ document }: GatepostState, path: string): Policy | undefined {
  const file = fileOf(document, path);
  return file && policyOfFile(file);
}

const wildcardsOf = ({ view }: GatepostState) => readerOf(view.reader).path.wildcards;
