// Sorts the beginnings of an index and links each to the longest other one that it starts with.
import type { RuleIndex } from './rule-index.ts';

export interface RuleTree {
  /** Sorted: a beginning precedes all that start with it, and those are adjacent. */
  readonly beginnings: readonly string[];
  /** The longest other beginning that this one starts with. -1 if there is none. */
  readonly parent: Int32Array;
  /** The best rank of the rules that match anything with this beginning. Infinity if there is none. */
  readonly prefix: Float64Array;
}

/** Finds the parents. The chain of parents of the previous beginning serves as the stack. */
function findParents(beginnings: readonly string[]): Int32Array {
  const parent = new Int32Array(beginnings.length).fill(-1);
  for (let i = 1; i < beginnings.length; i++) {
    let above = i - 1;
    while (above >= 0 && !beginnings[i]!.startsWith(beginnings[above]!)) above = parent[above]!;
    parent[i] = above;
  }
  return parent;
}

/** Creates the tree of an index. */
export function createRuleTree({ beginnings: { texts }, prefix: ranks }: RuleIndex): RuleTree {
  const order = [...texts.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const beginnings = order.map(([, text]) => text);
  const parent = findParents(beginnings);
  const prefix = Float64Array.from(order, ([place]) => ranks[place]!);
  parent.forEach((above, node) => {
    if (above >= 0) prefix[node] = Math.min(prefix[node]!, prefix[above]!);
  });
  return { beginnings, parent, prefix };
}
