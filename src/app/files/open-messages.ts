// What is worth saying about a file that was opened: that it is read under another name, or looks like a web page.

import { formatOfPath } from '../../core/formats/file-formats.ts';
import { detectOtherContent } from '../../core/formats/other-content.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { openedWords as words } from '../../messages/en/app/files.ts';
import type { ChosenFile } from '../../state/disk/file-access.ts';

/** Why a file was not opened. */
export function describeWorkspaceProblem(file: string, { code, params }: WorkspaceProblem): string {
  const name = escapeInvisible(file);
  const { expected = '', version = '' } = params;
  const where = escapeInvisible(params.where ?? '');
  const say = words.problems;
  const sentences = {
    'not-json': () => say['not-json'](name),
    'not-a-workspace': () => say['not-a-workspace'](name),
    'newer-version': () => say['newer-version'](name, version),
    missing: () => say.missing(name, where),
    invalid: () => say.invalid(name, where, expected),
  } satisfies Record<typeof code, () => string>;
  return sentences[code]();
}

/** The sentence about a file that is shown as the one at `path`, or undefined if there is nothing to say. */
export function describeOpenedFile(
  { name, bytes }: Pick<ChosenFile, 'name' | 'bytes'>,
  path: string,
): string | undefined {
  const own = path.slice(1);
  if (name.toLowerCase().endsWith('.gatepost.json')) return undefined;
  const shown = escapeInvisible(name);
  const place = escapeInvisible(own);
  const kind = formatOfPath(path).directives.length === 0 ? undefined : detectOtherContent(bytes);
  if (kind) return words.other[kind](shown, place);
  if (name === own) return undefined;
  return name.toLowerCase() === own ? words.smallLetters(shown, place) : words.otherName(shown, place);
}
