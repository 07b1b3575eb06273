// The models of the files that were shown in this editor: each keeps its caret and scroll place while another is shown.
import type { editor } from 'monaco-editor/editor';
import type { Source } from '../../../core/document/source.ts';
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

export interface ModelCache {
  /** The model of a file; a new one shows `source`, an old one what it showed when it was put back. */
  take(file: FileToShow): CachedModel;
  putBack(path: string, shelved: CachedModel): void;
  /** Gives up the models of files that are no more. */
  keepOnly(isKept: (path: string) => boolean): void;
}

export function createModelCache(): ModelCache {
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
