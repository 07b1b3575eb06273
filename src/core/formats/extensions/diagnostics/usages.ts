// Content-Usage lines against each other and the rules of their record: CUS-ORPHAN, CUS-CLOSED-PATH, CUS-OVERRULED, CUS-UNINHERITED.

import type { Fix } from '../../../diagnostics/finding.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { preferenceOf } from '../content-usage.ts';
import type { ExtensionFile } from '../extension-file.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { writeOrDelete } from './content-fixes.ts';
import { rewriteUsage } from './content-repairs.ts';
import { deleteLineFix, writeValueFix } from './fixes.ts';
import { removeRuleFix } from './legacy.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { findClosingRule, findRuleClosingPath, groupByRecord, recordAtLine } from './lines-by-record.ts';

type UsageLineOf = ExtensionFile['usages'][number];

/** Lines of one record that are compared with each other. */
const MAX_COMPARISONS = 200;

const hasParts = ({ read }: UsageLineOf) => read.parts.fault === undefined;
const pathOf = ({ read }: UsageLineOf) => read.parts.path?.text ?? '';
const labelsOf = ({ read }: UsageLineOf) =>
  [...new Set(read.parts.members.map(({ key }) => key))].filter(
    (key) => preferenceOf(read.parts, key) !== 'unknown',
  );
const labelColumns = (one: UsageLineOf, label: string) =>
  valueColumns(one, one.read.parts.members.findLast(({ key }) => key === label)!);

/** CUS-ORPHAN: a rule in no record. */
export const checkOrphanUsages: Check = (look) => {
  for (const one of look.file.usages)
    if (!recordAtLine(look, one.line))
      look.put('CUS-ORPHAN', fieldColumns(one), [one.value], () => [
        ...moveIntoRecordFixes(look, one),
        deleteLineFix(look.policy, one),
      ]);
};

/** CUS-CLOSED-PATH: what may not be fetched has no preference (CUS-008). */
export const checkClosedPaths: Check = (look) => {
  for (const { record, lines } of groupByRecord(look, look.file.usages.filter(hasParts)))
    for (const one of lines.slice(0, MAX_COMPARISONS)) {
      const path = pathOf(one);
      const rule = path === '' || path === '/' ? findClosingRule(record) : findRuleClosingPath(record, path);
      if (!rule) continue;
      look.put('CUS-CLOSED-PATH', fieldColumns(one), [path, String(rule.line + 1), pathOfRule(rule)], () => [
        deleteLineFix(look.policy, one),
        removeRuleFix(look, record, rule),
      ]);
    }
};

const removeLabelFixes = (look: CheckContext, one: UsageLineOf, label: string): readonly Fix[] =>
  writeOrDelete(
    look,
    one,
    rewriteUsage(one, (text, key) => (key === label ? undefined : text)),
  );

/** CUS-OVERRULED: a yes beside a no for the very same path, which wins (CUS-005). */
export const checkOverruled: Check = (look) => {
  for (const { lines } of groupByRecord(look, look.file.usages.filter(hasParts))) {
    const closed = new Map<string, UsageLineOf>();
    for (const one of lines)
      for (const label of labelsOf(one))
        if (preferenceOf(one.read.parts, label) === 'disallowed') closed.set(`${label} ${pathOf(one)}`, one);
    for (const one of lines)
      for (const label of labelsOf(one)) {
        const no = closed.get(`${label} ${pathOf(one)}`);
        if (!no || preferenceOf(one.read.parts, label) === 'disallowed') continue;
        look.put('CUS-OVERRULED', labelColumns(one, label), [label, String(no.line + 1)], () =>
          removeLabelFixes(look, one, label),
        );
      }
  }
};

/** The shorter path that reaches furthest, states a label, and covers a line that leaves it out. */
function findUninherited(
  one: UsageLineOf,
  label: string,
  lines: readonly UsageLineOf[],
): UsageLineOf | undefined {
  const path = pathOf(one);
  const isAnswered = lines.some((other) => pathOf(other) === path && labelsOf(other).includes(label));
  if (isAnswered || preferenceOf(one.read.parts, label) !== 'unknown') return undefined;
  return lines.find((other) => {
    const own = pathOf(other);
    return own !== path && path.startsWith(own) && labelsOf(other).includes(label);
  });
}

const answerOfLabel = (line: UsageLineOf, label: string) =>
  preferenceOf(line.read.parts, label) === 'allowed' ? 'y' : 'n';

/** CUS-UNINHERITED: a longer path replaces the shorter statement whole (CUS-007). */
export const checkReplaced: Check = (look) => {
  for (const { lines: all } of groupByRecord(look, look.file.usages.filter(hasParts))) {
    const lines = all.slice(0, MAX_COMPARISONS);
    const labels = [...new Set(lines.flatMap(labelsOf))];
    for (const one of lines.filter((line) => pathOf(line) !== ''))
      for (const label of labels) {
        const wider = findUninherited(one, label, lines);
        if (!wider) continue;
        const member = `${label}=${answerOfLabel(wider, label)}`;
        const { members } = one.read.parts;
        look.put('CUS-UNINHERITED', fieldColumns(one), [pathOf(one), member, String(wider.line + 1)], () => [
          writeValueFix(look.policy, one, `${one.value}${members.length > 0 ? ',' : ''} ${member}`),
        ]);
      }
  }
};
