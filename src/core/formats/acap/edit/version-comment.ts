// Finds the comment that many tools look for (ACAP 1.1 2.10.3).

import { columnAfterMark, textAfterMark } from '../../../document/byte-order-mark.ts';
import { linesIn, placedChunks } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type AcapFile } from '../acap-file.ts';
import { commentStart, versionName } from '../field-spelling.ts';

const ACAP_COMMENT = new RegExp(`^${commentStart}(\\S+)\\s*$`, 'i');

/** The version that a comment line states, with its columns; undefined if the line is not such a comment. */
export function versionInComment(
  { source }: Policy,
  line: number,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  const [all, text = ''] = ACAP_COMMENT.exec(textAfterMark(source, line)) ?? [];
  if (all === undefined) return undefined;
  const start = all.indexOf('=') + 1 + (line === 0 ? columnAfterMark(source) : 0);
  return { text, start, end: start + text.length };
}

/** The line of the comment that states the version; -1 if there is none. */
export function versionCommentLine(policy: Policy): number {
  if (versionInComment(policy, 0)) return 0;
  for (const { chunk, start } of placedChunks(policy.source.lines)) {
    const i = linesIn(chunk).findIndex(({ text }) => text.startsWith('##') && ACAP_COMMENT.test(text));
    if (i >= 0) return start + i;
  }
  return -1;
}

/**
 * The version that only the comment in a line states: the file has no version field, not even one that does not count,
 * and crawlers read a lower version.
 */
export function versionOnlyInComment(policy: Policy, { lines, version }: AcapFile, comment: number) {
  const at = versionInComment(policy, comment);
  const hasField = lines.some(({ read }) => lowerCase(read.name.text) === lowerCase(versionName));
  return hasField || at?.text === `${version.major}.${version.minor}` ? undefined : at;
}
