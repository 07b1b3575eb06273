// Findings that the user ignores. They are stored by the text of their line, so that edits elsewhere do not affect
// them.

import { lineAt } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import type { IgnoredFinding } from '../workspace/ignored-finding.ts';
import { currentCode } from './earlier-codes.ts';
import type { Finding } from './finding.ts';
import { createSilencer, silencedCodes } from './ignore-comments.ts';
import { isAboutFile } from './registry.ts';

/** The number of characters of a line that are stored: enough to recognize the line. */
const MAX_TEXT_LENGTH = 200;

/** A file, with the ignored findings of its site. */
export interface FileWithIgnored {
  readonly path: string;
  readonly source: Source;
  readonly ignored: readonly IgnoredFinding[];
}

/** The findings of a file in three groups, each in file order. */
export interface PartitionedFindings {
  readonly shown: readonly Finding[];
  readonly hidden: readonly Finding[];
  /** The findings that a comment in the file silences. */
  readonly silenced: readonly Finding[];
}

const textAt = ({ source }: FileWithIgnored, { range }: Finding): string =>
  (lineAt(source.lines, range.start.line)?.text ?? '').slice(0, MAX_TEXT_LENGTH);

const keyOf = (code: string, line = '', occurrence = 0) => JSON.stringify([code, line, occurrence]);

/**
 * Yields each finding with the key of its place: the text of its line, and its index among findings of the same
 * code on such lines.
 */
function* findingsWithKeys(
  file: FileWithIgnored,
  found: readonly Finding[],
): Generator<readonly [Finding, string]> {
  const counts = new Map<string, number>();
  for (const finding of found) {
    const text = textAt(file, finding);
    const first = keyOf(finding.code, text);
    const occurrence = counts.get(first) ?? 0;
    counts.set(first, occurrence + 1);
    yield [finding, keyOf(finding.code, text, occurrence)];
  }
}

/** Separates ignored findings from the others. `found`: all findings of the file, in file order. */
export function partitionIgnored(found: readonly Finding[], file: FileWithIgnored): PartitionedFindings {
  const codes = silencedCodes(file.source);
  const silencers = createSilencer(codes);
  const silenced = codes.length === 0 ? [] : found.filter((finding) => silencers(finding).length > 0);
  const isSilenced = new Set(silenced);
  const { shown, hidden } = partitionByEntries(found, file);
  if (silenced.length === 0) return { shown, hidden, silenced };
  const others = (list: readonly Finding[]) => list.filter((finding) => !isSilenced.has(finding));
  return { shown: others(shown), hidden: others(hidden), silenced };
}

/** Separates the findings that the workspace ignores from the others. */
function partitionByEntries(
  found: readonly Finding[],
  file: FileWithIgnored,
): Pick<PartitionedFindings, 'shown' | 'hidden'> {
  const entries = file.ignored.filter((finding) => finding.file === file.path);
  if (entries.length === 0) return { shown: found, hidden: [] };
  const kinds = new Set(
    entries.filter(({ line }) => line === undefined).map(({ code }) => currentCode(code)),
  );
  const places = new Set(
    entries.flatMap(({ code, line, occurrence }) =>
      line === undefined ? [] : [keyOf(currentCode(code), line, occurrence)],
    ),
  );
  const shown: Finding[] = [];
  const hidden: Finding[] = [];
  for (const [finding, key] of findingsWithKeys(file, found))
    (kinds.has(finding.code) || places.has(key) ? hidden : shown).push(finding);
  return { shown, hidden };
}

/** Returns the entry that ignores one finding. For a finding about the whole file it has no line. */
export function createIgnoreEntry(
  finding: Finding,
  found: readonly Finding[],
  file: FileWithIgnored,
): IgnoredFinding {
  const { code } = finding;
  if (isAboutFile(finding)) return { file: file.path, code };
  const line = textAt(file, finding);
  const same = found.filter((finding) => finding.code === code && textAt(file, finding) === line);
  const occurrence = same.indexOf(finding);
  return { file: file.path, code, line, ...(occurrence > 0 ? { occurrence } : {}) };
}

/** Returns the ignored entries without those that hide a finding. */
export function ignoredWithout(
  finding: Finding,
  found: readonly Finding[],
  file: FileWithIgnored,
): readonly IgnoredFinding[] {
  const { line, occurrence = 0 } = createIgnoreEntry(finding, found, file);
  return file.ignored.filter((entry) => {
    if (entry.file !== file.path || currentCode(entry.code) !== finding.code) return true;
    return entry.line !== undefined && (entry.line !== line || (entry.occurrence ?? 0) !== occurrence);
  });
}
