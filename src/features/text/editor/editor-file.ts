// The file that the editor shows: its model, bound to the store for as long as it is shown.
import type { editor } from 'monaco-editor/editor';
import { fileOf } from '../../../state/document/document.ts';
import { type DocumentStore, edit, type GatepostState } from '../../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../../state/document/selectors.ts';
import { batchToNextFrame } from '../../../state/document/use-document.ts';
import { bindModel, type SourcePort } from '../binding/bind-model.ts';
import { createCompositionTracker } from '../binding/composition.ts';
import { createTextIntent } from '../binding/text-intent.ts';
import { monaco } from '../monaco/monaco.ts';
import type { CaretSync } from './caret-sync.ts';
import { createModelCache } from './model-cache.ts';

export interface EditorFile {
  /** Brings the editor to what the store holds: another file, or another text of the same. */
  follow(): void;
  close(): void;
}

/** The path of the file that is looked at; the first one where the view names one that is not there. */
const openFilePath = ({ document, view }: GatepostState) =>
  (fileOf(document, view.path) ?? document.files[0]!).path;

export function createEditorFile(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  caret: CaretSync,
): EditorFile {
  const shelf = createModelCache();
  const compositions = createCompositionTracker();
  code.onDidCompositionStart(compositions.begin);
  code.onDidCompositionEnd(compositions.end);
  const languageNow = () => openPolicy(store.getState()).format.id;
  let shown = showFile(openFilePath(store.getState()));

  function showFile(path: string) {
    let tell: () => void = () => undefined;
    const port: SourcePort = {
      source: () => openSource(store.getState()),
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
      edit(edits, kind) {
        const intent = compositions.intentOf(createTextIntent(path, edits, kind, caret.place()));
        const result = batchToNextFrame(() => edit(store, path, edits, intent));
        if (!result.done) caret.restoreLater();
        return result;
      },
    };
    const {
      model,
      shown: before,
      viewState,
    } = shelf.take({ path, source: port.source(), language: languageNow() });
    speak(model);
    return caret.keep(() => {
      code.setModel(model);
      // Bound only after the editor has taken the model, so that the editor hears of every change before we do.
      const binding = bindModel(model, port, before);
      code.restoreViewState(viewState);
      return { path, model, binding, follow: () => tell() };
    });
  }
  /** The kind of a file may be chosen anew. */
  function speak(model: editor.ITextModel) {
    if (model.getLanguageId() !== languageNow()) monaco.editor.setModelLanguage(model, languageNow());
  }
  function close() {
    const { path, model, binding } = shown;
    shelf.putBack(path, { model, shown: binding.shown(), viewState: code.saveViewState() });
    binding.dispose();
  }
  return {
    follow() {
      const state = store.getState();
      // A file that is only shown has another view, which is about to take this place.
      if (openSource(state).big) return;
      const path = openFilePath(state);
      if (path === shown.path) {
        caret.keep(shown.follow);
        speak(shown.model);
      } else {
        close();
        shown = showFile(path);
      }
      shelf.keepOnly((one) => fileOf(state.document, one) !== undefined);
    },
    close() {
      close();
      shelf.keepOnly(() => false);
    },
  };
}
