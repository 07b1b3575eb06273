// How records stand to each other, and other fields in them: R004, R072.
import { rowRoleAt } from '../../policy/edit/rows.ts';
import { createFix } from '../../policy/finding.ts';
import { insertLines, placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { sliceLines } from '../../text/lines.ts';
import { type CheckContext, readerTitles } from './checking.ts';
import { agentNameAt, fieldForAllReaders, fieldRange, textInRange } from './line-text.ts';
import { INTENDED_PART } from './meaning.ts';
import { type IntendedRecord, type IntendedRecords, isRulePart } from './meant-records.ts';

/** A new record begins with the line for every reader: it names somebody to all, below a rule that all know. */
const beginsForAll = (policy: Policy, { rules }: IntendedRecord, line: number) =>
  fieldForAllReaders(policy, line)?.role === 'agent' &&
  rules.some((rule) => fieldForAllReaders(policy, rule)?.effect === 'deny');

/** R004: a record directly below another. */
export function checkSeparation(
  { policy, put }: CheckContext,
  { parts }: IntendedRecords,
  above: IntendedRecord,
  line: number,
): void {
  let at = line - 1;
  while (parts[at] === INTENDED_PART.silent) at--;
  if (!isRulePart(parts[at]!)) return;
  let lead = line;
  while (rowRoleAt(policy, lead - 1) === 'comment') lead--;
  const verdicts = beginsForAll(policy, above, line) ? 'same' : 'changes';
  put('R004', fieldRange(policy, line), {
    words: [agentNameAt(policy, line), String(at + 1)],
    fixes: () => [
      createFix('insert-blank-line', [String(lead + 1)], verdicts, () =>
        insertLines(policy.source, lead, ['']),
      ),
    ],
  });
}

/** R072: other fields between names, which some take for rules. */
export function checkFieldsAmongNames(
  { policy, put }: CheckContext,
  { agents, others, blanks }: IntendedRecord,
): void {
  const last = agents.at(-1)!;
  const [first = last] = others;
  if (first >= last || (blanks[0] ?? last) < last) return;
  const between = others.filter((line) => line < last);
  const words = [
    textInRange(policy, fieldRange(policy, first)),
    agentNameAt(policy, agents.find((line) => line > first)!),
  ];
  put('R072', fieldRange(policy, first), {
    words: [...words, readerTitles(({ record }) => record.otherField === 'is-rule')],
    fixes: () => [
      createFix('move-below-names', [String(between.length)], 'changes', () =>
        placeLines(policy.source, [
          ...between.map((at) => ({ at, remove: 1, insert: [] })),
          {
            at: last + 1,
            remove: 0,
            insert: between.flatMap((at) => sliceLines(policy.source.lines, at, at + 1)),
          },
        ]),
      ),
    ],
  });
}
