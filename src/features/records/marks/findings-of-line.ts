// The errors and warnings of a line, for its row.
import { useSyncExternalStore } from 'react';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { FindingReport } from '../../../state/findings/finder.ts';
import { finder } from '../../../state/findings/use-findings.ts';

const none: readonly Finding[] = [];

/** Errors and warnings by the id of their line, which edits above it do not change. */
const findingsByLine = memoizeLast(1, ({ source, findings }: FindingReport) => {
  const byLine = new Map<number, Finding[]>();
  for (const finding of findings) {
    const id = lineAt(source.lines, finding.range.start.line)?.id;
    if (id === undefined || (finding.severity !== 'error' && finding.severity !== 'warning')) continue;
    byLine.set(id, [...(byLine.get(id) ?? []), finding]);
  }
  return byLine;
});

function findingsOfLine(id: number): readonly Finding[] {
  const report = finder.found();
  return (report && findingsByLine(report).get(id)) ?? none;
}

/** The errors and warnings of the line with this id; the same list while they are the same. */
export const useFindingsOfLine = (id: number): readonly Finding[] =>
  useSyncExternalStore(finder.listen, () => findingsOfLine(id));
