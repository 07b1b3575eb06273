// The text as editors show it: every line ending as LF.
import type { Source } from '../../../core/document/source.ts';

/** The text of a source, lines joined by LF. */
export function editorTextOf({ lines }: Source): string {
  const parts: string[] = [];
  for (const chunk of lines.chunks) for (const line of chunk) parts.push(line.text);
  return parts.join('\n');
}
