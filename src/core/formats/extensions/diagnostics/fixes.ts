// Ways out that several findings share: a line that is another, several, a comment, or gone.

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { removeLine } from '../../rep/edit/remove-line.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import { type ExtensionLine, readExtensionFile } from '../extension-file.ts';
import { findLineFact } from '../line-facts.ts';
import { isNeutralLine, isReadAlike } from './line-neighbours.ts';

/** Whether something is answered with what the line says now. */
const saysSomething = ({ id, read }: ExtensionLine) => findLineFact(id).evaluated && 'parts' in read;

/** Whether nobody is known, or said, to read such lines (any more). */
const isIgnoredByReaders = ({ id }: ExtensionLine) => ['retired', 'unread'].includes(findLineFact(id).status);

const statementKey = ({ id, value }: ExtensionLine) => `${id} ${value}`;
const memoizedRepeats = new WeakMap<Policy, ReadonlySet<string>>();

/** Whether a line says for the whole file what another line of it says, letter by letter. */
function isRepeatedElsewhere(policy: Policy, one: ExtensionLine): boolean {
  if (findLineFact(one.id).scope !== 'file' || !('parts' in one.read)) return false;
  let again = memoizedRepeats.get(policy);
  if (!again) {
    const once = new Set<string>();
    const all = readExtensionFile(policy).lines.map(statementKey);
    again = new Set(all.filter((text) => once.size === once.add(text).size));
    memoizedRepeats.set(policy, again);
  }
  return again.has(statementKey(one));
}

/** What becomes of answers if the line is no more. What anybody may read says something to him. */
function verdictsWithoutLine(policy: Policy, one: ExtensionLine): Fix['verdicts'] {
  const isIdle = isRepeatedElsewhere(policy, one) || (isIgnoredByReaders(one) && !saysSomething(one));
  return isIdle && isNeutralLine(policy, one.line) ? 'same' : 'changes';
}

/** What becomes of answers if the line says something else. */
const verdictsWithOtherValue = (policy: Policy, { id }: ExtensionLine): Fix['verdicts'] =>
  isReadAlike(policy) && !findLineFact(id).evaluated ? 'same' : 'changes';

/** Takes the line away. */
export const deleteLineFix = (policy: Policy, one: ExtensionLine): Fix =>
  createFix('modern-delete', [String(one.line + 1)], verdictsWithoutLine(policy, one), () =>
    removeLine(policy, one.line),
  );

/** Makes a comment of the line. */
export const commentOutFix = (policy: Policy, one: ExtensionLine): Fix =>
  createFix('modern-comment-out', [String(one.line + 1)], verdictsWithoutLine(policy, one), () => [
    insertAt(one.line, one.field.places.nameStart, '# '),
  ]);

/** Writes another value; what stands around it stays. */
export const writeValueFix = (policy: Policy, one: ExtensionLine, value: string): Fix =>
  createFix('modern-write', [value], verdictsWithOtherValue(policy, one), () =>
    setValue(policy, one.line, value),
  );

/** Several lines with one value each, instead of one; a single one is written as a value. */
export function writeValuesFix(policy: Policy, one: ExtensionLine, values: readonly string[]): Fix {
  const [only] = values;
  if (values.length === 1) return writeValueFix(policy, one, only!);
  const { text } = one.field.line;
  const { valueStart, valueEnd } = one.field.places;
  const lines = values.map((value, i) => ({
    text: text.slice(0, valueStart) + value + (i === 0 ? text.slice(valueEnd) : ''),
  }));
  return createFix('modern-split', [String(values.length)], verdictsWithOtherValue(policy, one), () =>
    placeLines(policy.source, [{ at: one.line, remove: 1, insert: lines }]),
  );
}
