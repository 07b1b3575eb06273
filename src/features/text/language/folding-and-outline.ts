// The blocks of a policy as the code editor needs them: what can be folded, and what its outline lists. Lines from 1.

import { type Block, blocksOf } from '../../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../../core/syntax/directives.ts';
import { type Field, fieldAt, nameOf, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../core/syntax/recognize.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { addAll } from '../../../core/text/large-lists.ts';
import { textWords } from '../../../messages/en/text.ts';

/** A run of lines, both ends included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

export interface FoldingRange extends LineRange {
  readonly isComment?: true;
}

/** An entry of the outline: a block by its user-agents with its rules below it, or a line that holds for the file. */
export interface OutlineEntry extends LineRange {
  readonly name: string;
  readonly kind: 'record' | 'rule' | 'setting' | 'definition';
  readonly children: readonly OutlineEntry[];
}

/** Names listed for a block; a record may have a thousand. */
const MAX_NAMED_AGENTS = 8;
/** Lines of a file of which single lines are listed: nobody looks for one among more. */
const MAX_OUTLINE_LINES = 5000;
/** Characters of a line that are listed. */
const MAX_NAME_LENGTH = 120;

/** Runs of two or more lines that hold nothing but a comment. */
function commentRanges(policy: Policy): FoldingRange[] {
  const spans: FoldingRange[] = [];
  let line = 0;
  let start = 0;
  const close = () => {
    if (line - start > 1) spans.push({ start: start + 1, end: line, isComment: true });
  };
  // By chunk: to look at each line by itself took half a second for 50,000 of them.
  for (const chunk of policy.source.lines.chunks)
    for (const kind of kindsInChunk(chunk, policy.format, LENIENT_FIELDS)) {
      if (kind !== LINE_KIND.comment) {
        close();
        start = line + 1;
      }
      line++;
    }
  close();
  return spans;
}

/** The blocks that have something to fold, and runs of comments. */
export function foldingRanges(policy: Policy): FoldingRange[] {
  const blocks = blocksOf(policy)
    .filter(({ start, end }) => end > start + 1)
    .map(({ start, end }) => ({ start: start + 1, end }));
  return [...blocks, ...commentRanges(policy)].sort((a, b) => a.start - b.start);
}

/** The user-agents of a block in a few words. */
function recordTitle(policy: Policy, { start, body }: Block): string {
  const names: string[] = [];
  let agents = 0;
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role !== 'agent') continue;
    if (++agents <= MAX_NAMED_AGENTS) names.push(valueOf(field));
  }
  return textWords.outlineName(names, agents - names.length);
}

/** A field as it is listed: its name and value, without blanks that say nothing and without comment. */
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

/** The lines `from` up to `to` (0-based) that are listed one by one. */
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

/** The blocks in file order, with their rules, and between them the lines that hold for the file. */
export function createOutline(policy: Policy): OutlineEntry[] {
  const { length } = policy.source.lines;
  const listed =
    length > MAX_OUTLINE_LINES ? () => [] : (from: number, to: number) => outlineLines(policy, from, to);
  const entries: OutlineEntry[] = [];
  let above = 0;
  for (const block of blocksOf(policy)) {
    const { lead, start, body, end } = block;
    const children = listed(body, end);
    addAll(entries, listed(above, lead));
    entries.push({
      name: escapeInvisible(recordTitle(policy, block)),
      kind: 'record',
      start: start + 1,
      end,
      children,
    });
    above = end;
  }
  return [...entries, ...listed(above, length)];
}
