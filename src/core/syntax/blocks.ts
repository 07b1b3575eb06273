// The cards of the form: runs of lines that belong together whoever reads the file.
import { placedChunks } from '../document/lines.ts';
import { countLeading } from '../text/large-lists.ts';
import { memoizeByKey } from '../text/lazy.ts';
import { type Format, LENIENT_FIELDS } from './directives.ts';
import type { Policy } from './policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from './recognize.ts';

/**
 * A block starts at a user-agent line that follows no user-agent line of its dialect (comments between them do not
 * count) and runs to the next such line. Line numbers are 0-based and hold for the one Policy they came from.
 * `lead` to `start`: comments directly above, which move with it. `start` to `body`: the user-agent lines.
 * `body` to `end`: its rules, with the comments, unknown and broken lines among them.
 * Lines after `end` and before the next `lead` stand free between the cards.
 */
export interface Block {
  readonly lead: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/**
 * Roles a line plays in forming blocks. `apart`: what holds for the whole file and belongs to no card
 * unless rules follow. `extension`: belongs to the card unless a blank line parts it from what is above. `agent` and
 * above: a user-agent line; which of them says of which dialect.
 */
const BLOCK_PART = { blank: 0, comment: 1, loose: 2, rule: 3, apart: 4, extension: 5, agent: 6 } as const;

export function partOfKind(format: Format, kind: number): number {
  if (kind === LINE_KIND.blank) return BLOCK_PART.blank;
  if (kind === LINE_KIND.comment) return BLOCK_PART.comment;
  const directive = directiveOfKind(format, kind);
  if (!directive) return BLOCK_PART.loose;
  if (directive.role === 'agent') return BLOCK_PART.agent + dialectNumber(format, directive.dialect);
  if (directive.role === 'extension') return BLOCK_PART.extension;
  return directive.role === 'rule' ? BLOCK_PART.rule : BLOCK_PART.apart;
}

const dialectNumber = ({ directives }: Format, dialect: string) =>
  directives.findIndex((directive) => directive.dialect === dialect);

/** The parts of lines, of equal ones in a row only the first, and where that stands. */
interface PartStretches {
  readonly parts: readonly number[];
  readonly starts: readonly number[];
}

/** The stretches of the whole file: far fewer than lines. Behind them stands where the file ends. */
function stretchesOf({ source: { lines }, format }: Policy): PartStretches {
  const parts: number[] = [];
  const starts: number[] = [];
  const partByKind: number[] = [];
  let last = -1;
  let lastKind = -1;
  for (const { chunk, start } of placedChunks(lines)) {
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]!;
      if (kind === lastKind) continue;
      lastKind = kind;
      const part = (partByKind[kind] ??= partOfKind(format, kind));
      if (part === last) continue;
      parts.push(part);
      starts.push(start + i);
      last = part;
    }
  }
  starts.push(lines.length);
  return { parts, starts };
}

/** The line at which stretch `i` begins, or at which the file ends behind the last one. */
function startOfStretch({ starts }: PartStretches, i: number): number {
  const line = starts[i];
  if (line === undefined) throw new RangeError(`there is no stretch ${i} of ${starts.length - 1}`);
  return line;
}

/** Equal parts in a row are one part to the forming of blocks: blocks begin and end with stretches. */
function formFromStretches(stretches: PartStretches): Block[] {
  return formBlocks(stretches.parts).map(({ lead, start, body, end }) => ({
    lead: startOfStretch(stretches, lead),
    start: startOfStretch(stretches, start),
    body: startOfStretch(stretches, body),
    end: startOfStretch(stretches, end),
  }));
}

/** The blocks of a file in file order. The choice of a reader never changes them. Kept because each row of the form and each edit asks for them. */
export const blocksOf = memoizeByKey((policy: Policy): readonly Block[] =>
  formFromStretches(stretchesOf(policy)),
);

/** The place in `blocksOf(policy)` of the block that line `index` stands in, or -1 for a line between the cards. */
export function blockAt(policy: Policy, index: number): number {
  const blocks = blocksOf(policy);
  const place = countLeading(blocks, ({ end }) => end <= index);
  const block = blocks[place];
  return block && block.lead <= index ? place : -1;
}

/** The blocks of a file whose lines play these parts, one after the other. */
export function formBlocks(parts: readonly number[]): Block[] {
  const spans = agentRuns(parts);
  return spans.map(({ start, body, last }, i) => {
    const above = spans[i - 1];
    const below = spans[i + 1];
    const limit = below ? leadOf(parts, below.start, last + 1) : parts.length;
    let end = last + 1;
    while (end < limit && (parts[end] === BLOCK_PART.comment || parts[end] === BLOCK_PART.loose)) end++;
    const floor = above ? above.last + 1 : 0;
    return { lead: leadOf(parts, start, floor), start, body, end };
  });
}

/** Each run of user-agent lines: its first line, the one after its last, and the last rule before the next run. */
function agentRuns(parts: readonly number[]): { start: number; body: number; last: number }[] {
  const runs: { start: number; body: number; last: number }[] = [];
  let above: number = BLOCK_PART.blank;
  let isApart = false;
  for (const [i, part] of parts.entries()) {
    const open = runs.at(-1);
    if (part >= BLOCK_PART.agent) {
      if (open && above === part) {
        open.body = i + 1;
        open.last = i;
      } else runs.push({ start: i, body: i + 1, last: i });
    } else if (open && (part === BLOCK_PART.rule || (part === BLOCK_PART.extension && !isApart)))
      open.last = i;
    isApart = part === BLOCK_PART.blank || (isApart && part !== BLOCK_PART.rule && part < BLOCK_PART.agent);
    if (part !== BLOCK_PART.comment) above = part;
  }
  return runs;
}

/** The first of the comment lines that stand directly above `start`, not above `floor`. */
function leadOf(parts: readonly number[], start: number, floor: number): number {
  let lead = start;
  while (lead > floor && parts[lead - 1] === BLOCK_PART.comment) lead--;
  return lead;
}
