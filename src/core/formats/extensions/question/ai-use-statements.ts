// What the lines about use say in a file, by the record they stand in: signals, statements, licences.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import type { SourceLine } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { fieldOfLine } from '../../rep/record-parts.ts';
import { lineAsRead, type Records } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type ContentUse, readContentSignal, type Signal } from '../content-signal.ts';
import { readContentUsage, type UsageStatement } from '../content-usage.ts';
import { extensionDirectives } from '../directives.ts';

/** Lines are 0-based, for the one Policy they were read from. */
export interface SignalLine {
  readonly line: number;
  /** None if nothing of the line can be read. */
  readonly signals: readonly Signal[];
}

export interface UsageLine {
  readonly line: number;
  readonly seen: SourceLine;
  readonly statement: UsageStatement;
}

/** A word of the file that is shown and never counted. */
export interface ShownLine<Value extends string = string> {
  readonly line: number;
  readonly value: Value;
}

/** The lines of one record, or of none; in file order. */
export interface Statements {
  readonly signals: readonly SignalLine[];
  readonly usages: readonly UsageLine[];
  readonly licenses: readonly ShownLine[];
}

export interface StatementsOfFile {
  /** Every signal, wherever it stands, and those that stand in no record. */
  readonly all: readonly SignalLine[];
  readonly inNoRecord: readonly SignalLine[];
  /** The licenses in no record: for every agent whose own record has none (RSL 1.0 4.4.2). */
  readonly globalLicenses: readonly ShownLine[];
  readonly inRecord: (record: RobotsRecord) => Statements;
}

type LineStatement =
  | { readonly kind: 'signal'; readonly signals: readonly Signal[] }
  | { readonly kind: 'usage'; readonly statement: UsageStatement }
  | { readonly kind: 'license'; readonly value: string };

const readers: Readonly<Record<string, (value: string) => LineStatement>> = {
  'content-signal': (value) => ({ kind: 'signal', signals: readContentSignal(value).parts ?? [] }),
  'content-usage': (value) => ({ kind: 'usage', statement: readContentUsage(value).parts }),
  license: (value) => ({ kind: 'license', value }),
};

const readerByName: ReadonlyMap<string, (value: string) => LineStatement> = new Map(
  extensionDirectives.flatMap(({ id, name }) => {
    const read = readers[id];
    return read ? [[lowerCase(name), read] as const] : [];
  }),
);

const statementsByLine = new WeakMap<SourceLine, LineStatement | null>();

/** What a line says of use; read once per line object. Null if it speaks of something else. */
function readStatement(seen: SourceLine): LineStatement | null {
  const found = statementsByLine.get(seen);
  if (found !== undefined) return found;
  const { name, value } = fieldOfLine(seen);
  const said = readerByName.get(lowerCase(name))?.(value) ?? null;
  statementsByLine.set(seen, said);
  return said;
}

const statementsByRecords = new WeakMap<Records, StatementsOfFile>();

function readStatements(policy: Policy, records: Records): StatementsOfFile {
  const said = new Map<number, { readonly seen: SourceLine; readonly said: LineStatement }>();
  for (const line of records.others) {
    const seen = lineAsRead(policy, records, line);
    const found = readStatement(seen);
    if (found) said.set(line, { seen, said: found });
  }
  const signalAt = (line: number): SignalLine[] => {
    const found = said.get(line)?.said;
    return found?.kind === 'signal' ? [{ line, signals: found.signals }] : [];
  };
  const usageAt = (line: number): UsageLine[] => {
    const found = said.get(line);
    return found?.said.kind === 'usage' ? [{ line, seen: found.seen, statement: found.said.statement }] : [];
  };
  const licenseAt = (line: number): ShownLine[] => {
    const found = said.get(line)?.said;
    return found?.kind === 'license' && found.value !== '' ? [{ line, value: found.value }] : [];
  };
  const inRecords = new Set(records.records.flatMap(({ others }) => others.filter((line) => said.has(line))));
  const lines = [...said.keys()];
  const free = lines.filter((line) => !inRecords.has(line));
  return {
    all: lines.flatMap(signalAt),
    inNoRecord: free.flatMap(signalAt),
    globalLicenses: free.flatMap(licenseAt),
    inRecord: ({ others }) => ({
      signals: others.flatMap(signalAt),
      usages: others.flatMap(usageAt),
      licenses: others.flatMap(licenseAt),
    }),
  };
}

/** What a file says of use; worked out once for the records of a reader. */
export function statementsOf(policy: Policy, records: Records): StatementsOfFile {
  let found = statementsByRecords.get(records);
  if (!found) statementsByRecords.set(records, (found = readStatements(policy, records)));
  return found;
}

/** What lines say of one purpose: their own words, in file order. */
export const answersIn = (lines: readonly SignalLine[], purpose: AiPurpose): ShownLine<'yes' | 'no'>[] =>
  lines.flatMap(({ line, signals }) =>
    signals.flatMap((one) => (one.key === purpose ? [{ line, value: one.value }] : [])),
  );

/** The most that may be done, as lines say it. */
export const usesIn = (lines: readonly SignalLine[]): ShownLine<ContentUse>[] =>
  lines.flatMap(({ line, signals }) =>
    signals.flatMap((one) => (one.key === 'use' ? [{ line, value: one.value }] : [])),
  );
