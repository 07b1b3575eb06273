// What all checks of ACAP share: the file at hand, the files around it, and where findings go.
import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import { lineAt } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import type { AcapFile } from '../acap-file.ts';
import type { AcapLine } from '../field.ts';
import { readAcapLine } from '../read-line.ts';
import { type AcapCode, acapDiagnostic } from './diagnostics.ts';

/** Files whose names and definitions bear on this one (2.3.2, ACAP-180). */
export interface RelatedFiles {
  /** Files that refer to this one: their definitions hold here too. */
  readonly parents: readonly AcapFile[];
  /** Files that this one refers to; undefined for one that nobody has. */
  readonly children: readonly (AcapFile | undefined)[];
}

/** A file that refers to none and is referred to by none. */
export const NO_RELATED_FILES: RelatedFiles = { parents: [], children: [] };

/** Columns of one line. */
export interface Columns {
  readonly start: number;
  readonly end: number;
}

type Fixes = () => readonly Fix[];

/** One look at one file. */
export interface CheckContext {
  readonly policy: Policy;
  readonly file: AcapFile;
  readonly relatives: RelatedFiles;
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

export type Check = (checking: CheckContext) => void;

/** A place for findings, and the look that fills it. */
export function createCheckContext(base: Omit<CheckContext, 'put'>): {
  readonly checking: CheckContext;
  readonly found: Finding[];
} {
  const found: Finding[] = [];
  const put: CheckContext['put'] = (code, line, { start, end }, words, fixes, lastLine = line) => {
    const range = { start: { line, column: start }, end: { line: lastLine, column: end } };
    found.push(createFinding(acapDiagnostic(code), range, words, fixes));
  };
  return { checking: { ...base, put }, found };
}

/** What is the same for all findings of one look: worked out when it is first asked for. */
export const memoizePerContext = <T>(make: (checking: CheckContext) => T) => memoizeByKey(make);

/** The text of a line. */
export const lineText = ({ source }: Policy, line: number): string => lineAt(source.lines, line)?.text ?? '';

/** What ACAP reads in a line that is known to be an ACAP line. */
export const parsedLine = ({ source }: Policy, line: number): AcapLine =>
  readAcapLine(lineAt(source.lines, line)!)!;

/** All of a line but its indent and its comment. */
export const fieldColumns = ({ name, value }: AcapLine): Columns => ({
  start: name.start,
  end: Math.max(name.end, value.end),
});

/** The name of a line as written, with what stands behind its hyphen: what most messages begin with. */
export const writtenName = (policy: Policy, line: number): string => parsedLine(policy, line).name.text;
