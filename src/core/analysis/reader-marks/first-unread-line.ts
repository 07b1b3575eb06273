// How far a reader reads.
import { readRecords } from '../../formats/rep/records.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';

/** The first line (0-based) that a reader does not see at all; the number of lines if it sees every one. */
export function findFirstUnreadLine(policy: Policy, reader: Reader): number {
  return readRecords(policy, reader).seen.end;
}
