// Records (1996) or groups (2022): which lines a reader takes together, and which robots they speak to.

import { getLine, type SourceLine } from '../../document/lines.ts';
import { findVisibleLines, type TextOptions, type VisibleLines } from '../../matching/visible-lines.ts';
import type { FieldOptions } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { RecordBuilder, recordReadingKey, rulesInSpans } from './record-builder.ts';
import { chunkViews } from './record-parts.ts';
import type { RecordReading, RobotsRecord, RuleLine } from './robots-record.ts';

/** The knobs that decide which records a file has; a Reader fits. */
export interface FileReading {
  readonly text: TextOptions;
  readonly field: FieldOptions;
  readonly record: RecordReading;
}

/** What a reader makes of a file. Line numbers are 0-based and hold for the one Policy. */
export interface Records {
  readonly records: readonly RobotsRecord[];
  /** The same records in runs. A run is the same array in every version that has its lines at the same place. */
  readonly runs: readonly (readonly RobotsRecord[])[];
  /** Rules that belong to no record. */
  readonly orphans: readonly RuleLine[];
  /** User-agent lines that form no record, because no rule follows them. */
  readonly ruleless: readonly number[];
  /** Every well-formed field that is not one of the three, in or outside records. */
  readonly others: readonly number[];
  readonly seen: VisibleLines;
}

function formRecords(policy: Policy, file: FileReading): Records {
  const seen = findVisibleLines(policy.source, file.text);
  const forming = new RecordBuilder(file.record);
  for (const chunk of chunkViews(policy, seen, file)) forming.readChunk(chunk);
  forming.end();
  const { found } = forming;
  const runs = found.map(({ records }) => records).filter(({ length }) => length > 0);
  return {
    records: runs.flat(),
    runs,
    orphans: rulesInSpans(found.flatMap(({ orphans }) => orphans)),
    ruleless: found.flatMap(({ ruleless }) => ruleless),
    others: found.flatMap(({ others }) => others),
    seen,
  };
}

/** Text that a key of a cache can hold: all that decides which records a file has. */
export const fileReadingKey = ({ text, field, record }: FileReading) =>
  [
    [text.bom, text.maxBytes, text.maxLineBytes, text.lines, text.overflow, text.notUtf8],
    [field.names, field.missingColon],
    recordReadingKey(record),
  ].join(' ');

/** Kept because table, marks, findings and form each ask for them at each keystroke. */
const recordsByPolicy = memoizeByKey((_: Policy) => new Map<string, Records>());

/** The records that a reader finds in a file; computed once per Policy and knobs. */
export function readRecords(policy: Policy, reading: FileReading): Records {
  const perReading = recordsByPolicy(policy);
  const key = fileReadingKey(reading);
  let records = perReading.get(key);
  if (!records) perReading.set(key, (records = formRecords(policy, reading)));
  return records;
}

/** The line `line` as a reader sees it. */
export function lineAsRead({ source }: Policy, { seen }: Records, line: number): SourceLine {
  return seen.altered.get(line)?.line ?? getLine(source.lines, line);
}
