// The text as editors show it, with LF for every line ending.
import { linesIn } from '../../../core/document/lines.ts';
import type { Source } from '../../../core/document/source.ts';

/** Returns the text of a source, with its lines joined by LF. */
export function editorTextOf({ lines }: Source): string {
  const parts: string[] = [];
  for (const chunk of lines.chunks) for (const line of linesIn(chunk)) parts.push(line.text);
  return parts.join('\n');
}
