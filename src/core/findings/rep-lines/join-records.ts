// Two records that name the same robots made one, where the cards of the form cannot do it.
import { createFix, type Fix } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { lineAt, type SourceLine } from '../../text/lines.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { agentNameAt } from './line-text.ts';
import type { IntendedRecord } from './meant-records.ts';

const sortNumbers = (...lines: readonly (readonly number[])[]) => lines.flat().toSorted((a, b) => a - b);

const linesAt = (policy: Policy, lines: readonly number[]): SourceLine[] =>
  lines.map((line) => lineAt(policy.source.lines, line)!);

const removeLines = (lines: readonly number[]) => lines.map((at) => ({ at, remove: 1, insert: [] }));

/** Puts lines below a line. */
const insertBelow = (policy: Policy, line: number, lines: readonly number[]) => ({
  at: line,
  remove: 1,
  insert: linesAt(policy, [line, ...lines]),
});

/** What a record says, below its names. */
const contentLines = ({ rules, others }: IntendedRecord) => sortNumbers(rules, others);

/** All of the second goes to the end of the first; blank lines that end either for some go. */
export function joinRecordsFix(policy: Policy, first: IntendedRecord, second: IntendedRecord): Fix {
  const last = sortNumbers(first.agents, contentLines(first)).at(-1)!;
  const inside = first.blanks.filter((line) => line < last);
  return createFix('merge-records', [String(first.agents[0]! + 1)], 'changes', () =>
    placeLines(policy.source, [
      ...removeLines(inside),
      insertBelow(policy, last, contentLines(second)),
      ...removeLines(sortNumbers(second.agents, contentLines(second), second.blanks)),
    ]),
  );
}

/** What the wider record says is copied into the other, all names of which it has; there they are deleted. */
export function copyRulesFixes(policy: Policy, own: IntendedRecord, wider: IntendedRecord): readonly Fix[] {
  const rules = contentLines(wider);
  if (own.blanks.length + wider.blanks.length > 0 || rules.length === 0) return [];
  const known = new Set(linesAt(policy, contentLines(own)).map(({ text }) => text.trim()));
  if (linesAt(policy, rules).every(({ text }) => known.has(text.trim()))) return [];
  const names = new Set(own.agents.map((line) => lowerCase(agentNameAt(policy, line))));
  const gone = wider.agents.filter((line) => names.has(lowerCase(agentNameAt(policy, line))));
  if (gone.length === wider.agents.length) return [];
  // Whoever takes the first rule that matches reads them in the order that they had.
  const isBehind = wider.agents[0]! > own.agents[0]!;
  const at = isBehind ? sortNumbers(own.agents, contentLines(own)).at(-1)! : own.agents.at(-1)!;
  const words = [own, wider].map(({ agents }) => String(agents[0]! + 1));
  return [
    createFix('join-names', [...words, String(rules.length), ...names], 'changes', () =>
      placeLines(policy.source, [...removeLines(gone), insertBelow(policy, at, rules)]),
    ),
  ];
}
