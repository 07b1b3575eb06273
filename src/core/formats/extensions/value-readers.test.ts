// The values of extension lines: the vectors of the specification, and cases without vectors.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../testing/vectors/extension-lines.json' with { type: 'json' };
import { vectorCodes } from '../../../testing/vectors/value-codes.ts';
import type { ExtensionDefinition } from './define-extension.ts';
import { hasNoErrors, type ValueReader } from './line-value.ts';
import { readRequestRate } from './lines/request-rate.ts';
import { type ExtensionId, extensions, findExtension } from './registry.ts';

const idOf = (field: string) => extensions.find(({ name }) => name === field)!.id;
const readerOf = (field: string): ValueReader<unknown> | undefined => findExtension(idOf(field))?.read;

const sortedCodes = (read: ReturnType<ValueReader<unknown>>) =>
  vectorCodes(read).toSorted((a, b) => (a < b ? -1 : 1));

const lines = vectors.flatMap((one) =>
  one.kind === 'line' && readerOf(one.field!) ? [[one.id, one] as const] : [],
);

describe('ours: codes and validity of lines', () => {
  test.each(lines)('%s', (_id, { field, value, expect: expected }) => {
    const read = readerOf(field!)!(value!);
    expect({ valid: hasNoErrors(read), codes: sortedCodes(read) }).toEqual(expected);
  });
  test('ours: the vectors cover all kinds of lines that are read', () => {
    const fields = new Set(lines.map(([, { field }]) => idOf(field!)));
    expect([...fields].toSorted()).toEqual(extensions.map(({ id }) => id).toSorted());
  });
});

describe('sitemap to 8 and 11: cases without vectors', () => {
  test.each<[string, ExtensionId, string, string[]]>([
    ['SIT: no value', 'sitemap', '', ['SIT-EMPTY']],
    ['SIT: a scheme without host', 'sitemap', 'https:///x', ['SIT-NOT-ABSOLUTE']],
    ['SIT: the scheme of the page', 'sitemap', '//h.example/x', ['SIT-NOT-ABSOLUTE']],
    ['SIT: a host and a port are not a scheme', 'sitemap', 'h.example:80/x', ['SIT-NOT-ABSOLUTE']],
    ['SIT: two URLs', 'sitemap', 'https://h/a https://h/b', ['SIT-BLANK']],
    ['SIT: both', 'sitemap', '/a b', ['SIT-BLANK', 'SIT-NOT-ABSOLUTE']],
    ['SIT: a scheme in capitals', 'sitemap', 'HTTPS://h/a', []],
    ['RSL-001: any scheme', 'license', 'ftp://h/a', []],
    ['RSL-001: it does not have to be escaped', 'license', 'https://h/ä', []],
    ['RSL: a path', 'license', '/license.xml', ['RSL-NOT-ABSOLUTE']],
    ['RSL: a space', 'license', 'https://h/a b', ['RSL-BLANK']],
    ['CRD: no value', 'crawl-delay', '', ['CRD-EMPTY']],
    ['CRD: zero is a number', 'crawl-delay', '0', []],
    ['CRD: 30 is not too large', 'crawl-delay', '30', []],
    ['CRD: beyond 30, a decimal', 'crawl-delay', '30.5', ['CRD-DECIMAL', 'CRD-LARGE']],
    ['CRD: a decimal comma', 'crawl-delay', '0,5', ['CRD-NOT-NUMBER']],
    ['CRD: no digit before the point', 'crawl-delay', '.5', ['CRD-NOT-NUMBER']],
    ['CRD: no digit after the point', 'crawl-delay', '5.', ['CRD-NOT-NUMBER']],
    ['CRD: a word for the unit', 'crawl-delay', '10 seconds', ['CRD-NOT-NUMBER']],
    ['CRD: two numbers', 'crawl-delay', '10 20', ['CRD-NOT-NUMBER']],
    ['HOST: no value', 'host', '', ['HOST-EMPTY', 'HOST-OBSOLETE']],
    ['HOST: six digits are not a port', 'host', 'h:123456', ['HOST-BAD', 'HOST-OBSOLETE']],
    ['host: credentials', 'host', 'a@h', ['HOST-BAD', 'HOST-OBSOLETE']],
    ['HOST: another scheme', 'host', 'ftp://h', ['HOST-BAD', 'HOST-OBSOLETE']],
    ['HOST: a slash at the end is a path', 'host', 'http://h/', ['HOST-OBSOLETE', 'HOST-PATH']],
    ['CLP: several parameters', 'clean-param', 'a&b_1&c[] /x', []],
    ['CLP: a pattern as a path', 'clean-param', 'a *.php', []],
    ['CLP: a value', 'clean-param', 'ref=1', ['CLP-NAME']],
    ['CLP: a question mark', 'clean-param', '?ref', ['CLP-NAME']],
    ['CLP: an ampersand at the end', 'clean-param', 'ref&', ['CLP-NAME']],
    ['CLP: the path first', 'clean-param', '/x a', ['CLP-BLANK-SEPARATED', 'CLP-NAME']],
    ['CLP: 500 characters', 'clean-param', 'a'.repeat(500), []],
    ['CLP: 501 characters', 'clean-param', 'a'.repeat(501), ['CLP-LONG']],
    ['RRT: no value', 'request-rate', '', ['RRT-EMPTY']],
    ['RRT: two numbers', 'request-rate', '1/5', []],
    ['RRT: no time at all', 'request-rate', '1/0', ['RRT-FORM']],
    ['RRT: another unit', 'request-rate', '1/5d', ['RRT-FORM']],
    ['RRT: spaces within', 'request-rate', '1 / 5', ['RRT-FORM']],
    ['RRT: ABNF strings are case-insensitive', 'request-rate', '1/5M', ['RRT-UNIT']],
    ['RRT: half a window', 'request-rate', '1/5 0600', ['RRT-UNIT', 'RRT-WINDOW']],
    [
      'RRT: a no-break space is not white space',
      'request-rate',
      '1/5 0600-0800\u00a0',
      ['RRT-UNIT', 'RRT-WINDOW'],
    ],
    ['VIS: no value', 'visit-time', '', ['VIS-EMPTY']],
    ['VIS: spaces around the hyphen', 'visit-time', '0600 - 0845', []],
    ['VIS: midnight is 0000', 'visit-time', '0600-2400', ['VIS-FORM']],
    ['VIS: 60 minutes', 'visit-time', '0660-0700', ['VIS-FORM']],
    ['NOI: no value', 'noindex', '', ['NOI-EMPTY', 'NOI-OBSOLETE']],
    ['noindex: a star', 'noindex', '*.pdf', ['NOI-OBSOLETE']],
  ])('%s', (_name, id, value, codes) => {
    expect(sortedCodes(findExtension(id)!.read(value))).toEqual(codes);
  });

  test('request-rate: units, and seconds without one', () => {
    const readRate = readRequestRate;
    expect(['1/5', '1/5s', '2/5m', '1/2h'].map((value) => readRate(value).parts?.seconds)).toEqual([
      5, 5, 300, 7200,
    ]);
  });

  test('ours: for any value, nothing throws, and issues are within it', () => {
    const characters = fc.constantFrom(...'ab0159/&.*-:= \t?=#,;smhy\u00a0\v'.split(''), 'https://', 'é');
    const value = fc
      .string({ unit: characters, maxLength: 24 })
      .map((text) => text.replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, ''));
    fc.assert(
      fc.property(value, (text) => {
        for (const { read } of extensions as readonly ExtensionDefinition[]) {
          const { parts, issues } = read(text);
          for (const { start, end } of issues)
            expect([0 <= start, start <= end, end <= text.length]).not.toContain(false);
          if (issues.every(({ severity }) => severity !== 'error')) expect(parts).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});
