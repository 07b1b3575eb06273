// Sites as data: files by path; an edit returns a new site.
import { describe, expect, test } from 'vitest';
import { applyEdits, openSite, printFile, recordsOf } from '../index.ts';
import { openSite as openAnySite } from './site.ts';

const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x0a, 0x42]);
const insertion = { range: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } }, text: 'x' };

test('ours: an unedited file is printed unchanged', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': bytes } });
  expect(printFile(site, '/robots.txt')).toEqual(bytes);
});

test('ours: an edit returns a new site and does not change the old one', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': bytes, '/data.txt': '' } });
  const edited = applyEdits(site, '/robots.txt', [insertion]);
  expect(printFile(edited, '/robots.txt')).toEqual(Uint8Array.from([...bytes.subarray(0, 6), 0x78, 0x42]));
  expect(printFile(site, '/robots.txt')).toEqual(bytes);
  expect(edited.files.get('/data.txt')).toBe(site.files.get('/data.txt'));
  expect(applyEdits(site, '/robots.txt', [])).toBe(site);
});

test('ours: any text is a path, and only files of the site exist', () => {
  const files = JSON.parse('{ "__proto__": "a", "constructor": "b" }') as Record<string, string>;
  const site = openAnySite({ origin: '', files });
  expect([...site.files.keys()]).toEqual(['__proto__', 'constructor']);
  expect(() => printFile(site, 'toString')).toThrow(RangeError);
});

test('ours: a missing file cannot be edited or read', () => {
  const site = openSite({ origin: '', files: {} });
  expect(() => applyEdits(site, '/robots.txt', [insertion])).toThrow(RangeError);
  expect(() => recordsOf(site, '/robots.txt', 'google')).toThrow(RangeError);
});

describe('ours: an edit that the encoding of the file cannot represent is refused, and nothing changes', () => {
  const latin = Uint8Array.from([0x61, 0xe9, 0x0a]);
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x61, 0x00]);
  test.each<[string, string | Uint8Array, number, number, string, RegExp]>([
    ['U+010A is not a line feed', latin, 2, 2, 'x\u010a', /line 0, column 2: octets cannot hold U\+010A/],
    ['a surrogate pair has no octet', latin, 0, 1, '\u{1f916}', /octets cannot hold U\+1F916/],
    ['the first half of a pair', 'ab', 1, 1, '\ud83e', /line 0, column 1: utf-8 cannot hold U\+D83E/],
    ['the second half of a pair', utf16, 1, 1, '\udd16', /utf-16le cannot hold U\+DD16/],
    [
      'a range that begins in a pair',
      'a\u{1f916}b',
      2,
      3,
      '',
      /column 2: utf-8 cannot hold half of U\+1F916/,
    ],
    ['a range that ends in a pair', 'a\u{1f916}b', 0, 2, 'x', /column 2: utf-8 cannot hold half of U\+1F916/],
  ])('%s', (_name, content, from, to, text, message) => {
    const site = openSite({ origin: '', files: { '/robots.txt': content } });
    const before = printFile(site, '/robots.txt');
    const range = { start: { line: 0, column: from }, end: { line: 0, column: to } };
    const apply = () => applyEdits(site, '/robots.txt', [{ range, text }]);
    expect(apply).toThrow(RangeError);
    expect(apply).toThrow(message);
    expect(printFile(site, '/robots.txt')).toEqual(before);
  });
});
