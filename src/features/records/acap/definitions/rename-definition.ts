// Renames a definition, also in the files that use it, in one step of the history.
import { flushSync } from 'react-dom';

import type { NameSpace } from '../../../../core/formats/acap/name-occurrences.ts';
import { renameInSite } from '../../../../core/language-service/acap-rename.ts';
import { editFiles } from '../../../../state/document/edit-files.ts';
import { siteOf } from '../../../../state/document/selectors.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { lineOfId } from '../../edits/run-edit.ts';

/**
 * Plans the edits of all files that rename a definition of the open file; or returns why the new name is not
 * allowed.
 */
export function planRename(space: NameSpace, from: string, to: string) {
  const { document, view } = documentStore.getState();
  return renameInSite(siteOf(document), view.path, space, from, to);
}

/** Renames the definition in the line with this id. Returns false if there is none or the store refused the edit. */
export function renameDefinition(
  id: number,
  space: NameSpace,
  from: string,
  to: string,
  visit: string,
): boolean {
  const line = lineOfId(id);
  const renaming = planRename(space, from, to);
  if (line < 0 || 'problem' in renaming) return false;
  const label = { code: 'acap-rename', params: { line: line + 1 } };
  let accepted = false;
  flushSync(() => {
    accepted = editFiles(documentStore, renaming, { origin: 'form', label, visit }).done;
  });
  return accepted;
}
