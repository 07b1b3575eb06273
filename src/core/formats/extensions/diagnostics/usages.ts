// Findings about Content-Usage lines compared with each other and with the rules of their record: CUS-ORPHAN,
// CUS-CLOSED-PATH, CUS-OVERRULED, CUS-UNINHERITED.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { largestOf } from '../../../text/large-lists.ts';
import { recordExample } from '../example.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { diagnosticOf } from '../line-readers.ts';
import { contentUsage, preferenceOf, rewriteMembers } from '../lines/content-usage.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeOrDeleteFixes, writeValueFix } from './fixes.ts';
import { removeRuleFix } from './legacy.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { findClosingRule, findRuleClosingPath, groupByRecord, isPartedFrom } from './lines-by-record.ts';

type UsageLine = ExtensionLine<typeof contentUsage>;

/** The limit of lines of one record that are compared with each other. */
const MAX_COMPARISONS = 200;

const hasParts = ({ read }: UsageLine) => read.parts.fault === undefined;
const pathOf = ({ read }: UsageLine) => read.parts.path?.text ?? '';
const labelsOf = ({ read }: UsageLine) =>
  [...new Set(read.parts.members.map(({ key }) => key))].filter(
    (key) => preferenceOf(read.parts, key) !== 'unknown',
  );
const labelColumns = (usageLine: UsageLine, label: string) =>
  valueColumns(
    usageLine,
    usageLine.read.parts.members.findLast(({ key }) => key === label) ?? { start: 0, end: 0 },
  );

/** CUS-ORPHAN: a line in no record. */
const checkOrphanUsages: Check = (context) => {
  for (const usageLine of linesOf(context.file, contentUsage))
    if (!context.facts.recordByLine().has(usageLine.line))
      context.report(CUS_ORPHAN, fieldColumns(usageLine), [usageLine.value], () => [
        ...moveIntoRecordFixes(context, usageLine),
        ...deleteLineFixes(context, usageLine),
      ]);
};

/** CUS-CLOSED-PATH: a preference for a path that may not be fetched has no effect (CUS-008). */
const checkClosedPaths: Check = (context) => {
  for (const { record, lines } of groupByRecord(
    context,
    linesOf(context.file, contentUsage).filter(hasParts),
  ))
    for (const usageLine of lines.slice(0, MAX_COMPARISONS)) {
      const path = pathOf(usageLine);
      const rule = path === '' || path === '/' ? findClosingRule(record) : findRuleClosingPath(record, path);
      if (!rule || isPartedFrom(record, usageLine.line, rule)) continue;
      context.report(
        CUS_CLOSED_PATH,
        fieldColumns(usageLine),
        [path, String(rule.line + 1), pathOfRule(rule)],
        () => [...deleteLineFixes(context, usageLine), removeRuleFix(context, record, rule)],
      );
    }
};

const removeLabelFixes = (context: CheckContext, usageLine: UsageLine, label: string): readonly Fix[] =>
  writeOrDeleteFixes(
    context,
    usageLine,
    rewriteMembers(usageLine.value, (text, { key }) => (key === label ? undefined : text)),
  );

/** CUS-OVERRULED: a yes next to a no for exactly the same path. The no wins (CUS-005). */
const checkOverruled: Check = (context) => {
  for (const { lines } of groupByRecord(context, linesOf(context.file, contentUsage).filter(hasParts))) {
    const disallowed = new Map<string, UsageLine>();
    for (const usageLine of lines)
      for (const label of labelsOf(usageLine))
        if (preferenceOf(usageLine.read.parts, label) === 'disallowed')
          disallowed.set(`${label} ${pathOf(usageLine)}`, usageLine);
    for (const usageLine of lines)
      for (const label of labelsOf(usageLine)) {
        const no = disallowed.get(`${label} ${pathOf(usageLine)}`);
        if (!no || preferenceOf(usageLine.read.parts, label) === 'disallowed') continue;
        context.report(CUS_OVERRULED, labelColumns(usageLine, label), [label, String(no.line + 1)], () =>
          removeLabelFixes(context, usageLine, label),
        );
      }
  }
};

/**
 * Finds the line whose statement of a label a line replaces without stating the label: the longest shorter path that
 * covers it, and of equal paths the one that says no (CUS-005).
 */
function findUninherited(
  usageLine: UsageLine,
  label: string,
  lines: readonly UsageLine[],
): UsageLine | undefined {
  const path = pathOf(usageLine);
  const isAnswered = lines.some((other) => pathOf(other) === path && labelsOf(other).includes(label));
  if (isAnswered || preferenceOf(usageLine.read.parts, label) !== 'unknown') return undefined;
  const covering = lines.filter((other) => {
    const otherPath = pathOf(other);
    return otherPath !== path && path.startsWith(otherPath) && labelsOf(other).includes(label);
  });
  const longest = largestOf(covering.map((other) => pathOf(other).length));
  const nearest = covering.filter((other) => pathOf(other).length === longest);
  return nearest.find((other) => preferenceOf(other.read.parts, label) === 'disallowed') ?? nearest[0];
}

const answerOfLabel = (line: UsageLine, label: string) =>
  preferenceOf(line.read.parts, label) === 'allowed' ? 'y' : 'n';

/** CUS-UNINHERITED: a longer path replaces the whole statement of the shorter one (CUS-007). */
const checkReplaced: Check = (context) => {
  for (const { lines: recordLines } of groupByRecord(
    context,
    linesOf(context.file, contentUsage).filter(hasParts),
  )) {
    const lines = recordLines.slice(0, MAX_COMPARISONS);
    const labels = [...new Set(lines.flatMap(labelsOf))];
    for (const usageLine of lines.filter((line) => pathOf(line) !== ''))
      for (const label of labels) {
        const wider = findUninherited(usageLine, label, lines);
        if (!wider) continue;
        const member = `${label}=${answerOfLabel(wider, label)}`;
        const { members } = usageLine.read.parts;
        context.report(
          CUS_UNINHERITED,
          fieldColumns(usageLine),
          [pathOf(usageLine), member, String(wider.line + 1)],
          () => [
            writeValueFix(context, usageLine, `${usageLine.value}${members.length > 0 ? ',' : ''} ${member}`),
          ],
        );
      }
  }
};

const CUS_ORPHAN = defineDiagnostic({
  code: 'CUS-ORPHAN',
  severity: 'warning',
  ...diagnosticOf(contentUsage),
  check: checkOrphanUsages,
  examples: [
    {
      file: 'Content-Usage: train-ai=n\n\nUser-agent: *\nAllow: /\n',
      near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n',
    },
  ],
});

const CUS_CLOSED_PATH = defineDiagnostic({
  code: 'CUS-CLOSED-PATH',
  severity: 'warning',
  ...diagnosticOf(contentUsage),
  check: checkClosedPaths,
  examples: [
    ...recordExample('Content-Usage: /x/y train-ai=n', 'Content-Usage: /y train-ai=n'),
    {
      file: 'User-agent: *\nDisallow: /\nContent-Usage: train-ai=n\n',
      near: 'User-agent: *\nDisallow: /\nAllow: /open/\nContent-Usage: /open/ train-ai=n\n',
    },
  ],
});

const CUS_OVERRULED = defineDiagnostic({
  code: 'CUS-OVERRULED',
  severity: 'warning',
  ...diagnosticOf(contentUsage),
  check: checkOverruled,
  examples: recordExample(
    'Content-Usage: /a train-ai=y\nContent-Usage: /a train-ai=n',
    'Content-Usage: /a train-ai=y\nContent-Usage: /b train-ai=n',
  ),
});

const CUS_UNINHERITED = defineDiagnostic({
  code: 'CUS-UNINHERITED',
  severity: 'warning',
  ...diagnosticOf(contentUsage),
  check: checkReplaced,
  examples: recordExample(
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y',
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, search=y',
  ),
});

export const usageDiagnostics = [CUS_ORPHAN, CUS_CLOSED_PATH, CUS_OVERRULED, CUS_UNINHERITED];
