// Findings as a list with heads: by how grave they are, by the place where they stand, or by their kind.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { appliesToReader, isAboutFile } from '../../core/diagnostics/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { smallestOf } from '../../core/text/large-lists.ts';

export type Grouping = 'severity' | 'place' | 'kind';

/**
 * What findings have in common. `file`: the file as a whole; `between`: lines that stand in no record; `ignored`: that
 * nobody wants to be told.
 */
export type GroupHead =
  | { readonly of: 'file' | 'between' | 'ignored' }
  /** `number`: 1 for the first record. */
  | { readonly of: 'record'; readonly number: number; readonly agents: readonly string[] }
  | { readonly of: 'kind'; readonly code: string }
  /** `not`: the title of the chosen reader, if they matter to others alone. */
  | { readonly of: 'severity'; readonly severity: Severity; readonly not?: string };

export interface FindingGroup {
  readonly key: string;
  readonly head: GroupHead;
  readonly findings: readonly Finding[];
}

/** A row of the list: a head, or a finding below one. */
export type FindingRow =
  | { readonly key: string; readonly group: FindingGroup }
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
  if (by === 'severity') return `${finding.severity} ${appliesToReader(finding, reader) ? 'own' : 'others'}`;
  if (by === 'kind') return finding.code;
  return isAboutFile(finding) ? 'file' : String(blockAt(policy, finding.range.start.line));
};

/** What the findings of a group have in common, as any of them tells. */
function headOf(policy: Policy, by: Grouping, finding: Finding, reader: Reader): GroupHead {
  const { severity, code, range } = finding;
  if (by === 'severity')
    return { of: by, severity, ...(appliesToReader(finding, reader) ? {} : { not: reader.title }) };
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

/** What is about the file itself comes before its lines. */
const fileFirst = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => Number(isAboutFile(b)) - Number(isAboutFile(a)));

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
    findings: by === 'severity' ? fileFirst(some) : some,
  }));
  return inOrder(groups, by);
}

/** What is ignored, as a group. */
export const createIgnoredGroup = (findings: readonly Finding[]): FindingGroup => ({
  key: 'ignored',
  head: { of: 'ignored' },
  findings,
});

/** Groups as one list of rows. The key of a finding stays while lines above it come and go. */
export const groupRows = (groups: readonly FindingGroup[]): readonly FindingRow[] =>
  groups.flatMap((group) => {
    const counts = new Map<string, number>();
    return [
      { key: group.key, group },
      ...group.findings.map((finding) => {
        const name = `${group.key} ${finding.code} ${finding.words.join(' ')}`;
        const count = counts.get(name) ?? 0;
        counts.set(name, count + 1);
        return { key: `${name} ${count}`, finding, under: group.head.of };
      }),
    ];
  });
