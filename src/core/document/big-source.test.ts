// Files that are too big to be edited have the same lines and bytes as any other file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeCaseBytes } from '../../testing/arbitraries/edge-case-files.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { createBigSource, readAnySource, sizeExcessOfBytes } from './big-source.ts';
import { type Lines, lineAt, sliceLines } from './lines.ts';
import { EDIT_SIZE_LIMITS } from './size-limits.ts';
import { printSource, readSource } from './source.ts';

const excess = { what: 'octets', size: 9, most: 1 } as const;

function run<T>(task: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}

const linesIn = (lines: Lines) => sliceLines(lines, 0, lines.length).map(({ text, eol }) => [text, eol]);

function compare(bytes: Uint8Array, limits: { lines: number; octets: number }) {
  const big = run(createBigSource(bytes, excess, limits));
  const plain = readSource(bytes);
  expect([big.encoding, big.bom, big.lines.length]).toEqual([plain.encoding, plain.bom, plain.lines.length]);
  expect(linesIn(big.lines)).toEqual(linesIn(plain.lines));
  expect(printSource(big)).toBe(bytes);
}

test('ours: a big file has the same lines as any other, wherever its chunks end', () => {
  const part = fc.oneof(
    fc.uint8Array({ maxLength: 5 }),
    fc.constantFrom(
      [13],
      [10],
      [13, 10],
      [0xef, 0xbb, 0xbf],
      [0xc3, 0xa9],
      [10, 0],
      [13, 0, 10, 0],
      [0, 10],
      [97],
    ),
  );
  const start = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
  fc.assert(
    fc.property(
      start,
      fc.array(part, { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (mark, parts, lines, octets) =>
        compare(Uint8Array.from([...mark, ...parts.flatMap((octetsOfPart) => [...octetsOfPart])]), {
          lines,
          octets,
        }),
    ),
    { numRuns: runs(600) },
  );
});

test.each(Object.entries(edgeCaseBytes))(
  'ours: a file read as a big one has the same lines: %s',
  (_name, bytes) => compare(Uint8Array.from(bytes), { lines: 1, octets: 1 }),
);

test('ours: a line has the same id each time it is created', () => {
  const { lines } = run(createBigSource(new TextEncoder().encode('a\n'.repeat(2000)), excess));
  expect(lineAt(lines, 1500)?.id).toBe(lineAt(lines, 1499)!.id + 1);
  expect(new Set(sliceLines(lines, 0, 2001).map(({ id }) => id)).size).toBe(2001);
  expect(sliceLines(lines, 0, 2001).map(({ id }) => id)).toEqual(
    sliceLines(lines, 0, 2001).map(({ id }) => id),
  );
});

const { octets, lines, line } = EDIT_SIZE_LIMITS;
test.each([
  ['at the limit of octets', `${'a\r'.repeat(9)}${'abcdefgh\n'.repeat(99)}`, undefined],
  [
    'one octet above the limit',
    'abcdefghi\n'.repeat(octets / 10) + 'a',
    { what: 'octets', size: octets + 1, most: octets },
  ],
  ['at the limit of lines', '\n'.repeat(lines - 1), undefined],
  ['one line above the limit', '\r\n'.repeat(lines), { what: 'lines', size: lines + 1, most: lines }],
  ['at the limit of a line', `${'x'.repeat(line)}\n`, undefined],
  ['at the limit of a line, after a byte order mark', `\ufeff${'x'.repeat(line)}\n`, undefined],
  [
    'a line of one octet above the limit',
    `a\n${'x'.repeat(line + 1)}`,
    { what: 'line', size: line + 1, most: line },
  ],
])('ours: files that are too big to be edited: %s', (_name, text, expected) => {
  const bytes = new TextEncoder().encode(text);
  expect(run(sizeExcessOfBytes(bytes))).toEqual(expected);
  expect(run(readAnySource(bytes)).big?.excess).toEqual(expected);
});

test('ours: a big file is read in steps, so that other work can run between them', () => {
  const task = createBigSource(new Uint8Array(5 * 1024 * 1024).fill(97), excess);
  let steps = 0;
  while (!task.next().done) steps++;
  expect(steps).toBeGreaterThan(8);
});
