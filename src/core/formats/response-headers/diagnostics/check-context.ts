// What the checks of response headers share.
import type { CheckContext, Kinds, Place } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import type { TextSpan } from '../../../document/spans.ts';
import { removeField, setValue } from '../edit/headers-edits.ts';
import { type UseHeaderId, useHeaderOf } from '../header-names.ts';
import { type HeaderField, type HeaderGroup, type HeadersFile, valueOfField } from '../headers-file.ts';
import { HEADERS_PATH } from '../headers-path.ts';

type Written = { readonly text: string };

/** The fixes of response headers, with what their titles say. `line`: from 1. */
export type ResponseHeaderFixes = {
  /** Corrects a spelling. */
  readonly 'headers-use': Written;
  /** Writes one of several possible values. */
  readonly 'headers-guess': Written;
  readonly 'headers-keep': Written;
  readonly 'headers-rename': { readonly name: string };
  readonly 'headers-delete': { readonly line: number };
  readonly 'headers-add': Written;
  readonly 'headers-insert-pattern': { readonly pattern: string };
};

/** The context of checks that may report some kinds. */
export type HeadersContext<Codes extends Kinds = Kinds> = CheckContext<
  HeadersFile,
  Codes,
  ResponseHeaderFixes
>;

/** What makes fixes. */
type FixContext = Pick<HeadersContext, 'source' | 'fix'>;

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
export function fieldsOf({ groups }: HeadersFile, id: UseHeaderId): readonly PlacedField[] {
  return groups.flatMap((group, groupAt) =>
    group.isRedirect
      ? []
      : group.fields.flatMap((field, at) =>
          useHeaderOf(field.name.text) === id && !field.detaches
            ? [{ field, group, groupAt, at, value: valueOfField(field) }]
            : [],
        ),
  );
}

/** The columns of a value in its line. A value over several lines is represented by its first line. */
export const inLine = ({ field: { line, value, more } }: PlacedField, { start, end }: TextSpan): Place => ({
  line,
  ...(more.length > 0 ? value : { start: value.start + start, end: value.start + end }),
});

/** `headers-use` corrects a spelling; `headers-guess` writes one of several possible values. */
export type RewriteCode = 'headers-use' | 'headers-guess';

/** Writes another value, or deletes the header if the value is empty. */
export const valueFix = (
  { source, fix }: FixContext,
  { groupAt, at, field }: PlacedField,
  text: string,
  code: RewriteCode = 'headers-use',
): Fix =>
  text.trim() === ''
    ? fix('headers-delete', { line: field.line + 1 }, () => removeField(source, groupAt, at))
    : fix(code, { text }, () => setValue(source, groupAt, at, text));

/** Writes another text at columns of a value. */
export const partFix = (
  { source, fix }: FixContext,
  { groupAt, at, value }: PlacedField,
  { start, end }: TextSpan,
  text: string,
  code: RewriteCode = 'headers-use',
): Fix =>
  fix(code, { text }, () => setValue(source, groupAt, at, value.slice(0, start) + text + value.slice(end)));

/** An example at the usual path of the file, with its near miss. */
export const headersExample = (file: string, near: string): FindingExample => ({
  file,
  near,
  path: HEADERS_PATH,
});

/** The same for a header of every page. */
export const pageExample = (file: string, near: string): FindingExample =>
  headersExample(`/*\n  ${file}\n`, `/*\n  ${near}\n`);
