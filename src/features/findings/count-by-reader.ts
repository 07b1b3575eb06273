// For which readers findings are that are told only to those who watch them.
import type { Finding } from '../../core/diagnostics/finding.ts';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import { readerTitle } from '../../messages/en/table.ts';

/** The readers that are not watched, with how many of the findings matter to each: those with most first, without those with none. */
export const countByReader = (
  findings: readonly Finding[],
  watched: readonly Reader[],
): readonly (readonly [title: string, count: number])[] =>
  readers
    .filter((reader) => !watched.includes(reader))
    .map(
      (reader) =>
        [readerTitle(reader), findings.filter((one) => appliesToReader(one, reader)).length] as const,
    )
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
