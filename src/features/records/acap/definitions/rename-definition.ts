// Gives a definition another name, also in the files that use it: one step of the history.
import { flushSync } from 'react-dom';

import type { NameSpace } from '../../../../core/formats/acap/name-occurrences.ts';
import { renameInSite } from '../../../../core/language-service/acap-rename.ts';
import { editFiles } from '../../../../state/document/edit-files.ts';
import { siteOf } from '../../../../state/document/selectors.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { lineOfId } from '../../edits/run-edit.ts';

/** The edits of files that give a name of the open file another text; or why it cannot have that. */
export function planRename(space: NameSpace, from: string, to: string) {
  const { document, view } = documentStore.getState();
  return renameInSite(siteOf(document), view.path, space, from, to);
}

/** Makes them for the definition in the line with this id. False if there is none or the store refused. */
export function renameDefinition(
  id: number,
  space: NameSpace,
  from: string,
  to: string,
  visit: string,
): boolean {
  const line = lineOfId(id);
  const renamed = planRename(space, from, to);
  if (line < 0 || 'problem' in renamed) return false;
  const label = { code: 'acap-rename', params: { line: line + 1 } };
  let accepted = false;
  flushSync(() => {
    accepted = editFiles(documentStore, renamed, { origin: 'form', label, visit }).done;
  });
  return accepted;
}
