// Completions in a data.txt: suggested names that the record lacks, and some values.
import { describe, expect, test } from 'vitest';
import { dataTxtPolicy } from '../../testing/arbitraries/data-txt.ts';
import { policyOfText } from '../../testing/policies.ts';
import { lineAt } from '../document/lines.ts';
import { findCompletions, splitIntoPieces } from './language-service.ts';

/** Returns the suggestions at the `|`. */
function offered(text: string, read = dataTxtPolicy) {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const policy = read(text.replace('|', ''));
  const line = before.length - 1;
  const caret = {
    policy,
    line,
    column: before.at(-1)!.length,
    text: lineAt(policy.source.lines, line)!.text,
  };
  return findCompletions({ ...caret, paths: [], files: [] })?.suggestions.map(
    (suggestion) => suggestion.text,
  );
}

describe('ours: plain suggestions', () => {
  test.each([
    [
      'below a rule, the suggested names and the fields of the specification',
      'User-agent: *\nAllow: /x\nT|',
      [
        'User-agent: ',
        'Allow: ',
        'Disallow: ',
        'Title: ',
        'Description: ',
        'License: ',
        'Format: ',
        'Updated: ',
        'Contact: ',
      ],
    ],
    [
      'without names that the record already has',
      'User-agent: *\nAllow: /w\nFormat: z\nAllow: /x\ntitle: a\n|\nLicense: b\nAllow: /y\nContact: c',
      ['User-agent: ', 'Allow: ', 'Disallow: ', 'Description: ', 'Format: ', 'Updated: ', 'Contact: '],
    ],
    [
      'no second colon',
      'User-agent: *\nTitle: x\nDescription: y\nLicense: z\nUpdated: a\n|: x',
      ['User-agent', 'Allow', 'Disallow', 'Format', 'Contact'],
    ],
    ['values of a name that has suggested values', 'Updated: |', ['daily', 'weekly', 'monthly', 'yearly']],
    ['also for the other spelling', 'licence: https|', undefined],
    ['none for a title', 'Title: |', []],
    ['none for a name that is not a suggested one', 'Note: |', []],
  ] as const)('%s', (_name, text, expected) => {
    const texts = offered(text);
    if (expected) expect(texts).toEqual(expected);
    else expect(texts?.[0]).toMatch(/^https:/);
  });

  test('none of this in a robots.txt', () => {
    expect(offered('User-agent: *\nAllow: /x\nT|', policyOfText)).not.toContain('Title: ');
    expect(offered('Updated: |', policyOfText)).toBeUndefined();
  });

  test('a suggested name has its id, any other name is a describing one', () => {
    const { format } = dataTxtPolicy('');
    expect(splitIntoPieces(' licence : x', format)).toEqual([
      { kind: 'name', start: 1, end: 8, words: ['license'] },
    ]);
    expect(splitIntoPieces('Note: x', format)[0]!.words).toEqual(['describing']);
    expect(splitIntoPieces('Allow: /', format)[0]!.words).toEqual(['allow']);
    expect(splitIntoPieces('junk of words', format)).toEqual([]);
    expect(splitIntoPieces('Note: x', policyOfText('').format)).toEqual([]);
  });
});
