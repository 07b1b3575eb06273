// Two records that name the same robots made one, where the cards of the form cannot do it.
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { lineAt, type SourceLine } from '../../text/lines.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { nameIn } from './line-text.ts';
import type { MeantRecord } from './meant-records.ts';

const inOrder = (...lines: readonly (readonly number[])[]) => lines.flat().toSorted((a, b) => a - b);

const linesAt = (policy: Policy, lines: readonly number[]): SourceLine[] =>
  lines.map((line) => lineAt(policy.source.lines, line)!);

const takeOut = (lines: readonly number[]) => lines.map((at) => ({ at, remove: 1, insert: [] }));

/** Puts lines below a line. */
const below = (policy: Policy, line: number, lines: readonly number[]) => ({
  at: line,
  remove: 1,
  insert: linesAt(policy, [line, ...lines]),
});

/** What a record says, below its names. */
const said = ({ rules, others }: MeantRecord) => inOrder(rules, others);

/** All of the second goes to the end of the first; blank lines that end either for some go. */
export function joinWhole(policy: Policy, first: MeantRecord, second: MeantRecord): Fix {
  const last = inOrder(first.agents, said(first)).at(-1)!;
  const inside = first.blanks.filter((line) => line < last);
  return fixOf('merge-records', [String(first.agents[0]! + 1)], 'changes', () =>
    placeLines(policy.source, [
      ...takeOut(inside),
      below(policy, last, said(second)),
      ...takeOut(inOrder(second.agents, said(second), second.blanks)),
    ]),
  );
}

/** What the wider record says is copied into the other, all names of which it has; there they are deleted. */
export function joinPart(policy: Policy, own: MeantRecord, wider: MeantRecord): readonly Fix[] {
  const rules = said(wider);
  if (own.blanks.length + wider.blanks.length > 0 || rules.length === 0) return [];
  const known = new Set(linesAt(policy, said(own)).map(({ text }) => text.trim()));
  if (linesAt(policy, rules).every(({ text }) => known.has(text.trim()))) return [];
  const names = new Set(own.agents.map((line) => lowerCase(nameIn(policy, line))));
  const gone = wider.agents.filter((line) => names.has(lowerCase(nameIn(policy, line))));
  if (gone.length === wider.agents.length) return [];
  // Whoever takes the first rule that matches reads them in the order that they had.
  const isBehind = wider.agents[0]! > own.agents[0]!;
  const at = isBehind ? inOrder(own.agents, said(own)).at(-1)! : own.agents.at(-1)!;
  const words = [own, wider].map(({ agents }) => String(agents[0]! + 1));
  return [
    fixOf('join-names', [...words, String(rules.length), ...names], 'changes', () =>
      placeLines(policy.source, [...takeOut(gone), below(policy, at, rules)]),
    ),
  ];
}
