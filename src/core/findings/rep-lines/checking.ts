// What all checks share: the file at hand, and where findings go.
import { type Finding, type Fix, findingOf } from '../../policy/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import { readers } from '../../readers/index.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Range } from '../../text/range.ts';
import { beginningOf } from '../../text/shorten.ts';
import type { Inspection } from '../inspection.ts';
import { type RepLineCode, repLineCheck } from './table.ts';

/** Columns of a line, in UTF-16 code units. */
export interface Columns {
  readonly from: number;
  readonly to: number;
}

/** What is told beside a code and its place. */
interface Told {
  readonly words?: readonly string[];
  readonly detail?: string | undefined;
  readonly fixes?: () => readonly Fix[];
}

/** One look at one file. */
export interface Checking {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly put: (code: RepLineCode, range: Range, told?: Told) => void;
  readonly found: readonly Finding[];
}

/** A place for findings, and the look that fills it. */
export function startChecking(inspection: Inspection): Checking {
  const found: Finding[] = [];
  const put: Checking['put'] = (code, range, { words = [], detail, fixes } = {}) => {
    found.push(findingOf(repLineCheck(code), range, words, fixes, detail));
  };
  return { inspection, policy: inspection.policy, put, found };
}

/** A range within one line. */
export const inLine = (line: number, { from, to }: Columns): Range => ({
  start: { line, column: from },
  end: { line, column: to },
});

/** The titles of the readers that a condition holds for, as a list in one word of a message; '' if there is none. */
export const titlesOf = (holds: (reader: Reader) => boolean): string =>
  readers
    .filter(holds)
    .map(({ title }) => title)
    .join(', ');

const SHOWN = 60;

/** Words of a file in a message: as much as says which. */
export const shown = (text: string): string => beginningOf(text, SHOWN);
