// Paths without wildcards as a tree of their units: which of them a URL has come to, in one step per unit.
// A node is made when somebody comes to it, so that the tree of a large file stays small.
import type { PathPattern } from '../../matching/path-pattern.ts';

/** One beginning that several paths share. Patterns are given by their place in the list. */
export interface CoverNode {
  /** Unlike those of the other nodes of the tree. */
  readonly id: number;
  /** The first pattern that matches whatever follows; -1 without one. */
  readonly whole: number;
  /** The first pattern that matches a URL that ends here; -1 without one. */
  readonly ended: number;
  /** The node one unit further; undefined if no pattern goes on so. */
  readonly next: (unit: string) => CoverNode | undefined;
  /** The units by which patterns go on. */
  readonly units: () => Iterable<string>;
}

/** The tree of those patterns of a list that have no wildcard; nothing else is looked at. */
export function createCoverTree(patterns: readonly PathPattern[]): CoverNode {
  let nodes = 0;
  const make = (places: readonly number[], depth: number): CoverNode => {
    const endsHere = (anchored: boolean) =>
      places.find(
        (place) => patterns[place]!.segments[0]!.length === depth && patterns[place]!.anchored === anchored,
      ) ?? -1;
    let byUnit: Map<string, number[]> | undefined;
    const grouped = () => {
      if (byUnit) return byUnit;
      byUnit = new Map();
      for (const place of places) {
        const unit = patterns[place]!.segments[0]![depth];
        if (unit === undefined) continue;
        const group = byUnit.get(unit);
        if (group) group.push(place);
        else byUnit.set(unit, [place]);
      }
      return byUnit;
    };
    const known = new Map<string, CoverNode>();
    const next = (unit: string) => {
      const below = known.get(unit);
      if (below) return below;
      const group = grouped().get(unit);
      if (!group) return undefined;
      const made = make(group, depth + 1);
      known.set(unit, made);
      return made;
    };
    return {
      id: nodes++,
      whole: endsHere(false),
      ended: endsHere(true),
      next,
      units: () => grouped().keys(),
    };
  };
  const literal = [...patterns.keys()].filter((place) => patterns[place]!.segments.length === 1);
  return make(literal, 0);
}
