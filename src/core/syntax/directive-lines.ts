// Finds the lines of one directive in a file, independent of other lines.
import { EXACT_FIELDS } from './directives.ts';
import { fieldAt, type Policy, valueOf } from './policy.ts';
import { kindsInChunk, LINE_KIND } from './recognize.ts';

/** A line, 0-based, and its value as written, without the white space around it and without the comment. */
export interface DirectiveLine {
  readonly line: number;
  readonly value: string;
}

/** Returns them in file order, for names that are spelled exactly. Empty if the format does not know the directive. */
export function linesOfDirective(policy: Policy, id: string): readonly DirectiveLine[] {
  const { format, source } = policy;
  const place = format.directives.findIndex((directive) => directive.id === id);
  if (place < 0) return [];
  const lines: DirectiveLine[] = [];
  let start = 0;
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, EXACT_FIELDS).forEach((kind, i) => {
      if (kind === LINE_KIND.directive + place)
        lines.push({ line: start + i, value: valueOf(fieldAt(policy, start + i, EXACT_FIELDS)) });
    });
    start += chunk.length;
  }
  return lines;
}
