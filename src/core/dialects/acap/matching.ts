// Which fields match a URL. Of all that do, the narrowest is looked for (decide.ts): so all have to be found, not the best.
import { Beginnings } from '../../matching/beginnings.ts';
import { matchesPattern } from '../../matching/path-pattern.ts';
import { type WildRule, WildRules } from '../../matching/wild-rules.ts';
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

/** The patterns of one literal beginning, by their places. */
interface Alike {
  readonly literal: number[];
  readonly wild: WildRule[];
}

/** Patterns found by their literal beginnings, as rules are (rule-index.ts). */
class FieldIndex {
  private readonly speaking: readonly Speaking[];
  private readonly beginnings: Beginnings;
  private readonly alike: readonly { readonly literal: readonly number[]; readonly wild: WildRules }[];
  private readonly along: Int32Array;

  constructor(speaking: readonly Speaking[]) {
    const byBeginning = new Map<string, Alike>();
    speaking.forEach(({ pattern: { path } }, place) => {
      const [beginning] = path.segments;
      let alike = byBeginning.get(beginning!);
      if (!alike) byBeginning.set(beginning!, (alike = { literal: [], wild: [] }));
      if (path.segments.length === 1) alike.literal.push(place);
      else alike.wild.push({ pattern: path, rank: place });
    });
    this.speaking = speaking;
    this.beginnings = new Beginnings([...byBeginning.keys()]);
    this.alike = Array.from(byBeginning.values(), ({ literal, wild }) => ({
      literal,
      wild: new WildRules(wild),
    }));
    this.along = new Int32Array(this.beginnings.depth);
  }

  matching(target: string): Candidate[] {
    const places: number[] = [];
    const found = ({ rank }: WildRule) => {
      places.push(rank);
      return Infinity;
    };
    const count = this.beginnings.along(target, this.along);
    for (let i = 0; i < count; i++) {
      const at = this.along[i]!;
      const { literal, wild } = this.alike[at]!;
      for (const place of literal)
        if (matchesPattern(this.speaking[place]!.pattern.path, target)) places.push(place);
      wild.search(target, this.beginnings.texts[at]!.length, Infinity, found);
    }
    return places.sort((a, b) => a - b).map((place) => candidateOf(this.speaking[place]!));
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
