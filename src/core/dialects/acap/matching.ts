// Which fields match a URL. Of all that do, the narrowest is looked for (decide.ts): so all have to be found, not the best.
import { matchesPattern } from '../../matching/path-pattern.ts';
import { PatternIndex } from '../../matching/pattern-index.ts';
import type { Obeyed } from './candidates.ts';
import type { Candidate } from './decide.ts';
import type { ReadyPattern } from './patterns.ts';
import type { Usage } from './usages.ts';

/** One pattern of a field. */
interface Speaking {
  readonly field: Obeyed;
  readonly pattern: ReadyPattern;
}

const aboutAny = (obeyed: readonly Obeyed[], usages: readonly Usage[]): Obeyed[] =>
  obeyed.filter(({ usage }) => usages.includes(usage));

const candidateOf = ({ field, pattern }: Speaking): Candidate => ({
  field,
  effect: field.effect,
  usage: field.usage,
  pattern: pattern.text,
  units: pattern.path.units,
});

/**
 * Fields that match a target (`acapTarget`), in the order in which they were heard: one candidate for each pattern that
 * does. One after the other: what the index must agree with.
 */
export const matchingOneByOne = (
  obeyed: readonly Obeyed[],
  usages: readonly Usage[],
  target: string,
): Candidate[] =>
  aboutAny(obeyed, usages)
    .flatMap((field) => field.patterns.map((pattern) => ({ field, pattern })))
    .filter(({ pattern }) => matchesPattern(pattern.path, target))
    .map(candidateOf);

/** A pattern in a list of them, and the fields that have this list, with their places among those that were heard. */
interface Listed {
  readonly pattern: ReadyPattern;
  readonly at: number;
  readonly fields: readonly { readonly field: Obeyed; readonly place: number }[];
}

/** The lists of patterns, each once however many fields have it. */
function listedPatterns(fields: readonly Obeyed[]): Listed[] {
  const lists = new Map<readonly ReadyPattern[], { field: Obeyed; place: number }[]>();
  for (const [place, field] of fields.entries()) {
    const others = lists.get(field.patterns);
    if (others) others.push({ field, place });
    else lists.set(field.patterns, [{ field, place }]);
  }
  const listed: Listed[] = [];
  for (const [patterns, having] of lists)
    for (const [at, pattern] of patterns.entries()) listed.push({ pattern, at, fields: having });
  return listed;
}

/** Patterns found as rules are, each once however many fields have it. */
class FieldIndex {
  private readonly patterns: PatternIndex;
  /** By the number of their pattern. */
  private readonly listed: readonly (readonly Listed[])[];

  constructor(fields: readonly Obeyed[]) {
    const all = listedPatterns(fields);
    this.patterns = new PatternIndex(all.map(({ pattern }) => pattern.path));
    const listed = Array.from({ length: this.patterns.count }, (): Listed[] => []);
    for (const [i, one] of all.entries()) listed[this.patterns.numbers[i]!]!.push(one);
    this.listed = listed;
  }

  matching(target: string): Candidate[] {
    const found: (Speaking & { readonly place: number; readonly at: number })[] = [];
    this.patterns.each(target, (number) => {
      for (const { pattern, at, fields } of this.listed[number]!)
        for (const { field, place } of fields) found.push({ field, pattern, place, at });
    });
    return found.sort((a, b) => a.place - b.place || a.at - b.at).map(candidateOf);
  }
}

/** So few fields are tried one by one. */
const FEW = 16;

const indexes = new WeakMap<readonly Obeyed[], Map<string, FieldIndex>>();

/** As `matchingOneByOne`; what many fields are found by is kept for the list of them. */
export function matching(
  obeyed: readonly Obeyed[],
  usages: readonly Usage[],
  target: string,
): readonly Candidate[] {
  if (obeyed.length <= FEW) return matchingOneByOne(obeyed, usages, target);
  let perUsage = indexes.get(obeyed);
  if (!perUsage) indexes.set(obeyed, (perUsage = new Map()));
  const key = usages.join(' ');
  let index = perUsage.get(key);
  if (!index) perUsage.set(key, (index = new FieldIndex(aboutAny(obeyed, usages))));
  return index.matching(target);
}
