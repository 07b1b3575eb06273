// Which of several qualifiers of one field count (ACAP 1.1 2.5.3.1 to 2.5.5.9), and whether what is left can be read.
import type { IssueCode, Qualifier } from './field.ts';
import { type QualifierName, qualifierType } from './qualifiers.ts';
import type { Usage } from './usages.ts';

/** A qualifier that does not count, and the rule that says so. */
export interface DroppedQualifier {
  readonly qualifier: Qualifier;
  readonly code: IssueCode;
}

/** Qualifiers of a field, apart: those that count, in the order of the line, and the others. */
export interface EffectiveQualifiers {
  readonly kept: readonly Qualifier[];
  readonly dropped: readonly DroppedQualifier[];
}

/** What repetition means: which of the qualifiers of one name count. */
type Rule = (found: readonly Qualifier[]) => EffectiveQualifiers;

const dropAll = (qualifiers: readonly Qualifier[], code: IssueCode): DroppedQualifier[] =>
  qualifiers.map((qualifier) => ({ qualifier, code }));

const keepAll: Rule = (found) => ({ kept: found, dropped: [] });

const keepFirstOnly: Rule = ([first, ...more]) => ({
  kept: first ? [first] : [],
  dropped: dropAll(more, 'single-qualifier-repeated'),
});

/** Where one form says it all, the others say nothing (2.5.5.5: any before plus-terms, digest X-34). */
const keepDominant: Rule = (found) => {
  const dominant = ['any', 'plus-terms'].flatMap((form) => found.find((one) => one.form === form) ?? [])[0];
  if (!dominant) return keepAll(found);
  const others = found.filter((one) => one !== dominant);
  return { kept: [dominant], dropped: dropAll(others, 'modification-dominated') };
};

/** A form that counts only alone goes, unless nothing else would be left. */
function dropLoneForm(found: readonly Qualifier[], form: string, code: IssueCode): EffectiveQualifiers {
  const loners = found.filter((one) => one.form === form);
  if (loners.length === found.length)
    return { kept: found.slice(0, 1), dropped: dropAll(found.slice(1), code) };
  return { kept: found.filter((one) => one.form !== form), dropped: dropAll(loners, code) };
}

const keepConditions: Rule = (found) => dropLoneForm(found, 'rulesref', 'rulesref-not-alone');

/** Two moments of different kinds: the earlier one ends the permission (ACAP-115). */
const makesPair = ([a, b]: readonly Qualifier[]) => a?.form !== b?.form;

/** At most two, `plus-terms` only alone, and two only of different kinds (ACAP-114 to ACAP-117). */
const keepPair: Rule = (found) => {
  const { kept, dropped } = dropLoneForm(found.slice(0, 2), 'plus-terms', 'time-limit-plus-not-alone');
  const third = dropAll(found.slice(2), 'time-limit-third');
  if (kept.length < 2 || makesPair(kept)) return { kept, dropped: [...dropped, ...third] };
  return {
    kept: kept.slice(0, 1),
    dropped: [...dropped, ...dropAll(kept.slice(1), 'time-limit-combo'), ...third],
  };
};

const REPETITION_RULES = {
  all: keepAll,
  first: keepFirstOnly,
  pairs: keepPair,
  dominated: keepDominant,
  conditions: keepConditions,
} as const satisfies Record<string, Rule>;

/** What counts of a field's qualifiers; unknown ones are kept, as nothing says they may be ignored (2.4.3). */
export function effectiveQualifiers(qualifiers: readonly Qualifier[]): EffectiveQualifiers {
  const names = [...new Set(qualifiers.map(({ name }) => name))];
  const splits = names.map((name) => {
    const found = qualifiers.filter((one) => one.name === name);
    return REPETITION_RULES[name ? qualifierType(name).repeat : 'all'](found);
  });
  const dropped = splits.flatMap((split) => split.dropped);
  const gone = new Set(dropped.map(({ qualifier }) => qualifier));
  return { kept: qualifiers.filter((one) => !gone.has(one)), dropped };
}

const hasForm = (kept: readonly Qualifier[], name: QualifierName, form: string) =>
  kept.some((one) => one.name === name && one.form === form);

/** The same frame forbidden and demanded (ACAP-148). */
export const hasContradiction = (kept: readonly Qualifier[]): boolean =>
  hasForm(kept, 'prohibited-context', 'within-user-frame') &&
  hasForm(kept, 'required-context', 'within-user-frame');

/** Why a permission with these qualifiers has to be read as a prohibition; undefined if it need not (ACAP-063). */
export function prohibitionCode(kept: readonly Qualifier[], usage: Usage): IssueCode | undefined {
  for (const { name, form } of kept) {
    if (!name) return 'unknown-qualifier';
    if (!qualifierType(name).usages[usage]) return 'qualifier-not-applicable';
    if (!form) return 'bad-qualifier-value';
  }
  return hasContradiction(kept) ? 'context-contradiction' : undefined;
}
