// Finds rules that can overlap another one without comparing all of them, within a budget.
import { PatternIndex, type SearchBudget } from '../formats/acap/pattern-index.ts';
import { literalHead } from './pattern-overlap.ts';

export type { SearchBudget };

/** The number of comparisons in one conversion. Rules beyond it are listed as not compared. */
const MAX_COMPARISONS = 1_000_000;

/** The number of rules that can be converted, counted once for each crawler or set of crawlers that they apply to. */
export const MAX_CONVERTED_RULES = 100_000;

/** Creates the budget of one conversion. */
export const createConversionBudget = (): SearchBudget => ({ left: MAX_COMPARISONS });

/** Whether the budget is used up, so that some rules are not compared. */
export const isBudgetSpent = ({ left }: SearchBudget): boolean => left <= 0;

/** The number of characters of a pattern that count as one more comparison. */
const CHARACTERS_PER_COMPARISON = 64;

interface RuleUnits {
  readonly units: string;
}

/** A rule with the part before its first wildcard. */
interface OverlapEntry<R> {
  readonly rule: R;
  readonly place: number;
  readonly path: { readonly segments: readonly [string] };
}

/** An index of rules by the part before their first wildcard. */
export class RuleOverlaps<R extends RuleUnits> {
  private readonly index: PatternIndex<OverlapEntry<R>>;
  private readonly budget: SearchBudget;

  constructor(rules: readonly R[], budget: SearchBudget) {
    this.budget = budget;
    const entries = rules.map(
      (rule, place): OverlapEntry<R> => ({
        rule,
        place,
        path: { segments: [literalHead(rule.units)] },
      }),
    );
    this.index = new PatternIndex(entries, budget);
  }

  private *candidates({ units }: RuleUnits, onlyWider: boolean) {
    const head = literalHead(units);
    const sources = onlyWider
      ? [this.index.beginning(head)]
      : [this.index.beginning(head), this.index.within(head)];
    for (const entries of sources)
      for (const one of entries) {
        this.budget.left -= Math.floor(
          Math.min(units.length, one.rule.units.length) / CHARACTERS_PER_COMPARISON,
        );
        yield one;
      }
  }

  /** Whether a rule that may overlap this one satisfies the predicate. Also true if the budget is used up. */
  some(rule: RuleUnits, predicate: (other: R) => boolean): boolean {
    for (const one of this.candidates(rule, false)) if (predicate(one.rule)) return true;
    return isBudgetSpent(this.budget);
  }

  /** Whether a rule with the same or a shorter beginning satisfies the predicate. False if the budget is used up. */
  someWider(rule: RuleUnits, predicate: (other: R) => boolean): boolean {
    for (const one of this.candidates(rule, true)) if (predicate(one.rule)) return true;
    return false;
  }

  /** All rules that may overlap this one, in their order; incomplete if the budget is used up. */
  near(rule: RuleUnits): readonly R[] {
    return [...this.candidates(rule, false)].sort((a, b) => a.place - b.place).map((one) => one.rule);
  }
}
