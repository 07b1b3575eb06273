// The rows of the list: findings by what they change, many equal ones in one row, and what is listed on request.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { contentKey } from '../../core/diagnostics/finding.ts';
import { isAboutFile } from '../../core/diagnostics/registry.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';

/** The effect of a finding. `acts`: readers do something other than the lines suggest, or skip them. */
export type FindingWeight = 'acts' | 'note';

const weights: Readonly<Record<Severity, FindingWeight>> = {
  error: 'acts',
  warning: 'acts',
  info: 'note',
  hint: 'note',
};

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/**
 * Findings that are listed only on request: those for readers that are not watched, those that the workspace
 * ignores, and those that comments in the file silence.
 */
export type HiddenGroup = 'unwatched' | 'ignored' | 'silenced';

const hiddenGroups: readonly HiddenGroup[] = ['unwatched', 'ignored', 'silenced'];

/** The head of a group. */
export interface GroupHead {
  readonly weight: FindingWeight;
  readonly count: number;
}

/** Many findings of one kind and severity in one row, with the findings below it when it is open. */
export interface FindingFold {
  readonly code: string;
  readonly severity: Severity;
  /** In file order. */
  readonly findings: ReadonlySet<Finding>;
  /** The number of lines with these findings. */
  readonly lines: number;
  readonly isOpen: boolean;
}

/** Where a finding is listed. */
export type ListedUnder = FindingWeight | HiddenGroup;

/** A row of the list: the head of a group, a line that lists more, many findings of one kind, or a finding. */
export type FindingRow =
  | { readonly key: FindingWeight; readonly head: GroupHead; readonly isOpen: boolean }
  | { readonly key: HiddenGroup; readonly hidden: number; readonly isOpen: boolean }
  | { readonly key: string; readonly fold: FindingFold; readonly under: ListedUnder }
  | { readonly key: string; readonly finding: Finding; readonly under: ListedUnder };

/** More findings of one kind and severity than this become one row. */
const MAX_UNFOLDED = 3;

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

const foldKey = (under: ListedUnder, { severity, code }: Finding) => `fold ${under} ${severity} ${code}`;

function groupByFold(under: ListedUnder, findings: readonly Finding[]): ReadonlyMap<string, Set<Finding>> {
  const byKey = new Map<string, Set<Finding>>();
  for (const finding of findings) {
    const key = foldKey(under, finding);
    const equal = byKey.get(key);
    if (equal) equal.add(finding);
    else byKey.set(key, new Set([finding]));
  }
  return byKey;
}

/**
 * Lists findings, the most severe first. The key of a finding stays the same when lines above it change.
 * @param open keys of the rows that are open
 */
function listFindings(
  under: ListedUnder,
  findings: readonly Finding[],
  open: ReadonlySet<string>,
): FindingRow[] {
  const folds = groupByFold(under, findings);
  const counts = new Map<string, number>();
  const rowOf = (finding: Finding): FindingRow => {
    const name = `${under} ${contentKey(finding)}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { key: `${name} ${count}`, finding, under };
  };
  return mostSevereFirst(findings).flatMap((finding) => {
    const key = foldKey(under, finding);
    const equal = folds.get(key);
    // What a comment or the user has put aside is restored one by one.
    if (!equal || equal.size <= MAX_UNFOLDED || under === 'ignored' || under === 'silenced')
      return [rowOf(finding)];
    const [first] = equal;
    if (finding !== first) return [];
    const { code, severity } = finding;
    const lines = new Set([...equal].map(({ range }) => range.start.line)).size;
    const isOpen = open.has(key);
    // All findings of the fold are listed below its row, even if findings of other kinds are between them.
    return [
      { key, fold: { code, severity, findings: equal, lines, isOpen }, under },
      ...(isOpen ? [...equal].map(rowOf) : []),
    ];
  });
}

interface ListedFindings {
  readonly findings: readonly Finding[];
  /** What is listed on request. */
  readonly hidden: Readonly<Record<HiddenGroup, readonly Finding[]>>;
}

/**
 * Returns the rows of the list.
 * @param open keys of the rows that are open
 * @param folded the groups that can be folded; they are closed until their key is open
 */
export function findingRowsOf(
  { findings, hidden }: ListedFindings,
  open: ReadonlySet<string>,
  folded: ReadonlySet<FindingWeight> = new Set(),
): readonly FindingRow[] {
  const groups = (['acts', 'note'] as const).flatMap((weight): FindingRow[] => {
    const own = findings.filter(({ severity }) => weights[severity] === weight);
    if (own.length === 0) return [];
    const isOpen = !folded.has(weight) || open.has(weight);
    return [
      { key: weight, head: { weight, count: own.length }, isOpen },
      ...(isOpen ? listFindings(weight, own, open) : []),
    ];
  });
  const onRequest = hiddenGroups.flatMap((of): FindingRow[] => {
    const count = hidden[of].length;
    if (count === 0) return [];
    const isOpen = open.has(of);
    return [{ key: of, hidden: count, isOpen }, ...(isOpen ? listFindings(of, hidden[of], open) : [])];
  });
  return [...groups, ...onRequest];
}

/**
 * Returns whether another row has the same sentence, by the listed finding.
 * @param sentenceOf the sentence of a finding; asked only for few findings of a kind
 */
export function findEqualRows(
  rows: readonly FindingRow[],
  sentenceOf: (finding: Finding) => string,
): (finding: Finding) => boolean {
  const byCode = groupByKey(
    rows.flatMap((row) => ('finding' in row ? [row.finding] : [])),
    ({ code }) => code,
  );
  return (finding) => {
    const alike = byCode.get(finding.code) ?? [];
    if (alike.length > MAX_UNFOLDED) return true;
    const sentence = sentenceOf(finding);
    return alike.some((other) => other !== finding && sentenceOf(other) === sentence);
  };
}
