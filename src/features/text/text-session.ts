// One editor at work on the files of the store: a model per file, bound while it is shown, and everything that follows the store.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { formatOfPath } from '../../core/formats/index.ts';
import { policyOf } from '../../core/policy/policy.ts';
import { readerOf } from '../../core/readers/index.ts';
import { openSource } from '../../state/derived.ts';
import { fileOf } from '../../state/document.ts';
import { type DocumentStore, edit, type GatepostState } from '../../state/document-store.ts';
import { bindModel, type ModelBinding, type TextPort } from './bind-model.ts';
import { createCaretSync } from './caret-sync.ts';
import { registerEditor } from './editor-text.ts';
import { addPolicyLanguages } from './language-registration.ts';
import { modelOf, type PolicyModel, pathOfUri, textOfModel } from './policy-model.ts';
import { textIntent } from './text-intent.ts';
import { routeUndo } from './undo-routing.ts';

/** Attaches `code`, an editor without a model of its own, to `store`; the session ends when the editor is disposed. */
export function startTextSession(code: editor.IStandaloneCodeEditor, store: DocumentStore): void {
  const models = new Map<string, PolicyModel>();
  const caret = createCaretSync(code, store);
  let open: { path: string; binding: ModelBinding } | undefined;
  let follow: () => void = () => undefined;

  const portOf = (path: string): TextPort => ({
    source: () => openSource(store.getState()),
    subscribe(listener) {
      follow = () => caret.keep(listener);
      return () => {
        follow = () => undefined;
      };
    },
    edit(edits, kind) {
      const accepted = edit(store, path, edits, textIntent(path, edits, kind, caret.place()));
      if (!accepted) caret.restoreLater();
    },
  });
  const close = () => {
    if (!open) return;
    const known = models.get(open.path)!;
    models.set(open.path, { ...known, shown: open.binding.shown(), viewState: code.saveViewState() });
    open.binding.dispose();
    open = undefined;
  };
  const show = (path: string) => {
    close();
    const known = models.get(path) ?? modelOf(path, openSource(store.getState()));
    models.set(path, known);
    caret.keep(() => {
      code.setModel(known.model);
      // Bound only after the editor has taken the model, so that the editor hears of every change before we do.
      open = { path, binding: bindModel(known.model, portOf(path), known.shown) };
      code.restoreViewState(known.viewState ?? null);
    });
  };
  const forgetLostFiles = ({ document }: GatepostState) => {
    for (const [path, { model }] of models) {
      if (path === open?.path || fileOf(document, path)) continue;
      models.delete(path);
      model.dispose();
    }
  };
  const languages = addPolicyLanguages((uri) => {
    const path = pathOfUri(uri);
    const source = fileOf(store.getState().document, path)?.source;
    return source && policyOf(source, formatOfPath(path));
  });
  const placeholder = code.getModel();
  languages.setWildcards(wildcardsOf(store.getState()));
  show(openPath(store.getState()));
  caret.start();
  placeholder?.dispose();

  const unsubscribe = store.subscribe((state, before) => {
    const path = openPath(state);
    if (path === open?.path) follow();
    else show(path);
    caret.follow(state, before);
    languages.setWildcards(wildcardsOf(state));
    forgetLostFiles(state);
  });
  const unregister = registerEditor({ text: () => textOfModel(code.getModel()), focus: () => code.focus() });
  const parts: IDisposable[] = [languages, caret, routeUndo(code, store)];
  code.onDidDispose(() => {
    unsubscribe();
    unregister();
    close();
    for (const part of parts) part.dispose();
    for (const { model } of models.values()) model.dispose();
  });
}

const openPath = ({ document, view }: GatepostState) =>
  (fileOf(document, view.path) ?? document.files[0]!).path;

const wildcardsOf = ({ view }: GatepostState) => readerOf(view.reader).path.wildcards;
