// The lines of one directive in a file, without a look at what the others say.
import { EXACT_FIELDS } from './directives.ts';
import { fieldAt, type Policy, valueOf } from './policy.ts';
import { kindsInChunk, LINE_KIND } from './recognize.ts';

/** A line, 0-based, and its value as written, without the blanks around it and without the comment. */
export interface DirectiveLine {
  readonly line: number;
  readonly value: string;
}

/** In file order, for names that are spelled exactly; none if the format does not know the directive. */
export function linesOfDirective(policy: Policy, id: string): readonly DirectiveLine[] {
  const { format, source } = policy;
  const place = format.directives.findIndex((directive) => directive.id === id);
  if (place < 0) return [];
  const found: DirectiveLine[] = [];
  let from = 0;
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, EXACT_FIELDS).forEach((kind, i) => {
      if (kind === LINE_KIND.directive + place)
        found.push({ line: from + i, value: valueOf(fieldAt(policy, from + i, EXACT_FIELDS)) });
    });
    from += chunk.length;
  }
  return found;
}
