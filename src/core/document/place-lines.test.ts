import { describe, expect, test } from 'vitest';
import { policyOfText, sourceLines, testEdits } from '../../testing/policies.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { createPolicy, type Policy, policyAfterEdits } from '../syntax/policy.ts';
import { deleteLines, insertLines, moveLines, placeLines } from './place-lines.ts';
import type { TextEdit } from './range.ts';
import { printSource, readSource, textOfSource } from './source.ts';

const insert =
  (before: number, ...texts: string[]) =>
  ({ source }: Policy) =>
    insertLines(source, before, texts);
const remove =
  (from: number, to: number) =>
  ({ source }: Policy) =>
    deleteLines(source, from, to);
const move =
  (from: number, to: number, before: number) =>
  ({ source }: Policy) =>
    moveLines(source, from, to, before);

describe('inserting whole lines', () => {
  testEdits([
    [
      'architecture 2: a new line takes the ending of the line above',
      'a\r\nb\n',
      insert(1, 'x'),
      'a\r\nx\r\nb\n',
    ],
    [
      'architecture 2: without a line above, the ending of the line below',
      'a\rb\n',
      insert(0, 'x'),
      'x\ra\rb\n',
    ],
    ['architecture 2: without either, LF', 'a', insert(0, 'x'), 'x\na'],
    ['a last line without ending gets none after it', 'a', insert(1, 'x'), 'a\nx'],
    [
      'the ending before the last line is used for lines after it',
      'a\r\nb',
      insert(2, 'x', 'y'),
      'a\r\nb\r\nx\r\ny',
    ],
    ['a final line break stays final', 'a\r', insert(2, 'x'), 'a\rx\r'],
    ['the empty last line is the end of the file', 'a\n', insert(1, 'x'), 'a\nx\n'],
    ['lines in an empty file end', '', insert(0, 'x', 'y'), 'x\ny\n'],
    ['the end of an empty file is its beginning', '', insert(1, 'x'), 'x\n'],
    ['lines are inserted after a byte order mark', '\ufeffa\r\n', insert(0, 'x'), '\ufeffx\r\na\r\n'],
    ['inserting nothing changes nothing', 'a', insert(1), 'a'],
  ]);
});

describe('deleting whole lines', () => {
  testEdits([
    ['lines are deleted with their endings', 'a\nb\r\nc\n', remove(1, 2), 'a\nc\n'],
    ['deleting the tail of a file with a final line break keeps one', 'a\nb\n', remove(1, 2), 'a\n'],
    ['deleting the tail of a file without a final line break leaves none', 'a\r\nb', remove(1, 2), 'a'],
    ['the empty last line is never removed', 'a\nb\n', remove(1, 3), 'a\n'],
    ['nor is the empty last line alone', 'a\n', remove(1, 2), 'a\n'],
    ['all of a file with a final line break', 'a\nb\n', remove(0, 2), ''],
    ['all of a file without a final line break', 'a\nb', remove(0, 2), ''],
    ['a blank line that becomes the last one has no break after it', 'a\n\nb', remove(2, 3), 'a\n'],
    ['an empty file has nothing to delete', '', remove(0, 1), ''],
    ['architecture 6: CR and LF that become adjacent are not merged', 'a\rb\n\nc', remove(1, 2), 'a\r\rc'],
  ]);
});

describe('moving whole lines', () => {
  testEdits([
    ['down', 'a\nb\nc\nd\n', move(0, 2, 3), 'c\na\nb\nd\n'],
    ['up', 'a\nb\nc\nd\n', move(2, 4, 1), 'a\nc\nd\nb\n'],
    ['endings move with their lines', 'a\nb\r\nc\r', move(2, 3, 0), 'c\ra\nb\r\n'],
    ['to the end after a final line break', 'a\r\nb\n', move(0, 1, 3), 'b\na\r\n'],
    [
      'to the end without one: the texts move, the breaks stay between them',
      'a\r\nb',
      move(0, 1, 2),
      'b\r\na',
    ],
    ['the last line without ending moves up', 'a\r\nb', move(1, 2, 0), 'b\r\na'],
    ['onto itself', 'a\nb\nc', move(1, 2, 1), 'a\nb\nc'],
    ['to just after itself', 'a\nb\nc', move(1, 2, 2), 'a\nb\nc'],
    ['before a blank line', 'a\n\nb\n', move(2, 3, 1), 'a\nb\n\n'],
    [
      'before a blank line at the end of a file without a final line break',
      'a\n\nb',
      move(2, 3, 1),
      'a\nb\n',
    ],
    ['a CR line before an empty LF line is not merged with it', 'a\nb\r', move(1, 2, 0), 'b\ra\n'],
  ]);

  test('architecture 3: moved lines and all others are the same objects', () => {
    const policy = policyOfText('a\nb\r\n\nc\nd\n');
    const [a, b, blank, c, d, end] = sourceLines(policy.source);
    const after = policyAfterEdits(policy, moveLines(policy.source, 0, 2, 4));
    expect(sourceLines(after.source)).toEqual([blank, c, a, b, d, end]);
    expect(sourceLines(after.source).every((line, i) => line === [blank, c, a, b, d, end][i])).toBe(true);
  });

  test('architecture 3: a line that moves after a last line without ending keeps its id', () => {
    const policy = policyOfText('a\n\nb');
    const [a, blank, b] = sourceLines(policy.source);
    const after = sourceLines(policyAfterEdits(policy, moveLines(policy.source, 2, 3, 1)).source);
    expect(after.map(({ id }) => id)).toEqual([a!.id, b!.id, blank!.id]);
  });
});

describe('changes of one call', () => {
  test('may be adjacent and in any order: inserted before removed', () => {
    const policy = policyOfText('a\nb\nc');
    const edits = placeLines(policy.source, [
      { at: 2, remove: 1, insert: [{ text: 'z' }] },
      { at: 1, remove: 1, insert: [] },
      { at: 1, remove: 0, insert: [{ text: 'x', eol: '\r' }] },
    ]);
    expect(sourceLines(policyAfterEdits(policy, edits).source).map(({ text, eol }) => text + eol)).toEqual([
      'a\n',
      'x\r',
      'z',
    ]);
  });

  test('lines placed one after the other do not merge CR and LF', () => {
    const policy = policyOfText('a\n');
    const insert = [
      { text: 'x', eol: '\r' },
      { text: '', eol: '\n' },
    ] as const;
    const edits = placeLines(policy.source, [{ at: 1, remove: 0, insert }]);
    expect(policyAfterEdits(policy, edits).source.lines.length).toBe(4);
  });

  test('must be inside the file and must not remove a line twice', () => {
    const { source } = policyOfText('a\nb');
    expect(() => insertLines(source, 3, ['x'])).toThrow(new RangeError('lines 3 to 3: there are 2 lines'));
    expect(() => deleteLines(source, 1, 0)).toThrow(RangeError);
    const twice = [
      { at: 0, remove: 2, insert: [] },
      { at: 1, remove: 1, insert: [] },
    ];
    expect(() => placeLines(source, twice)).toThrow(new RangeError('two changes of line 1'));
  });
});

describe('octets of a byte order mark that are text', () => {
  const policyOfOctets = (text: string) =>
    createPolicy(
      readSource(Uint8Array.from(`${text}\xff`, (char) => char.charCodeAt(0))),
      formatOfPath('/robots.txt'),
    );
  const insert = (text: string) => ({ at: 0, remove: 0, insert: [{ text }] });

  test.each([
    ['a whole one', '\xef\xbb\xbf'],
    ['one without its end', '\xef\xbb'],
    ['its first octet', '\xef'],
  ])('ours: %s stays at the beginning of the file', (_name, mark) => {
    const policy = policyOfOctets(`${mark}a\nb\n#`);
    const after = (edits: readonly TextEdit[]) =>
      String.fromCharCode(...printSource(policyAfterEdits(policy, edits).source));
    const { source } = policy;
    expect(after(placeLines(source, [insert('x')]))).toBe(`${mark}x\na\nb\n#\xff`);
    expect(after(deleteLines(source, 0, 1))).toBe(`${mark}b\n#\xff`);
    expect(after(deleteLines(source, 0, 3))).toBe(mark);
    expect(after(moveLines(source, 0, 1, 2))).toBe(`${mark}b\na\n#\xff`);
    expect(after(moveLines(source, 1, 2, 0))).toBe(`${mark}b\na\n#\xff`);
  });

  test('ours: in UTF-8 they are ordinary characters', () => {
    const policy = policyOfText('\xef\xbb\xbfa\n');
    expect(textOfSource(policyAfterEdits(policy, insertLines(policy.source, 0, ['x'])).source)).toBe(
      'x\n\xef\xbb\xbfa\n',
    );
  });
});
