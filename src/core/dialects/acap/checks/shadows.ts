// Fields for any crawler that do not hold for a crawler with a record of its own (ACAP 1.1 2.2.1, ACAP-201).
import { type Checking, readAt, wholeField } from './checking.ts';
import { type Budget, PatternIndex } from './pattern-index.ts';
import type { Item, Voice } from './voices.ts';

/** Whether a pattern matches all that another one does: the same, or a plain beginning of it. */
const covers = ({ path }: Item, other: Item) =>
  path.units === other.path.units ||
  (path.segments.length === 1 && !path.anchored && other.path.segments[0]!.startsWith(path.segments[0]!));

function coveredBy(item: Item, index: PatternIndex<Item> | undefined): Item | undefined {
  for (const own of index?.beginning(item.path.segments[0]!) ?? []) if (covers(own, item)) return own;
  return undefined;
}

function byUsage(items: readonly Item[], budget: Budget): ReadonlyMap<string, PatternIndex<Item>> {
  const usages = [...new Set(items.map(({ usage }) => usage))];
  return new Map(
    usages.map((usage) => {
      const own = items.filter((item) => item.usage === usage);
      return [usage, new PatternIndex(own, budget)];
    }),
  );
}

/** Each field for any crawler that a named one overrides wholly, with the first crawler whose record does. */
export function shadows({ policy, put }: Checking, voices: readonly Voice[], budget: Budget): void {
  const any = voices.find(({ name, purposes }) => name === '*' && purposes === '');
  if (!any) return;
  const done = new Set<number>();
  for (const voice of voices) {
    if (voice.name === '*' || voice.purposes !== '' || budget.left <= 0) continue;
    const own = byUsage(voice.items, budget);
    for (const item of any.items) {
      const { line } = item.rule;
      if (budget.left-- <= 0) return;
      const by = done.has(line) ? undefined : coveredBy(item, own.get(item.usage));
      if (!by || by.rule.line === line) continue;
      done.add(line);
      const words = [item.usage, item.written, voice.name, String(by.rule.line + 1)];
      put('shadowed-by-named', line, wholeField(readAt(policy, line)), words);
    }
  }
}
