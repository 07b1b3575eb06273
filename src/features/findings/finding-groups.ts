// Findings as a list with heads: by what follows from them, by the place where they stand, or by their kind.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { appliesToReader, isAboutFile } from '../../core/diagnostics/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { smallestOf } from '../../core/text/large-lists.ts';

export type Grouping = 'severity' | 'place' | 'kind';

/** What follows from a finding. `acts`: readers do something else than the lines suggest, or skip them. */
type FindingWeight = 'acts' | 'note' | 'style';

const weights: Readonly<Record<Severity, FindingWeight>> = {
  error: 'acts',
  warning: 'acts',
  info: 'note',
  hint: 'style',
};

/**
 * What findings have in common. `file`: the file as a whole; `between`: lines that stand in no record; `ignored`: that
 * the workspace ignores; `silenced`: that comments in the file silence.
 */
export type GroupHead =
  | { readonly of: 'file' | 'between' | HiddenGroup }
  /** `number`: 1 for the first record. */
  | { readonly of: 'record'; readonly number: number; readonly agents: readonly string[] }
  | { readonly of: 'kind'; readonly code: string }
  /** `not`: the title of the chosen reader, if they matter to others alone. */
  | { readonly of: 'severity'; readonly weight: FindingWeight; readonly not?: string };

export interface FindingGroup {
  readonly key: string;
  readonly head: GroupHead;
  readonly findings: readonly Finding[];
}

/** Findings of one kind and severity that would fill the list: one row, with the findings below it where it is open. */
export interface FindingFold {
  readonly code: string;
  readonly severity: Severity;
  readonly findings: ReadonlySet<Finding>;
  /** On how many lines they stand. */
  readonly lines: number;
  readonly isOpen: boolean;
}

/** A row of the list: a head, many findings of one kind in one, or a finding. */
export type FindingRow =
  | { readonly key: string; readonly group: FindingGroup }
  | { readonly key: string; readonly fold: FindingFold }
  | { readonly key: string; readonly finding: Finding; readonly under: GroupHead['of'] };

/** The names of a record, as they are written. */
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

/** What the findings of a group have in common, as any of them tells. */
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
 * By severity what matters to the chosen reader first; by place the file itself first, then lines outside of records, then
 * records in file order; kinds by severity, then number.
 */
function inOrder(groups: readonly FindingGroup[], by: Grouping): readonly FindingGroup[] {
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

/** Errors come before warnings; of each, what is about the file itself comes before its lines. */
const gravestFirst = (findings: readonly Finding[]) =>
  findings.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      Number(isAboutFile(b)) - Number(isAboutFile(a)),
  );

/** Findings of a file in groups. @param reader the chosen one */
export function groupFindings(
  policy: Policy,
  findings: readonly Finding[],
  by: Grouping,
  reader: Reader,
): readonly FindingGroup[] {
  const byKey = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(policy, by, finding, reader);
    const there = byKey.get(key);
    if (there) there.push(finding);
    else byKey.set(key, [finding]);
  }
  const groups = [...byKey].map(([key, some]) => ({
    key,
    head: headOf(policy, by, some[0]!, reader),
    findings: by === 'severity' ? gravestFirst(some) : some,
  }));
  return inOrder(groups, by);
}

/** Findings that are listed only on request. */
export type HiddenGroup = 'ignored' | 'silenced';

export const hiddenGroups: readonly HiddenGroup[] = ['ignored', 'silenced'];

/** What is ignored or silenced, as a group. */
export const createHiddenGroup = (of: HiddenGroup, findings: readonly Finding[]): FindingGroup => ({
  key: of,
  head: { of },
  findings,
});

/** More of one kind and severity than this are one row. */
const MAX_UNFOLDED = 5;

const foldKey = (group: FindingGroup, { severity, code }: Finding) => `fold ${group.key} ${severity} ${code}`;

/** The first finding of a fold: the row of the fold is listed in its place. */
const firstOf = ({ findings }: FindingFold) => findings.values().next().value;

/** The kinds of a group that are folded, by their keys: only by severity, for by kind the heads tell the same. */
function foldsOf(group: FindingGroup, open: ReadonlySet<string>): ReadonlyMap<string, FindingFold> {
  if (group.head.of !== 'severity') return new Map();
  const some = new Map<string, Finding[]>();
  for (const finding of group.findings) {
    const key = foldKey(group, finding);
    const there = some.get(key);
    if (there) there.push(finding);
    else some.set(key, [finding]);
  }
  return new Map(
    [...some].flatMap(([key, findings]) => {
      const [first] = findings;
      if (!first || findings.length <= MAX_UNFOLDED) return [];
      const { code, severity } = first;
      const lines = new Set(findings.map(({ range }) => range.start.line)).size;
      return [[key, { code, severity, findings: new Set(findings), lines, isOpen: open.has(key) }] as const];
    }),
  );
}

/**
 * Groups as one list of rows. The key of a finding stays while lines above it come and go.
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
      const name = `${group.key} ${finding.code} ${finding.words.join(' ')}`;
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
        // All of them stand together below their row, wherever else findings of other kinds stand.
        if (fold.isOpen) for (const one of fold.findings) rows.push(rowOf(one));
      }
    }
    return rows;
  });
