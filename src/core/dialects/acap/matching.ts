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

const speakingOf = (obeyed: readonly Obeyed[], usages: readonly Usage[]): Speaking[] =>
  obeyed
    .filter(({ usage }) => usages.includes(usage))
    .flatMap((field) => field.patterns.map((pattern) => ({ field, pattern })));

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
  speakingOf(obeyed, usages)
    .filter(({ pattern }) => matchesPattern(pattern.path, target))
    .map(candidateOf);

/** With its place among those that were heard. */
interface Placed extends Speaking {
  readonly place: number;
}

/** Patterns found as rules are, each once however many fields have it. */
class FieldIndex {
  private readonly patterns: PatternIndex;
  /** By the number of their pattern. */
  private readonly fields: readonly (readonly Placed[])[];

  constructor(speaking: readonly Speaking[]) {
    this.patterns = new PatternIndex(speaking.map(({ pattern }) => pattern.path));
    const fields = Array.from({ length: this.patterns.count }, (): Placed[] => []);
    speaking.forEach((one, place) => fields[this.patterns.numbers[place]!]!.push({ ...one, place }));
    this.fields = fields;
  }

  matching(target: string): Candidate[] {
    const found: Placed[] = [];
    this.patterns.each(target, (number) => {
      for (const one of this.fields[number]!) found.push(one);
    });
    return found.sort((a, b) => a.place - b.place).map(candidateOf);
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
  if (!index) perUsage.set(key, (index = new FieldIndex(speakingOf(obeyed, usages))));
  return index.matching(target);
}
