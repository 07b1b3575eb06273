// Finds the patterns that can overlap another one without comparing all of them.
import { matchesPattern, type PathPattern } from '../../matching/path-pattern.ts';

/** An entry that is found by its pattern. */
export interface PatternEntry {
  readonly path: Pick<PathPattern, 'segments'>;
}

/**
 * The number of entries that may still be examined. All searches in one file share it, which limits the cost of a
 * file.
 */
export interface SearchBudget {
  left: number;
}

/** The beginning of a pattern, up to its first wildcard. */
export const literalHead = ({
  path: {
    segments: [head],
  },
}: PatternEntry): string => head;

/**
 * Patterns sorted by their heads, the part before the first wildcard. Two patterns can overlap only if one head is
 * a prefix of the other: shorter heads are found along `parent`, longer ones after the position in the order.
 */
export class PatternIndex<T extends PatternEntry> {
  private readonly sorted: readonly T[];
  /** The nearest earlier entry whose head is a prefix of this head; -1 if there is none. */
  private readonly parent: Int32Array;
  private readonly budget: SearchBudget;

  constructor(entries: readonly T[], budget: SearchBudget) {
    this.sorted = entries.toSorted((a, b) =>
      literalHead(a) < literalHead(b) ? -1 : literalHead(a) > literalHead(b) ? 1 : 0,
    );
    this.budget = budget;
    const open: number[] = [];
    this.parent = Int32Array.from(this.sorted, (entry, i) => {
      let above = open.at(-1);
      while (above !== undefined && !literalHead(entry).startsWith(this.headAt(above))) {
        open.pop();
        above = open.at(-1);
      }
      open.push(i);
      return above ?? -1;
    });
  }

  /** The entry at a position in the order. @throws RangeError if there is none. */
  private entryAt(place: number): T {
    const entry = this.sorted[place];
    if (!entry) throw new RangeError(`there is no pattern ${place} among ${this.sorted.length}`);
    return entry;
  }

  private headAt(place: number): string {
    return literalHead(this.entryAt(place));
  }

  /** The position of the first entry whose head does not sort before `text`. */
  private placeOf(text: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.headAt(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private *at(place: number): Generator<T> {
    if (this.budget.left-- > 0) yield this.entryAt(place);
  }

  /** Yields entries whose head is a prefix of `text`, the longest head first. */
  *beginning(text: string): Generator<T> {
    let i = this.placeOf(text);
    while (i < this.sorted.length && this.headAt(i) === text) i++;
    for (i--; i >= 0 && this.budget.left > 0; i = this.parent[i]!)
      if (text.startsWith(this.headAt(i))) yield* this.at(i);
      else this.budget.left--;
  }

  /** Yields entries whose head begins with `text` and is longer. */
  *within(text: string): Generator<T> {
    for (let i = this.placeOf(text); i < this.sorted.length && this.budget.left > 0; i++) {
      const head = this.headAt(i);
      if (!head.startsWith(text)) return;
      if (head !== text) yield* this.at(i);
    }
  }
}

/** Whether some path matches both patterns. */
export function canOverlap(a: PathPattern, b: PathPattern): boolean {
  if (a.segments.length === 1 && b.segments.length > 1) return canOverlap(b, a);
  const [headA, headB] = [literalHead({ path: a }), literalHead({ path: b })];
  if (b.segments.length === 1) {
    if (b.anchored) return matchesPattern(a, headB);
    if (a.segments.length === 1 && a.anchored) return headA.startsWith(headB);
    return headA.startsWith(headB) || headB.startsWith(headA);
  }
  if (!headA.startsWith(headB) && !headB.startsWith(headA)) return false;
  const [endA, endB] = [a.segments.at(-1)!, b.segments.at(-1)!];
  return !a.anchored || !b.anchored || endA.endsWith(endB) || endB.endsWith(endA);
}
