// Finds what to remove together with a piece of markup: its line, if nothing else is on it.

import { getLine } from '../../document/lines.ts';
import type { Source } from '../../document/source.ts';
import { rangeOf, type TextSpan } from '../../document/spans.ts';
import { isXmlBlank } from './seeker.ts';

/** The text to delete for `span`: with its indent and line ending if nothing else is on its lines. */
export function removalSpan(source: Source, span: TextSpan): TextSpan {
  const { start, end } = rangeOf(source, span);
  const before = getLine(source.lines, start.line).text.slice(0, start.column);
  const last = getLine(source.lines, end.line);
  const after = last.text.slice(end.column);
  if (!isXmlBlank(before, 0, before.length) || !isXmlBlank(after, 0, after.length) || last.eol === '')
    return span;
  return { start: span.start - before.length, end: span.end + after.length + last.eol.length };
}
