// The blocks of a policy as the code editor needs them: what can be folded, and what its outline lists. Lines from 1.
import { type Block, blocksOf } from '../../core/policy/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import { textWords } from '../../messages/words/text.ts';

/** A run of lines, both ends included. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** An entry of the outline: a block by its user-agents, where it stands, and where one goes to it. */
export interface OutlineEntry extends LineSpan {
  readonly name: string;
}

/** Names listed for a block; a record may have a thousand. */
const NAMED = 8;

/** The blocks that have something to fold. */
export function foldingSpans(policy: Policy): LineSpan[] {
  return blocksOf(policy)
    .filter(({ start, end }) => end > start + 1)
    .map(({ start, end }) => ({ start: start + 1, end }));
}

function entryOf(policy: Policy, { start, body, end }: Block): OutlineEntry {
  const names: string[] = [];
  let agents = 0;
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role !== 'agent') continue;
    if (++agents <= NAMED) names.push(valueOf(field));
  }
  return {
    name: textWords.outlineName(names, agents - names.length),
    start: start + 1,
    end,
  };
}

/** The blocks in file order. */
export const outlineOf = (policy: Policy): OutlineEntry[] =>
  blocksOf(policy).map((block) => entryOf(policy, block));
