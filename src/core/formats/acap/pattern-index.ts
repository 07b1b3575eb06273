// Finds the patterns that can meet another one without comparing all of them.
import { matchesPattern, type PathPattern } from '../../matching/path-pattern.ts';

/** What can be found by its pattern. */
export interface PatternEntry {
  readonly path: Pick<PathPattern, 'segments'>;
}

/** What may still be looked at; shared by all searches in one file, so that the cost of a file has a limit. */
export interface SearchBudget {
  left: number;
}

/** What a pattern begins with, up to its first wildcard. */
export const literalHead = ({
  path: {
    segments: [head],
  },
}: PatternEntry): string => head;

/**
 * Patterns sorted by what stands before their first wildcard. Two patterns can only meet if one of these heads begins
 * with the other: the shorter ones are found along `parent`, the longer ones behind the place in the order.
 */
export class PatternIndex<T extends PatternEntry> {
  private readonly sorted: readonly T[];
  /** The nearest entry before each whose head begins its head; -1 if there is none. */
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

  /** The entry at a place in the order. @throws RangeError if there is none. */
  private entryAt(place: number): T {
    const entry = this.sorted[place];
    if (!entry) throw new RangeError(`there is no pattern ${place} among ${this.sorted.length}`);
    return entry;
  }

  private headAt(place: number): string {
    return literalHead(this.entryAt(place));
  }

  /** The place of the first entry whose head does not stand before `text`. */
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

  /** Entries whose head begins `text`, the longest head first. */
  *beginning(text: string): Generator<T> {
    let i = this.placeOf(text);
    while (i < this.sorted.length && this.headAt(i) === text) i++;
    for (i--; i >= 0 && this.budget.left > 0; i = this.parent[i]!)
      if (text.startsWith(this.headAt(i))) yield* this.at(i);
      else this.budget.left--;
  }

  /** Entries whose head goes on behind `text`. */
  *within(text: string): Generator<T> {
    for (let i = this.placeOf(text); i < this.sorted.length && this.budget.left > 0; i++) {
      const head = this.headAt(i);
      if (!head.startsWith(text)) return;
      if (head !== text) yield* this.at(i);
    }
  }
}

/** Whether some path is matched by both patterns. */
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
