// Random files to compare further readers of the library with their reference implementations.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSite, type ReaderId } from '../../core/index.ts';
import { prepare } from '../../core/questions/registry.ts';
import { referencePythonUrllib314 } from './python-urllib-3.14-reference.ts';
import { referencePythonUrllib } from './python-urllib-reference.ts';
import { REFERENCE_HOST, type ReferenceReader } from './reader-reference.ts';
import { referenceBing, referenceNorobots1994, referenceYandex } from './reader-references.ts';

const anyOf = fc.constantFrom;

/** A few short pieces, so that rules and URLs often match. */
const plainPieces = [
  '/',
  '/',
  '/',
  'a',
  'b',
  'A',
  '%61',
  '%2F',
  '%25',
  '?',
  '?',
  '~',
  '%7E',
  ';',
  '=',
  '&',
  '.',
];
const oddPieces = ['%3B', '*', '$', '%2A', '%24', '%26', ':', '%3A', '%', '%6', '//', '%3F', '@', '%40'];
/** Pieces with an equivalent spelling. The text of 1994 does not say whether both are the same. */
const equivalentPieces = ['%2f', '%7e', 'é', '%c3%A9', '%C3%a9', '%3a'];
const wildcardPieces = ['*', '*', '*', '$', '*$'];
const pythonPieces = ['%23', '%20', '%09', '%0A', '%FF', '%C3', '€', '%e2%82%aC', '%252F', ';', '?'];

const joinedPieces = (pieces: readonly string[]) =>
  fc
    .array(anyOf(...plainPieces, ...plainPieces, ...oddPieces, ...pieces), { maxLength: 3 })
    .map((parts) => parts.join(''));
const anyBlank = anyOf('', '', '', ' ', '\t');
const anyAgentName = anyOf(
  'a',
  'b',
  'ab',
  'A',
  '*',
  '*',
  '*',
  '*',
  'abc',
  'a/1',
  'b c',
  '%61',
  '%2A',
  '',
  'bingbot',
);
const queriedAgents = ['', 'a', 'AB', 'b/1', 'x abc', 'bingbot'];
const anyRulePath = (pieces: readonly string[]) =>
  fc.tuple(anyOf('/', '/', '/', '/a', '', '*'), joinedPieces(pieces)).map(([start, rest]) => start + rest);

function anyFileOf(pieces: readonly string[], ends: readonly string[]): fc.Arbitrary<string> {
  const agent = anyAgentName.map((value) => ['User-agent', value]);
  const rule = fc.tuple(anyOf('Disallow', 'Disallow', 'disALLOW', 'Allow'), anyRulePath(pieces));
  const other = fc.tuple(anyOf('Crawl-delay', 'Request-rate', 'Sitemap', 'Disalow'), anyOf('1', 'x', ''));
  const field = fc.oneof(
    { weight: 3, arbitrary: agent },
    { weight: 7, arbitrary: rule },
    { weight: 1, arbitrary: other },
  );
  const full = fc
    .tuple(anyBlank, field, anyBlank, anyBlank, anyOf('', '', '', '', ' ', ' # c', '#c'))
    .map(([a, [word, value], b, c, end]) => `${a}${word}${b}:${c}${value}${end}`);
  const nothing = anyOf('', '', ' ', '\t', '# c', ' # c', 'junk', 'User-agent a');
  const line = fc.oneof({ weight: 8, arbitrary: full }, { weight: 1, arbitrary: nothing });
  const lines = fc.array(fc.tuple(line, anyOf(...ends)), { maxLength: 8 });
  const start = anyOf('', 'User-agent: *\n', 'User-agent: *\n', 'User-agent: a\n', '\uFEFF');
  return fc.tuple(start, lines).map(([first, rest]) => first + rest.flat().join(''));
}

/** URLs of the host, with and without path, query and fragment. */
const anyUrlOf = (pieces: readonly string[]) =>
  fc
    .tuple(anyOf('/', '/', '/', '/a', '?', ''), joinedPieces(pieces), anyOf('', '', '', '#', '#a', '#?'))
    .map(([start, rest, end]) =>
      start === '' ? `${REFERENCE_HOST}${end}` : `${REFERENCE_HOST}${start}${rest}${end}`,
    );
const anyOddUrl = (pieces: readonly string[]) =>
  fc.oneof(
    { weight: 15, arbitrary: anyUrlOf(pieces) },
    { weight: 1, arbitrary: anyOf(`${REFERENCE_HOST}/robots.txt`) },
  );

const ordinaryLineEnds = ['\n', '\n', '\n', '\r\n', '\r'];
const unicodeLineEnds = [
  ...ordinaryLineEnds,
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u001c',
  '\u001d',
  '\u001e',
];

type ComparedReader = readonly [ReaderId, ReferenceReader, readonly string[], readonly string[]];
const comparedReaders: readonly ComparedReader[] = [
  ['norobots-1994', referenceNorobots1994, [], ordinaryLineEnds],
  ['yandex', referenceYandex, [...equivalentPieces, ...wildcardPieces], ordinaryLineEnds],
  ['bing', referenceBing, [...equivalentPieces, ...wildcardPieces], ordinaryLineEnds],
  ['python-urllib-3.12', referencePythonUrllib, [...equivalentPieces, ...pythonPieces], unicodeLineEnds],
  [
    'python-urllib-3.14',
    referencePythonUrllib314,
    [...equivalentPieces, ...pythonPieces, ...wildcardPieces],
    unicodeLineEnds,
  ],
];

/** Compares agent, URL, answer and line. The reference may allow several deciding lines. */
export function findDifferences(
  reader: ReaderId,
  reference: ReferenceReader,
  file: string,
  names: readonly string[],
  urls: readonly string[],
  options: { readonly quirks?: boolean } = {},
): string[] {
  const site = openSite({ origin: REFERENCE_HOST, files: { '/robots.txt': file } });
  const ask = prepare(site, { question: 'fetch', reader, ...options });
  return names.flatMap((agent) =>
    urls.flatMap((url) => {
      const { answer, by } = ask(agent, url);
      const expected = reference(file, agent, url);
      const isSame =
        answer === expected.answer &&
        (by ? expected.lines.includes(by.line + 1) : expected.lines.length === 0);
      const actual = `${answer} ${by ? by.line + 1 : '-'}`;
      return isSame ? [] : [`${agent} ${url}: ${expected.answer} ${expected.lines.join('|')}, got ${actual}`];
    }),
  );
}

/** Compares the library with the reference implementations, on `times` as many random files as usual. */
export function compareReaders(times: number): void {
  describe('readers: a reference implementation of the sentences agrees', () => {
    test.each(comparedReaders)('readers: %s, for random files', (reader, reference, pieces, ends) => {
      fc.assert(
        fc.property(
          anyFileOf(pieces, ends),
          fc.array(anyOddUrl(pieces), { minLength: 2, maxLength: 5 }),
          (file, urls) => {
            expect(findDifferences(reader, reference, file, queriedAgents, urls)).toEqual([]);
          },
        ),
        { numRuns: 120 * times },
      );
    });
  });
}
