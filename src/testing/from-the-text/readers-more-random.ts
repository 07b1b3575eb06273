// Random files for the four further readers: the library against a second reading of their sentences.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSite, type ReaderId } from '../../core/index.ts';
import { prepare } from '../../core/questions/index.ts';
import { host, type Slowly } from './readers-more-lines.ts';
import { pythonUrllib } from './readers-more-python.ts';
import { bing, norobots1994, yandex } from './readers-more-slowly.ts';

const one = fc.constantFrom;

/** Few and short pieces, so that rules and URLs meet. */
const plain = ['/', '/', '/', 'a', 'b', 'A', '%61', '%2F', '%25', '?', '?', '~', '%7E', ';', '=', '&', '.'];
const odd = ['%3B', '*', '$', '%2A', '%24', '%26', ':', '%3A', '%', '%6', '//', '%3F', '@', '%40'];
/** Whether these are as the other form of theirs, the text of 1994 leaves open. */
const alike = ['%2f', '%7e', 'é', '%c3%A9', '%C3%a9', '%3a'];
const wild = ['*', '*', '*', '$', '*$'];
const forPython = ['%23', '%20', '%09', '%0A', '%FF', '%C3', '€', '%e2%82%aC', '%252F', ';', '?'];

const piecesOf = (pieces: readonly string[]) =>
  fc.array(one(...plain, ...plain, ...odd, ...pieces), { maxLength: 3 }).map((parts) => parts.join(''));
const blank = one('', '', '', ' ', '\t');
const name = one('a', 'b', 'ab', 'A', '*', '*', '*', '*', 'abc', 'a/1', 'b c', '%61', '%2A', '', 'bingbot');
const agents = ['', 'a', 'AB', 'b/1', 'x abc', 'bingbot'];
const rulePath = (pieces: readonly string[]) =>
  fc.tuple(one('/', '/', '/', '/a', '', '*'), piecesOf(pieces)).map(([start, rest]) => start + rest);

function fileOf(pieces: readonly string[], ends: readonly string[]): fc.Arbitrary<string> {
  const agent = name.map((value) => ['User-agent', value]);
  const rule = fc.tuple(one('Disallow', 'Disallow', 'disALLOW', 'Allow'), rulePath(pieces));
  const other = fc.tuple(one('Crawl-delay', 'Request-rate', 'Sitemap', 'Disalow'), one('1', 'x', ''));
  const field = fc.oneof(
    { weight: 3, arbitrary: agent },
    { weight: 7, arbitrary: rule },
    { weight: 1, arbitrary: other },
  );
  const full = fc
    .tuple(blank, field, blank, blank, one('', '', '', '', ' ', ' # c', '#c'))
    .map(([a, [word, value], b, c, end]) => `${a}${word}${b}:${c}${value}${end}`);
  const nothing = one('', '', ' ', '\t', '# c', ' # c', 'junk', 'User-agent a');
  const line = fc.oneof({ weight: 8, arbitrary: full }, { weight: 1, arbitrary: nothing });
  const lines = fc.array(fc.tuple(line, one(...ends)), { maxLength: 8 });
  const start = one('', 'User-agent: *\n', 'User-agent: *\n', 'User-agent: a\n', '\uFEFF');
  return fc.tuple(start, lines).map(([first, rest]) => first + rest.flat().join(''));
}

/** URLs of the host: with and without path, query and fragment. */
const urlOf = (pieces: readonly string[]) =>
  fc
    .tuple(one('/', '/', '/', '/a', '?', ''), piecesOf(pieces), one('', '', '', '#', '#a', '#?'))
    .map(([start, rest, end]) => (start === '' ? `${host}${end}` : `${host}${start}${rest}${end}`));
const anyUrl = (pieces: readonly string[]) =>
  fc.oneof({ weight: 15, arbitrary: urlOf(pieces) }, { weight: 1, arbitrary: one(`${host}/robots.txt`) });

const ordinary = ['\n', '\n', '\n', '\r\n', '\r'];
const unicode = [...ordinary, '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001c', '\u001d', '\u001e'];

type Row = readonly [ReaderId, Slowly, readonly string[], readonly string[]];
const rows: readonly Row[] = [
  ['norobots-1994', norobots1994, [], ordinary],
  ['yandex', yandex, [...alike, ...wild], ordinary],
  ['bing', bing, [...alike, ...wild], ordinary],
  ['python-urllib-3.12', pythonUrllib, [...alike, ...forPython], unicode],
];

/** Agent, URL, answer and line for all; the second reading may leave it open which of several lines is named. */
export function differences(
  reader: ReaderId,
  slowly: Slowly,
  file: string,
  names: readonly string[],
  urls: readonly string[],
  options: { readonly quirks?: boolean } = {},
): string[] {
  const site = openSite({ origin: host, files: { '/robots.txt': file } });
  const ask = prepare(site, { question: 'fetch', reader, ...options });
  return names.flatMap((agent) =>
    urls.flatMap((url) => {
      const { answer, by } = ask(agent, url);
      const wanted = slowly(file, agent, url);
      const isSame =
        answer === wanted.answer && (by ? wanted.lines.includes(by.line + 1) : wanted.lines.length === 0);
      const got = `${answer} ${by ? by.line + 1 : '-'}`;
      return isSame ? [] : [`${agent} ${url}: ${wanted.answer} ${wanted.lines.join('|')}, got ${got}`];
    }),
  );
}

/** Compares the library with the second reading, on `times` as many random files as usual. */
export function readersMoreAgree(times: number): void {
  describe('modern-lines 14: a second reading of the sentences agrees', () => {
    test.each(rows)('modern-lines 14: %s, for random files', (reader, slowly, pieces, ends) => {
      fc.assert(
        fc.property(
          fileOf(pieces, ends),
          fc.array(anyUrl(pieces), { minLength: 2, maxLength: 5 }),
          (file, urls) => {
            expect(differences(reader, slowly, file, agents, urls)).toEqual([]);
          },
        ),
        { numRuns: 120 * times },
      );
    });
  });
}
