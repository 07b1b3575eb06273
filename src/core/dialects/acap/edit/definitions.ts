// Where a definition of ACAP stands, and writing one there (ACAP 1.1 2.2, 2.7).
import { setOff } from '../../../policy/edit/add-block.ts';
import { fileEnd, rowAt } from '../../../policy/edit/rows.ts';
import { insertLines, placeLines } from '../../../policy/place.ts';
import type { Policy } from '../../../policy/policy.ts';
import type { TextEdit } from '../../../text/range.ts';
import { isDefinition } from '../field.ts';
import { type AcapFile, acapFile } from '../file.ts';
import { type DefinitionKind, definitionText } from '../spelling.ts';
import { refuseNoWord } from './at.ts';
import { versionIn } from './version-comment.ts';

/** A definition as a person states it: a name and the words behind it. */
export interface DefinitionIntent {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly words: readonly string[];
}

/** The first of the comments directly above a line; the comment that states the version belongs to the file. */
export function withComments(policy: Policy, line: number): number {
  const isOwn = (above: number) => rowAt(policy, above) === 'comment' && !versionIn(policy, above);
  let first = line;
  while (first > 0 && isOwn(first - 1)) first--;
  return first;
}

const ends = new WeakMap<AcapFile, { readonly line: number | undefined }>();

/** The line behind the last definition that stands above the records; undefined if there is none. Looked for once per file. */
function behindOthers(policy: Policy): number | undefined {
  const file = acapFile(policy);
  let end = ends.get(file);
  if (!end) {
    const { lines, firstRecord } = file;
    const last = lines.findLast(
      ({ line, read }) => read.field && isDefinition(read.field) && (firstRecord < 0 || line < firstRecord),
    );
    ends.set(file, (end = { line: last && last.line + 1 }));
  }
  return end.line;
}

/**
 * Where a new definition is written: behind the last one, else above the first record, and above `line` if that comes
 * first; else at the end of the file (ACAP-014).
 */
export function definitionPlace(policy: Policy, line = Infinity): number {
  const { firstRecord } = acapFile(policy);
  const before = Math.min(firstRecord < 0 ? Infinity : firstRecord, line);
  return behindOthers(policy) ?? (before === Infinity ? fileEnd(policy) : withComments(policy, before));
}

/** Writes a definition there; the first is set off by blank lines. @throws RangeError for what is no word. */
export function addDefinition(policy: Policy, { kind, name, words }: DefinitionIntent): TextEdit[] {
  const text = definitionText(kind, refuseNoWord(name), words.map(refuseNoWord));
  const { source } = policy;
  const at = definitionPlace(policy);
  if (at === behindOthers(policy)) return insertLines(source, at, [text]);
  return placeLines(source, [{ at, remove: 0, insert: setOff(policy, at, [{ text }]) }]);
}
