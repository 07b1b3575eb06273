// Findings that a person does not want to see: kept by what stands in the line, so that edits elsewhere move nothing.

import { lineAt } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import type { IgnoredFinding } from '../workspace/ignored-finding.ts';
import type { Finding } from './finding.ts';
import { createSilencer, silencedCodes } from './ignore-comments.ts';
import { isAboutFile } from './registry.ts';

/** Characters of a line that are kept: enough to know it again. */
const MAX_TEXT_LENGTH = 200;

/** A file with what is ignored on its site. */
export interface FileWithIgnored {
  readonly path: string;
  readonly source: Source;
  readonly ignored: readonly IgnoredFinding[];
}

/** The findings of a file in three heaps, each in file order. */
export interface PartitionedFindings {
  readonly shown: readonly Finding[];
  readonly hidden: readonly Finding[];
  /** Those that a comment in the file silences. */
  readonly silenced: readonly Finding[];
}

const textAt = ({ source }: FileWithIgnored, { range }: Finding): string =>
  (lineAt(source.lines, range.start.line)?.text ?? '').slice(0, MAX_TEXT_LENGTH);

const keyOf = (code: string, line = '', occurrence = 0) => JSON.stringify([code, line, occurrence]);

/** Each finding with the key of its place: the text of its line, and which one of its code on such lines it is. */
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

/** Parts what is ignored from what is not. `found`: all findings of the file, in file order. */
export function partitionIgnored(found: readonly Finding[], file: FileWithIgnored): PartitionedFindings {
  const codes = silencedCodes(file.source);
  const silencers = createSilencer(codes);
  const silenced = codes.length === 0 ? [] : found.filter((one) => silencers(one).length > 0);
  const isSilenced = new Set(silenced);
  const { shown, hidden } = partitionKept(found, file);
  if (silenced.length === 0) return { shown, hidden, silenced };
  const others = (some: readonly Finding[]) => some.filter((one) => !isSilenced.has(one));
  return { shown: others(shown), hidden: others(hidden), silenced };
}

/** Parts what the workspace says to ignore from what it does not. */
function partitionKept(
  found: readonly Finding[],
  file: FileWithIgnored,
): Pick<PartitionedFindings, 'shown' | 'hidden'> {
  const own = file.ignored.filter((one) => one.file === file.path);
  if (own.length === 0) return { shown: found, hidden: [] };
  const kinds = new Set(own.filter(({ line }) => line === undefined).map(({ code }) => code));
  const places = new Set(
    own.flatMap(({ code, line, occurrence }) => (line === undefined ? [] : [keyOf(code, line, occurrence)])),
  );
  const shown: Finding[] = [];
  const hidden: Finding[] = [];
  for (const [finding, key] of findingsWithKeys(file, found))
    (kinds.has(finding.code) || places.has(key) ? hidden : shown).push(finding);
  return { shown, hidden };
}

/** What to keep so that one finding is ignored; one about the whole file has no other place than the file. */
export function createIgnoreEntry(
  finding: Finding,
  found: readonly Finding[],
  file: FileWithIgnored,
): IgnoredFinding {
  const { code } = finding;
  if (isAboutFile(finding)) return { file: file.path, code };
  const line = textAt(file, finding);
  const same = found.filter((one) => one.code === code && textAt(file, one) === line);
  const occurrence = same.indexOf(finding);
  return { file: file.path, code, line, ...(occurrence > 0 ? { occurrence } : {}) };
}

/** What is ignored without that which hides one finding. */
export function ignoredWithout(
  finding: Finding,
  found: readonly Finding[],
  file: FileWithIgnored,
): readonly IgnoredFinding[] {
  const { line, occurrence = 0 } = createIgnoreEntry(finding, found, file);
  return file.ignored.filter((one) => {
    if (one.file !== file.path || one.code !== finding.code) return true;
    return one.line !== undefined && (one.line !== line || (one.occurrence ?? 0) !== occurrence);
  });
}
