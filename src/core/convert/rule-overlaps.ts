// Rules that can meet another one, found without comparing all of them, as long as a budget lasts.
import { PatternIndex, type SearchBudget } from '../formats/acap/pattern-index.ts';
import { literalHead } from './pattern-overlap.ts';

export type { SearchBudget };

/** So many comparisons of rules are made in one conversion; what lies behind is listed as not compared. */
const MAX_COMPARISONS = 1_000_000;

/** So many rules, counted once for each crawler or set of crawlers that they speak to, are converted. */
export const MAX_CONVERTED_RULES = 100_000;

/** What one conversion may spend. */
export const createConversionBudget = (): SearchBudget => ({ left: MAX_COMPARISONS });

/** Whether nothing is left: what is not compared then is told as such. */
export const isBudgetSpent = ({ left }: SearchBudget): boolean => left <= 0;

/** So many characters of a pattern count as one more comparison. */
const CHARACTERS_PER_COMPARISON = 64;

interface RuleUnits {
  readonly units: string;
}

/** A rule, and what stands before its first wildcard. */
interface OverlapEntry<R> {
  readonly rule: R;
  readonly place: number;
  readonly path: { readonly segments: readonly [string] };
}

/** Rules by what stands before their first wildcard. */
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

  private *found({ units }: RuleUnits, onlyWider: boolean) {
    const head = literalHead(units);
    const near = onlyWider
      ? [this.index.beginning(head)]
      : [this.index.beginning(head), this.index.within(head)];
    for (const some of near)
      for (const one of some) {
        this.budget.left -= Math.floor(
          Math.min(units.length, one.rule.units.length) / CHARACTERS_PER_COMPARISON,
        );
        yield one;
      }
  }

  /** Whether a rule that may meet this one is as asked; true too if nobody can tell because the budget is spent. */
  some(rule: RuleUnits, isAsked: (other: R) => boolean): boolean {
    for (const one of this.found(rule, false)) if (isAsked(one.rule)) return true;
    return isBudgetSpent(this.budget);
  }

  /** Whether a rule that begins as this one, or earlier, is as asked; false if nobody can tell. */
  someWider(rule: RuleUnits, isAsked: (other: R) => boolean): boolean {
    for (const one of this.found(rule, true)) if (isAsked(one.rule)) return true;
    return false;
  }

  /** All rules that may meet this one, in their order; not all if the budget is spent. */
  near(rule: RuleUnits): readonly R[] {
    return [...this.found(rule, false)].sort((a, b) => a.place - b.place).map((one) => one.rule);
  }
}
