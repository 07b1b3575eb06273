// Findings about Content-Usage lines compared with each other and with the rules of their record.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { largestOf } from '../../../text/large-lists.ts';
import { recordExample } from '../example.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import { contentUsage, preferenceOf, rewriteMembers } from '../lines/content-usage.ts';
import { type ExtensionContext, type FixContext, fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeOrDeleteFixes, writeValueFix } from './fixes.ts';
import { removeRuleFix } from './legacy.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { findClosingRule, findRuleClosingPath, groupByRecord, isPartedFrom } from './lines-by-record.ts';

const kinds = {
  'CUS-ORPHAN': kind<{ readonly value: string }>({
    severity: 'warning',
    ...fromLine(contentUsage),
    examples: [
      {
        file: 'Content-Usage: train-ai=n\n\nUser-agent: *\nAllow: /\n',
        near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n',
      },
    ],
  }),
  'CUS-CLOSED-PATH': kind<{ readonly path: string; readonly line: number; readonly rule: string }>({
    severity: 'warning',
    ...fromLine(contentUsage),
    examples: [
      ...recordExample('Content-Usage: /x/y train-ai=n', 'Content-Usage: /y train-ai=n'),
      {
        file: 'User-agent: *\nDisallow: /\nContent-Usage: train-ai=n\n',
        near: 'User-agent: *\nDisallow: /\nAllow: /open/\nContent-Usage: /open/ train-ai=n\n',
      },
    ],
  }),
  'CUS-OVERRULED': kind<{ readonly label: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(contentUsage),
    examples: recordExample(
      'Content-Usage: /a train-ai=y\nContent-Usage: /a train-ai=n',
      'Content-Usage: /a train-ai=y\nContent-Usage: /b train-ai=n',
    ),
  }),
  'CUS-UNINHERITED': kind<{ readonly path: string; readonly member: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(contentUsage),
    examples: recordExample(
      'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y',
      'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, search=y',
    ),
  }),
};

type Context = ExtensionContext<typeof kinds>;

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

/** A line in no record. */
function checkOrphanUsages(context: Context) {
  for (const usageLine of linesOf(context.subject.file, contentUsage))
    if (!context.subject.facts.recordByLine().has(usageLine.line))
      context.report('CUS-ORPHAN', fieldColumns(usageLine), { value: usageLine.value }, () => [
        ...moveIntoRecordFixes(context, usageLine),
        ...deleteLineFixes(context, usageLine),
      ]);
}

/** A preference for a path that may not be fetched has no effect. */
function checkClosedPaths(context: Context) {
  for (const { record, lines } of groupByRecord(
    context,
    linesOf(context.subject.file, contentUsage).filter(hasParts),
  ))
    for (const usageLine of lines.slice(0, MAX_COMPARISONS)) {
      const path = pathOf(usageLine);
      const rule = path === '' || path === '/' ? findClosingRule(record) : findRuleClosingPath(record, path);
      if (!rule || isPartedFrom(record, usageLine.line, rule)) continue;
      context.report(
        'CUS-CLOSED-PATH',
        fieldColumns(usageLine),
        { path, line: rule.line + 1, rule: pathOfRule(rule) },
        () => [...deleteLineFixes(context, usageLine), removeRuleFix(context, record, rule)],
      );
    }
}

const removeLabelFixes = (context: FixContext, usageLine: UsageLine, label: string): readonly Fix[] =>
  writeOrDeleteFixes(
    context,
    usageLine,
    rewriteMembers(usageLine.value, (text, { key }) => (key === label ? undefined : text)),
  );

/** A yes next to a no for exactly the same path. The no wins. */
function checkOverruled(context: Context) {
  for (const { lines } of groupByRecord(
    context,
    linesOf(context.subject.file, contentUsage).filter(hasParts),
  )) {
    const disallowed = new Map<string, UsageLine>();
    for (const usageLine of lines)
      for (const label of labelsOf(usageLine))
        if (preferenceOf(usageLine.read.parts, label) === 'disallowed')
          disallowed.set(`${label} ${pathOf(usageLine)}`, usageLine);
    for (const usageLine of lines)
      for (const label of labelsOf(usageLine)) {
        const no = disallowed.get(`${label} ${pathOf(usageLine)}`);
        if (!no || preferenceOf(usageLine.read.parts, label) === 'disallowed') continue;
        context.report('CUS-OVERRULED', labelColumns(usageLine, label), { label, line: no.line + 1 }, () =>
          removeLabelFixes(context, usageLine, label),
        );
      }
  }
}

/**
 * Finds the line whose statement of a label a line replaces without stating the label: the longest shorter path that
 * covers it, and of equal paths the one that says no.
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

/** A longer path replaces the whole statement of the shorter one. */
function checkReplaced(context: Context) {
  for (const { lines: recordLines } of groupByRecord(
    context,
    linesOf(context.subject.file, contentUsage).filter(hasParts),
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
          'CUS-UNINHERITED',
          fieldColumns(usageLine),
          { path: pathOf(usageLine), member, line: wider.line + 1 },
          () =>
            writeValueFix(context, usageLine, `${usageLine.value}${members.length > 0 ? ',' : ''} ${member}`),
        );
      }
  }
}

export const usageChecks = defineChecks(
  kinds,
  checkOrphanUsages,
  checkClosedPaths,
  checkOverruled,
  checkReplaced,
);
