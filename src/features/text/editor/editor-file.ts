// The file that the editor shows: its model, bound to the store as long as it is shown.
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

/** A model that is not bound at the moment, and the source that it shows. */
interface CachedModel {
  readonly model: editor.ITextModel;
  readonly shown: Source;
  readonly viewState: editor.ICodeEditorViewState | null;
}

/** A file, and the language for its syntax highlighting. */
interface FileToShow {
  readonly path: string;
  readonly source: Source;
  readonly language: string;
}

interface ModelCache {
  /** Takes the model of a file out of the cache. A new model shows `source`; a cached one shows its last source. */
  take(file: FileToShow): CachedModel;
  putBack(path: string, cachedModel: CachedModel): void;
  /** Disposes of the models of files that no longer exist. */
  keepOnly(stillExists: (path: string) => boolean): void;
}

/**
 * Caches the models of the files that were shown in this editor: each keeps its caret and scroll position while
 * another is shown.
 */
function createModelCache(): ModelCache {
  const models = new Map<string, CachedModel>();
  return {
    take({ path, source, language }) {
      const cached = models.get(path);
      if (!cached)
        return { model: createPolicyModel(path, source, language), shown: source, viewState: null };
      models.delete(path);
      return cached;
    },
    putBack: (path, cachedModel) => void models.set(path, cachedModel),
    keepOnly(stillExists) {
      for (const [path, { model }] of models) {
        if (stillExists(path)) continue;
        models.delete(path);
        model.dispose();
      }
    },
  };
}

export interface EditorFile {
  /** Updates the editor to the store: another file, or another text of the same file. */
  follow(): void;
  close(): void;
}

/** Returns the path of the open file; the first file if the path in the view does not exist. */
const openFilePath = ({ document, view }: GatepostState) =>
  (fileOf(document, view.path) ?? document.files[0]!).path;

export function createEditorFile(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  caret: CaretSync,
): EditorFile {
  const cache = createModelCache();
  const compositions = createCompositionTracker();
  code.onDidCompositionStart(compositions.begin);
  code.onDidCompositionEnd(compositions.end);
  const currentLanguage = () => openPolicy(store.getState()).format.id;
  let current = showFile(openFilePath(store.getState()));

  function showFile(path: string) {
    let notify: () => void = () => undefined;
    const port: SourcePort = {
      source: () => openSource(store.getState()),
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
      edit(edits, kind) {
        const intent = compositions.intentOf(createTextIntent(path, edits, kind, caret.currentPosition()));
        const result = batchToNextFrame(() => edit(store, path, edits, intent));
        if (!result.done) caret.restoreLater();
        return result;
      },
    };
    const {
      model,
      shown: before,
      viewState,
    } = cache.take({ path, source: port.source(), language: currentLanguage() });
    updateLanguage(model);
    return caret.withoutReporting(() => {
      code.setModel(model);
      // Bound only after the editor has taken the model, so that the editor is notified of every change first.
      const binding = bindModel(model, port, before);
      code.restoreViewState(viewState);
      return { path, model, binding, follow: () => notify() };
    });
  }
  /** Updates the language of a model, because the user can select another kind for a file. */
  function updateLanguage(model: editor.ITextModel) {
    if (model.getLanguageId() !== currentLanguage()) monaco.editor.setModelLanguage(model, currentLanguage());
  }
  function close() {
    const { path, model, binding } = current;
    cache.putBack(path, { model, shown: binding.shown(), viewState: code.saveViewState() });
    binding.dispose();
  }
  return {
    follow() {
      const state = store.getState();
      // A file that is read-only because of its size has another view, which is about to replace this one.
      if (openSource(state).big) return;
      const path = openFilePath(state);
      if (path === current.path) {
        caret.withoutReporting(current.follow);
        updateLanguage(current.model);
      } else {
        close();
        current = showFile(path);
      }
      cache.keepOnly((path) => fileOf(state.document, path) !== undefined);
    },
    close() {
      close();
      cache.keepOnly(() => false);
    },
  };
}
