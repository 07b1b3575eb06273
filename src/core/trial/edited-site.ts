// A copy of a site on which a change is tried.
import { applyEdits } from '../document/edits.ts';
import type { TextEdit } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import type { PolicyFiles } from '../questions/question.ts';

/** Returns the site with another text of a file. A file that the site lacks is added. */
export function withSource(site: PolicyFiles, path: string, source: Source): PolicyFiles {
  const file = site.files.get(path) ?? { format: formatOfPath(path) };
  return { ...site, files: new Map(site.files).set(path, { ...file, source }) };
}

/** Returns the site with edits of a file; the same site if it lacks the file. */
export function withEdits(site: PolicyFiles, path: string, edits: readonly TextEdit[]): PolicyFiles {
  const file = site.files.get(path);
  return file ? withSource(site, path, applyEdits(file.source, edits)) : site;
}
