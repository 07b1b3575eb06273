// Finds the lines that differ between a file on disk and the text that would overwrite it.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import { alignLines } from '../../core/document/align-lines.ts';
import { detectCharset } from '../../core/document/detect-charset.ts';
import { readSource, type Source } from '../../core/document/source.ts';

/** The limits of a comparison: octets on disk, and lines of our text. */
const LIMITS = { octets: 1024 * 1024, lines: 30_000 } as const;

/** Returns the lines that overwriting would remove and add; undefined if the comparison would take too long. */
export function findDifferingLines(disk: Uint8Array, ownSource: Source): LineDifference[] | undefined {
  if (disk.length > LIMITS.octets || ownSource.lines.length > LIMITS.lines) return undefined;
  const before = detectCharset(readSource(disk)).lines;
  return findLineDifferences(before, alignLines(before, ownSource.lines));
}
