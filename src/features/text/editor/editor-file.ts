// The file that the editor shows: its model, bound to the store for as long as it is shown.
import type { editor } from 'monaco-editor/editor';
import type { Source } from '../../../core/document/source.ts';
import { fileOf } from '../../../state/document/document.ts';
import { type DocumentStore, edit, type GatepostState } from '../../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../../state/document/selectors.ts';
import { batchToNextFrame } from '../../../state/document/use-document.ts';
import { bindModel, type SourcePort } from '../binding/bind-model.ts';
import { createCompositionTracker } from '../binding/composition.ts';
import { createTextIntent } from '../binding/text-intent.ts';
import { monaco } from '../monaco/monaco.ts';
import type { CaretSync } from './caret-sync.ts';
import { createPolicyModel } from './policy-model.ts';

/** A model that is not bound just now, and what it shows. */
interface CachedModel {
  readonly model: editor.ITextModel;
  readonly shown: Source;
  readonly viewState: editor.ICodeEditorViewState | null;
}

/** A file, and the language that its kind is coloured as. */
interface FileToShow {
  readonly path: string;
  readonly source: Source;
  readonly language: string;
}

interface ModelCache {
  /** The model of a file; a new one shows `source`, an old one what it showed when it was put back. */
  take(file: FileToShow): CachedModel;
  putBack(path: string, shelved: CachedModel): void;
  /** Gives up the models of files that are no more. */
  keepOnly(isKept: (path: string) => boolean): void;
}

/**
 * The models of the files that were shown in this editor: each keeps its caret and scroll place while another is
 * shown.
 */
function createModelCache(): ModelCache {
  const models = new Map<string, CachedModel>();
  return {
    take({ path, source, language }) {
      const known = models.get(path);
      if (!known) return { model: createPolicyModel(path, source, language), shown: source, viewState: null };
      models.delete(path);
      return known;
    },
    putBack: (path, shelved) => void models.set(path, shelved),
    keepOnly(isKept) {
      for (const [path, { model }] of models) {
        if (isKept(path)) continue;
        models.delete(path);
        model.dispose();
      }
    },
  };
}

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
