// What somebody is offered who writes a data.txt: the suggested names that are not there yet, and a few values.
import { describe, expect, test } from 'vitest';
import { dataTxtPolicy } from '../../testing/arbitraries/data-txt.ts';
import { policyOfText } from '../../testing/policies.ts';
import { lineAt } from '../document/lines.ts';
import { findCompletions, splitIntoPieces } from './language-service.ts';

/** What is offered at the bar, and what the line would be. */
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
  return findCompletions({ ...caret, paths: [], files: [] })?.suggestions.map((one) => one.text);
}

describe('ours: plain suggestions', () => {
  test.each([
    [
      'below a rule, the names and the fields of the memo',
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
      'without those that describe it already',
      'User-agent: *\nAllow: /w\nFormat: z\nAllow: /x\ntitle: a\n|\nLicense: b\nAllow: /y\nContact: c',
      ['User-agent: ', 'Allow: ', 'Disallow: ', 'Description: ', 'Format: ', 'Updated: ', 'Contact: '],
    ],
    [
      'no second colon',
      'User-agent: *\nTitle: x\nDescription: y\nLicense: z\nUpdated: a\n|: x',
      ['User-agent', 'Allow', 'Disallow', 'Format', 'Contact'],
    ],
    ['values where some are worth offering', 'Updated: |', ['daily', 'weekly', 'monthly', 'yearly']],
    ['also for the other spelling', 'licence: https|', undefined],
    ['none for a title', 'Title: |', []],
    ['none for a name nobody suggests', 'Note: |', []],
  ] as const)('%s', (_name, text, expected) => {
    const some = offered(text);
    if (expected) expect(some).toEqual(expected);
    else expect(some?.[0]).toMatch(/^https:/);
  });

  test('none of this in a robots.txt', () => {
    expect(offered('User-agent: *\nAllow: /x\nT|', policyOfText)).not.toContain('Title: ');
    expect(offered('Updated: |', policyOfText)).toBeUndefined();
  });

  test('a name says that it is a suggestion, any other that it describes', () => {
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
