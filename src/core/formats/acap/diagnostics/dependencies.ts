// Permissions that cannot take effect, because what they rest on is prohibited (ACAP 1.1 2.5.1, 2.5.5.1.2).

import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { matchesPattern, type PathPattern } from '../../../matching/path-pattern.ts';
import { UNIT } from '../../../matching/percent-encoding.ts';
import { usageRuleName, usageRuleText } from '../field-spelling.ts';
import { compareScopes } from '../path-patterns.ts';
import { PatternIndex, type SearchBudget } from '../pattern-index.ts';
import type { Usage } from '../usages.ts';
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
 * A path that stands for all that a pattern matches: its wildcards, and its open end, are filled with what no other
 * pattern has. What is prohibited for it is prohibited for all of them but for what other patterns carve out.
 */
function samplePath({ units, anchored }: PathPattern): string {
  const filled = units.replaceAll(UNIT.star, '~').replace(UNIT.end, '');
  return `${filled.startsWith('~') ? '/' : ''}${filled}${anchored ? '' : '~'}`;
}

/** Of the fields that match a path, those that no other is narrower than. */
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

/** The fields about one usage, for each voice when it is first asked for. */
function createIndexes(usage: Usage, budget: SearchBudget) {
  const known = new Map<StatementGroup, PatternIndex<Statement>>();
  return (voice: StatementGroup) => {
    let index = known.get(voice);
    if (!index)
      known.set(
        voice,
        (index = new PatternIndex(
          voice.items.filter((item) => item.usage === usage),
          budget,
        )),
      );
    return index;
  };
}

/** The voices that say for this one what else holds: itself, the same crawlers in general, any crawler. */
function groupsSpeakingTo(
  voice: StatementGroup,
  all: ReadonlyMap<string, StatementGroup>,
): readonly StatementGroup[] {
  const keys = [`${voice.name}\n${voice.purposes}`, `${voice.name}\n`, `*\n${voice.purposes}`, '*\n'];
  return [...new Set(keys)].flatMap((key) => all.get(key) ?? []);
}

/** The prohibition that holds for what a permission speaks about, if one does. */
function findProhibition(
  item: Statement,
  voices: readonly StatementGroup[],
  indexOf: (voice: StatementGroup) => PatternIndex<Statement>,
): Statement | undefined {
  const path = samplePath(item.path);
  for (const voice of voices) {
    const found = narrowestAtPath(indexOf(voice), path);
    if (found.length > 0) return found.find(({ effect }) => effect === 'deny');
  }
  return undefined;
}

/**
 * Permits crawling for the same paths: beside the permission, or in place of the prohibition of just these. Not where
 * the prohibition would still decide, because its scope is narrower (2.4.6).
 */
function permitCrawlFixes(
  { policy }: CheckContext,
  { rule, path, written }: Statement,
  denied: Statement,
  voice: StatementGroup,
): readonly Fix[] {
  const isOwn = voice.items.includes(denied);
  const own = isOwn && denied.path.units === path.units;
  if (isOwn && !own && compareScopes(written, denied.written).narrower !== 'a') return [];
  const isPlain =
    denied.rule.field.resource.kind === 'pattern' && denied.rule.field.usage.kind === 'standard';
  const { name } = parsedLine(policy, denied.rule.line);
  const text = usageRuleText('allow', 'crawl', rule.field.resource.word.text);
  if (own && !isPlain) return [];
  return [
    createFix('allow-crawl', [rule.field.resource.word.text], 'changes', () =>
      own
        ? [replaceColumnsAt(denied.rule.line, name, usageRuleName('allow', 'crawl'))]
        : insertBefore(policy, rule.line + 1, [text]),
    ),
  ];
}

/** Needs that go beside each other: a usage, and what it cannot do without. */
export function checkDependencies(
  context: CheckContext,
  voices: readonly StatementGroup[],
  budget: SearchBudget,
): void {
  const { policy, report } = context;
  const all = new Map(voices.map((voice) => [`${voice.name}\n${voice.purposes}`, voice]));
  const crawl = createIndexes('crawl', budget);
  const preserve = createIndexes('preserve', budget);
  const done = new Set<string>();
  for (const voice of voices) {
    const near = groupsSpeakingTo(voice, all);
    for (const item of voice.items) {
      if (item.effect === 'deny' || item.usage === 'crawl' || item.usage === 'other') continue;
      const { line } = item.rule;
      const reportDenied = (diagnostic: Diagnostic, denied: Statement | undefined) => {
        if (!denied || done.has(`${diagnostic.code} ${line}`)) return;
        done.add(`${diagnostic.code} ${line}`);
        const words = [item.usage, item.written, denied.written, String(denied.rule.line + 1)];
        const fixes = () => (diagnostic === needsCrawl ? permitCrawlFixes(context, item, denied, voice) : []);
        report(diagnostic, line, fieldColumns(parsedLine(policy, line)), words, fixes);
      };
      reportDenied(needsCrawl, findProhibition(item, near, crawl));
      if (item.usage.endsWith('copy')) reportDenied(copyNeedsPreserve, findProhibition(item, near, preserve));
    }
  }
}

export const dependenciesDiagnostics = [needsCrawl, copyNeedsPreserve];
