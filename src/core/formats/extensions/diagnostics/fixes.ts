// Fixes that several findings share: they rewrite, split, comment out or delete a line.

import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt } from '../../../document/range.ts';
import { removeLine } from '../../rep/edit/remove-line.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { type FixContext, statementKey } from './check-context.ts';

/** Whether an answer uses the current value of the line. */
const isEvaluated = ({ extension, read }: ExtensionLine) => extension.facts.evaluated && 'parts' in read;

/** Whether no reader is known, or said, to read such lines. */
const isIgnoredByReaders = ({ extension: { facts } }: ExtensionLine) =>
  facts.status === 'retired' || facts.status === 'unread';

/** Whether a line makes the same statement for the whole file as another line, in exactly the same words. */
const isRepeatedElsewhere = (
  { subject: { facts } }: Pick<FixContext, 'subject'>,
  extensionLine: ExtensionLine,
): boolean =>
  extensionLine.extension.scope === 'file' &&
  'parts' in extensionLine.read &&
  facts.repeatedStatements().has(statementKey(extensionLine));

/** Whether an extension line can be added, changed or removed without changing what crawlers may fetch. */
export const isNeutralLine = ({ subject: { facts } }: Pick<FixContext, 'subject'>, line: number): boolean =>
  facts.isReadAlike() && (facts.neighbors().get(line)?.isNeutral ?? false);

/** The effect on answers if the line is removed. A line that some crawler may read matters. */
function verdictsWithoutLine(context: FixContext, extensionLine: ExtensionLine): Fix['verdicts'] {
  const isIdle =
    isRepeatedElsewhere(context, extensionLine) ||
    (isIgnoredByReaders(extensionLine) && !isEvaluated(extensionLine));
  return isIdle && isNeutralLine(context, extensionLine.line) ? 'same' : 'changes';
}

/** The effect on answers if the value of the line changes. */
const verdictsWithOtherValue = (
  { subject: { facts } }: Pick<FixContext, 'subject'>,
  { extension }: ExtensionLine,
): Fix['verdicts'] => (facts.isReadAlike() && !extension.facts.evaluated ? 'same' : 'changes');

/**
 * Whether a line is all that keeps user-agents from those of the next record, or from having no rule: without it,
 * readers that take it for a rule apply other records.
 */
const keepsRecordApart = (
  { subject: { facts } }: Pick<FixContext, 'subject'>,
  { line }: ExtensionLine,
): boolean => facts.neighbors().get(line)?.isNeutral === false;

/** Deletes the line. No fix if it keeps records apart. */
export const deleteLineFixes = (context: FixContext, extensionLine: ExtensionLine): readonly Fix[] =>
  keepsRecordApart(context, extensionLine)
    ? []
    : [
        context.fix(
          'modern-delete',
          { line: extensionLine.line + 1 },
          () => removeLine(context.subject.policy, extensionLine.line),
          verdictsWithoutLine(context, extensionLine),
        ),
      ];

/** Comments out the line. No fix if it keeps records apart. */
export const commentOutFixes = (context: FixContext, extensionLine: ExtensionLine): readonly Fix[] =>
  keepsRecordApart(context, extensionLine)
    ? []
    : [
        context.fix(
          'modern-comment-out',
          { line: extensionLine.line + 1 },
          () => [insertAt(extensionLine.line, extensionLine.field.places.nameStart, '# ')],
          verdictsWithoutLine(context, extensionLine),
        ),
      ];

/** Writes another value. The rest of the line does not change. */
export const writeValueFix = (context: FixContext, extensionLine: ExtensionLine, value: string): Fix =>
  context.fix(
    'modern-write',
    { text: value },
    () => setValue(context.subject.policy, extensionLine.line, value),
    verdictsWithOtherValue(context, extensionLine),
  );

/** Writes the value, or deletes the line if the value is empty. No fix if it is already the value. */
export const writeOrDeleteFixes = (
  context: FixContext,
  extensionLine: ExtensionLine,
  value: string,
): readonly Fix[] => {
  if (value === '') return deleteLineFixes(context, extensionLine);
  return value === extensionLine.value ? [] : [writeValueFix(context, extensionLine, value)];
};

/** Replaces one line with several lines of one value each. A single value is just written. */
export function writeValuesFix(
  context: FixContext,
  extensionLine: ExtensionLine,
  values: readonly string[],
): Fix {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return writeValueFix(context, extensionLine, only);
  const { text } = extensionLine.field.line;
  const { valueStart, valueEnd } = extensionLine.field.places;
  const lines = values.map((value, i) => ({
    text: text.slice(0, valueStart) + value + (i === 0 ? text.slice(valueEnd) : ''),
  }));
  return context.fix(
    'modern-split',
    { count: values.length },
    () => placeLines(context.subject.policy.source, [{ at: extensionLine.line, remove: 1, insert: lines }]),
    verdictsWithOtherValue(context, extensionLine),
  );
}
