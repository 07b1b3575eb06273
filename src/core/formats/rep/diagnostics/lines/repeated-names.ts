// The same name twice: in one record, or in two: R026 to R028.

import { createCommandFix, createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { lineAt, type SourceLine } from '../../../../document/lines.ts';
import { deleteLines, placeLines } from '../../../../document/place-lines.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { mergeBlocks } from '../../edit/merge-blocks.ts';
import { blockOfRecord } from './block-of-record.ts';
import { type CheckContext, readerTitles } from './check-context.ts';
import { type IntendedRecord, type IntendedRecords, intendedRecords, isOneRun } from './intended-records.ts';
import { agentNameAt, fieldForAllReaders, valueRange } from './line-text.ts';

// Two records that name the same robots made one, where the cards of the form cannot do it.
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
function joinRecordsFix(policy: Policy, first: IntendedRecord, second: IntendedRecord): Fix {
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
function copyRulesFixes(policy: Policy, own: IntendedRecord, wider: IntendedRecord): readonly Fix[] {
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

const RECORDS_PER_STEP = 200;

/** A name of a record, as it is compared. */
const nameKey = (policy: Policy, line: number) => lowerCase(agentNameAt(policy, line));

/** Whether a name in a line is one that every reader has above. */
const isSureRepeat = (formed: IntendedRecords, policy: Policy, above: number, line: number) =>
  isOneRun(formed, above, line) &&
  [above, line].every((one) => fieldForAllReaders(policy, one)?.role === 'agent');

/** R026: a name that its record has above already. */
function checkRepeatInRecord(
  { policy, put }: CheckContext,
  formed: IntendedRecords,
  { agents, blanks }: IntendedRecord,
): void {
  if (agents.length < 2) return;
  const first = new Map<string, number>();
  for (const line of agents) {
    const key = nameKey(policy, line);
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else if (key !== '')
      put('R026', valueRange(policy, line), {
        words: [agentNameAt(policy, line), String(above + 1)],
        fixes: () =>
          blanks.length > 0 ? [] : [deleteName(policy, line, isSureRepeat(formed, policy, above, line))],
      });
  }
}

const deleteName = (policy: Policy, line: number, isSame: boolean): Fix =>
  createFix('delete-name', [agentNameAt(policy, line), String(line + 1)], isSame ? 'same' : 'changes', () =>
    deleteLines(policy.source, line, line + 1),
  );

/** What two records say, with the names that both have. */
interface RecordPair {
  readonly first: IntendedRecord;
  readonly second: IntendedRecord;
  /** The lines in which the second names somebody whom the first names. */
  readonly shared: readonly number[];
}

const rulesText = (policy: Policy, { rules }: IntendedRecord) =>
  rules
    .map((line) => {
      const field = fieldAt(policy, line);
      return `${field.directive?.effect} ${valueOf(field)}`;
    })
    .join('\n');

const printNames = (policy: Policy, lines: readonly number[]) =>
  new Set(lines.map((line) => nameKey(policy, line)));

/** One record of two; if one of them names others too, what it says is copied into the other. */
function mergeFix(policy: Policy, { first, second, shared }: RecordPair): readonly Fix[] {
  const count = ({ agents }: IntendedRecord) => printNames(policy, agents).size;
  const both = printNames(policy, shared).size;
  if (count(first) > both && count(second) > both) return [];
  if (count(first) > both) return copyRulesFixes(policy, second, first);
  if (count(second) > both) return copyRulesFixes(policy, first, second);
  const [into, from] = [blockOfRecord(policy, first), blockOfRecord(policy, second)];
  if (into < 0 || from < 0 || into === from) return [joinRecordsFix(policy, first, second)];
  const words = [String(first.agents[0]! + 1)];
  return [createFix('merge-records', words, 'changes', () => mergeBlocks(policy, into, from))];
}

/** The names out of the second record, if it has others. */
function dropNamesFix(policy: Policy, { first, second, shared }: RecordPair): readonly Fix[] {
  if (second.agents.length <= shared.length || blockOfRecord(policy, second) < 0) return [];
  const isPlain = [first, second].every(
    ({ agents, rules, blanks, others }) =>
      blanks.length + others.length === 0 &&
      [...agents, ...rules].every((line) => fieldForAllReaders(policy, line)),
  );
  const isSame = isPlain && first.rules.length > 0 && rulesText(policy, first) === rulesText(policy, second);
  const words = [
    [...new Set(shared.map((line) => agentNameAt(policy, line)))].join(', '),
    String(second.agents[0]! + 1),
  ];
  return [
    createFix('drop-names', words, isSame ? 'same' : 'changes', () =>
      placeLines(
        policy.source,
        shared.map((at) => ({ at, remove: 1, insert: [] })),
      ),
    ),
  ];
}

function reportPair({ policy, put }: CheckContext, pair: RecordPair): void {
  const { first, second, shared } = pair;
  const [line] = shared;
  if (line === undefined) return;
  const isStar = nameKey(policy, line) === '*';
  const choice = isStar ? 'default' : 'specific';
  const words = [
    agentNameAt(policy, line),
    String(printNames(policy, shared).size),
    String(first.agents[0]! + 1),
    readerTitles(({ group }) => group[choice] === 'merge'),
    readerTitles(({ group }) => group[choice] === 'first'),
  ];
  put(isStar ? 'R028' : 'R027', valueRange(policy, line), {
    words,
    fixes: () => {
      const fixes = [...mergeFix(policy, pair), ...dropNamesFix(policy, pair)];
      const lines = [first.agents[0]!, second.agents[0]!];
      return fixes.length > 0 ? fixes : [createCommandFix('show-both', [], { do: 'show-lines', lines })];
    },
  });
}

/** R027, R028: told once for each record and each record above it that names the same robots first. */
function checkRepeatAcrossRecords(
  checking: CheckContext,
  record: IntendedRecord,
  owners: Map<string, IntendedRecord>,
): void {
  const { policy } = checking;
  const shared = new Map<IntendedRecord, number[]>();
  for (const line of record.agents) {
    const key = nameKey(policy, line);
    const owner = owners.get(key);
    if (!owner) owners.set(key, record);
    if (key === '' || !owner || owner === record) continue;
    const lines = shared.get(owner);
    if (lines) lines.push(line);
    else shared.set(owner, [line]);
  }
  for (const [first, lines] of shared) {
    const isStar = (line: number) => nameKey(policy, line) === '*';
    reportPair(checking, { first, second: record, shared: lines.filter(isStar) });
    reportPair(checking, { first, second: record, shared: lines.filter((line) => !isStar(line)) });
  }
}

/** R026 to R028, record by record. */
export function* checkRepeatedNames(checking: CheckContext): Generator<undefined, void> {
  const formed = intendedRecords(checking.policy);
  const owners = new Map<string, IntendedRecord>();
  for (const [place, record] of formed.records.entries()) {
    if (place % RECORDS_PER_STEP === RECORDS_PER_STEP - 1) yield;
    checkRepeatInRecord(checking, formed, record);
    checkRepeatAcrossRecords(checking, record, owners);
  }
}
