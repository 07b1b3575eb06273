// Files too big to be edited: the same lines and the same bytes as any other file, made piece by piece.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeCaseBytes } from '../../testing/arbitraries/edge-case-files.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { createBigSource, readAnySource, sizeExcessOfBytes } from './big-source.ts';
import { type Lines, lineAt, sliceLines } from './lines.ts';
import { EDIT_SIZE_LIMITS } from './size-limits.ts';
import { printSource, readSource } from './source.ts';

const excess = { what: 'octets', size: 9, most: 1 } as const;

function run<T>(pieces: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = pieces.next();
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

test('ours: a big file has the lines of any other, however its chunks are cut', () => {
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
        compare(Uint8Array.from([...mark, ...parts.flatMap((one) => [...one])]), { lines, octets }),
    ),
    { numRuns: runs(600) },
  );
});

test.each(Object.entries(edgeCaseBytes))('ours: big or not, the lines are the same: %s', (_name, bytes) =>
  compare(Uint8Array.from(bytes), { lines: 1, octets: 1 }),
);

test('ours: a line has the same id each time it is made', () => {
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
    'one octet more',
    'abcdefghi\n'.repeat(octets / 10) + 'a',
    { what: 'octets', size: octets + 1, most: octets },
  ],
  ['at the limit of lines', '\n'.repeat(lines - 1), undefined],
  ['one line more', '\r\n'.repeat(lines), { what: 'lines', size: lines + 1, most: lines }],
  ['at the limit of a line', `${'x'.repeat(line)}\n`, undefined],
  ['at the limit of a line, behind a byte order mark', `\ufeff${'x'.repeat(line)}\n`, undefined],
  ['one octet more in a line', `a\n${'x'.repeat(line + 1)}`, { what: 'line', size: line + 1, most: line }],
])('ours: what is too big to be edited: %s', (_name, text, expected) => {
  const bytes = new TextEncoder().encode(text);
  expect(run(sizeExcessOfBytes(bytes))).toEqual(expected);
  expect(run(readAnySource(bytes)).big?.excess).toEqual(expected);
});

test('ours: a big file is read in pieces, so that others come between', () => {
  const reading = createBigSource(new Uint8Array(5 * 1024 * 1024).fill(97), excess);
  let pieces = 0;
  while (!reading.next().done) pieces++;
  expect(pieces).toBeGreaterThan(8);
});
