// Files that roughly follow their grammars: lines of every directive of a format, with values of every kind.
import fc from 'fast-check';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { anyAcapText } from '../../arbitraries/acap.ts';
import { anyAiUseText as aiUseText } from '../../arbitraries/ai-use.ts';
import { anyDataTxt } from '../../arbitraries/data-txt.ts';
import { anyExtensionFile } from '../../arbitraries/extensions.ts';
import { anyMobileFile } from '../../arbitraries/mobile-agents.ts';
import { robotsText } from '../../arbitraries/robots-txt.ts';
import { anyBrokenXml, anyXmlDocument } from '../../arbitraries/xml.ts';
import { encodeUtf8, type FuzzFile } from '../fuzz-case.ts';

const fieldValues = [
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

/** A line of any directive of the format. An open-ended name gets an ending. */
const anyLineFor = (path: string) =>
  fc
    .tuple(
      fc.constantFrom(...formatOfPath(path).directives),
      fc.constantFrom('', 'crawl', 'present-snippet', '(s)', 'x'),
      fc.constantFrom(': ', ':', ' ', ''),
      fc.constantFrom(...fieldValues),
      fc.constantFrom('\n', '\n', '\r\n', '\n\n', ' # c\n', '\r', ''),
    )
    .map(
      ([{ name, open }, ending, colon, value, eol]) => `${name}${open ? ending : ''}${colon}${value}${eol}`,
    );

const anyLinesFor = (path: string) =>
  fc.array(anyLineFor(path), { maxLength: 14 }).map((lines) => lines.join(''));

const fileAtPath = (path: string, text: fc.Arbitrary<string>): fc.Arbitrary<FuzzFile> =>
  text.map((made) => ({ path, bytes: encodeUtf8(made) }));

export const grammarFiles: fc.Arbitrary<FuzzFile> = fc.oneof(
  fileAtPath('/robots.txt', anyLinesFor('/robots.txt')),
  fileAtPath('/robots.txt', robotsText),
  fileAtPath('/robots.txt', anyAcapText),
  fileAtPath('/robots.txt', anyMobileFile),
  fileAtPath('/robots.txt', anyExtensionFile),
  fileAtPath('/robots.txt', aiUseText),
  fileAtPath('/data.txt', anyLinesFor('/data.txt')),
  fileAtPath('/data.txt', anyDataTxt),
  fileAtPath('/doc.xml', anyXmlDocument),
  fileAtPath('/doc.xml', anyBrokenXml),
  fileAtPath('/page.html', anyBrokenXml),
);
