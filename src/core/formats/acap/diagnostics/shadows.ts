// Fields for any crawler that do not hold for a crawler with a record of its own (ACAP 1.1 2.2.1, ACAP-201).

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

/** Whether a pattern matches all that another one does: the same, or a plain beginning of it. */
const isCoveredBy = (item: Statement, other: Statement) =>
  item.path.units === other.path.units ||
  (item.path.segments.length === 1 &&
    !item.path.anchored &&
    literalHead(other).startsWith(literalHead(item)));

function findCovering(item: Statement, index: PatternIndex<Statement> | undefined): Statement | undefined {
  for (const own of index?.beginning(literalHead(item)) ?? []) if (isCoveredBy(own, item)) return own;
  return undefined;
}

function indexByUsage(
  items: readonly Statement[],
  budget: SearchBudget,
): ReadonlyMap<string, PatternIndex<Statement>> {
  const usages = [...new Set(items.map(({ usage }) => usage))];
  return new Map(
    usages.map((usage) => {
      const own = items.filter((item) => item.usage === usage);
      return [usage, new PatternIndex(own, budget)];
    }),
  );
}

/** Each field for any crawler that a named one overrides wholly, with the first crawler whose record does. */
export function checkShadows(
  { policy, report }: CheckContext,
  voices: readonly StatementGroup[],
  budget: SearchBudget,
): void {
  const any = voices.find(({ name, purposes }) => name === '*' && purposes === '');
  if (!any) return;
  const done = new Set<number>();
  for (const voice of voices) {
    if (voice.name === '*' || voice.purposes !== '' || budget.left <= 0) continue;
    const own = indexByUsage(voice.items, budget);
    for (const item of any.items) {
      const { line } = item.rule;
      if (budget.left-- <= 0) return;
      const by = done.has(line) ? undefined : findCovering(item, own.get(item.usage));
      if (!by || by.rule.line === line) continue;
      done.add(line);
      const words = [item.usage, item.written, voice.name, String(by.rule.line + 1)];
      report(shadowedByNamed, line, fieldColumns(parsedLine(policy, line)), words);
    }
  }
}

export const shadowsDiagnostics = [shadowedByNamed];
