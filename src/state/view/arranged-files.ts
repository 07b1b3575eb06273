// The files by which the table is arranged: as they were opened, until the user arranges it anew. An edit that moves
// rows or columns would take them from under the eyes of the user.
import { memoizeByKey, reuseIfEqual } from '../../core/text/lazy.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/state.ts';
import { isEmptySource, savedFiles } from '../saved/saved-files.ts';

const reuseFiles = reuseIfEqual<SiteDocument['files']>(
  (files, others) =>
    files.length === others.length &&
    files.every(({ id, path, source }, i) => {
      const other = others[i];
      return id === other?.id && path === other.path && source === other.source;
    }),
);

/**
 * Returns the files by which the table is arranged: the list of the document itself if no other version counts. A
 * file that was empty has nothing to stay in place.
 */
export const arrangedFiles = memoizeByKey((state: GatepostState): SiteDocument['files'] => {
  const { files } = state.document;
  const { arranged } = state.view;
  const saved = new Map(savedFiles(state).map(({ id, source }) => [id, source]));
  const result = files.map((file) => {
    const source = arranged?.get(file.id) ?? saved.get(file.id);
    return !source || source === file.source || isEmptySource(source) ? file : { ...file, source };
  });
  return result.every((file, i) => file === files[i]) ? files : reuseFiles(result);
});
