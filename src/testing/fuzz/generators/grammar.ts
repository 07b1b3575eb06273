// Files as their grammars have them, more or less: lines of every directive that a format knows, with values of every kind.
import fc from 'fast-check';
import { formatOfPath } from '../../../core/formats/index.ts';
import { acapText } from '../../acap-files.ts';
import { anyText as aiUseText } from '../../ai-use-files.ts';
import { robotsText } from '../../arbitraries.ts';
import { dataText } from '../../data-texts.ts';
import { anyMobileFile } from '../../mobile-files.ts';
import { anyModernFile } from '../../modern-files.ts';
import { brokenXml, xmlDocument } from '../../xml-arbitraries.ts';
import { type FuzzFile, utf8 } from '../fuzz-case.ts';

const values = [
  '',
  '*',
  '/',
  '/a*b$',
  '/%41',
  'GPTBot',
  'foo/1.0',
  '1.5',
  '10',
  '1/5s',
  '0600-0845',
  'sid&ref /a',
  'h.example',
  'https://h.example/s.xml',
  'search=yes, ai-train=no',
  '/a train-ai=n',
  'crawl index',
  's /a /b',
  'x time-limit=3-days',
  'the-acap:resource-set:s',
  'news m.h.example:80',
  'a b c',
  '(x)',
  ' "quoted" ',
  'ツ',
  '#',
];

/** A line of any directive of the format; one whose name goes on gets an ending. */
const lineFor = (path: string) =>
  fc
    .tuple(
      fc.constantFrom(...formatOfPath(path).directives),
      fc.constantFrom('', 'crawl', 'present-snippet', '(s)', 'x'),
      fc.constantFrom(': ', ':', ' ', ''),
      fc.constantFrom(...values),
      fc.constantFrom('\n', '\n', '\r\n', '\n\n', ' # c\n', '\r', ''),
    )
    .map(
      ([{ name, open }, ending, colon, value, eol]) => `${name}${open ? ending : ''}${colon}${value}${eol}`,
    );

const linesOf = (path: string) => fc.array(lineFor(path), { maxLength: 14 }).map((lines) => lines.join(''));

const at = (path: string, text: fc.Arbitrary<string>): fc.Arbitrary<FuzzFile> =>
  text.map((made) => ({ path, bytes: utf8(made) }));

export const grammar: fc.Arbitrary<FuzzFile> = fc.oneof(
  at('/robots.txt', linesOf('/robots.txt')),
  at('/robots.txt', robotsText),
  at('/robots.txt', acapText),
  at('/robots.txt', anyMobileFile),
  at('/robots.txt', anyModernFile),
  at('/robots.txt', aiUseText),
  at('/data.txt', linesOf('/data.txt')),
  at('/data.txt', dataText),
  at('/doc.xml', xmlDocument),
  at('/doc.xml', brokenXml),
  at('/page.html', brokenXml),
);
