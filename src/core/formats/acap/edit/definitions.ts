// Where a definition of ACAP stands, and writing one there (ACAP 1.1 2.2, 2.7).

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

/** A definition as a person states it: a name and the words behind it. */
export interface DefinitionIntent {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly words: readonly string[];
}

/** The first of the comments directly above a line; the comment that states the version belongs to the file. */
export function firstLineWithComments(policy: Policy, line: number): number {
  const isOwn = (above: number) => rowRoleAt(policy, above) === 'comment' && !versionInComment(policy, above);
  let first = line;
  while (first > 0 && isOwn(first - 1)) first--;
  return first;
}

/** The line behind the last definition above the records; undefined if there is none. */
function lineBehindDefinitions(policy: Policy): number | undefined {
  const { lines, firstRecord } = readAcapFile(policy);
  const last = lines.findLast(
    ({ line, read }) => read.field && isDefinition(read.field) && (firstRecord < 0 || line < firstRecord),
  );
  return last && last.line + 1;
}

/**
 * Where a new definition is written: behind the last one, else above the first record, and above `line` if that comes
 * first; else at the end of the file (ACAP-014).
 */
export function lineForDefinition(policy: Policy, line = Infinity): number {
  const { firstRecord } = readAcapFile(policy);
  const before = Math.min(firstRecord < 0 ? Infinity : firstRecord, line);
  return (
    lineBehindDefinitions(policy) ??
    (before === Infinity ? contentEnd(policy) : firstLineWithComments(policy, before))
  );
}

/** Writes a definition there; the first is set off by blank lines. @throws RangeError for what is no word. */
export function addDefinition(policy: Policy, { kind, name, words }: DefinitionIntent): TextEdit[] {
  const text = definitionText(kind, assertWord(name), words.map(assertWord));
  const { source } = policy;
  const at = lineForDefinition(policy);
  if (at === lineBehindDefinitions(policy)) return insertLines(source, at, [text]);
  return placeLines(source, [{ at, remove: 0, insert: separateByBlankLines(policy, at, [{ text }]) }]);
}
