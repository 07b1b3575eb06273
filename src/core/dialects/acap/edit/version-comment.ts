// The comment that many tools look for (ACAP 1.1 2.10.3).
import type { Policy } from '../../../policy/policy.ts';
import { commentStart } from '../spelling.ts';

export const ACAP_COMMENT = new RegExp(`^${commentStart}(\\S+)\\s*$`, 'i');

/** The line of the comment that states the version; -1 if there is none. */
export function commentLine({ source }: Policy): number {
  const { chunks, starts } = source.lines;
  for (const [k, chunk] of chunks.entries()) {
    const i = chunk.findIndex(({ text }) => text.startsWith('##') && ACAP_COMMENT.test(text));
    if (i >= 0) return starts[k]! + i;
  }
  return -1;
}
