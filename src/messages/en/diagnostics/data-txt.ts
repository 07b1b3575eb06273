// The findings of data.txt in English: one row per code, and one per code of a fix.
import type { DataTxtFixes } from '../../../core/formats/data-txt/diagnostics/check-context.ts';
import type { DataTxtKinds } from '../../../core/formats/data-txt/diagnostics/inspector.ts';
import type { FindingTexts, FixTexts } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { plural } from '../counts.ts';

export const dataTxtFindingWords: FindingTexts<DataTxtKinds> = inLanguage('dataTxtFindingWords', {
  D002: {
    title: 'The file has only Disallow lines',
    message: () => 'The file has only Disallow lines: no line says where data can be found.',
    why: 'A data.txt says where data can be found. It has no field for that, but lines of any other name can do so. To block crawlers, use robots.txt.',
  },
  D003: {
    title: 'The comment may belong to the line above it',
    message: ({ line }) =>
      `In the printed grammar, the comment on line ${line} can belong to this line, despite the blank line between them.`,
    why: 'In the printed comment rule, a comment can begin on a later line. A reader that follows it literally does not see the blank line that ends the record.',
  },
  D004: {
    title: 'The field is outside any record',
    message: ({ name, fields, blank, next }) => {
      const more = fields - 1;
      const are = more > 0 ? `and ${plural(more, 'more field', 'more fields')} are` : 'is';
      if (blank !== undefined)
        return `${name} ${are} outside any record: blank line ${blank} ends the record above.`;
      if (next !== undefined) return `${name} ${are} above the first record, which begins at line ${next}.`;
      return `${name} ${are} outside any record: no user-agent line begins one.`;
    },
    why: 'In the grammar, fields are lines of a record. Outside a record, a field describes nothing.',
  },
  D005: {
    title: 'A # cuts the value',
    message: ({ value, comment }) =>
      value === ''
        ? `The value is empty: ${comment} is a comment.`
        : `The value ends with ${value}: ${comment} after it is a comment.`,
    why: 'A number sign begins a comment wherever it is, so a value cannot contain one.',
  },
  D006: {
    title: 'The file announces no data',
    message: () => 'The file has no record, so it announces no data.',
    why: 'A data.txt is a set of records: user-agent lines, then Allow lines for the data and fields that describe it.',
  },
});

export const dataTxtFixWords: FixTexts<DataTxtFixes> = inLanguage('dataTxtFixWords', {
  'describe-data': ({ text }) => `Add “${text}”`,
  'close-line': ({ line }) => `End line ${line} with an empty comment`,
  'fields-into-record': ({ line, fields }) =>
    fields === 1
      ? `Move the field to the record at line ${line}`
      : `Move ${fields} fields to the record at line ${line}`,
  'comment-above': ({ line }) => `Move the comment above line ${line}`,
});
