// The blocks of a policy as the code editor needs them: what can be folded, and what its outline lists. Lines from 1.

import { type Block, blocksOf } from '../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../core/syntax/directives.ts';
import { type Field, fieldAt, nameOf, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../core/syntax/recognize.ts';
import { visible } from '../../core/text/hidden.ts';
import { addAll } from '../../core/text/many.ts';
import { textWords } from '../../messages/en/text.ts';

/** A run of lines, both ends included. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

export interface FoldingSpan extends LineSpan {
  readonly isComment?: true;
}

/** An entry of the outline: a block by its user-agents with its rules below it, or a line that holds for the file. */
export interface OutlineEntry extends LineSpan {
  readonly name: string;
  readonly kind: 'record' | 'rule' | 'setting' | 'definition';
  readonly children: readonly OutlineEntry[];
}

/** Names listed for a block; a record may have a thousand. */
const NAMED = 8;
/** Lines of a file of which single lines are listed: nobody looks for one among more. */
const LISTED = 5000;
/** Characters of a line that are listed. */
const LONGEST = 120;

/** Runs of two or more lines that hold nothing but a comment. */
function commentSpans(policy: Policy): FoldingSpan[] {
  const spans: FoldingSpan[] = [];
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
export function foldingSpans(policy: Policy): FoldingSpan[] {
  const blocks = blocksOf(policy)
    .filter(({ start, end }) => end > start + 1)
    .map(({ start, end }) => ({ start: start + 1, end }));
  return [...blocks, ...commentSpans(policy)].sort((a, b) => a.start - b.start);
}

/** The user-agents of a block in a few words. */
export function blockName(policy: Policy, { start, body }: Block): string {
  const names: string[] = [];
  let agents = 0;
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role !== 'agent') continue;
    if (++agents <= NAMED) names.push(valueOf(field));
  }
  return textWords.outlineName(names, agents - names.length);
}

/** A field as it is listed: its name and value, without blanks that say nothing and without comment. */
export function lineName(field: Field): string {
  const text = `${nameOf(field)}: ${valueOf(field)}`.trimEnd();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const kinds = {
  rule: 'rule',
  extension: 'rule',
  setting: 'setting',
  definition: 'definition',
  agent: undefined,
} as const;

/** The lines `from` up to `to` (0-based) that are listed one by one. */
function linesIn(policy: Policy, from: number, to: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (let line = from; line < to; line++) {
    const field = fieldAt(policy, line);
    const kind = field.directive && kinds[field.directive.role];
    if (kind)
      entries.push({ name: visible(lineName(field)), kind, start: line + 1, end: line + 1, children: [] });
  }
  return entries;
}

/** The blocks in file order, with their rules, and between them the lines that hold for the file. */
export function outlineOf(policy: Policy): OutlineEntry[] {
  const { length } = policy.source.lines;
  const listed = length > LISTED ? () => [] : (from: number, to: number) => linesIn(policy, from, to);
  const entries: OutlineEntry[] = [];
  let above = 0;
  for (const block of blocksOf(policy)) {
    const { lead, start, body, end } = block;
    const children = listed(body, end);
    addAll(entries, listed(above, lead));
    entries.push({
      name: visible(blockName(policy, block)),
      kind: 'record',
      start: start + 1,
      end,
      children,
    });
    above = end;
  }
  return [...entries, ...listed(above, length)];
}
