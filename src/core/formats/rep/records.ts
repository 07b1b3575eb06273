// Records (1996) or groups (2022): the lines that a reader combines, and the crawlers to which they apply.

import { getLine, type SourceLine } from '../../document/lines.ts';
import { findVisibleLines, type TextOptions, type VisibleLines } from '../../matching/visible-lines.ts';
import type { FieldOptions } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { RecordBuilder, recordReadingKey, rulesInSpans } from './record-builder.ts';
import { chunkViews } from './record-parts.ts';
import type { RecordReading, RobotsRecord, RuleLine } from './robots-record.ts';
import { findUnconvertible } from './stopping-line.ts';

/** The reader options that decide which records a file has. A Reader can be passed. */
export interface FileReading {
  readonly text: TextOptions;
  readonly field: FieldOptions;
  readonly record: RecordReading;
}

/** The records that a reader finds in a file. Line numbers are 0-based and valid only for the one Policy. */
export interface Records {
  readonly records: readonly RobotsRecord[];
  /** The same records in runs. A run is the same array in every version that has its lines at the same place. */
  readonly runs: readonly (readonly RobotsRecord[])[];
  /** Rules that belong to no record. */
  readonly orphans: readonly RuleLine[];
  /** User-agent lines that form no record because no rule follows them. */
  readonly ruleless: readonly number[];
  /** Every well-formed field that is not one of the three, inside or outside records. */
  readonly others: readonly number[];
  readonly seen: VisibleLines;
}

/** The records of a file at whose line the reader stops with an error: none. */
const stoppedAt = (line: number): Records => ({
  records: [],
  runs: [],
  orphans: [],
  ruleless: [],
  others: [],
  seen: { end: 0, altered: new Map(), unread: 'invalid-value', stopsAt: line },
});

function formRecords(policy: Policy, file: FileReading): Records {
  const visible = findVisibleLines(policy.source, file.text);
  const builder = new RecordBuilder(file.record);
  for (const chunk of chunkViews(policy, visible, file)) builder.readChunk(chunk);
  builder.end();
  const { results } = builder;
  const stop = results
    .flatMap(({ stops }) => stops)
    .find((line) => findUnconvertible(lineSeen(policy, visible, line), policy.source.encoding, file.record));
  if (stop !== undefined) return stoppedAt(stop);
  const runs = results.map(({ records }) => records).filter(({ length }) => length > 0);
  return {
    records: runs.flat(),
    runs,
    orphans: rulesInSpans(results.flatMap(({ orphans }) => orphans)),
    ruleless: results.flatMap(({ ruleless }) => ruleless),
    others: results.flatMap(({ others }) => others),
    seen: visible,
  };
}

/** Returns a cache key with everything that decides which records a file has. */
export const fileReadingKey = ({ text, field, record }: FileReading) =>
  [
    [text.bom, text.maxBytes, text.maxLineBytes, text.lines, text.overflow, text.notUtf8],
    [field.names, field.missingColon],
    recordReadingKey(record),
  ].join(' ');

/** Cached because table, marks, findings and form all need them at each keystroke. */
const recordsByPolicy = memoizeByKey((_: Policy) => new Map<string, Records>());

/** Returns the records that a reader finds in a file. Computed once per Policy and options. */
export function readRecords(policy: Policy, reading: FileReading): Records {
  const perReading = recordsByPolicy(policy);
  const key = fileReadingKey(reading);
  let records = perReading.get(key);
  if (!records) perReading.set(key, (records = formRecords(policy, reading)));
  return records;
}

const lineSeen = ({ source }: Policy, { altered }: VisibleLines, line: number): SourceLine =>
  altered.get(line)?.line ?? getLine(source.lines, line);

/** Returns line number `line` as a reader sees it. */
export const lineAsRead = (policy: Policy, { seen }: Records, line: number): SourceLine =>
  lineSeen(policy, seen, line);
