// Which of several qualifiers of one field count (ACAP 1.1 2.5.3.1 to 2.5.5.9), and whether what is left can be read.
import type { IssueCode, Qualifier } from './field.ts';
import { type QualifierName, qualifierType } from './qualifiers.ts';
import type { Usage } from './usages.ts';

/** A qualifier that does not count, and the rule that says so. */
export interface Dropped {
  readonly qualifier: Qualifier;
  readonly code: IssueCode;
}

/** Qualifiers of a field, apart: those that count, in the order of the line, and the others. */
export interface Effective {
  readonly kept: readonly Qualifier[];
  readonly dropped: readonly Dropped[];
}

/** What repetition means: which of the qualifiers of one name count. */
type Rule = (found: readonly Qualifier[]) => Effective;

const drop = (qualifiers: readonly Qualifier[], code: IssueCode): Dropped[] =>
  qualifiers.map((qualifier) => ({ qualifier, code }));

const keepAll: Rule = (found) => ({ kept: found, dropped: [] });

const keepFirst: Rule = ([first, ...more]) => ({
  kept: first ? [first] : [],
  dropped: drop(more, 'single-qualifier-repeated'),
});

/** Where one form says it all, the others say nothing (2.5.5.5: any before plus-terms, digest X-34). */
const keepDominant: Rule = (found) => {
  const dominant = ['any', 'plus-terms'].flatMap((form) => found.find((one) => one.form === form) ?? [])[0];
  if (!dominant) return keepAll(found);
  const others = found.filter((one) => one !== dominant);
  return { kept: [dominant], dropped: drop(others, 'modification-dominated') };
};

/** A form that counts only alone goes, unless nothing else would be left. */
function withoutLoner(found: readonly Qualifier[], form: string, code: IssueCode): Effective {
  const loners = found.filter((one) => one.form === form);
  if (loners.length === found.length) return { kept: found.slice(0, 1), dropped: drop(found.slice(1), code) };
  return { kept: found.filter((one) => one.form !== form), dropped: drop(loners, code) };
}

const keepConditions: Rule = (found) => withoutLoner(found, 'rulesref', 'rulesref-not-alone');

/** Two moments of different kinds: the earlier one ends the permission (ACAP-115). */
const makesPair = ([a, b]: readonly Qualifier[]) => a?.form !== b?.form;

/** At most two, `plus-terms` only alone, and two only of different kinds (ACAP-114 to ACAP-117). */
const keepPair: Rule = (found) => {
  const { kept, dropped } = withoutLoner(found.slice(0, 2), 'plus-terms', 'time-limit-plus-not-alone');
  const third = drop(found.slice(2), 'time-limit-third');
  if (kept.length < 2 || makesPair(kept)) return { kept, dropped: [...dropped, ...third] };
  return {
    kept: kept.slice(0, 1),
    dropped: [...dropped, ...drop(kept.slice(1), 'time-limit-combo'), ...third],
  };
};

const RULES = {
  all: keepAll,
  first: keepFirst,
  pairs: keepPair,
  dominated: keepDominant,
  conditions: keepConditions,
} as const satisfies Record<string, Rule>;

/** What counts of a field's qualifiers; unknown ones are kept, as nothing says they may be ignored (2.4.3). */
export function effectiveOf(qualifiers: readonly Qualifier[]): Effective {
  const names = [...new Set(qualifiers.map(({ name }) => name))];
  const splits = names.map((name) => {
    const found = qualifiers.filter((one) => one.name === name);
    return RULES[name ? qualifierType(name)!.repeat : 'all'](found);
  });
  const dropped = splits.flatMap((split) => split.dropped);
  const gone = new Set(dropped.map(({ qualifier }) => qualifier));
  return { kept: qualifiers.filter((one) => !gone.has(one)), dropped };
}

const holds = (kept: readonly Qualifier[], name: QualifierName, form: string) =>
  kept.some((one) => one.name === name && one.form === form);

/** The same frame forbidden and demanded (ACAP-148). */
export const contradicts = (kept: readonly Qualifier[]): boolean =>
  holds(kept, 'prohibited-context', 'within-user-frame') &&
  holds(kept, 'required-context', 'within-user-frame');

/** Why a permission with these qualifiers has to be read as a prohibition; undefined if it need not (ACAP-063). */
export function closedBy(kept: readonly Qualifier[], usage: Usage): IssueCode | undefined {
  for (const { name, form } of kept) {
    if (!name) return 'unknown-qualifier';
    if (!qualifierType(name)!.usages[usage]) return 'qualifier-not-applicable';
    if (!form) return 'bad-qualifier-value';
  }
  return contradicts(kept) ? 'context-contradiction' : undefined;
}
