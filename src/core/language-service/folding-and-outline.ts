// Folding ranges and the outline of a policy, for editors. Lines are 1-based.

import { type Block, blocksOf } from '../syntax/blocks.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { type Field, fieldAt, nameOf, type Policy, valueOf } from '../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../syntax/recognize.ts';
import { escapeInvisible } from '../text/escape-invisible.ts';
import { addAll } from '../text/large-lists.ts';

/** A range of lines, both ends included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

export interface FoldingRange extends LineRange {
  readonly isComment?: true;
}

/**
 * An entry of the outline: a block, titled by its user-agents, with its rules; or a line that applies to the
 * file.
 */
export interface OutlineEntry extends LineRange {
  readonly name: string;
  readonly kind: 'record' | 'rule' | 'setting' | 'definition';
  readonly children: readonly OutlineEntry[];
}

/** How many user-agents are listed for a block; a record may have a thousand. */
const MAX_NAMED_AGENTS = 8;
/** The maximum number of lines of a file whose single lines are listed: a longer outline would be of no use. */
const MAX_OUTLINE_LINES = 5000;
/** The maximum length of a listed line, in characters. */
const MAX_NAME_LENGTH = 120;

/** Returns runs of two or more lines that contain only a comment. */
function commentRanges(policy: Policy): FoldingRange[] {
  const spans: FoldingRange[] = [];
  let line = 0;
  let start = 0;
  const endRun = () => {
    if (line - start > 1) spans.push({ start: start + 1, end: line, isComment: true });
  };
  // By chunk: checking 50,000 lines one by one took half a second.
  for (const chunk of policy.source.lines.chunks)
    for (const kind of kindsInChunk(chunk, policy.format, LENIENT_FIELDS)) {
      if (kind !== LINE_KIND.comment) {
        endRun();
        start = line + 1;
      }
      line++;
    }
  endRun();
  return spans;
}

/** Returns the blocks that can be folded, and the runs of comments. */
export function foldingRanges(policy: Policy): FoldingRange[] {
  const blocks = blocksOf(policy)
    .filter(({ start, end }) => end > start + 1)
    .map(({ start, end }) => ({ start: start + 1, end }));
  return [...blocks, ...commentRanges(policy)].sort((a, b) => a.start - b.start);
}

/** Writes the title of a record: its first user-agents, and how many more it has. */
export type RecordTitle = (agents: readonly string[], more: number) => string;

/** Returns a short title of a block: its user-agents. */
function recordTitle(policy: Policy, { start, body }: Block, titleOf: RecordTitle): string {
  const names: string[] = [];
  let agents = 0;
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role !== 'agent') continue;
    if (++agents <= MAX_NAMED_AGENTS) names.push(valueOf(field));
  }
  return titleOf(names, agents - names.length);
}

/** Returns the title of a field: its name and value, without insignificant spaces and without its comment. */
function lineTitle(field: Field): string {
  const text = `${nameOf(field)}: ${valueOf(field)}`.trimEnd();
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text;
}

const outlineKinds = {
  rule: 'rule',
  extension: 'rule',
  setting: 'setting',
  definition: 'definition',
  agent: undefined,
} as const;

/** Returns the entries of the lines from `from` (inclusive) to `to` (exclusive), 0-based. */
function outlineLines(policy: Policy, from: number, to: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (let line = from; line < to; line++) {
    const field = fieldAt(policy, line);
    const kind = field.directive && outlineKinds[field.directive.role];
    if (kind)
      entries.push({
        name: escapeInvisible(lineTitle(field)),
        kind,
        start: line + 1,
        end: line + 1,
        children: [],
      });
  }
  return entries;
}

/** Returns the blocks in file order with their rules, and between them the lines that apply to the file. */
export function createOutline(policy: Policy, titleOf: RecordTitle): OutlineEntry[] {
  const { length } = policy.source.lines;
  const linesBetween =
    length > MAX_OUTLINE_LINES ? () => [] : (from: number, to: number) => outlineLines(policy, from, to);
  const entries: OutlineEntry[] = [];
  let above = 0;
  for (const block of blocksOf(policy)) {
    const { lead, start, body, end } = block;
    const children = linesBetween(body, end);
    addAll(entries, linesBetween(above, lead));
    entries.push({
      name: escapeInvisible(recordTitle(policy, block, titleOf)),
      kind: 'record',
      start: start + 1,
      end,
      children,
    });
    above = end;
  }
  return [...entries, ...linesBetween(above, length)];
}
