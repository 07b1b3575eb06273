// What the checks of extension lines share: the file, its records, and facts that are computed once.
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import { type Records, readRecords } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type ExtensionFile, type ExtensionLine, readExtensionFile } from '../extension-file.ts';
import type { Columns } from '../line-value.ts';
import { findNeighbors, isReadAlike, type LineNeighbors } from './line-neighbours.ts';
import { createRecordTargets, type RecordTargets } from './record-targets.ts';

interface LineColumns extends Columns {
  readonly line: number;
}

/** A file with extension lines, as its checks read it. */
export interface ExtensionSubject {
  readonly policy: Policy;
  readonly file: ExtensionFile;
  /** The records by RFC 9309, because these lines were made for its readers. */
  readonly records: Records;
  readonly facts: FileFacts;
}

/** Facts about the file that checks and fixes need, each computed when it is first used. */
interface FileFacts {
  /** The record that a line is in, by its line number. */
  readonly recordByLine: () => ReadonlyMap<number, RobotsRecord>;
  readonly neighbors: () => ReadonlyMap<number, LineNeighbors>;
  /** Whether all readers see the same lines, even if one of them changes. */
  readonly isReadAlike: () => boolean;
  /** Statements that several lines make in exactly the same words. */
  readonly repeatedStatements: () => ReadonlySet<string>;
  readonly recordTargets: () => RecordTargets;
}

type AtLine = { readonly line: number };
type Written = { readonly text: string };

/** The fixes of extension lines, with what their titles say. Lines are from 1. */
export type ExtensionFixes = {
  readonly 'modern-write': Written;
  readonly 'modern-split': { readonly count: number };
  readonly 'modern-delete': AtLine;
  readonly 'modern-comment-out': AtLine;
  readonly 'modern-into-record': AtLine;
  readonly 'modern-close': { readonly lines: readonly number[] };
  readonly 'modern-allow': { readonly paths: readonly string[] };
  readonly 'modern-largest': { readonly value: string };
  readonly 'modern-lift-rule': { readonly line: number; readonly path: string };
  readonly 'modern-disallow': NoValues;
  readonly 'modern-page-snippet': { readonly path: string };
  readonly 'modern-move-above': AtLine;
  readonly 'modern-to-usage': Written;
  readonly 'modern-copy-signal': { readonly count: number };
  readonly 'modern-to-top': NoValues;
  readonly 'modern-own-record': NoValues;
};

/** The context of checks that may report some kinds. */
export type ExtensionContext<Codes extends Kinds = Kinds> = CheckContext<
  ExtensionSubject,
  Codes,
  ExtensionFixes
>;

/** What fixes are made of, whatever a check may report. */
export type FixContext = Pick<ExtensionContext, 'subject' | 'fix'>;

/** The number of lines that are checked before other work may run. */
const ITEMS_PER_STEP = 500;

/** Visits each item of a list, in steps. */
export function* forEachInTask<T>(items: readonly T[], visit: (item: T) => void): CooperativeTask<void> {
  for (const [i, item] of items.entries()) {
    visit(item);
    if (i % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
  }
}

/** The columns of a field: from its name to the end of its value. */
export const fieldColumns = ({ line, field: { places } }: ExtensionLine): LineColumns => ({
  line,
  start: places.nameStart,
  end: Math.max(places.valueEnd, places.nameEnd),
});

/** Converts columns of a value to columns of its line. Returns those of the whole field if they are empty. */
export function valueColumns(extensionLine: ExtensionLine, { start, end }: Columns): LineColumns {
  if (start >= end) return fieldColumns(extensionLine);
  const from = extensionLine.field.places.valueStart;
  return { line: extensionLine.line, start: from + start, end: from + end };
}

/** The columns of a whole value. */
export const wholeValueColumns = (extensionLine: ExtensionLine): LineColumns =>
  valueColumns(extensionLine, { start: 0, end: extensionLine.value.length });

/** The statement of a line, as a key. */
export const statementKey = ({ extension, value }: ExtensionLine): string => `${extension.id} ${value}`;

function findRepeatedStatements({ lines }: ExtensionFile): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(lines.map(statementKey).filter((key) => seen.size === seen.add(key).size));
}

/** Reads a file with its extension lines. */
export function readSubject({ policy }: Inspection): ExtensionSubject {
  const records = readRecords(policy, rfc9309);
  const file = readExtensionFile(policy);
  return {
    policy,
    file,
    records,
    facts: {
      recordByLine: lazy(
        () =>
          new Map(records.records.flatMap((record) => record.others.map((line) => [line, record] as const))),
      ),
      neighbors: lazy(() => findNeighbors(policy, file)),
      isReadAlike: lazy(() => isReadAlike(policy)),
      repeatedStatements: lazy(() => findRepeatedStatements(file)),
      recordTargets: lazy(() => createRecordTargets(policy)),
    },
  };
}
