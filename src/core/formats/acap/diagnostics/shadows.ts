// Checks fields for any crawler that do not apply to a crawler with its own record (ACAP 1.1 2.2.1, ACAP-201).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { literalHead, PatternIndex, type SearchBudget } from '../pattern-index.ts';
import { acap11, type CheckContext, fieldColumns, parsedLine } from './check-context.ts';
import { anyCrawler } from './example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

const shadowedByNamed = defineDiagnostic({
  code: 'shadowed-by-named',
  severity: 'info',
  spec: acap11('2.2.1'),
  examples: [
    createExample(
      anyCrawler('ACAP-disallow-crawl: /a/', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /'),
      anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /a/'),
    ),
  ],
});

/** Whether the pattern of `item` matches everything that `other`'s does: it is the same, or a plain prefix of it. */
const covers = (item: Statement, other: Statement) =>
  item.path.units === other.path.units ||
  (item.path.segments.length === 1 &&
    !item.path.anchored &&
    literalHead(other).startsWith(literalHead(item)));

function findCovering(item: Statement, index: PatternIndex<Statement> | undefined): Statement | undefined {
  for (const candidate of index?.beginning(literalHead(item)) ?? [])
    if (covers(candidate, item)) return candidate;
  return undefined;
}

function indexByUsage(
  items: readonly Statement[],
  budget: SearchBudget,
): ReadonlyMap<string, PatternIndex<Statement>> {
  const usages = [...new Set(items.map(({ usage }) => usage))];
  return new Map(
    usages.map((usage) => {
      const sameUsage = items.filter((item) => item.usage === usage);
      return [usage, new PatternIndex(sameUsage, budget)];
    }),
  );
}

/** Reports each field for any crawler that a named record overrides completely, with the first such crawler. */
export function checkShadows(
  { policy, report }: CheckContext,
  groups: readonly StatementGroup[],
  budget: SearchBudget,
): void {
  const anyCrawlerGroup = groups.find(({ name, purposes }) => name === '*' && purposes === '');
  if (!anyCrawlerGroup) return;
  const reported = new Set<number>();
  for (const group of groups) {
    if (group.name === '*' || group.purposes !== '' || budget.left <= 0) continue;
    const indexes = indexByUsage(group.items, budget);
    for (const item of anyCrawlerGroup.items) {
      const { line } = item.rule;
      if (budget.left-- <= 0) return;
      const by = reported.has(line) ? undefined : findCovering(item, indexes.get(item.usage));
      if (!by || by.rule.line === line) continue;
      reported.add(line);
      const words = [item.usage, item.written, group.name, String(by.rule.line + 1)];
      report(shadowedByNamed, line, fieldColumns(parsedLine(policy, line)), words);
    }
  }
}

export const shadowsDiagnostics = [shadowedByNamed];
