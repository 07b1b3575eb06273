// What all checks of ACAP share: the file at hand, the files around it, and where findings go.
import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { lineAt } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import type { AcapFile } from '../acap-file.ts';
import type { AcapLine } from '../field.ts';
import { readAcapLine } from '../read-line.ts';

/** A section of the specification. */
export const acap11 = (section: string): string => `ACAP 1.1 ${section}`;

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
  /** Reports a diagnostic at columns of a line; the last line if it reaches over several. */
  readonly put: (
    diagnostic: Diagnostic,
    line: number,
    at: Columns,
    words: readonly string[],
    fixes?: Fixes,
    lastLine?: number,
  ) => void;
}

export type Check = (checking: CheckContext) => void;

/** A check that sees the whole site. */
export type SiteCheck = (checking: CheckContext, inspection: Inspection) => void;

/** A diagnostic that the reading of a line or a file reports by its code, with what makes the fixes for it. */
export type ReadingDiagnostic<Code extends string, Fixer> = Diagnostic & {
  readonly code: Code;
  readonly fix?: Fixer;
};

/** Such diagnostics by their codes. */
export const tableByCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [row.code, row])) as { readonly [Code in Row['code']]: Row };

/** A place for findings, and the look that fills it. */
export function createCheckContext(base: Omit<CheckContext, 'put'>): {
  readonly checking: CheckContext;
  readonly found: Finding[];
} {
  const found: Finding[] = [];
  const put: CheckContext['put'] = (diagnostic, line, { start, end }, words, fixes, lastLine = line) => {
    const range = { start: { line, column: start }, end: { line: lastLine, column: end } };
    found.push(createFinding(diagnostic, range, words, fixes));
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
