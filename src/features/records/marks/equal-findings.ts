// Neighboring lines with findings of the same kinds: the first has their sentences, the others a mark.
import type { Finding, FindingValue } from '../../../core/diagnostics/finding.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { isReaderId } from '../../../core/readers/registry.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { addAll } from '../../../core/text/large-lists.ts';
import { findingWords as words } from '../../../messages/en/findings.ts';
import { fixLabel } from '../../../messages/explain/explain-finding.ts';
import { type BulkFix, findBulkFix } from '../../../state/findings/fixes-of-kind.ts';

/** The findings of lines, by the id of the line. */
export type FindingsByLine = ReadonlyMap<number, readonly Finding[]>;

/** How many lines are looked at, at most: a file may have very many equal lines. */
export const MAX_RUN = 1000;

const isReader = (value: FindingValue): boolean => typeof value === 'string' && isReaderId(value);

/** What a value says apart from texts and numbers of the file: readers, yes or no, and which parts there are. */
function meaningOf(value: FindingValue): FindingValue {
  if (typeof value === 'boolean' || isReader(value)) return value;
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return value.every(isReader) ? value : 'list';
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, meaningOf(part)]));
}

/** What the findings of a line are, without its text: also which readers they concern, and how. */
const kindsOf = (findings: readonly Finding[]): string =>
  findings
    .map(({ code, severity, values }) => `${severity} ${code} ${JSON.stringify(meaningOf(values))}`)
    .join();

/** The findings of a line that has a row: those of user-agents are in the head of their record. */
function findingsOfRow(policy: Policy, byLine: FindingsByLine, line: number): readonly Finding[] {
  const id = lineAt(policy.source.lines, line)?.id;
  if (id === undefined || fieldAt(policy, line).directive?.role === 'agent') return [];
  return byLine.get(id) ?? [];
}

/** Returns the next line (0-based) in a direction that is not blank; undefined at an end of the file. */
function neighborOf(policy: Policy, line: number, step: 1 | -1): number | undefined {
  const { length } = policy.source.lines;
  for (let at = line + step; at >= 0 && at < length && Math.abs(at - line) < MAX_RUN; at += step)
    if (fieldAt(policy, at).kind !== 'blank') return at;
  return undefined;
}

/** Whether the line above, leaving out blank ones, has findings of the same kinds. */
export function followsEqual(policy: Policy, byLine: FindingsByLine, line: number): boolean {
  const kinds = kindsOf(findingsOfRow(policy, byLine, line));
  const above = neighborOf(policy, line, -1);
  return kinds !== '' && above !== undefined && kindsOf(findingsOfRow(policy, byLine, above)) === kinds;
}

/** Neighboring lines (0-based) with findings of the same kinds, and these findings. With one line, nothing is shared. */
export interface EqualRun {
  readonly lines: readonly number[];
  readonly findings: readonly Finding[];
}

export const noRun: EqualRun = { lines: [], findings: [] };

/** Returns the lines from this one on that have findings of the same kinds, leaving out blank ones. */
export function equalRunFrom(policy: Policy, byLine: FindingsByLine, line: number): EqualRun {
  const own = findingsOfRow(policy, byLine, line);
  const kinds = kindsOf(own);
  if (kinds === '') return noRun;
  const [lines, found] = [[line], [...own]];
  for (let at = neighborOf(policy, line, 1); at !== undefined; at = neighborOf(policy, at, 1)) {
    const findings = findingsOfRow(policy, byLine, at);
    if (lines.length >= MAX_RUN || kindsOf(findings) !== kinds) break;
    lines.push(at);
    addAll(found, findings);
  }
  return { lines, findings: found };
}

/** A fix of the findings of one kind in a run, in one step. */
export type RunFix = Pick<BulkFix, 'label' | 'wanted' | 'count'>;

/** Returns the first fix that resolves two or more findings of a kind in a run. */
function findRunFix({ findings }: EqualRun, code: string): RunFix | undefined {
  const ofKind = findings.filter((finding) => finding.code === code);
  const bulk = ofKind.length > 1 ? findBulkFix(new Set(ofKind)) : undefined;
  if (!bulk) return undefined;
  const labels = new Set(ofKind.flatMap((finding) => bulk.wanted(finding) ?? []).map(fixLabel));
  const [label] = labels;
  // The same fix everywhere is named; otherwise it is named by its kind.
  return { ...bulk, label: labels.size === 1 && label ? words.fixOnLines(label, bulk.count) : bulk.label };
}

/** Returns the fixes of a run, one for each kind of finding that has one. */
export const findRunFixes = (run: EqualRun): readonly RunFix[] =>
  [...new Set(run.findings.map(({ code }) => code))].flatMap((code) => findRunFix(run, code) ?? []);
