// What all checks share: the file at hand, and where findings go.
import { createFinding, type Finding, type Fix } from '../../../../diagnostics/finding.ts';
import type { Inspection } from '../../../../diagnostics/inspection.ts';
import type { Range } from '../../../../document/range.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { readers } from '../../../../readers/registry.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { shortenEnd } from '../../../../text/shorten-text.ts';
import { type RepLineCode, repLineDiagnostic } from './diagnostics.ts';

/** Columns of a line, in UTF-16 code units. */
export interface LineColumns {
  readonly from: number;
  readonly to: number;
}

/** What is told beside a code and its place. */
interface FindingDetails {
  readonly words?: readonly string[];
  readonly detail?: string | undefined;
  readonly fixes?: () => readonly Fix[];
}

/** One look at one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly put: (code: RepLineCode, range: Range, told?: FindingDetails) => void;
  readonly found: readonly Finding[];
}

/** A place for findings, and the look that fills it. */
export function createCheckContext(inspection: Inspection): CheckContext {
  const found: Finding[] = [];
  const put: CheckContext['put'] = (code, range, { words = [], detail, fixes } = {}) => {
    found.push(createFinding(repLineDiagnostic(code), range, words, fixes, detail));
  };
  return { inspection, policy: inspection.policy, put, found };
}

/** A range within one line. */
export const rangeInLine = (line: number, { from, to }: LineColumns): Range => ({
  start: { line, column: from },
  end: { line, column: to },
});

/** The titles of the readers that a condition holds for, as a list in one word of a message; '' if there is none. */
export const readerTitles = (holds: (reader: Reader) => boolean): string =>
  readers
    .filter(holds)
    .map(({ title }) => title)
    .join(', ');

const MAX_SHOWN_LENGTH = 60;

/** Words of a file in a message: as much as says which. */
export const shortenForMessage = (text: string): string => shortenEnd(text, MAX_SHOWN_LENGTH);
