// Checks fields for the same usage and the same paths (ACAP 1.1 2.4.6).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import { isRepDirective } from '../../rep/directives.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { removeFields } from '../edit/remove-fields.ts';
import { needsVersion11 } from '../expand-usages.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { acap11, type CheckContext, fieldColumns, lineText, parsedLine } from './check-context.ts';
import { isFaultlessLine, removeLines, replaceColumnsAt, sortEdits } from './edits.ts';
import { conflict } from './example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';
import { raiseVersion } from './version-edits.ts';

const duplicateField = defineDiagnostic({
  code: 'duplicate-field',
  severity: 'info',
  spec: acap11('2.2'),
  examples: [conflict('ACAP-allow-index: /a', 'acap-ALLOW-index: /a # again', 'ACAP-allow-index: /b')],
});

const conflictTie = defineDiagnostic({
  code: 'conflict-tie',
  severity: 'warning',
  spec: acap11('2.4.6'),
  examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-index: /%61', 'ACAP-disallow-index: /a/')],
});

const permissionTieQualifiers = defineDiagnostic({
  code: 'permission-tie-qualifiers',
  severity: 'warning',
  spec: acap11('2.4.6'),
  examples: [
    conflict(
      'ACAP-allow-index: /a',
      'ACAP-allow-index: /a time-limit=3-days',
      'ACAP-allow-index: /a/b time-limit=3-days',
    ),
  ],
});

const textOf = ({ name, type, value }: Qualifier) => `${name ?? type.text}=${value}`;
const qualifiersOf = ({ qualifiers }: { readonly qualifiers: readonly Qualifier[] }) =>
  qualifiers.map(textOf).toSorted().join(' ');
const lineWord = ({ line }: { readonly line: number }) => String(line + 1);

const ruleKey = ({ effect, usage, resource, qualifiers }: AcapRule) =>
  `${effect} ${usage.word.text.toLowerCase()} ${resource.word.text} ${qualifiersOf({ qualifiers })}`;

/** The key of a list of crawlers or purposes: records for the same crawlers are merged (ACAP-025). */
const crawlersKey = (words: readonly string[]) =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join('\n');

/**
 * The lists in which a field can be repeated: of records for the same crawlers, and of sub-records for the same
 * purposes.
 */
function ruleLists({ records }: AcapFile): Iterable<readonly PlacedFieldOf<'rule'>[]> {
  const lists = new Map<string, PlacedFieldOf<'rule'>[]>();
  const add = (key: string, rules: readonly PlacedFieldOf<'rule'>[]) => {
    const list = lists.get(key);
    if (!list) lists.set(key, [...rules]);
    else for (const rule of rules) list.push(rule);
  };
  for (const { crawlers, rules, subRecords } of records) {
    const key = crawlersKey(crawlers.map(({ field }) => field.name));
    add(key, rules);
    for (const sub of subRecords)
      add(`${key}\n\n${crawlersKey(sub.purposes.map(({ field }) => field.value))}`, sub.rules);
  }
  return lists.values();
}

/**
 * The lines of fields that are alone in their record or sub-record: without them the next lines would be read
 * differently.
 */
function linesAlone({ records }: AcapFile): ReadonlySet<number> {
  const alone = records.flatMap(({ rules, requests, subRecords }) => [
    ...(requests.length + subRecords.length === 0 ? [rules] : []),
    ...subRecords.map((sub) => sub.rules),
  ]);
  return new Set(alone.flatMap(([first, ...others]) => (first && others.length === 0 ? [first.line] : [])));
}

/** Lines that repeat a line above for the same crawlers, with the number of that line. */
type DuplicateLines = ReadonlyMap<number, number>;

export function findDuplicates(file: AcapFile): DuplicateLines {
  const duplicates = new Map<number, number>();
  for (const rules of ruleLists(file)) {
    const first = new Map<string, number>();
    for (const { line, field } of rules) {
      const key = ruleKey(field);
      const above = first.get(key);
      if (above === undefined) first.set(key, line);
      else duplicates.set(line, above);
    }
  }
  return duplicates;
}

/** The limit of lines above a repeated line that are examined, as there may be thousands of each. */
const MAX_DUPLICATE_LOOKUPS = 32;

/**
 * Whether conventional user-agents are above a line without a rule between them. For some readers the line closes
 * or joins records. Also true if the limit is reached.
 */
function isBelowAgents(policy: Policy, line: number): boolean {
  for (let above = line - 1; above >= 0; above--) {
    if (line - above > MAX_DUPLICATE_LOOKUPS) return true;
    const { kind, directive } = fieldAt(policy, above);
    if (kind === 'blank') return false;
    if (directive && isRepDirective(directive)) return directive.role === 'agent';
  }
  return false;
}

/** Reports fields that repeat a field above for the same crawlers. */
export function checkDuplicateFields(
  { policy, file, report }: CheckContext,
  duplicates: DuplicateLines,
): void {
  const alone = lazy(() => linesAlone(file));
  for (const [line, first] of duplicates) {
    const verdicts = isBelowAgents(policy, line) ? 'changes' : 'same';
    const fix = createFix('remove-line', [], verdicts, () => removeLines(policy, [line]));
    const read = parsedLine(policy, line);
    report(duplicateField, line, fieldColumns(read), [read.name.text, lineWord({ line: first })], () =>
      alone().has(line) ? [] : [fix],
    );
  }
}

/** Merges two permissions into one with the qualifiers of both, if neither uses a name. */
function mergeFix(context: CheckContext, first: Statement, second: Statement): readonly Fix[] {
  const { policy, file } = context;
  const fields = [first.rule.field, second.rule.field];
  if (fields.some(({ usage, resource }) => usage.kind !== 'standard' || resource.kind !== 'pattern'))
    return [];
  const existing = new Set(first.rule.field.qualifiers.map(textOf));
  const added = second.rule.field.qualifiers
    .filter((one) => !existing.has(textOf(one)))
    .map((one) => one.text);
  const end = parsedLine(policy, first.rule.line).value.end;
  const kept = lineText(policy, first.rule.line).slice(0, end);
  const merged = [kept, ...added].join(' ');
  if (!isFaultlessLine(merged)) return [];
  const qualifiers = fields.flatMap((field) => field.qualifiers);
  const isNew = needsVersion11('allow', { usage: first.usage, qualifiers, isStem: false });
  const edits = () =>
    sortEdits(
      isNew ? raiseVersion(policy, file) : [],
      added.length > 0 ? [replaceColumnsAt(first.rule.line, { start: end, end }, merged.slice(end))] : [],
      removeFields(policy, [second.rule.line]),
    );
  return [createFix('merge-fields', [lineWord(first.rule)], 'changes', edits)];
}

const removeFix = (context: CheckContext, { rule }: Statement): Fix =>
  createFix('remove-that-line', [lineWord(rule)], 'changes', () => removeFields(context.policy, [rule.line]));

/** Reports fields of one group with equal patterns. Each line is reported once. */
export function checkTies(
  context: CheckContext,
  { items }: StatementGroup,
  duplicates: DuplicateLines,
): void {
  const { policy, report } = context;
  const first = new Map<string, { allow?: Statement; deny?: Statement }>();
  const reported = new Set<number>();
  for (const item of items) {
    const { rule, usage, effect, path, written } = item;
    if (duplicates.has(rule.line)) continue;
    const key = `${usage} ${path.units}`;
    const above = first.get(key) ?? {};
    const opposite = effect === 'allow' ? above.deny : above.allow;
    const at = fieldColumns(parsedLine(policy, rule.line));
    if (opposite && !reported.has(rule.line)) {
      reported.add(rule.line);
      report(conflictTie, rule.line, at, [usage, written, lineWord(opposite.rule)], () => [
        removeFix(context, item),
        removeFix(context, opposite),
      ]);
    }
    const { allow } = above;
    const isOther = effect === 'allow' && allow && allow.rule.line !== rule.line;
    if (isOther && qualifiersOf(allow) !== qualifiersOf(item) && !reported.has(rule.line)) {
      reported.add(rule.line);
      report(permissionTieQualifiers, rule.line, at, [usage, written, lineWord(allow.rule)], () =>
        mergeFix(context, allow, item),
      );
    }
    first.set(key, { [effect]: item, ...above });
  }
}

export const tiesDiagnostics = [duplicateField, conflictTie, permissionTieQualifiers];
