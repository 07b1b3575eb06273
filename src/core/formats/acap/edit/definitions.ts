// Finds the place of a definition of ACAP, and writes it (ACAP 1.1 2.2, 2.7).

import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from '../../rep/edit/add-block.ts';
import { contentEnd, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { readAcapFile } from '../acap-file.ts';
import { isDefinition } from '../field.ts';
import { type DefinitionKind, definitionText } from '../field-spelling.ts';
import { assertWord } from './edit-context.ts';
import { versionInComment } from './version-comment.ts';

/** The content of a new definition: its name and the words after it. */
export interface DefinitionIntent {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly words: readonly string[];
}

/** The first of the comments directly above a line. The comment that states the version does not belong to the line. */
export function firstLineWithComments(policy: Policy, line: number): number {
  const belongsToLine = (above: number) =>
    rowRoleAt(policy, above) === 'comment' && !versionInComment(policy, above);
  let first = line;
  while (first > 0 && belongsToLine(first - 1)) first--;
  return first;
}

/** The line after the last definition above the records; undefined if there is none. */
function lineAfterDefinitions(policy: Policy): number | undefined {
  const { lines, firstRecord } = readAcapFile(policy);
  const last = lines.findLast(
    ({ line, read }) => read.field && isDefinition(read.field) && (firstRecord < 0 || line < firstRecord),
  );
  return last && last.line + 1;
}

/**
 * The line for a new definition: after the last one, or else above the first record or `line`, whichever is first,
 * or else at the end of the file.
 */
export function lineForDefinition(policy: Policy, line = Infinity): number {
  const { firstRecord } = readAcapFile(policy);
  const before = Math.min(firstRecord < 0 ? Infinity : firstRecord, line);
  return (
    lineAfterDefinitions(policy) ??
    (before === Infinity ? contentEnd(policy) : firstLineWithComments(policy, before))
  );
}

/** Adds a definition. The first one is separated by blank lines. @throws RangeError if a part of it is not one word. */
export function addDefinition(policy: Policy, { kind, name, words }: DefinitionIntent): TextEdit[] {
  const text = definitionText(kind, assertWord(name), words.map(assertWord));
  const { source } = policy;
  const at = lineForDefinition(policy);
  if (at === lineAfterDefinitions(policy)) return insertLines(source, at, [text]);
  return placeLines(source, [{ at, remove: 0, insert: separateByBlankLines(policy, at, [{ text }]) }]);
}
