// The same name twice: in one record, or in two: R026 to R028.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { getLine, type SourceLine } from '../../../../document/lines.ts';
import { deleteLines, placeLines } from '../../../../document/place-lines.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { largestOf } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { lastOf } from '../../../../text/non-empty.ts';
import { mergeBlocks } from '../../edit/merge-blocks.ts';
import type { CheckContext } from './check-context.ts';
import { readerTitles } from './concerned-readers.ts';
import { ALLOW_ALL } from './example.ts';
import { blockOfRecord, type IntendedRecord, isOneRun } from './intended-records.ts';
import { agentNameAt, fieldForAllReaders, valueRange } from './line-text.ts';

// Two records that name the same robots made one, where the cards of the form cannot do it.
const sortNumbers = (...lines: readonly (readonly number[])[]) => lines.flat().toSorted((a, b) => a - b);

/** The last line of a record that is a name, a rule or another field. */
const lastLineOf = ({ agents, rules, others }: IntendedRecord) => largestOf([...agents, ...rules, ...others]);

const linesAt = (policy: Policy, lines: readonly number[]): SourceLine[] =>
  lines.map((line) => getLine(policy.source.lines, line));

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
  const last = lastLineOf(first);
  const inside = first.blanks.filter((line) => line < last);
  return createFix('merge-records', [String(first.agents[0] + 1)], 'changes', () =>
    placeLines(policy.source, [
      ...removeLines(inside),
      insertBelow(policy, last, contentLines(second)),
      ...removeLines(sortNumbers(second.agents, contentLines(second), second.blanks)),
    ]),
  );
}

/** What the wider record says is copied into the other, all names of which it has; there they are deleted. */
function copyRulesFixes(context: CheckContext, own: IntendedRecord, wider: IntendedRecord): readonly Fix[] {
  const { policy } = context;
  const rules = contentLines(wider);
  if (own.blanks.length + wider.blanks.length > 0 || rules.length === 0) return [];
  const known = new Set(linesAt(policy, contentLines(own)).map(({ text }) => text.trim()));
  if (linesAt(policy, rules).every(({ text }) => known.has(text.trim()))) return [];
  const names = new Set(own.agents.map((line) => lowerCase(agentNameAt(context, line))));
  const gone = wider.agents.filter((line) => names.has(lowerCase(agentNameAt(context, line))));
  if (gone.length === wider.agents.length) return [];
  // Whoever takes the first rule that matches reads them in the order that they had.
  const isBehind = wider.agents[0] > own.agents[0];
  const at = isBehind ? lastLineOf(own) : lastOf(own.agents);
  const words = [own, wider].map(({ agents }) => String(agents[0] + 1));
  return [
    createFix('join-names', [...words, String(rules.length), ...names], 'changes', () =>
      placeLines(policy.source, [...removeLines(gone), insertBelow(policy, at, rules)]),
    ),
  ];
}

const RECORDS_PER_STEP = 200;

/** A name of a record, as it is compared. */
const nameKey = (context: CheckContext, line: number) => lowerCase(agentNameAt(context, line));

/** Whether a name in a line is one that every reader has above. */
const isSureRepeat = ({ policy, intended }: CheckContext, above: number, line: number) =>
  isOneRun(intended, above, line) &&
  [above, line].every((one) => fieldForAllReaders(policy, one)?.role === 'agent');

const R026 = defineDiagnostic({
  code: 'R026',
  severity: 'hint',
  spec: 'draft 1 3.2.1',
  examples: [
    {
      file: 'User-agent: a\nUser-agent: b\n# again\nUser-agent: A\nDisallow: /\n',
      near: 'User-agent: a\nUser-agent: b\nDisallow: /\n',
    },
  ],
});

/** R026: a name that its record has above already. */
function checkRepeatInRecord(context: CheckContext, { agents, blanks }: IntendedRecord): void {
  if (agents.length < 2) return;
  const first = new Map<string, number>();
  for (const line of agents) {
    const key = nameKey(context, line);
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else if (key !== '')
      context.report(R026, valueRange(context.policy, line), {
        words: [agentNameAt(context, line), String(above + 1)],
        fixes: () =>
          blanks.length > 0 ? [] : [deleteName(context, line, isSureRepeat(context, above, line))],
      });
  }
}

const deleteName = (context: CheckContext, line: number, isSame: boolean): Fix =>
  createFix('delete-name', [agentNameAt(context, line), String(line + 1)], isSame ? 'same' : 'changes', () =>
    deleteLines(context.policy.source, line, line + 1),
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

const namesOf = (context: CheckContext, lines: readonly number[]) =>
  new Set(lines.map((line) => nameKey(context, line)));

/** One record of two; if one of them names others too, what it says is copied into the other. */
function mergeFix(context: CheckContext, { first, second, shared }: RecordPair): readonly Fix[] {
  const { policy } = context;
  const count = ({ agents }: IntendedRecord) => namesOf(context, agents).size;
  const both = namesOf(context, shared).size;
  if (count(first) > both && count(second) > both) return [];
  if (count(first) > both) return copyRulesFixes(context, second, first);
  if (count(second) > both) return copyRulesFixes(context, first, second);
  const [into, from] = [blockOfRecord(policy, first), blockOfRecord(policy, second)];
  if (into < 0 || from < 0 || into === from) return [joinRecordsFix(policy, first, second)];
  const words = [String(first.agents[0] + 1)];
  return [createFix('merge-records', words, 'changes', () => mergeBlocks(policy, into, from))];
}

/** The names out of the second record, if it has others. */
function dropNamesFix(context: CheckContext, { first, second, shared }: RecordPair): readonly Fix[] {
  const { policy } = context;
  if (second.agents.length <= shared.length || blockOfRecord(policy, second) < 0) return [];
  const isPlain = [first, second].every(
    ({ agents, rules, blanks, others }) =>
      blanks.length + others.length === 0 &&
      [...agents, ...rules].every((line) => fieldForAllReaders(policy, line)),
  );
  const isSame = isPlain && first.rules.length > 0 && rulesText(policy, first) === rulesText(policy, second);
  const words = [
    [...new Set(shared.map((line) => agentNameAt(context, line)))].join(', '),
    String(second.agents[0] + 1),
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

const R027 = defineDiagnostic({
  code: 'R027',
  severity: 'warning',
  spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, RFC-006)',
  applies: ({ group }) => group.specific === 'first',
  examples: [
    {
      file: `User-agent: a\nUser-agent: b\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\n${ALLOW_ALL}`,
      near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\nDisallow: /b\n\n${ALLOW_ALL}`,
    },
    {
      file: `User-agent: b\nDisallow: /a\n\nUser-agent: b\nUser-agent: c\nDisallow: /b\n\n${ALLOW_ALL}`,
      near: `User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /b\n\n${ALLOW_ALL}`,
    },
    {
      file: `User-agent: b\n\nDisallow: /a\n\nUser-agent: c\nDisallow: /c\n\nUser-agent: b\n\nDisallow: /b\n\n${ALLOW_ALL}`,
      near: `User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /c\n\n${ALLOW_ALL}`,
    },
    {
      file: `# one\nUser-agent: a\nDisallow: /a\n\n# two\nUser-agent: A\n# why\nDisallow: /b\n\n${ALLOW_ALL}`,
      near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\n${ALLOW_ALL}`,
    },
    {
      file: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nUser-agent: a\nDisallow: /a\n\n${ALLOW_ALL}`,
      near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\n\n${ALLOW_ALL}`,
    },
  ],
});

const R028 = defineDiagnostic({
  code: 'R028',
  severity: 'warning',
  spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, YDX-010)',
  // To some that join them a second one is an error all the same: they count what a file has.
  applies: ({ group, limits }) => group.default === 'first' || limits.maxRules !== null,
  examples: [
    {
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
      near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
    },
  ],
});

function reportPair(context: CheckContext, pair: RecordPair): void {
  const { first, second, shared } = pair;
  const [line] = shared;
  if (line === undefined) return;
  const isStar = nameKey(context, line) === '*';
  const choice = isStar ? 'default' : 'specific';
  const words = [
    agentNameAt(context, line),
    String(namesOf(context, shared).size),
    String(first.agents[0] + 1),
    readerTitles(({ group }) => group[choice] === 'merge'),
    readerTitles(({ group }) => group[choice] === 'first'),
  ];
  context.report(isStar ? R028 : R027, valueRange(context.policy, line), {
    words,
    fixes: () => {
      const fixes = [...mergeFix(context, pair), ...dropNamesFix(context, pair)];
      const lines = [first.agents[0], second.agents[0]];
      return fixes.length > 0 ? fixes : [createCommandFix('show-both', [], { do: 'show-lines', lines })];
    },
  });
}

/** R027, R028: told once for each record and each record above it that names the same robots first. */
function checkRepeatAcrossRecords(
  context: CheckContext,
  record: IntendedRecord,
  owners: Map<string, IntendedRecord>,
): void {
  const shared = new Map<IntendedRecord, number[]>();
  for (const line of record.agents) {
    const key = nameKey(context, line);
    const owner = owners.get(key);
    if (!owner) owners.set(key, record);
    if (key === '' || !owner || owner === record) continue;
    const lines = shared.get(owner);
    if (lines) lines.push(line);
    else shared.set(owner, [line]);
  }
  for (const [first, lines] of shared) {
    const isStar = (line: number) => nameKey(context, line) === '*';
    reportPair(context, { first, second: record, shared: lines.filter(isStar) });
    reportPair(context, { first, second: record, shared: lines.filter((line) => !isStar(line)) });
  }
}

/** R026 to R028, record by record. */
export function* checkRepeatedNames(context: CheckContext): Generator<undefined, void> {
  const owners = new Map<string, IntendedRecord>();
  for (const [place, record] of context.intended.records.entries()) {
    if (place % RECORDS_PER_STEP === RECORDS_PER_STEP - 1) yield;
    checkRepeatInRecord(context, record);
    checkRepeatAcrossRecords(context, record, owners);
  }
}

export const repeatedNamesDiagnostics = [R026, R027, R028];
