// Decides which of several qualifiers of one field count (ACAP 1.1 2.5.3.1 to 2.5.5.9), and whether they can be
// read.
import type { IssueCode, Qualifier } from './field.ts';
import { type QualifierName, qualifierType } from './qualifiers.ts';
import type { Usage } from './usages.ts';

/** Why a qualifier does not count. */
type DropCode =
  | 'time-limit-combo'
  | 'time-limit-plus-not-alone'
  | 'single-qualifier-repeated'
  | 'modification-dominated'
  | 'rulesref-not-alone';

/** A qualifier that does not count, and the code of the reason. */
export interface DroppedQualifier {
  readonly qualifier: Qualifier;
  readonly code: DropCode;
}

/** The qualifiers of a field in two lists: those that count, in the order of the line, and the others. */
export interface EffectiveQualifiers {
  readonly kept: readonly Qualifier[];
  readonly dropped: readonly DroppedQualifier[];
}

/** Decides which of the qualifiers of one name count. */
type Rule = (qualifiers: readonly Qualifier[]) => EffectiveQualifiers;

const dropAll = (dropped: readonly Qualifier[], code: DropCode): DroppedQualifier[] =>
  dropped.map((qualifier) => ({ qualifier, code }));

const keepAll: Rule = (qualifiers) => ({ kept: qualifiers, dropped: [] });

const keepFirstOnly: Rule = ([first, ...more]) => ({
  kept: first ? [first] : [],
  dropped: dropAll(more, 'single-qualifier-repeated'),
});

/** If one form includes the others, only that form counts (2.5.5.5: any before plus-terms). */
const keepDominant: Rule = (qualifiers) => {
  const dominant = ['any', 'plus-terms'].flatMap(
    (form) => qualifiers.find((one) => one.form === form) ?? [],
  )[0];
  if (!dominant) return keepAll(qualifiers);
  const others = qualifiers.filter((one) => one !== dominant);
  return { kept: [dominant], dropped: dropAll(others, 'modification-dominated') };
};

/** Whether a value cannot be read. Its meaning is unknown, so it is compared with no other value (2.4.3). */
const isUnread = ({ form }: Qualifier): boolean => form === undefined;

/** Drops a form that counts only if it is alone, unless nothing else would remain. */
function dropLoneForm(qualifiers: readonly Qualifier[], form: string, code: DropCode): EffectiveQualifiers {
  if (qualifiers.some(isUnread)) return keepAll(qualifiers);
  const loners = qualifiers.filter((one) => one.form === form);
  if (loners.length === qualifiers.length)
    return { kept: qualifiers.slice(0, 1), dropped: dropAll(qualifiers.slice(1), code) };
  return { kept: qualifiers.filter((one) => one.form !== form), dropped: dropAll(loners, code) };
}

const keepConditions: Rule = (found) => dropLoneForm(found, 'rulesref', 'rulesref-not-alone');

/** Whether two limits are of different kinds: then the earlier one ends the permission. */
const makesPair = (limits: readonly Qualifier[]) =>
  limits.some(isUnread) || limits[0]?.form !== limits[1]?.form;

/** At most two; `plus-terms` only alone; two only if their kinds differ. */
const keepPair: Rule = (found) => {
  const { kept, dropped } = dropLoneForm(found.slice(0, 2), 'plus-terms', 'time-limit-plus-not-alone');
  const count = kept.length < 2 || makesPair(kept) ? kept.length : 1;
  return {
    kept: kept.slice(0, count),
    dropped: [...dropped, ...dropAll([...kept.slice(count), ...found.slice(2)], 'time-limit-combo')],
  };
};

const REPETITION_RULES = {
  all: keepAll,
  first: keepFirstOnly,
  pairs: keepPair,
  dominated: keepDominant,
  conditions: keepConditions,
} as const satisfies Record<string, Rule>;

/** Returns the qualifiers that count. Unknown ones are kept, as no section says they may be ignored (2.4.3). */
export function effectiveQualifiers(qualifiers: readonly Qualifier[]): EffectiveQualifiers {
  const names = [...new Set(qualifiers.map(({ name }) => name))];
  const splits = names.map((name) => {
    const sameName = qualifiers.filter((one) => one.name === name);
    return REPETITION_RULES[name ? qualifierType(name).repeat : 'all'](sameName);
  });
  const dropped = splits.flatMap((split) => split.dropped);
  const ignored = new Set(dropped.map(({ qualifier }) => qualifier));
  return { kept: qualifiers.filter((one) => !ignored.has(one)), dropped };
}

const hasForm = (kept: readonly Qualifier[], name: QualifierName, form: string) =>
  kept.some((one) => one.name === name && one.form === form);

/** Whether the same frame is both prohibited and required. */
export const hasContradiction = (kept: readonly Qualifier[]): boolean =>
  hasForm(kept, 'prohibited-context', 'within-user-frame') &&
  hasForm(kept, 'required-context', 'within-user-frame');

/** Why a permission with these qualifiers is read as a prohibition; undefined if it is not. */
export function prohibitionCode(kept: readonly Qualifier[], usage: Usage): IssueCode | undefined {
  for (const { name, form } of kept) {
    if (!name) return 'unknown-qualifier';
    if (!qualifierType(name).usages[usage]) return 'qualifier-not-applicable';
    if (!form) return 'bad-qualifier-value';
  }
  return hasContradiction(kept) ? 'context-contradiction' : undefined;
}
