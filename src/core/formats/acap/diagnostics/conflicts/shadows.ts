// Checks fields for any crawler that do not apply to a crawler with its own record (ACAP 1.1 2.2.1).

import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import { literalHead, PatternIndex, type SearchBudget } from '../../pattern-index.ts';
import type { Usage } from '../../usages.ts';
import { type AcapContext, acap11, fieldPlace } from '../check-context.ts';
import { anyCrawler } from '../example.ts';
import type { Statement } from './statement-groups.ts';

const kinds = {
  'shadowed-by-named': kind<{
    readonly usage: Usage;
    readonly pattern: string;
    readonly name: string;
    readonly line: number;
  }>({
    severity: 'info',
    source: acap11('2.2.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-crawl: /a/', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /'),
        anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /a/'),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

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
function checkShadows({ subject, report }: Context) {
  const { policy, budget } = subject;
  const groups = subject.groups();
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
      const values = { usage: item.usage, pattern: item.written, name: group.name, line: by.rule.line + 1 };
      report('shadowed-by-named', fieldPlace(policy, line), values);
    }
  }
}

export const shadowChecks = defineChecks(kinds, checkShadows);
