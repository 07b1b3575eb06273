// Divides a file into the cards of the form: lines that belong together for every reader.
import { placedChunks } from '../document/lines.ts';
import { countLeading } from '../text/large-lists.ts';
import { memoizeByKey } from '../text/lazy.ts';
import { type Format, LENIENT_FIELDS } from './directives.ts';
import type { Policy } from './policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from './recognize.ts';

/**
 * A block starts at a user-agent line that does not follow another user-agent line of its dialect (comments
 * between them do not count), and runs to the next such line. Line numbers are 0-based and apply only to the
 * Policy that they were made from.
 * `lead` to `start`: comments directly above, which move with it. `start` to `body`: the user-agent lines. `body`
 * to `end`: its rules, with the comments, unknown and broken lines between them.
 * Lines after `end` and before the next `lead` are between the cards.
 */
export interface Block {
  readonly lead: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/**
 * The role of a line when blocks are formed. `apart`: it applies to the whole file and belongs to no card unless
 * rules follow. `extension`: it belongs to the card unless a blank line separates it from the lines above. `agent`
 * and higher numbers: a user-agent line; the number identifies the dialect.
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

/** The parts of lines, with equal ones in a row merged, and the line at which each run starts. */
interface PartRuns {
  readonly parts: readonly number[];
  readonly starts: readonly number[];
}

/** The runs of the whole file, which are far fewer than its lines. The last start is the end of the file. */
function partRunsOf({ source: { lines }, format }: Policy): PartRuns {
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

/** The line at which run `i` starts. After the last run, the end of the file. */
function startOfRun({ starts }: PartRuns, i: number): number {
  const line = starts[i];
  if (line === undefined) throw new RangeError(`there is no stretch ${i} of ${starts.length - 1}`);
  return line;
}

/** Equal parts in a row can be merged, because blocks begin and end with runs. */
function blocksOfRuns(partRuns: PartRuns): Block[] {
  return formBlocks(partRuns.parts).map(({ lead, start, body, end }) => ({
    lead: startOfRun(partRuns, lead),
    start: startOfRun(partRuns, start),
    body: startOfRun(partRuns, body),
    end: startOfRun(partRuns, end),
  }));
}

/**
 * The blocks of a file, in file order. They do not depend on the reader. Kept because each row of the form and
 * each edit asks for them.
 */
export const blocksOf = memoizeByKey((policy: Policy): readonly Block[] => blocksOfRuns(partRunsOf(policy)));

/** The index in `blocksOf(policy)` of the block that contains line `index`, or -1 for a line between the cards. */
export function blockAt(policy: Policy, index: number): number {
  const blocks = blocksOf(policy);
  const place = countLeading(blocks, ({ end }) => end <= index);
  const block = blocks[place];
  return block && block.lead <= index ? place : -1;
}

/** The blocks of a file, given the parts of its lines in order. */
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

/** Each run of user-agent lines: its first line, the line after its last one, and the last rule before the next run. */
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

/** The first of the comment lines directly above `start`, but not above `floor`. */
function leadOf(parts: readonly number[], start: number, floor: number): number {
  let lead = start;
  while (lead > floor && parts[lead - 1] === BLOCK_PART.comment) lead--;
  return lead;
}
