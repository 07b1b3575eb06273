// What all checks of response headers share: the file, and where findings are reported.
import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { rangeInLine, type TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { removeField, setValue } from '../edit/headers-edits.ts';
import { type UseHeaderId, useHeaderOf } from '../header-names.ts';
import {
  HEADERS_PATH,
  type HeaderField,
  type HeaderGroup,
  type HeadersFile,
  readHeadersFile,
  valueOfField,
} from '../headers-file.ts';

/** Columns of a line, or of a value. */
export interface Columns {
  readonly start: number;
  readonly end: number;
}

/** What a check of one file gets. */
export interface CheckContext {
  readonly source: Source;
  readonly file: HeadersFile;
  /** Reports a finding at columns of a line, 0-based. */
  readonly report: (
    diagnostic: Diagnostic,
    line: number,
    at: Columns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
  ) => void;
}

export type Check = (context: CheckContext) => void;

/** Creates a context for the checks, and the list that their findings are added to. */
export function createCheckContext({ policy: { source } }: Inspection): {
  readonly context: CheckContext;
  readonly findings: Finding[];
} {
  const findings: Finding[] = [];
  const report: CheckContext['report'] = (diagnostic, line, { start, end }, words = [], fixes = () => []) => {
    findings.push(createFinding(diagnostic, rangeInLine(line, { from: start, to: end }), words, fixes));
  };
  return { context: { source, file: readHeadersFile(source), report }, findings };
}

/** A header with the index of its group, and its index in the group. */
export interface PlacedField {
  readonly field: HeaderField;
  readonly group: HeaderGroup;
  readonly groupAt: number;
  readonly at: number;
  /** The value in one line. */
  readonly value: string;
}

/** The headers of a kind that pages get: none of a redirect, and none that are removed. */
export function fieldsOf({ file }: CheckContext, id: UseHeaderId): readonly PlacedField[] {
  return file.groups.flatMap((group, groupAt) =>
    group.isRedirect
      ? []
      : group.fields.flatMap((field, at) =>
          useHeaderOf(field.name.text) === id && !field.detaches
            ? [{ field, group, groupAt, at, value: valueOfField(field) }]
            : [],
        ),
  );
}

/** Converts columns of a value to columns of its line. A value over several lines is represented by its first line. */
export const inLine = ({ field: { value, more } }: PlacedField, { start, end }: Columns): Columns =>
  more.length > 0 ? value : { start: value.start + start, end: value.start + end };

/** A fix that may change what the file says. */
export const changingFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'changes', edits);

/** `headers-use` corrects a spelling; `headers-guess` writes one of several possible values. */
export type RewriteCode = 'headers-use' | 'headers-guess';

/** Writes another value, or deletes the header if the value is empty. */
export const valueFix = (
  { source }: CheckContext,
  { groupAt, at, field }: PlacedField,
  value: string,
  code: RewriteCode = 'headers-use',
): Fix =>
  value.trim() === ''
    ? changingFix('headers-delete', [String(field.line + 1)], () => removeField(source, groupAt, at))
    : changingFix(code, [value], () => setValue(source, groupAt, at, value));

/** Writes another text at columns of a value. */
export const partFix = (
  { source }: CheckContext,
  { groupAt, at, value }: PlacedField,
  { start, end }: Columns,
  text: string,
  code: RewriteCode = 'headers-use',
): Fix =>
  changingFix(code, [text], () =>
    setValue(source, groupAt, at, value.slice(0, start) + text + value.slice(end)),
  );

/** An example at the usual path of the file, with its near miss. */
export const headersExample = (file: string, near: string): FindingExample => ({
  file,
  near,
  path: HEADERS_PATH,
});

/** The same for a header of every page. */
export const pageExample = (file: string, near: string): FindingExample =>
  headersExample(`/*\n  ${file}\n`, `/*\n  ${near}\n`);
