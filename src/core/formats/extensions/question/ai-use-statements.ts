// Reads the lines about use in a file, grouped by their records: signals, statements, licenses.
import { type AiPurpose, signalPurposeOf } from '../../../catalogue/ai-purposes.ts';
import type { SourceLine } from '../../../document/lines.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Records } from '../../rep/records.ts';
import { lineAsRead } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import type { ExtensionValue } from '../extension-file.ts';
import { readExtensionLine } from '../extension-file.ts';
import type { ContentUse, Signal } from '../lines/content-signal.ts';
import { contentSignal } from '../lines/content-signal.ts';
import type { UsageStatement } from '../lines/content-usage.ts';
import { contentUsage } from '../lines/content-usage.ts';
import { license } from '../lines/license.ts';

/** Line numbers are 0-based, and apply only to the Policy that they were read from. */
export interface SignalLine {
  readonly line: number;
  /** Empty if nothing in the line can be read. */
  readonly signals: readonly Signal[];
}

export interface UsageLine {
  readonly line: number;
  readonly seen: SourceLine;
  readonly statement: UsageStatement;
}

/** A value of the file that is shown but never counted. */
export interface ShownLine<Value extends string = string> {
  readonly line: number;
  readonly value: Value;
}

/** The lines of one record, or of those outside of records, in file order. */
export interface Statements {
  readonly signals: readonly SignalLine[];
  readonly usages: readonly UsageLine[];
  readonly licenses: readonly ShownLine[];
}

export interface StatementsOfFile {
  /** Every signal, wherever it is, and those outside of records. */
  readonly all: readonly SignalLine[];
  readonly inNoRecord: readonly SignalLine[];
  /** All licenses, wherever they are. */
  readonly licenses: readonly ShownLine[];
  /**
   * Those that apply to a crawler: those of its own records; if these have none, those outside of records (RSL 1.0
   * 4.4.2); if there are none either, those after the last record, which RFC 9309 makes a part of it although a blank
   * line separates them.
   */
  readonly licensesFor: (own: readonly Statements[]) => readonly ShownLine[];
  readonly inRecord: (record: RobotsRecord) => Statements;
}

type SignalValue = ExtensionValue<typeof contentSignal>;
type UsageValue = ExtensionValue<typeof contentUsage>;
type UseValue = SignalValue | UsageValue | ExtensionValue<typeof license>;

const isSignal = (one: UseValue): one is SignalValue => one.extension === contentSignal;
const isUsage = (one: UseValue): one is UsageValue => one.extension === contentUsage;
const isAboutUse = (one: ExtensionValue): one is UseValue =>
  one.extension === contentSignal || one.extension === contentUsage || one.extension === license;

/** Reads what a file says about use. */
export function statementsOf(policy: Policy, records: Records): StatementsOfFile {
  const statements = new Map<number, { readonly seen: SourceLine; readonly value: UseValue }>();
  for (const line of records.others) {
    const seen = lineAsRead(policy, records, line);
    const value = readExtensionLine(seen);
    if (value && isAboutUse(value)) statements.set(line, { seen, value });
  }
  const signalAt = (line: number): SignalLine[] => {
    const { value } = statements.get(line) ?? {};
    return value && isSignal(value) ? [{ line, signals: value.read.parts ?? [] }] : [];
  };
  const usageAt = (line: number): UsageLine[] => {
    const { seen, value } = statements.get(line) ?? {};
    return seen && value && isUsage(value) ? [{ line, seen, statement: value.read.parts }] : [];
  };
  const licenseAt = (line: number): ShownLine[] => {
    const { value } = statements.get(line) ?? {};
    // Only a full URL is valid (RSL 1.0 4.4).
    return value?.extension === license && URL.canParse(value.value) ? [{ line, value: value.value }] : [];
  };
  const inRecords = new Set(
    records.records.flatMap(({ others }) => others.filter((line) => statements.has(line))),
  );
  const lines = [...statements.keys()];
  const afterRecords = blocksOf(policy).at(-1)?.end ?? 0;
  const outsideRecords = lines.filter((line) => !inRecords.has(line));
  return {
    all: lines.flatMap(signalAt),
    inNoRecord: outsideRecords.flatMap(signalAt),
    licenses: lines.flatMap(licenseAt),
    licensesFor: (own) => {
      const candidates = [
        own.flatMap(({ licenses }) => licenses),
        outsideRecords.flatMap(licenseAt),
        lines.filter((line) => line >= afterRecords).flatMap(licenseAt),
      ];
      return candidates.find((licenses) => licenses.length > 0) ?? [];
    },
    inRecord: ({ others }) => ({
      signals: others.flatMap(signalAt),
      usages: others.flatMap(usageAt),
      licenses: others.flatMap(licenseAt),
    }),
  };
}

/** The answers that lines state about one purpose, as written, in file order. */
export const answersIn = (lines: readonly SignalLine[], purpose: AiPurpose): ShownLine<'yes' | 'no'>[] =>
  lines.flatMap(({ line, signals }) =>
    signals.flatMap((one) => (one.key === signalPurposeOf(purpose) ? [{ line, value: one.value }] : [])),
  );

/** The most that may be done, as the lines state it. */
export const usesIn = (lines: readonly SignalLine[]): ShownLine<ContentUse>[] =>
  lines.flatMap(({ line, signals }) =>
    signals.flatMap((one) => (one.key === 'use' ? [{ line, value: one.value }] : [])),
  );
