// Which file of a site a question is asked of.
import type { PolicyFiles } from '../questions/question.ts';
import { readers } from '../readers/registry.ts';

/**
 * The file at `own` if the site has it; else the first of `others` that holds fields, whatever its name; else `own`,
 * which is then status 404. A document (XML, HTML) holds none.
 * @param isOwnOnly true if no file is taken that stands where other readers look, as a robots.txt for a data.txt.
 * @param others all files of the site if not given.
 */
export function findFileForQuestion(
  { files }: PolicyFiles,
  own: string,
  isOwnOnly = false,
  others = [...files.keys()],
): string {
  const canAnswer = (path: string) =>
    files.get(path)?.format.directives.length &&
    !(isOwnOnly && readers.some(({ file }) => file.path === path));
  return (files.has(own) ? undefined : others.find(canAnswer)) ?? own;
}
