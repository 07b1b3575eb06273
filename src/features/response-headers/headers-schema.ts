// The fields of a file of response headers: those of its patterns and headers.
import { setName, setPattern, setValue } from '../../core/formats/response-headers/edit/headers-edits.ts';
import { useHeaders } from '../../core/formats/response-headers/header-names.ts';
import {
  type HeaderField,
  type HeaderGroup,
  valueOfField,
} from '../../core/formats/response-headers/headers-file.ts';
import { headersWords as words } from '../../messages/en/formats/response-headers.ts';
import { type EditAt, editOpenFile, type FormEdit } from '../../state/document/edit-open-file.ts';
import type { FieldSchema } from '../../ui/forms/schema-fields.tsx';

/** Runs an edit of the open file of headers. */
export const editHeaders = (make: FormEdit, visit?: string): void =>
  editOpenFile('headers-edit', make, { visit });

export const headerNames = useHeaders.map(({ name }) => name);

/** A header, by its group and its index there. */
export interface HeaderPlace {
  readonly group: number;
  readonly at: number;
}

export const headerFields: readonly FieldSchema<HeaderField, EditAt<HeaderPlace>>[] = [
  {
    kind: 'text',
    id: 'name',
    label: words.name,
    value: ({ name }) => name.text,
    suggestions: headerNames,
    write:
      (text) =>
      (source, { group, at }) =>
        setName(source, group, at, text.trim()),
  },
  {
    kind: 'text',
    id: 'value',
    label: ({ name }) => words.value(name.text),
    value: valueOfField,
    isShown: ({ detaches }) => !detaches,
    write:
      (text) =>
      (source, { group, at }) =>
        setValue(source, group, at, text.trim()),
  },
];

export const patternFields: readonly FieldSchema<HeaderGroup, EditAt<number>>[] = [
  {
    kind: 'text',
    id: 'pattern',
    label: words.pattern,
    value: ({ pattern }) => pattern?.text ?? '',
    write: (text) => (source, at) => setPattern(source, at, text.trim()),
  },
];
