// Random data.txt files and policies, for tests.
import fc from 'fast-check';
import { sourceOfText } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import { createPolicy, type Policy } from '../../core/syntax/policy.ts';
import { textOfLines } from './edits.ts';

/** A data.txt; a leading U+FEFF is its byte order mark. */
export const dataTxtPolicy = (text: string): Policy =>
  createPolicy(sourceOfText(text), formatOfPath('/data.txt'));

/** A small file with typical lines of data.txt files, valid and invalid. */
export const anyDataTxt: fc.Arbitrary<string> = textOfLines(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('User-agent: a', 'user-agent: *', 'useragent b') },
    {
      weight: 4,
      arbitrary: fc.constantFrom('Allow: /a', 'allow:/b/ # x', 'Disallow: /c', 'Allow:', 'Disalow: /q'),
    },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        'Title: x',
        ' License:y # z',
        'Title:',
        'X-1: a: b',
        'Note : # e',
        'updated: daily',
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', '# c', ' # d', 'junk of words') },
  ),
  14,
);
