import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { findSkippedLines } from './skipped-lines.ts';

/** Returns the skipped lines as `line why what`, with lines counted from 1. */
function skipped(text: string, id: ReaderId, chosen: readonly number[]): string[] {
  const policy = createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));
  return findSkippedLines(policy, readerOf(id), chosen).map(({ line, ...more }) =>
    [line + 1, ...Object.values(more)].join(' '),
  );
}

describe('lines of a record that a reader skips', () => {
  test.each([
    ['robots.cc: a misspelled Disallow is read by Google', 'User-agent: a\nDisalow: /x\n', 'google', [0], []],
    [
      'rfc 9309 2.2: and skipped by RFC 9309, with a note that other readers read it',
      'User-agent: a\nDisalow: /x\n',
      'rfc9309',
      [0],
      ['2 others Disallow'],
    ],
    [
      'fields that decide nothing and lines that are not fields, but no comments and blank lines',
      'User-agent: a\n# c\n\nCrawl-delay: 3\nno field at all here\nDisallow: /\n',
      'rfc9309',
      [0],
      ['4 unknown Crawl-delay', '5 broken'],
    ],
    [
      '1994 consensus: an Allow is an unknown field for a crawler of 1994',
      'User-agent: a\nAllow: /x\nDisallow: /\n',
      'norobots-1994',
      [0],
      ['2 others Allow'],
    ],
    [
      'only those of the selected records',
      'User-agent: a\nCrawl-delay: 3\nDisallow: /\nUser-agent: b\nCrawl-delay: 4\nAllow: /\n',
      'rfc9309',
      [3],
      ['5 unknown Crawl-delay'],
    ],
    [
      'a user-agent line that only other readers recognize, wherever it is',
      'useragent: b\nDisallow: /\nCrawl-delay: 3\nUser-agent: a\nDisallow: /\n',
      'rfc9309',
      [],
      ['1 others User-agent'],
    ],
    [
      'draft 1: a byte order mark spoils the first line',
      '\ufeffUser-agent: a\nDisallow: /\n',
      'koster-1996',
      [],
      ['1 others User-agent'],
    ],
  ] as const)('%s', (_, text, id, chosen, expected) => {
    expect(skipped(text, id, chosen)).toEqual(expected);
  });

  test('rfc 9309 2.5: lines beyond the 500 KiB are not seen at all, so they are not skipped one by one', () => {
    const text = `User-agent: a\n${`# ${'x'.repeat(997)}\n`.repeat(512)}Disalow: /x\n`;
    expect(skipped(text, 'rfc9309', [0])).toEqual([]);
  });
});
