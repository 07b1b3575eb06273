// Connects the language service to the store: what it reads, and how it renames and formats.

import type { editor } from 'monaco-editor/editor';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { textToolsWords as words } from '../../../messages/en/text.ts';
import { fileOf } from '../../../state/document/document.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { editFiles } from '../../../state/document/edit-files.ts';
import { openFile, policyOfFile, siteOf } from '../../../state/document/selectors.ts';
import { textPaneOptions } from '../../../state/layout/text-pane-options.ts';
import { matrixColumns, matrixRows } from '../../../state/table/matrix-query.ts';
import { pathOfUri } from '../editor/policy-model.ts';
import type { RecordNotes } from '../editor/record-notes.ts';
import { formatOpenFile } from '../format-file.ts';
import type { ServicePort } from './service-providers.ts';

const MESSAGE_CONTRIBUTION = 'editor.contrib.messageController';

/** Monaco's contribution that shows a message at the caret; its types leave it out. */
interface MessageContribution extends editor.IEditorContribution {
  showMessage(message: string, position: unknown): void;
}

/** Creates the port that connects an editor to a store. */
export function createServicePort(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  { decided }: Pick<RecordNotes, 'decided'>,
): ServicePort {
  const showMessage = (sentence: string) =>
    code
      .getContribution<MessageContribution>(MESSAGE_CONTRIBUTION)
      ?.showMessage(sentence, code.getPosition());
  const pathOf = (model: editor.ITextModel) => pathOfUri(model.uri.toString());
  return {
    policyOf(model) {
      const file = fileOf(store.getState().document, pathOf(model));
      return file && policyOfFile(file);
    },
    completionContext() {
      const state = store.getState();
      const { document, view } = state;
      const paths = matrixRows(state).map((url) => pathOnSite(document.origin, url));
      return {
        paths: paths.filter((path) => path.startsWith('/')),
        files: document.files.map(({ path }) => path).filter((path) => path !== view.path),
        agents: [
          ...matrixColumns(state).filter((agent) => agent !== ''),
          ...(document.crawlers ?? []).map(({ token }) => token),
        ],
        origin: document.origin,
      };
    },
    fileOfModel(model) {
      const { document } = store.getState();
      const path = pathOf(model);
      return fileOf(document, path) && { site: siteOf(document), path };
    },
    decided,
    rename(files, label) {
      editFiles(store, files, { origin: 'text', label });
    },
    format(model) {
      if (pathOf(model) !== openFile(store.getState()).path) return;
      const { changed, left, refused } = formatOpenFile(store, textPaneOptions.getState().format);
      showMessage(refused ? words.refused : words.did(changed, left));
    },
    showMessage,
  };
}
