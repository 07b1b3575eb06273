// What all checks of ACAP share: the file at hand, the files around it, and where findings go.
import { type Finding, type Fix, findingOf } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import { lineAt } from '../../../text/lines.ts';
import { oncePer } from '../../../text/once.ts';
import type { AcapLine } from '../field.ts';
import type { AcapFile } from '../file.ts';
import { readAcapLine } from '../read-line.ts';
import { type AcapCode, acapCheck } from './table.ts';

/** Files whose names and definitions bear on this one (2.3.2, ACAP-180). */
export interface Relatives {
  /** Files that refer to this one: their definitions hold here too. */
  readonly parents: readonly AcapFile[];
  /** Files that this one refers to; undefined for one that nobody has. */
  readonly children: readonly (AcapFile | undefined)[];
}

/** A file that refers to none and is referred to by none. */
export const NO_RELATIVES: Relatives = { parents: [], children: [] };

/** Columns of one line. */
export interface Columns {
  readonly start: number;
  readonly end: number;
}

type Fixes = () => readonly Fix[];

/** One look at one file. */
export interface Checking {
  readonly policy: Policy;
  readonly file: AcapFile;
  readonly relatives: Relatives;
  /** Today as yyyy-mm-dd, if the caller knows. */
  readonly today: string | undefined;
  /** Reports a code at columns of a line; the last line if it reaches over several. */
  readonly put: (
    code: AcapCode,
    line: number,
    at: Columns,
    words: readonly string[],
    fixes?: Fixes,
    lastLine?: number,
  ) => void;
}

export type Check = (checking: Checking) => void;

/** A place for findings, and the look that fills it. */
export function startChecking(base: Omit<Checking, 'put'>): {
  readonly checking: Checking;
  readonly found: Finding[];
} {
  const found: Finding[] = [];
  const put: Checking['put'] = (code, line, { start, end }, words, fixes, lastLine = line) => {
    const range = { start: { line, column: start }, end: { line: lastLine, column: end } };
    found.push(findingOf(acapCheck(code), range, words, fixes));
  };
  return { checking: { ...base, put }, found };
}

/** What is the same for all findings of one look: worked out when it is first asked for. */
export const oncePerLook = <T>(make: (checking: Checking) => T) => oncePer(make);

/** The text of a line. */
export const textAt = ({ source }: Policy, line: number): string => lineAt(source.lines, line)?.text ?? '';

/** What ACAP reads in a line that is known to be an ACAP line. */
export const readAt = ({ source }: Policy, line: number): AcapLine =>
  readAcapLine(lineAt(source.lines, line)!)!;

/** All of a line but its indent and its comment. */
export const wholeField = ({ name, value }: AcapLine): Columns => ({
  start: name.start,
  end: Math.max(name.end, value.end),
});

/** The name of a line as written, with what stands behind its hyphen: what most messages begin with. */
export const nameIn = (policy: Policy, line: number): string => readAt(policy, line).name.text;
