// The same name twice, in one record or in two.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { createCommandFix, type Fix } from '../../../../../diagnostics/finding.ts';
import { getLine, type SourceLine } from '../../../../../document/lines.ts';
import { deleteLines, placeLines } from '../../../../../document/place-lines.ts';
import type { ReaderId } from '../../../../../readers/registry.ts';
import { fieldAt, type Policy, valueOf } from '../../../../../syntax/policy.ts';
import { largestOf } from '../../../../../text/large-lists.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { lastOf } from '../../../../../text/non-empty.ts';
import { mergeBlocks } from '../../../edit/merge-blocks.ts';
import type { FixContext, LinesContext } from '../check-context.ts';
import { isTaggedField } from '../clean-line.ts';
import { readerIds } from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';
import { agentNameAt, fieldForAllReaders, valueRange } from '../line-text.ts';
import { blockOfRecord, type IntendedRecord, isOneRun } from '../records/intended-records.ts';

/** The second of two records that name the same crawlers. `line`: where the first begins. */
type SecondRecord = {
  readonly name: string;
  readonly names: number;
  readonly line: number;
  readonly mergers: readonly ReaderId[];
  readonly firsts: readonly ReaderId[];
};

const kinds = {
  R026: kind<{ readonly name: string; readonly line: number }>({
    severity: 'hint',
    source: cite('draft 1', '3.2.1'),
    examples: [
      {
        file: 'User-agent: a\nUser-agent: b\n# again\nUser-agent: A\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nDisallow: /\n',
      },
    ],
  }),
  R027: kind<SecondRecord>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
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
  }),
  R028: kind<SecondRecord>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
    applies: ({ group }) => group.default === 'first',
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      },
    ],
  }),
};

type Context = LinesContext<typeof kinds>;

// Merging two records that name the same crawlers, where the cards of the form cannot do it.
const sortNumbers = (...lines: readonly (readonly number[])[]) => lines.flat().toSorted((a, b) => a - b);

/** Returns the last line of a record that is a name, a rule or another field. */
const lastLineOf = ({ agents, rules, others }: IntendedRecord) => largestOf([...agents, ...rules, ...others]);

const linesAt = (policy: Policy, lines: readonly number[]): SourceLine[] =>
  lines.map((line) => getLine(policy.source.lines, line));

const removeLines = (lines: readonly number[]) => lines.map((at) => ({ at, remove: 1, insert: [] }));

/** Inserts lines below a line. */
const insertBelow = (policy: Policy, line: number, lines: readonly number[]) => ({
  at: line,
  remove: 1,
  insert: linesAt(policy, [line, ...lines]),
});

/** Returns the lines of a record below its names. */
const contentLines = ({ rules, others }: IntendedRecord) => sortNumbers(rules, others);

/**
 * Returns a fix that moves all of the second record to the end of the first. Blank lines that end either for some
 * readers are removed.
 */
function joinRecordsFix(
  { subject: { policy }, fix }: FixContext,
  first: IntendedRecord,
  second: IntendedRecord,
): Fix {
  const last = lastLineOf(first);
  const inside = first.blanks.filter((line) => line < last);
  return fix('merge-records', { line: first.agents[0] + 1 }, () =>
    placeLines(policy.source, [
      ...removeLines(inside),
      insertBelow(policy, last, contentLines(second)),
      ...removeLines(sortNumbers(second.agents, contentLines(second), second.blanks)),
    ]),
  );
}

/**
 * Returns fixes that copy the wider record's content to the other, all names of which it has. In the wider record
 * those names are deleted.
 */
function copyRulesFixes(
  context: FixContext,
  narrower: IntendedRecord,
  wider: IntendedRecord,
): readonly Fix[] {
  const { policy } = context.subject;
  const rules = contentLines(wider);
  if (narrower.blanks.length + wider.blanks.length > 0 || rules.length === 0) return [];
  const existingTexts = new Set(linesAt(policy, contentLines(narrower)).map(({ text }) => text.trim()));
  if (linesAt(policy, rules).every(({ text }) => existingTexts.has(text.trim()))) return [];
  const names = new Set(narrower.agents.map((line) => lowerCase(agentNameAt(context, line))));
  const removedNames = wider.agents.filter((line) => names.has(lowerCase(agentNameAt(context, line))));
  if (removedNames.length === wider.agents.length) return [];
  // For readers to which the first matching rule applies, the rules keep their order.
  const isBehind = wider.agents[0] > narrower.agents[0];
  const at = isBehind ? lastLineOf(narrower) : lastOf(narrower.agents);
  const values = {
    names: [...names],
    from: wider.agents[0] + 1,
    to: narrower.agents[0] + 1,
    lines: rules.length,
  };
  return [
    context.fix('join-names', values, () =>
      placeLines(policy.source, [...removeLines(removedNames), insertBelow(policy, at, rules)]),
    ),
  ];
}

const RECORDS_PER_STEP = 200;

/** Returns a name of a record in the form in which it is compared. For every reader, tags belong to the name. */
const nameKey = (context: FixContext, line: number) =>
  isTaggedField(context.subject.policy, line) ? '' : lowerCase(agentNameAt(context, line));

/** Whether every reader finds the name in a line above, in the same record. */
const isSureRepeat = ({ subject: { policy, intended } }: FixContext, above: number, line: number) =>
  isOneRun(intended, above, line) &&
  [above, line].every((candidate) => fieldForAllReaders(policy, candidate)?.role === 'agent');

/** R026: a name that already occurs above in its record. */
function checkRepeatInRecord(context: Context, { agents, blanks }: IntendedRecord): void {
  if (agents.length < 2) return;
  const first = new Map<string, number>();
  for (const line of agents) {
    const key = nameKey(context, line);
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else if (key !== '')
      context.report(
        'R026',
        valueRange(context.subject.policy, line),
        { name: agentNameAt(context, line), line: above + 1 },
        () => blanks.length === 0 && deleteName(context, line, isSureRepeat(context, above, line)),
      );
  }
}

const deleteName = (context: FixContext, line: number, isSame: boolean): Fix =>
  context.fix(
    'delete-name',
    { name: agentNameAt(context, line), line: line + 1 },
    () => deleteLines(context.source, line, line + 1),
    isSame ? 'same' : 'changes',
  );

/** Two records, and the names that both have. */
interface RecordPair {
  readonly first: IntendedRecord;
  readonly second: IntendedRecord;
  /** The lines of the second record with names that the first has too. */
  readonly shared: readonly number[];
}

const rulesText = (policy: Policy, { rules }: IntendedRecord) =>
  rules
    .map((line) => {
      const field = fieldAt(policy, line);
      return `${field.directive?.effect} ${valueOf(field)}`;
    })
    .join('\n');

const namesOf = (context: FixContext, lines: readonly number[]) =>
  new Set(lines.map((line) => nameKey(context, line)));

/**
 * Returns a fix that merges two records. If one of them has further names, its content is copied into the other
 * instead.
 */
function mergeFix(context: FixContext, { first, second, shared }: RecordPair): readonly Fix[] {
  const { policy } = context.subject;
  const count = ({ agents }: IntendedRecord) => namesOf(context, agents).size;
  const sharedCount = namesOf(context, shared).size;
  if (count(first) > sharedCount && count(second) > sharedCount) return [];
  if (count(first) > sharedCount) return copyRulesFixes(context, second, first);
  if (count(second) > sharedCount) return copyRulesFixes(context, first, second);
  const [target, source] = [blockOfRecord(policy, first), blockOfRecord(policy, second)];
  if (target < 0 || source < 0 || target === source) return [joinRecordsFix(context, first, second)];
  const line = first.agents[0] + 1;
  return [context.fix('merge-records', { line }, () => mergeBlocks(policy, target, source))];
}

/** Returns a fix that removes the names from the second record, if it has others. */
function dropNamesFix(context: FixContext, { first, second, shared }: RecordPair): readonly Fix[] {
  const { policy } = context.subject;
  if (second.agents.length <= shared.length || blockOfRecord(policy, second) < 0) return [];
  const isPlain = [first, second].every(
    ({ agents, rules, blanks, others }) =>
      blanks.length + others.length === 0 &&
      [...agents, ...rules].every((line) => fieldForAllReaders(policy, line)),
  );
  const isSame = isPlain && first.rules.length > 0 && rulesText(policy, first) === rulesText(policy, second);
  const values = {
    names: [...new Set(shared.map((line) => agentNameAt(context, line)))],
    line: second.agents[0] + 1,
  };
  const drop = () =>
    placeLines(
      policy.source,
      shared.map((at) => ({ at, remove: 1, insert: [] })),
    );
  return [context.fix('drop-names', values, drop, isSame ? 'same' : 'changes')];
}

function reportPair(context: Context, pair: RecordPair): void {
  const { first, second, shared } = pair;
  const [line] = shared;
  if (line === undefined) return;
  const isStar = nameKey(context, line) === '*';
  const choice = isStar ? 'default' : 'specific';
  const values = {
    name: agentNameAt(context, line),
    names: namesOf(context, shared).size,
    line: first.agents[0] + 1,
    mergers: readerIds(({ group }) => group[choice] === 'merge'),
    firsts: readerIds(({ group }) => group[choice] === 'first'),
  };
  context.report(isStar ? 'R028' : 'R027', valueRange(context.subject.policy, line), values, () => {
    const fixes = [...mergeFix(context, pair), ...dropNamesFix(context, pair)];
    const lines = [first.agents[0], second.agents[0]];
    return fixes.length > 0 ? fixes : createCommandFix('show-both', {}, { do: 'show-lines', lines });
  });
}

/** R027, R028: reported once for each record and each record above it that is the first to name the same crawlers. */
function checkRepeatAcrossRecords(
  context: Context,
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

/** Runs all checks, record by record. */
function* checkRepeatedNames(context: Context) {
  const owners = new Map<string, IntendedRecord>();
  for (const [place, record] of context.subject.intended.records.entries()) {
    if (place % RECORDS_PER_STEP === RECORDS_PER_STEP - 1) yield;
    checkRepeatInRecord(context, record);
    checkRepeatAcrossRecords(context, record, owners);
  }
}

export const repeatedNameChecks = defineChecks(kinds, checkRepeatedNames);
