// The files as they were last saved, as data: nearly always a version of the history holds them.
import type { Source } from '../../core/text/source.ts';
import type { SiteDocument } from '../document.ts';
import { encodeSourceChange } from './encode-lines.ts';
import { storageKeyOf } from './file-names.ts';
import type { SavedData } from './work-data.ts';

/** Where a file stands in the versions: as it was saved, or, failing that, at all, the latest first. */
function findSaved(versions: readonly SiteDocument[], saved: ReadonlyMap<number, Source>) {
  const same = new Map<number, number>();
  const any = new Map<number, readonly [version: number, source: Source]>();
  for (let version = versions.length - 1; version >= 0 && same.size < saved.size; version--) {
    const { files } = versions[version]!;
    if (files === versions[version + 1]?.files) continue;
    for (const { id, source } of files) {
      if (!any.has(id)) any.set(id, [version, source]);
      if (!same.has(id) && saved.get(id) === source) same.set(id, version);
    }
  }
  return { same, any };
}

/**
 * What was saved of each file; `versions` are all that the history knows, the first of them has the number `first`.
 * What no version ever held is forgotten.
 */
export function encodeSavedFiles(
  saved: ReadonlyMap<number, Source>,
  versions: readonly SiteDocument[],
  first: number,
): SavedData[] {
  const { same, any } = findSaved(versions, saved);
  return [...saved].flatMap(([id, source]): SavedData[] => {
    const version = same.get(id);
    if (version !== undefined) return [[storageKeyOf(id), first + version]];
    const near = any.get(id);
    if (!near) return [];
    return [[storageKeyOf(id), first + near[0], encodeSourceChange(near[1], source)]];
  });
}
