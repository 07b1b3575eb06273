// Checks permissions that cannot take effect because a usage that they require is prohibited (ACAP 1.1 2.5.1,
// 2.5.5.1.2).

import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { matchesPattern, type PathPattern } from '../../../matching/path-pattern.ts';
import { UNIT } from '../../../matching/percent-encoding.ts';
import { usageRuleName, usageRuleText } from '../field-spelling.ts';
import { compareScopes } from '../path-patterns.ts';
import { PatternIndex, type SearchBudget } from '../pattern-index.ts';
import { type Usage, usageType } from '../usages.ts';
import { acap11, type CheckContext, fieldColumns, parsedLine } from './check-context.ts';
import { insertBefore, replaceColumnsAt } from './edits.ts';
import { conflict } from './example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

const needsCrawl = defineDiagnostic({
  code: 'needs-crawl',
  severity: 'warning',
  spec: acap11('2.5.1'),
  examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /', 'ACAP-disallow-crawl: /a/b')],
});

const copyNeedsPreserve = defineDiagnostic({
  code: 'copy-needs-preserve',
  severity: 'info',
  spec: acap11('2.5.5.1.2'),
  examples: [
    conflict('ACAP-allow-present-oldcopy: /a', 'ACAP-disallow-preserve: /', 'ACAP-disallow-preserve: /b'),
  ],
});

/**
 * A path that represents everything a pattern matches: its wildcards and its open end are filled with text that no
 * other pattern has. A prohibition of it is a prohibition of all these paths, except those that other patterns
 * exclude.
 */
function samplePath({ units, anchored }: PathPattern): string {
  const filled = units.replaceAll(UNIT.star, '~').replace(UNIT.end, '');
  return `${filled.startsWith('~') ? '/' : ''}${filled}${anchored ? '' : '~'}`;
}

/** The fields that match a path, without those that are wider than another. */
function narrowestAtPath(index: PatternIndex<Statement>, path: string): readonly Statement[] {
  let best: Statement[] = [];
  for (const item of index.beginning(path)) {
    if (!matchesPattern(item.path, path)) continue;
    const scopes = best.map((one) => compareScopes(one.written, item.written).narrower);
    if (scopes.includes('a')) continue;
    best = [...best.filter((_, i) => scopes[i] !== 'b'), item].slice(0, 8);
  }
  return best;
}

/** Creates a function that returns the index of a group's fields for one usage. Indexes are made at first use. */
function createIndexes(usage: Usage, budget: SearchBudget) {
  const indexes = new Map<StatementGroup, PatternIndex<Statement>>();
  return (group: StatementGroup) => {
    let index = indexes.get(group);
    if (!index)
      indexes.set(
        group,
        (index = new PatternIndex(
          group.items.filter((item) => item.usage === usage),
          budget,
        )),
      );
    return index;
  };
}

/** The groups that apply to the crawlers of a group, in order: itself, the same crawlers in general, any crawler. */
function groupsApplyingTo(
  group: StatementGroup,
  all: ReadonlyMap<string, StatementGroup>,
): readonly StatementGroup[] {
  const keys = [`${group.name}\n${group.purposes}`, `${group.name}\n`, `*\n${group.purposes}`, '*\n'];
  return [...new Set(keys)].flatMap((key) => all.get(key) ?? []);
}

/** The prohibition that applies to what a permission is for, if any. */
function findProhibition(
  item: Statement,
  groups: readonly StatementGroup[],
  indexOf: (group: StatementGroup) => PatternIndex<Statement>,
): Statement | undefined {
  const path = samplePath(item.path);
  for (const group of groups) {
    const narrowest = narrowestAtPath(indexOf(group), path);
    if (narrowest.length > 0) return narrowest.find(({ effect }) => effect === 'deny');
  }
  return undefined;
}

/**
 * Allows crawling of the same paths: after the permission, or in place of the prohibition of exactly these paths.
 * No fix is offered if the prohibition would still decide because its scope is narrower (2.4.6).
 */
function permitCrawlFixes(
  { policy }: CheckContext,
  { rule, path, written }: Statement,
  prohibition: Statement,
  group: StatementGroup,
): readonly Fix[] {
  const isInGroup = group.items.includes(prohibition);
  const coversSamePaths = isInGroup && prohibition.path.units === path.units;
  if (isInGroup && !coversSamePaths && compareScopes(written, prohibition.written).narrower !== 'a')
    return [];
  const isPlain =
    prohibition.rule.field.resource.kind === 'pattern' && prohibition.rule.field.usage.kind === 'standard';
  const { name } = parsedLine(policy, prohibition.rule.line);
  const text = usageRuleText('allow', 'crawl', rule.field.resource.word.text);
  if (coversSamePaths && !isPlain) return [];
  return [
    createFix('allow-crawl', [rule.field.resource.word.text], 'changes', () =>
      coversSamePaths
        ? [replaceColumnsAt(prohibition.rule.line, name, usageRuleName('allow', 'crawl'))]
        : insertBefore(policy, rule.line + 1, [text]),
    ),
  ];
}

/** Reports permissions of a usage whose required usage is prohibited for the same paths. */
export function checkDependencies(
  context: CheckContext,
  groups: readonly StatementGroup[],
  budget: SearchBudget,
): void {
  const { policy, report } = context;
  const all = new Map(groups.map((group) => [`${group.name}\n${group.purposes}`, group]));
  const crawl = createIndexes('crawl', budget);
  const preserve = createIndexes('preserve', budget);
  const reported = new Set<string>();
  for (const group of groups) {
    const applicable = groupsApplyingTo(group, all);
    for (const item of group.items) {
      if (item.effect === 'deny' || item.usage === 'crawl' || item.usage === 'other') continue;
      const { line } = item.rule;
      const reportDenied = (
        diagnostic: Diagnostic,
        prohibition: Statement | undefined,
        spec = diagnostic.spec,
      ) => {
        if (!prohibition || reported.has(`${diagnostic.code} ${line}`)) return;
        reported.add(`${diagnostic.code} ${line}`);
        const words = [item.usage, item.written, prohibition.written, String(prohibition.rule.line + 1)];
        const fixes = () =>
          diagnostic === needsCrawl ? permitCrawlFixes(context, item, prohibition, group) : [];
        report({ ...diagnostic, spec }, line, fieldColumns(parsedLine(policy, line)), words, fixes);
      };
      reportDenied(needsCrawl, findProhibition(item, applicable, crawl));
      if (item.usage.endsWith('copy'))
        reportDenied(
          copyNeedsPreserve,
          findProhibition(item, applicable, preserve),
          usageType(item.usage).spec,
        );
    }
  }
}

export const dependenciesDiagnostics = [needsCrawl, copyNeedsPreserve];
