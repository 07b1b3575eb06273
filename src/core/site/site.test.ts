// Sites as data: files by path, edits as new sites.
import { expect, test } from 'vitest';
import { applyEdits, openSite, printFile, recordsOf } from '../index.ts';

const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x0a, 0x42]);
const insertion = { range: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } }, text: 'x' };

test('ours: a file is printed as it came', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': bytes } });
  expect(printFile(site, '/robots.txt')).toEqual(bytes);
});

test('ours: an edit gives a new site and leaves the old one', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': bytes, '/data.txt': '' } });
  const edited = applyEdits(site, '/robots.txt', [insertion]);
  expect(printFile(edited, '/robots.txt')).toEqual(Uint8Array.from([...bytes.subarray(0, 6), 0x78, 0x42]));
  expect(printFile(site, '/robots.txt')).toEqual(bytes);
  expect(edited.files.get('/data.txt')).toBe(site.files.get('/data.txt'));
  expect(applyEdits(site, '/robots.txt', [])).toBe(site);
});

test('ours: any text is a path, and only own files are files', () => {
  const files = JSON.parse('{ "__proto__": "a", "constructor": "b" }') as Record<string, string>;
  const site = openSite({ origin: '', files });
  expect([...site.files.keys()]).toEqual(['__proto__', 'constructor']);
  expect(() => printFile(site, 'toString')).toThrow(RangeError);
});

test('ours: a file that is not there cannot be edited or read', () => {
  const site = openSite({ origin: '', files: {} });
  expect(() => applyEdits(site, '/robots.txt', [insertion])).toThrow(RangeError);
  expect(() => recordsOf(site, '/robots.txt', 'google')).toThrow(RangeError);
});
