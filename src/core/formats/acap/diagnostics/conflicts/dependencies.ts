// Checks permissions that cannot take effect because a usage that they require is prohibited (ACAP 1.1 2.5.1,
// 2.5.5.1.2).

import { type Citations } from '../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { matchesPattern, type PathPattern } from '../../../../matching/path-pattern.ts';
import { UNIT } from '../../../../matching/percent-encoding.ts';
import { usageRuleName, usageRuleText } from '../../field-spelling.ts';
import { compareScopes } from '../../path-patterns.ts';
import { PatternIndex, type SearchBudget } from '../../pattern-index.ts';
import { type Usage, usageType } from '../../usages.ts';
import { type AcapContext, acap11, fieldPlace, parsedLine } from '../check-context.ts';
import { insertBefore, replaceColumnsAt } from '../edits.ts';
import { conflict } from '../example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

/** A permission, and the pattern and line (from 1) that prohibit what it requires. */
type Denied = {
  readonly usage: Usage;
  readonly pattern: string;
  readonly denied: string;
  readonly line: number;
};

const kinds = {
  'needs-crawl': kind<Denied>({
    severity: 'warning',
    source: acap11('2.5.1'),
    examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /', 'ACAP-disallow-crawl: /a/b')],
  }),
  'copy-needs-preserve': kind<Denied>({
    severity: 'info',
    source: acap11('2.5.5.1.2'),
    examples: [
      conflict('ACAP-allow-present-oldcopy: /a', 'ACAP-disallow-preserve: /', 'ACAP-disallow-preserve: /b'),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

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
function permitCrawlFix(
  { subject: { policy }, fix }: Context,
  { rule, path, written }: Statement,
  prohibition: Statement,
  group: StatementGroup,
): Fix | undefined {
  const isInGroup = group.items.includes(prohibition);
  const coversSamePaths = isInGroup && prohibition.path.units === path.units;
  if (isInGroup && !coversSamePaths && compareScopes(written, prohibition.written).narrower !== 'a')
    return undefined;
  const isPlain =
    prohibition.rule.field.resource.kind === 'pattern' && prohibition.rule.field.usage.kind === 'standard';
  const { name } = parsedLine(policy, prohibition.rule.line);
  const allowed = rule.field.resource.word.text;
  if (coversSamePaths && !isPlain) return undefined;
  return fix('allow-crawl', { path: allowed }, () =>
    coversSamePaths
      ? [replaceColumnsAt(prohibition.rule.line, name, usageRuleName('allow', 'crawl'))]
      : insertBefore(policy, rule.line + 1, [usageRuleText('allow', 'crawl', allowed)]),
  );
}

/** Reports permissions of a usage whose required usage is prohibited for the same paths. */
function checkDependencies(context: Context) {
  const { subject, report } = context;
  const { policy, budget } = subject;
  const groups = subject.groups();
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
        code: keyof typeof kinds,
        prohibition: Statement | undefined,
        cited?: Citations,
      ) => {
        if (!prohibition || reported.has(`${code} ${line}`)) return;
        reported.add(`${code} ${line}`);
        const values = {
          usage: item.usage,
          pattern: item.written,
          denied: prohibition.written,
          line: prohibition.rule.line + 1,
        };
        const fixes = () => code === 'needs-crawl' && permitCrawlFix(context, item, prohibition, group);
        report(code, fieldPlace(policy, line), values, fixes, cited);
      };
      reportDenied('needs-crawl', findProhibition(item, applicable, crawl));
      if (item.usage.endsWith('copy'))
        reportDenied(
          'copy-needs-preserve',
          findProhibition(item, applicable, preserve),
          usageType(item.usage).source,
        );
    }
  }
}

export const dependencyChecks = defineChecks(kinds, checkDependencies);
