// The text as editors show it, with LF for every line ending.
import type { Source } from '../../../core/document/source.ts';

/** Returns the text of a source, with its lines joined by LF. */
export function editorTextOf({ lines }: Source): string {
  const parts: string[] = [];
  for (const chunk of lines.chunks) for (const line of chunk) parts.push(line.text);
  return parts.join('\n');
}
