// Messages about opened files: that a file is read under another name, or looks like a web page.

import { formatOfPath } from '../../core/formats/file-formats.ts';
import { detectOtherContent } from '../../core/formats/other-content.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { openedWords as words } from '../../messages/en/app/files.ts';
import type { ChosenFile } from '../../state/disk/file-access.ts';

/** Returns why a file was not opened. */
export function describeWorkspaceProblem(file: string, { code, params }: WorkspaceProblem): string {
  const name = escapeInvisible(file);
  const { expected = '', version = '' } = params;
  const where = escapeInvisible(params.where ?? '');
  const problemWords = words.problems;
  const sentences = {
    'not-json': () => problemWords['not-json'](name),
    'not-a-workspace': () => problemWords['not-a-workspace'](name),
    'newer-version': () => problemWords['newer-version'](name, version),
    missing: () => problemWords.missing(name, where),
    invalid: () => problemWords.invalid(name, where, expected),
  } satisfies Record<typeof code, () => string>;
  return sentences[code]();
}

/** Returns the sentence about a file whose content is not that of `path`; undefined if it is. */
export function describeOpenedFile(
  { name, bytes }: Pick<ChosenFile, 'name' | 'bytes'>,
  path: string,
): string | undefined {
  if (name.toLowerCase().endsWith('.gatepost.json')) return undefined;
  const kind = formatOfPath(path).directives.length === 0 ? undefined : detectOtherContent(bytes);
  return kind && words.other[kind](escapeInvisible(name), escapeInvisible(path.slice(1)));
}
