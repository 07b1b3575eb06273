// Selects the file of a site that answers a question.
import type { PolicyFiles } from '../questions/question.ts';
import { readers } from '../readers/registry.ts';

/**
 * Returns `ownPath` if the site has that file; else the first of `others` that contains fields, whatever its name; else
 * `ownPath`, which then has status 404. A document (XML, HTML) contains no fields.
 * @param isOwnOnly excludes files that other readers request, such as a robots.txt instead of a data.txt.
 * @param others all files of the site if absent.
 */
export function findFileForQuestion(
  { files }: PolicyFiles,
  ownPath: string,
  isOwnOnly = false,
  others = [...files.keys()],
): string {
  const canAnswer = (path: string) =>
    files.get(path)?.format.directives.length &&
    !(isOwnOnly && readers.some(({ file }) => file.path === path));
  return (files.has(ownPath) ? undefined : others.find(canAnswer)) ?? ownPath;
}
