// Reads a file as ACAP does: its version, directive, definitions and records, in the order of lines (2.2 to 2.8).

import { type Chunk, linesIn, newLine, placedChunks, spliceLines } from '../../document/lines.ts';
import { type Source, sourceOfText } from '../../document/source.ts';
import type { Policy } from '../../syntax/policy.ts';
import { lazy, memoizeByKey } from '../../text/lazy.ts';
import { type AcapField, type AcapLine, type FieldKind, type FieldOf, isDefinition } from './field.ts';
import { createOccurrenceFinder, type OccurrenceFinder, ruleLines } from './name-occurrences.ts';
import { readAcapLine } from './read-line.ts';

/** A field and its line number: 0-based, valid only for the Policy that it was read from. */
export interface PlacedField<F extends AcapField = AcapField> {
  readonly line: number;
  readonly field: F;
}

export type PlacedFieldOf<Kind extends FieldKind> = PlacedField<FieldOf<Kind>>;
export type UsageDefinition = FieldOf<'qualified-usage' | 'composite-usage'>;

/** Purposes and the fields that apply to them (2.3). */
export interface SubRecord {
  readonly purposes: readonly PlacedFieldOf<'purpose'>[];
  readonly rules: readonly PlacedFieldOf<'rule'>[];
}

/** Crawlers and the fields that apply to them. The first crawler line begins the record (2.3). */
export interface AcapRecord {
  readonly crawlers: readonly [PlacedFieldOf<'crawler'>, ...PlacedFieldOf<'crawler'>[]];
  readonly reference?: PlacedFieldOf<'reference'>;
  readonly rules: readonly PlacedFieldOf<'rule'>[];
  readonly requests: readonly PlacedFieldOf<'request'>[];
  readonly subRecords: readonly SubRecord[];
}

/** A line whose position takes away its effect, or part of it. */
export interface MisplacedLine {
  readonly code:
    | 'version-misplaced'
    | 'duplicate-version'
    | 'ignore-conventional-late'
    | 'ignore-conventional-misplaced'
    | 'definition-after-record'
    | 'duplicate-name'
    | 'orphan-field'
    | 'reference-not-alone'
    | 'action-in-subrecord';
  readonly line: number;
}

/** What the ACAP lines of a file mean in their order. Line numbers are 0-based and valid only for this Policy. */
export interface AcapFile {
  /** 1.0 if the file has no version field. */
  readonly version: { readonly major: number; readonly minor: number; readonly line?: number };
  /** The line of the directive, if it takes effect. */
  readonly ignoreConventional?: number;
  readonly records: readonly AcapRecord[];
  /** Only those that take effect, by name in lower case. */
  readonly usages: ReadonlyMap<string, PlacedField<UsageDefinition>>;
  readonly sets: ReadonlyMap<string, PlacedFieldOf<'resource-set'>>;
  readonly misplaced: readonly MisplacedLine[];
  /** The first crawler line, or -1 if there is no record. Conventional lines below it have no effect. */
  readonly firstRecord: number;
  /** Every ACAP line, whether it takes effect or not. */
  readonly lines: readonly { readonly line: number; readonly read: AcapLine }[];
  readonly facts: AcapFacts;
}

/** Facts that are derived from the lines of a file when they are first needed. */
interface AcapFacts {
  readonly occurrences: () => OccurrenceFinder;
  /** In permissions and prohibitions only. */
  readonly ruleOccurrences: () => OccurrenceFinder;
  /** The local usages that are parts of composites, in lower case. */
  readonly compositeParts: () => ReadonlySet<string>;
  /** The lines of all definitions, in file order. */
  readonly definitionLines: () => readonly number[];
  readonly purposeNesting: () => PurposeNesting;
  /** The lines above the first record: conventional lines below it are not read. */
  readonly conventionalSource: () => Source;
}

interface PurposeNesting {
  /** Lines of sub-records. */
  readonly nested: ReadonlySet<number>;
  /** The first purpose line of each sub-record, with the sub-record's last line. */
  readonly heads: ReadonlyMap<number, number>;
}

interface RecordBuilder {
  readonly crawlers: [PlacedFieldOf<'crawler'>, ...PlacedFieldOf<'crawler'>[]];
  reference?: PlacedFieldOf<'reference'>;
  readonly rules: PlacedFieldOf<'rule'>[];
  readonly requests: PlacedFieldOf<'request'>[];
  readonly subRecords: { purposes: PlacedFieldOf<'purpose'>[]; rules: PlacedFieldOf<'rule'>[] }[];
}

const isEmptyRecord = ({ reference, rules, requests, subRecords }: RecordBuilder) =>
  !reference && rules.length + requests.length + subRecords.length === 0;

/** Reads fields in file order. Each kind has its method. A field without effect is reported as misplaced. */
class AcapFileReader {
  version: AcapFile['version'] | undefined;
  ignoreConventional: number | undefined;
  readonly records: RecordBuilder[] = [];
  readonly usages = new Map<string, PlacedField<UsageDefinition>>();
  readonly sets = new Map<string, PlacedFieldOf<'resource-set'>>();
  readonly misplaced: MisplacedLine[] = [];
  private hasDefinition = false;
  private hasOrphan = false;

  read(line: number, field: AcapField): void {
    if (field.kind === 'version') this.readVersion(line, field);
    else if (field.kind === 'ignore-conventional') this.readIgnore(line);
    else if (isDefinition(field)) this.define(line, field);
    else if (field.kind === 'crawler') this.readCrawler(line, field);
    else this.readBody(line, field);
  }

  private reportMisplaced(code: MisplacedLine['code'], line: number): void {
    this.misplaced.push({ code, line });
  }

  private readVersion(line: number, { major, minor }: FieldOf<'version'>): void {
    const isLate = this.hasDefinition || this.hasOrphan || this.records.length > 0;
    if (this.version) this.reportMisplaced('duplicate-version', line);
    else if (isLate || this.ignoreConventional !== undefined) this.reportMisplaced('version-misplaced', line);
    if (!this.version && !isLate) this.version = { major, minor, line };
  }

  private readIgnore(line: number): void {
    if (this.ignoreConventional !== undefined) return;
    if (this.records.length > 0) this.reportMisplaced('ignore-conventional-misplaced', line);
    else {
      if (this.hasDefinition) this.reportMisplaced('ignore-conventional-late', line);
      this.ignoreConventional = line;
    }
  }

  private define(line: number, field: UsageDefinition | FieldOf<'resource-set'>): void {
    this.hasDefinition = true;
    const name = field.name.text.toLowerCase();
    if (this.records.length > 0) this.reportMisplaced('definition-after-record', line);
    else if (field.kind === 'resource-set') {
      if (this.sets.has(name)) this.reportMisplaced('duplicate-name', line);
      else this.sets.set(name, { line, field });
    } else if (this.usages.has(name)) this.reportMisplaced('duplicate-name', line);
    else this.usages.set(name, { line, field });
  }

  private readCrawler(line: number, field: FieldOf<'crawler'>): void {
    const open = this.records.at(-1);
    if (open && isEmptyRecord(open)) open.crawlers.push({ line, field });
    else this.records.push({ crawlers: [{ line, field }], rules: [], requests: [], subRecords: [] });
  }

  private readBody(line: number, field: FieldOf<'reference' | 'purpose' | 'rule' | 'request'>): void {
    const open = this.records.at(-1);
    if (!open) {
      this.hasOrphan = true;
      this.reportMisplaced('orphan-field', line);
    } else if (open.reference || (field.kind === 'reference' && !isEmptyRecord(open)))
      this.reportMisplaced('reference-not-alone', line);
    else if (field.kind === 'reference') open.reference = { line, field };
    else if (field.kind === 'purpose') this.readPurpose(open, { line, field });
    else if (field.kind === 'rule') (open.subRecords.at(-1) ?? open).rules.push({ line, field });
    else if (open.subRecords.length > 0) this.reportMisplaced('action-in-subrecord', line);
    else open.requests.push({ line, field });
  }

  private readPurpose({ subRecords }: RecordBuilder, purpose: PlacedFieldOf<'purpose'>): void {
    const sub = subRecords.at(-1);
    if (sub && sub.rules.length === 0) sub.purposes.push(purpose);
    else subRecords.push({ purposes: [purpose], rules: [] });
  }
}

/**
 * The ACAP lines of a chunk, by their positions in it. Cached, so that a keystroke searches one chunk: saves 1.3
 * ms at 500 KiB.
 */
const acapLinesInChunk = memoizeByKey((chunk: Chunk) =>
  [...linesIn(chunk).entries()].filter(([, { text }]) => /^[ \t]*acap-/i.test(text)),
);

const compositePartsOf = ({ usages }: Pick<AcapFile, 'usages'>): ReadonlySet<string> =>
  new Set(
    [...usages.values()].flatMap(({ field }) =>
      field.kind === 'composite-usage'
        ? field.parts.flatMap((part) => (part.kind === 'local' ? [part.name.toLowerCase()] : []))
        : [],
    ),
  );

function purposeNestingOf({ records }: Pick<AcapFile, 'records'>): PurposeNesting {
  const nested = new Set<number>();
  const heads = new Map<number, number>();
  for (const { purposes, rules } of records.flatMap(({ subRecords }) => subRecords)) {
    const lines = [...purposes, ...rules].map(({ line }) => line);
    const [first] = lines;
    if (first !== undefined) heads.set(first, lines.at(-1) ?? first);
    for (const line of lines) nested.add(line);
  }
  return { nested, heads };
}

function conventionalSourceOf(source: Source, firstRecord: number): Source {
  if (firstRecord < 0) return source;
  const count = source.lines.length - firstRecord;
  const end = { start: firstRecord, count, lines: [newLine('', '')] };
  return { ...source, lines: spliceLines(source.lines, [end]) };
}

const createFacts = (source: Source, file: Omit<AcapFile, 'facts'>): AcapFacts => ({
  occurrences: lazy(() => createOccurrenceFinder(file.lines)),
  ruleOccurrences: lazy(() => createOccurrenceFinder(ruleLines(file.lines))),
  compositeParts: lazy(() => compositePartsOf(file)),
  definitionLines: lazy(() =>
    file.lines.flatMap(({ line, read }) => (read.field && isDefinition(read.field) ? [line] : [])),
  ),
  purposeNesting: lazy(() => purposeNestingOf(file)),
  conventionalSource: lazy(() => conventionalSourceOf(source, file.firstRecord)),
});

function parseAcapFile(source: Source): AcapFile {
  const lines = [...placedChunks(source.lines)].flatMap(({ chunk, start }) =>
    acapLinesInChunk(chunk).flatMap(([place, line]) => {
      const read = readAcapLine(line);
      return read ? [{ line: start + place, read }] : [];
    }),
  );
  const reader = new AcapFileReader();
  for (const { line, read } of lines) if (read.field) reader.read(line, read.field);
  const { records, usages, sets, misplaced, ignoreConventional } = reader;
  const version = reader.version ?? { major: 1, minor: 0 };
  const firstRecord = records[0]?.crawlers[0].line ?? -1;
  const base = { version, records, usages, sets, misplaced, firstRecord, lines };
  const file = ignoreConventional === undefined ? base : { ...base, ignoreConventional };
  return { ...file, facts: createFacts(source, file) };
}

/** Reads the ACAP lines of a file. Cached because the form's rows, the table, the findings and each answer need it. */
export const readAcapFile = memoizeByKey(({ source }: Policy): AcapFile => parseAcapFile(source));

/** The version that a file states, as two numbers, or as written if one has too many digits. '' if it states none. */
export function statedVersion(policy: Policy): string {
  const { version, lines } = readAcapFile(policy);
  if (version.line === undefined) return '';
  const { field } = lines.find(({ line }) => line === version.line)!.read;
  const isExact = Math.max(version.major, version.minor) < Number.MAX_SAFE_INTEGER;
  return isExact || field?.kind !== 'version' ? `${version.major}.${version.minor}` : field.word.text;
}

/** The result of reading a file that does not exist. */
export const emptyAcapFile: AcapFile = parseAcapFile(sourceOfText(''));
