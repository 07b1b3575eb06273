// Fixes that several findings share: a line becomes another one, several, a comment, or none.

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt } from '../../../document/range.ts';
import { removeLine } from '../../rep/edit/remove-line.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { type CheckContext, statementKey } from './check-context.ts';

/** Whether an answer uses what the line says now. */
const isEvaluated = ({ extension, read }: ExtensionLine) => extension.facts.evaluated && 'parts' in read;

/** Whether no reader is known, or said, to read such lines (any more). */
const isIgnoredByReaders = ({ extension: { facts } }: ExtensionLine) =>
  facts.status === 'retired' || facts.status === 'unread';

/** Whether a line says for the whole file what another line of it says, letter by letter. */
const isRepeatedElsewhere = ({ facts }: CheckContext, one: ExtensionLine): boolean =>
  one.extension.scope === 'file' && 'parts' in one.read && facts.repeatedStatements().has(statementKey(one));

/** Whether an extension line can go, come or change without changing who may fetch what. */
export const isNeutralLine = ({ facts }: CheckContext, line: number): boolean =>
  facts.isReadAlike() && (facts.neighbours().get(line)?.isNeutral ?? false);

/** What happens to answers without the line. A line that any crawler may read matters. */
function verdictsWithoutLine(context: CheckContext, one: ExtensionLine): Fix['verdicts'] {
  const isIdle = isRepeatedElsewhere(context, one) || (isIgnoredByReaders(one) && !isEvaluated(one));
  return isIdle && isNeutralLine(context, one.line) ? 'same' : 'changes';
}

/** What happens to answers if the line says something else. */
const verdictsWithOtherValue = ({ facts }: CheckContext, { extension }: ExtensionLine): Fix['verdicts'] =>
  facts.isReadAlike() && !extension.facts.evaluated ? 'same' : 'changes';

/** Deletes the line. */
export const deleteLineFix = (context: CheckContext, one: ExtensionLine): Fix =>
  createFix('modern-delete', [String(one.line + 1)], verdictsWithoutLine(context, one), () =>
    removeLine(context.policy, one.line),
  );

/** Comments out the line. */
export const commentOutFix = (context: CheckContext, one: ExtensionLine): Fix =>
  createFix('modern-comment-out', [String(one.line + 1)], verdictsWithoutLine(context, one), () => [
    insertAt(one.line, one.field.places.nameStart, '# '),
  ]);

/** Writes another value; the rest of the line stays. */
export const writeValueFix = (context: CheckContext, one: ExtensionLine, value: string): Fix =>
  createFix('modern-write', [value], verdictsWithOtherValue(context, one), () =>
    setValue(context.policy, one.line, value),
  );

/** Writes the value, or deletes the line if nothing is left of it; no fix if it is the value already. */
export const writeOrDeleteFixes = (
  context: CheckContext,
  one: ExtensionLine,
  value: string,
): readonly Fix[] => {
  if (value === '') return [deleteLineFix(context, one)];
  return value === one.value ? [] : [writeValueFix(context, one, value)];
};

/** Several lines with one value each, instead of one; a single one is written as a value. */
export function writeValuesFix(context: CheckContext, one: ExtensionLine, values: readonly string[]): Fix {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return writeValueFix(context, one, only);
  const { text } = one.field.line;
  const { valueStart, valueEnd } = one.field.places;
  const lines = values.map((value, i) => ({
    text: text.slice(0, valueStart) + value + (i === 0 ? text.slice(valueEnd) : ''),
  }));
  return createFix('modern-split', [String(values.length)], verdictsWithOtherValue(context, one), () =>
    placeLines(context.policy.source, [{ at: one.line, remove: 1, insert: lines }]),
  );
}
