// Which lines differ between what lies on disk and what would be written over it.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import { alignLines } from '../../core/document/align-lines.ts';
import { readSource, type Source } from '../../core/document/source.ts';

/** Octets on disk, and lines here, that are compared at once. */
const MOST = { octets: 1024 * 1024, lines: 30_000 } as const;

/** The lines that overwriting would take away and add; undefined if that takes too long. */
export function findDifferingLines(disk: Uint8Array, own: Source): LineDifference[] | undefined {
  if (disk.length > MOST.octets || own.lines.length > MOST.lines) return undefined;
  const before = readSource(disk).lines;
  return findLineDifferences(before, alignLines(before, own.lines));
}
