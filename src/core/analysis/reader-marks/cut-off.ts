// Counts the lines that a reader does not read because the file is too big.
import { countLines } from '../../document/count-lines.ts';
import { readRecords } from '../../formats/rep/records.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';

/**
 * Returns how many lines at the end of a file a reader does not read, or does not read completely, because the
 * file is too big.
 */
export function countLinesCutOff(policy: Policy, reader: Reader): number {
  // The limits apply to files with rules. A document has none.
  if (policy.format.directives.length === 0) return 0;
  const { end, altered, unread } = readRecords(policy, reader).seen;
  const count = countLines(policy.source.lines);
  if (unread === 'too-long') return count;
  if (end === 0) return 0;
  return Math.max(0, count - end) + (altered.get(end - 1)?.why === 'file-cut' ? 1 : 0);
}
