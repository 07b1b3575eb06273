// Which file of a site a question is asked of.
import type { PolicyFiles } from '../questions/question.ts';
import { readers } from '../readers/index.ts';

interface Choice {
  /** The only other file that may be taken; any of the site, the first one first, if absent. */
  readonly open?: string;
  /** True if a file is not taken that stands where other readers look, as a robots.txt for a data.txt that is not there. */
  readonly isOwnOnly?: boolean;
}

/**
 * The file at `own` if the site has it; else another one that holds fields, whatever its name; else `own`, which is
 * then status 404. A document (XML, HTML) holds none.
 */
export function fileAsked({ files }: PolicyFiles, own: string, { open, isOwnOnly }: Choice = {}): string {
  if (files.has(own)) return own;
  const others = open === undefined ? [...files.keys()] : [open];
  const canAnswer = (path: string) => {
    const isAnother = isOwnOnly === true && readers.some(({ file }) => file.path === path);
    return (files.get(path)?.format.directives.length ?? 0) > 0 && !isAnother;
  };
  return others.find(canAnswer) ?? own;
}
