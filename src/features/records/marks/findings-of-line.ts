// The errors and warnings of a line, for its row, and the marks that they make superfluous.
import { useSyncExternalStore } from 'react';
import type { Mark } from '../../../core/analysis/reader-marks/mark.ts';
import type { Finding, Severity } from '../../../core/diagnostics/finding.ts';
import { finder } from '../../../state/findings/use-findings.ts';

const none: readonly Finding[] = [];
const noLines: ReadonlyMap<number, readonly Finding[]> = new Map();

/** The errors and warnings of the line with this id; the same list as long as they are the same. */
export const useFindingsOfLine = (id: number): readonly Finding[] =>
  useSyncExternalStore(finder.listen, () => finder.found()?.byLine.get(id) ?? none);

/** The errors and warnings of all lines, by the id of the line. */
export const useFindingsByLine = (): ReadonlyMap<number, readonly Finding[]> =>
  useSyncExternalStore(finder.listen, () => finder.found()?.byLine ?? noLines);

/** The severity of the mark of a line: that of its gravest finding, or a note if it has no error and no warning. */
export function worstSeverity(findings: readonly Finding[]): Severity {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  return has('error') ? 'error' : has('warning') ? 'warning' : 'info';
}

/** The findings that say of a line what a mark says, by the code of the mark. */
const sameAsMark: Partial<Record<Mark['code'], readonly string[]>> = {
  'unread-agent': ['R007', 'R009', 'R018'],
  orphan: ['R001'],
  'orphans-begin': ['R001'],
  'record-ends': ['R002', 'R003'],
  'ruleless-dropped': ['R002'],
  'ruleless-allows': ['R002'],
  'mark-spoils': ['R010'],
  'beyond-size': ['R015'],
  'line-cut': ['R015', 'R016'],
  'too-long': ['R015'],
  'not-octets': ['R083'],
  'not-utf-8': ['R084'],
};

/** Whether a finding of the line says what a mark says. Every finding says which readers know the field. */
export const isSaidByFinding = ({ code }: Mark, findings: readonly Finding[]): boolean =>
  findings.some((finding) => code === 'read-by-some' || sameAsMark[code]?.includes(finding.code));
