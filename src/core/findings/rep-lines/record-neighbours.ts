// How records stand to each other, and other fields in them: R004, R072.
import { rowAt } from '../../policy/edit/rows.ts';
import { fixOf } from '../../policy/finding.ts';
import { insertLines, placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { sliceLines } from '../../text/lines.ts';
import { type Checking, titlesOf } from './checking.ts';
import { agreedField, fieldRange, nameIn, textIn } from './line-text.ts';
import { PART } from './meaning.ts';
import { isRulePart, type MeantRecord, type MeantRecords } from './meant-records.ts';

/** A new record begins with the line for every reader: it names somebody to all, below a rule that all know. */
const beginsForAll = (policy: Policy, { rules }: MeantRecord, line: number) =>
  agreedField(policy, line)?.role === 'agent' &&
  rules.some((rule) => agreedField(policy, rule)?.effect === 'deny');

/** R004: a record directly below another. */
export function notSetOff(
  { policy, put }: Checking,
  { parts }: MeantRecords,
  above: MeantRecord,
  line: number,
): void {
  let at = line - 1;
  while (parts[at] === PART.silent) at--;
  if (!isRulePart(parts[at]!)) return;
  let lead = line;
  while (rowAt(policy, lead - 1) === 'comment') lead--;
  const verdicts = beginsForAll(policy, above, line) ? 'same' : 'changes';
  put('R004', fieldRange(policy, line), {
    words: [nameIn(policy, line), String(at + 1)],
    fixes: () => [
      fixOf('insert-blank-line', [String(lead + 1)], verdicts, () => insertLines(policy.source, lead, [''])),
    ],
  });
}

/** R072: other fields between names, which some take for rules. */
export function amongNames({ policy, put }: Checking, { agents, others, blanks }: MeantRecord): void {
  const last = agents.at(-1)!;
  const [first = last] = others;
  if (first >= last || (blanks[0] ?? last) < last) return;
  const between = others.filter((line) => line < last);
  const words = [
    textIn(policy, fieldRange(policy, first)),
    nameIn(policy, agents.find((line) => line > first)!),
  ];
  put('R072', fieldRange(policy, first), {
    words: [...words, titlesOf(({ record }) => record.otherField === 'is-rule')],
    fixes: () => [
      fixOf('move-below-names', [String(between.length)], 'changes', () =>
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
