// Finds where a reader stops reading.
import { readRecords } from '../../formats/rep/records.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';

/** Returns the first line (0-based) that a reader does not see at all; the number of lines if it sees all. */
export function findFirstUnreadLine(policy: Policy, reader: Reader): number {
  return readRecords(policy, reader).seen.end;
}
