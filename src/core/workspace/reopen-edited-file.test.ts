// An edited file is what its bytes are when they are opened again: the same source and the same answers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAnswers } from '../../testing/all-answers.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { anyOddFile, createOddSite } from '../../testing/arbitraries/odd-files.ts';
import { createBigSource } from '../document/big-source.ts';
import { findUnencodable } from '../document/encoding.ts';
import { lineAt, linesIn } from '../document/lines.ts';
import type { TextEdit } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { applyEdits, findings, openSite, printFile, readers, type Site } from '../index.ts';
import { prepare } from '../questions/registry.ts';
import { fileAt } from './site.ts';

const marks = [[], [], [], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]];
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const wide = (text: string) => text.split('').flatMap((char) => [char.charCodeAt(0), 0]);
const lines = [
  'User-agent: *\n',
  'Disallow: /\n',
  'Disallow: /a\r\n',
  'User-agent: zed\r',
  'Disallow: /\u00e9\n',
  '# \n',
];
const piece = fc.oneof(
  fc.constantFrom(...lines.map(utf8)),
  fc.constantFrom(...lines.map(wide)),
  fc.constantFrom([0xe9], [0xc3], [0xa9], [0xef], [0xbb], [0xbf], [0xff], [0xfe], [0x0a], [0x20], [0]),
);
const anyBytes = fc
  .tuple(fc.constantFrom(...marks), fc.array(piece, { maxLength: 5 }))
  .map(([mark, pieces]) => Uint8Array.from([...mark, ...pieces.flat()]));

const insertedText = fc.constantFrom(
  '',
  '',
  'e',
  '\u00e9',
  '\u00c3',
  '\u00a9',
  '\ufeff',
  '\u00ef\u00bb\u00bf',
  '\n',
  '/',
  '\u4e2d',
);
const wish = fc.record({ line: fc.nat(9), from: fc.nat(30), length: fc.nat(3), text: insertedText });

/** Makes an edit that fits a file and that its encoding can represent; otherwise it deletes. */
function editIn(
  { lines: all, encoding }: Source,
  at: { line: number; from: number; length: number; text: string },
): TextEdit {
  const line = at.line % all.length;
  const { length } = lineAt(all, line)!.text;
  const from = at.from % (length + 1);
  const to = Math.min(length, from + at.length);
  const range = { start: { line, column: from }, end: { line, column: to } };
  return { range, text: findUnencodable(at.text, encoding) < 0 ? at.text : '' };
}

/** A change of a file: text is inserted, or a suggested fix is applied. */
const oddWish = fc.oneof(
  fc.record({
    line: fc.nat(9),
    from: fc.nat(30),
    length: fc.nat(3),
    text: fc.oneof(
      insertedText,
      fc.nat(0xff).map((code) => String.fromCharCode(code)),
    ),
  }),
  fc.record({ fix: fc.nat(40) }),
);
type OddWish = typeof oddWish extends fc.Arbitrary<infer Wish> ? Wish : never;

/** The edits of a change. An edit that would split a character is omitted. */
function editsFor(site: Site, path: string, wish: OddWish): readonly TextEdit[] {
  const { source } = fileAt(site, path);
  if (!('fix' in wish)) {
    const edit = editIn(source, wish);
    const { text } = lineAt(source.lines, edit.range.start.line)!;
    const isWhole = [edit.range.start, edit.range.end].every(({ column }) =>
      text.slice(0, column).isWellFormed(),
    );
    return isWhole ? [edit] : [];
  }
  const fixes = findings(site, path).flatMap((finding) => finding.fixes);
  return fixes[wish.fix % Math.max(1, fixes.length)]?.edits ?? [];
}

/** The findings of a file, with their fixes. */
const findingsIn = (site: Site, path: string) =>
  findings(site, path).map(({ code, range, values, fixes }) => ({
    code,
    range,
    values,
    fixes: fixes.map((fix) => ({ code: fix.code, values: fix.values, edits: fix.edits })),
  }));

const characters = ({ encoding, bom, lines: all }: Source) => ({
  encoding,
  bom,
  lines: all.chunks.flatMap((chunk) => linesIn(chunk).map(({ text, eol }) => text + eol)),
});

const paths = ['/robots.txt', '/data.txt'];
const openBytes = (bytes: Uint8Array): Site =>
  openSite({ origin: '', files: Object.fromEntries(paths.map((path) => [path, bytes])) });

/** The answers of every reader, with the deciding line. */
const answersOf = (site: Site) =>
  readers.flatMap((reader) => {
    const question = prepare(site, { question: 'fetch', reader });
    return ['zed', ''].flatMap((agent) =>
      ['/', '/a', '/%C3%A9', '/%E9'].map((url) => {
        const { answer, reason, by } = question(agent, url);
        return `${reader.id} ${agent} ${url} ${answer} ${reason} ${by?.line}`;
      }),
    );
  });

describe('ours: an edited file equals the file that is opened from its bytes', () => {
  test('for all readers and any encoding', () => {
    fc.assert(
      fc.property(anyBytes, fc.array(wish, { minLength: 1, maxLength: 3 }), (bytes, wishes) => {
        let edited = openBytes(bytes);
        for (const change of wishes) {
          answersOf(edited);
          for (const path of paths)
            edited = applyEdits(edited, path, [editIn(fileAt(edited, path).source, change)]);
        }
        const reopened = openBytes(printFile(edited, '/robots.txt'));
        const { source } = fileAt(edited, '/robots.txt');
        expect(characters(source)).toEqual(characters(fileAt(reopened, '/robots.txt').source));
        const ids = source.lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(answersOf(edited)).toEqual(answersOf(reopened));
      }),
      { numRuns: runs(400) },
    );
  });

  test('for all questions, all kinds of files and every control character, also after fixes', () => {
    fc.assert(
      fc.property(anyOddFile, fc.array(oddWish, { minLength: 1, maxLength: 4 }), (file, wishes) => {
        const { path } = file;
        let edited = createOddSite(file);
        for (const wish of wishes) {
          // A cached value of the file before the edit must not be used after it.
          answersOf(edited);
          edited = applyEdits(edited, path, editsFor(edited, path, wish));
        }
        const files = [...edited.files.keys()].map(
          (filePath) => [filePath, printFile(edited, filePath)] as const,
        );
        const reopened = openSite({ origin: edited.origin, files: Object.fromEntries(files) });
        expect(characters(fileAt(edited, path).source)).toEqual(characters(fileAt(reopened, path).source));
        const answers = allAnswers(edited, path, edited);
        const again = allAnswers(reopened, path, edited);
        expect(answers.filter((answer, i) => answer !== again[i])).toEqual([]);
        expect(findingsIn(edited, path)).toEqual(findingsIn(reopened, path));
      }),
      { numRuns: runs(300) },
    );
  });

  const octets = Uint8Array.from([...utf8('# caf'), 0xe9, ...utf8('\nUser-agent: *\nDisallow: /\n')]);
  const at = (line: number, from: number, to: number, text: string): TextEdit => ({
    range: { start: { line, column: from }, end: { line, column: to } },
    text,
  });
  test.each<[string, Uint8Array, TextEdit, string, boolean, string]>([
    ['the last octet is replaced by ASCII', octets, at(0, 5, 6, 'e'), 'utf-8', false, '# cafe'],
    ['the last octet becomes UTF-8', octets, at(0, 5, 6, '\u00c3\u00a9'), 'utf-8', false, '# caf\u00e9'],
    ['a mark in an empty file', Uint8Array.of(), at(0, 0, 0, '\ufeff'), 'utf-8', true, ''],
    ['a mark of octets stays', Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), at(0, 3, 4, 'e'), 'utf-8', true, 'e'],
    ['half a mark', Uint8Array.of(0xef, 0xbb, 0xe9), at(0, 0, 3, ''), 'utf-8', false, ''],
    [
      'an odd octet after a mark of UTF-16',
      Uint8Array.of(0xff, 0xfe, 0x61),
      at(0, 3, 3, '\0'),
      'utf-16le',
      true,
      'a',
    ],
    [
      'fields in octets after one',
      Uint8Array.from([0xff, 0xfe, ...utf8('\na:bc')]),
      at(1, 4, 4, 'd'),
      'octets',
      false,
      '\u00ff\u00fe',
    ],
  ])('%s', (_, bytes, edit, encoding, bom, first) => {
    const { source } = fileAt(applyEdits(openBytes(bytes), '/robots.txt', [edit]), '/robots.txt');
    expect([source.encoding, source.bom, lineAt(source.lines, 0)!.text]).toEqual([encoding, bom, first]);
  });

  test('lines of ASCII stay the same objects', () => {
    const before = fileAt(openBytes(octets), '/robots.txt').source;
    const after = fileAt(applyEdits(openBytes(octets), '/robots.txt', []), '/robots.txt').source;
    expect(after.encoding).toBe('octets');
    const site = openBytes(octets);
    const edited = fileAt(applyEdits(site, '/robots.txt', [at(0, 5, 6, 'e')]), '/robots.txt').source;
    expect(lineAt(edited.lines, 1)).toBe(lineAt(fileAt(site, '/robots.txt').source.lines, 1));
    expect(before.lines.length).toBe(edited.lines.length);
  });
});

describe('robots.cc knows no UTF-16: fields in octets after a mark of UTF-16 are fields', () => {
  const fields = utf8('\nUser-agent: *\nDisallow: /\n');
  const [google] = readers.filter(({ id }) => id === 'google');
  const ask = (bytes: Uint8Array) =>
    prepare(openBytes(bytes), { question: 'fetch', reader: google! })('a', '/x').answer;
  const spellings = [
    '\nUser-agent: *\nDisallow: /\n',
    '\nUser-agent *\nDisallow /\n',
    '\nuseragent\t*\ndissallow /\n',
    '\n\fUser-agent/a *\n\vDisallow/a: /\n',
  ];
  test.each(spellings.flatMap((text) => [0, 1].map((extra) => [text, extra] as const)))(
    '%j with %i extra octets',
    (text, extra) => {
      for (const mark of [
        [0xff, 0xfe],
        [0xfe, 0xff],
      ])
        expect(ask(Uint8Array.from([...mark, ...utf8(text + '#'.repeat(extra))]))).toBe('deny');
    },
  );
  test('UTF-16 stays UTF-16', () => {
    const [, ...text] = '\nUser-agent: *\nDisallow: /\n# \u043a\n';
    const bytes = Uint8Array.from([
      0xff,
      0xfe,
      ...text.flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
    ]);
    expect(fileAt(openBytes(bytes), '/robots.txt').source.encoding).toBe('utf-16le');
    expect(fileAt(openBytes(Uint8Array.of(0xff, 0xfe, 0x3a, 4)), '/robots.txt').source.encoding).toBe(
      'utf-16le',
    );
  });
  test('files too big to be edited are read in the same way', () => {
    const bytes = Uint8Array.from([0xff, 0xfe, ...fields, ...utf8('#\n'.repeat(2)), 0x20]);
    const task = createBigSource(bytes, { what: 'octets', size: 1, limit: 1 } as never);
    let step = task.next();
    while (!step.done) step = task.next();
    expect(step.value.encoding).toBe(fileAt(openBytes(bytes), '/robots.txt').source.encoding);
  });
});

test('ours: a fix that turns octets into UTF-8 is not marked as changing nothing', () => {
  const { fixes } = findings(
    openBytes(Uint8Array.from([...utf8('User-agent: *\nDisallow: /'), 0xe9])),
    '/robots.txt',
    {
      readers: ['koster-1996'],
    },
  ).find(({ code }) => code === 'R013')!;
  expect(fixes.map(({ code, verdicts }) => [code, verdicts])).toEqual([['write-octets', 'changes']]);
});
