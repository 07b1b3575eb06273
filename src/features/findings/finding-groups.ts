// The findings as a list with heads: grouped by their effect, by their place, or by their kind.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { contentKey } from '../../core/diagnostics/finding.ts';
import { appliesToReader, isAboutFile } from '../../core/diagnostics/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { smallestOf } from '../../core/text/large-lists.ts';

export type Grouping = 'severity' | 'place' | 'kind';

/** The effect of a finding. `acts`: readers do something other than the lines suggest, or skip them. */
type FindingWeight = 'acts' | 'note' | 'style';

const weights: Readonly<Record<Severity, FindingWeight>> = {
  error: 'acts',
  warning: 'acts',
  info: 'note',
  hint: 'style',
};

/**
 * What the findings of a group have in common. `file`: the file as a whole; `between`: lines outside records;
 * `ignored`: findings that the workspace ignores; `silenced`: findings that comments in the file silence.
 */
export type GroupHead =
  | { readonly of: 'file' | 'between' | HiddenGroup }
  /** `number`: 1 for the first record. */
  | { readonly of: 'record'; readonly number: number; readonly agents: readonly string[] }
  | { readonly of: 'kind'; readonly code: string }
  /** `not`: the title of the selected reader, if the findings apply only to other readers. */
  | { readonly of: 'severity'; readonly weight: FindingWeight; readonly not?: string };

export interface FindingGroup {
  readonly key: string;
  readonly head: GroupHead;
  readonly findings: readonly Finding[];
}

/** Many findings of one kind and severity in one row, with the findings below it when it is open. */
export interface FindingFold {
  readonly code: string;
  readonly severity: Severity;
  readonly findings: ReadonlySet<Finding>;
  /** The number of lines with these findings. */
  readonly lines: number;
  readonly isOpen: boolean;
}

/** A row of the list: a head, a fold of many findings of one kind, or a finding. */
export type FindingRow =
  | { readonly key: string; readonly group: FindingGroup }
  | { readonly key: string; readonly fold: FindingFold }
  | { readonly key: string; readonly finding: Finding; readonly under: GroupHead['of'] };

/** Returns the user-agents of a record, as written. */
function agentsOf(policy: Policy, place: number): readonly string[] {
  const { start, body } = blocksOf(policy)[place]!;
  const names: string[] = [];
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return names;
}

const keyOf = (policy: Policy, by: Grouping, finding: Finding, reader: Reader): string => {
  if (by === 'severity')
    return `${weights[finding.severity]} ${appliesToReader(finding, reader) ? 'own' : 'others'}`;
  if (by === 'kind') return finding.code;
  return isAboutFile(finding) ? 'file' : String(blockAt(policy, finding.range.start.line));
};

/** Returns the head of the group of a finding. */
function headOf(policy: Policy, by: Grouping, finding: Finding, reader: Reader): GroupHead {
  const { severity, code, range } = finding;
  if (by === 'severity')
    return {
      of: by,
      weight: weights[severity],
      ...(appliesToReader(finding, reader) ? {} : { not: reader.title }),
    };
  if (by === 'kind') return { of: by, code };
  if (isAboutFile(finding)) return { of: 'file' };
  const place = blockAt(policy, range.start.line);
  return place < 0 ? { of: 'between' } : { of: 'record', number: place + 1, agents: agentsOf(policy, place) };
}

const severities = ['error', 'warning', 'info', 'hint'];
const isForOthers = ({ head }: FindingGroup) => Number(head.of === 'severity' && head.not !== undefined);
const worstSeverity = ({ findings }: FindingGroup) =>
  smallestOf(findings.slice(0, 1).map(({ severity }) => severities.indexOf(severity)));

/**
 * Sorts groups. By severity: findings that apply to the selected reader first. By place: the file itself first,
 * then lines outside records, then records in file order. By kind: by severity, then by count.
 */
function sortGroups(groups: readonly FindingGroup[], by: Grouping): readonly FindingGroup[] {
  if (by === 'severity')
    return groups.toSorted((a, b) => worstSeverity(a) - worstSeverity(b) || isForOthers(a) - isForOthers(b));
  if (by === 'kind')
    return groups.toSorted(
      (a, b) => worstSeverity(a) - worstSeverity(b) || b.findings.length - a.findings.length,
    );
  const place = ({ head }: FindingGroup) =>
    head.of === 'record' ? head.number : head.of === 'file' ? -1 : 0;
  return groups.toSorted((a, b) => place(a) - place(b));
}

/**
 * Sorts findings: errors before warnings, and within a severity, findings about the file itself before those of
 * lines.
 */
const mostSevereFirst = (findings: readonly Finding[]) =>
  findings.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      Number(isAboutFile(b)) - Number(isAboutFile(a)),
  );

/** Groups the findings of a file. @param reader the selected reader */
export function groupFindings(
  policy: Policy,
  findings: readonly Finding[],
  by: Grouping,
  reader: Reader,
): readonly FindingGroup[] {
  const byKey = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(policy, by, finding, reader);
    const existing = byKey.get(key);
    if (existing) existing.push(finding);
    else byKey.set(key, [finding]);
  }
  const groups = [...byKey].map(([key, members]) => ({
    key,
    head: headOf(policy, by, members[0]!, reader),
    findings: by === 'severity' ? mostSevereFirst(members) : members,
  }));
  return sortGroups(groups, by);
}

/** Findings that are listed only on request. */
export type HiddenGroup = 'ignored' | 'silenced';

export const hiddenGroups: readonly HiddenGroup[] = ['ignored', 'silenced'];

/** Creates a group of ignored or silenced findings. */
export const createHiddenGroup = (of: HiddenGroup, findings: readonly Finding[]): FindingGroup => ({
  key: of,
  head: { of },
  findings,
});

/** More findings of one kind and severity than this become one row. */
const MAX_UNFOLDED = 5;

const foldKey = (group: FindingGroup, { severity, code }: Finding) => `fold ${group.key} ${severity} ${code}`;

/** Returns the first finding of a fold: the row of the fold is listed in its place. */
const firstOf = ({ findings }: FindingFold) => findings.values().next().value;

/**
 * Returns the folds of a group, by their keys. Only groups by severity have folds; by kind, the heads already
 * show the kind.
 */
function foldsOf(group: FindingGroup, open: ReadonlySet<string>): ReadonlyMap<string, FindingFold> {
  if (group.head.of !== 'severity') return new Map();
  const byKey = new Map<string, Finding[]>();
  for (const finding of group.findings) {
    const key = foldKey(group, finding);
    const existing = byKey.get(key);
    if (existing) existing.push(finding);
    else byKey.set(key, [finding]);
  }
  return new Map(
    [...byKey].flatMap(([key, findings]) => {
      const [first] = findings;
      if (!first || findings.length <= MAX_UNFOLDED) return [];
      const { code, severity } = first;
      const lines = new Set(findings.map(({ range }) => range.start.line)).size;
      return [[key, { code, severity, findings: new Set(findings), lines, isOpen: open.has(key) }] as const];
    }),
  );
}

/**
 * \n Lists the rows of groups. The key of a finding stays the same when lines above it change.
 * @param open keys of the folds that are open
 */
export const groupRows = (
  groups: readonly FindingGroup[],
  open: ReadonlySet<string> = new Set(),
): readonly FindingRow[] =>
  groups.flatMap((group) => {
    const counts = new Map<string, number>();
    const folds = foldsOf(group, open);
    const rowOf = (finding: Finding): FindingRow => {
      const name = `${group.key} ${contentKey(finding)}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return { key: `${name} ${count}`, finding, under: group.head.of };
    };
    const rows: FindingRow[] = [{ key: group.key, group }];
    for (const finding of group.findings) {
      const key = foldKey(group, finding);
      const fold = folds.get(key);
      if (!fold) rows.push(rowOf(finding));
      else if (firstOf(fold) === finding) {
        rows.push({ key, fold });
        // All findings of the fold are listed below its row, even if findings of other kinds are between them.
        if (fold.isOpen) for (const foldedFinding of fold.findings) rows.push(rowOf(foldedFinding));
      }
    }
    return rows;
  });
