// The shared parts of all ACAP checks: the inspected file, related files, and the reporting of findings.
import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { getLine, lineAt } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy, memoizeByKey } from '../../../text/lazy.ts';
import type { AcapFile, PlacedField, UsageDefinition } from '../acap-file.ts';
import { usagesOfDefinition } from '../expand-usages.ts';
import type { AcapLine, FieldOf } from '../field.ts';
import { readAcapLine } from '../read-line.ts';
import type { Usage } from '../usages.ts';

/** A section of the specification. */
export const acap11 = (section: string): string => `ACAP 1.1 ${section}`;

/** Files that share names and definitions with this one (2.3.2, ACAP-180). */
export interface RelatedFiles {
  /** Files that refer to this one. Their definitions are valid here too. */
  readonly parents: readonly AcapFile[];
  /** Files that this one refers to; undefined for one that the site does not have. */
  readonly children: readonly (AcapFile | undefined)[];
}

/** The related files of a file without references to or from other files. */
export const NO_RELATED_FILES: RelatedFiles = { parents: [], children: [] };

/** Columns of one line. */
export interface Columns {
  readonly start: number;
  readonly end: number;
}

type Fixes = () => readonly Fix[];

/** Facts that the fixes of many findings share. They are computed when the first fix needs them. */
interface SharedFacts {
  /** Whether the file uses or defines a name, as a local usage or as a set. */
  readonly isNameInFile: (name: string) => boolean;
  /** The words of a composite or a set, as its line writes them. */
  readonly bodyOf: (field: FieldOf<'composite-usage' | 'resource-set'>) => string;
  /** The standard usages that a definition of the file stands for. */
  readonly usagesOf: (definition: PlacedField<UsageDefinition>) => readonly Usage[];
}

/** The inspection of one file. */
export interface CheckContext extends SharedFacts {
  readonly policy: Policy;
  readonly file: AcapFile;
  readonly relatives: RelatedFiles;
  /** Today as yyyy-mm-dd, if the caller provides it. */
  readonly today: string | undefined;
  /** Reports a diagnostic at columns of a line. `end` is in `lastLine` if the finding spans several lines. */
  readonly report: (
    diagnostic: Diagnostic,
    line: number,
    at: Columns,
    words: readonly string[],
    fixes?: Fixes,
    lastLine?: number,
  ) => void;
}

export type Check = (context: CheckContext) => void;

/** A check that uses the whole site. */
export type SiteCheck = (context: CheckContext, inspection: Inspection) => void;

/** A diagnostic that is reported by its code while reading a line or file, with the function that makes its fixes. */
export type ReadingDiagnostic<Code extends string, Fixer> = Diagnostic & {
  readonly code: Code;
  readonly fix?: Fixer;
};

/** Indexes diagnostics by their codes. */
export const tableByCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [row.code, row])) as { readonly [Code in Row['code']]: Row };

/** The characters that separate the words of ACAP lines, and a name from its context (2.5.4, 2.7). */
const NAME_SEPARATORS = /[\s():=]+/;

function createNameTest({ lines }: AcapFile): (name: string) => boolean {
  const all = lines.map(({ read }) => `${read.name.text} ${read.value.text}`.toLowerCase()).join('\n');
  const words = new Set(all.split(NAME_SEPARATORS));
  return (name) => {
    const lowerName = name.toLowerCase();
    return NAME_SEPARATORS.test(lowerName) ? all.includes(lowerName) : words.has(lowerName);
  };
}

function createSharedFacts(file: AcapFile): SharedFacts {
  const nameTest = lazy(() => createNameTest(file));
  return {
    isNameInFile: (name) => nameTest()(name),
    bodyOf: memoizeByKey((field) =>
      (field.kind === 'resource-set' ? field.patterns : field.parts.map(({ word }) => word))
        .map(({ text }) => text)
        .join(' '),
    ),
    usagesOf: memoizeByKey((definition) => usagesOfDefinition(definition, file)),
  };
}

/** Creates a list of findings, and the context whose `report` adds to it. */
export function createCheckContext(base: Pick<CheckContext, 'policy' | 'file' | 'relatives' | 'today'>): {
  readonly context: CheckContext;
  readonly findings: readonly Finding[];
} {
  const findings: Finding[] = [];
  const report: CheckContext['report'] = (
    diagnostic,
    line,
    { start, end },
    words,
    fixes,
    lastLine = line,
  ) => {
    const range = { start: { line, column: start }, end: { line: lastLine, column: end } };
    findings.push(createFinding(diagnostic, range, words, fixes));
  };
  return { context: { ...base, ...createSharedFacts(base.file), report }, findings };
}

/** The text of a line. */
export const lineText = ({ source }: Policy, line: number): string => lineAt(source.lines, line)?.text ?? '';

/** The ACAP line at `line`, read. @throws RangeError if it is not an ACAP line. */
export function parsedLine({ source }: Policy, line: number): AcapLine {
  const read = readAcapLine(getLine(source.lines, line));
  if (!read) throw new RangeError(`line ${line} is no ACAP line`);
  return read;
}

/** The columns of a line without its indent and comment. */
export const fieldColumns = ({ name, value }: AcapLine): Columns => ({
  start: name.start,
  end: Math.max(name.end, value.end),
});

/** The name of a line as written, including its variable end. Most messages begin with it. */
export const writtenName = (policy: Policy, line: number): string => parsedLine(policy, line).name.text;
