// 200 MB of log, made while it is read: what is kept must not grow with it.
import { describe, expect, test } from 'vitest';
import { createListImport } from './import-lists.ts';
import type { ListFormat } from './list.ts';

const MB = 1024 * 1024;
const SIZE = 200 * MB;
/** Room for the tables, and for what has not been collected yet. */
const ROOM = 150 * MB;

const encoder = new TextEncoder();

/** About half a megabyte of requests: some pages again and again, and a long tail of URLs that come once. */
function logPiece(from: number): string {
  let text = '';
  for (let i = from; i < from + 3000; i++) {
    const path = i % 3 === 0 ? `/popular/${i % 500}` : `/tail/${i}?session=${i}`;
    text += `203.0.113.${i % 256} - - [10/Nov/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 2326 "https://a.example/from/${i}" "Mozilla/5.0 (compatible; Bot${i % 700}/2.1; +http://a.example/bot)"\n`;
  }
  return text;
}

const pieces: readonly (readonly [string, ListFormat | undefined, (i: number) => string])[] = [
  ['a log', undefined, (i) => logPiece(i * 3000)],
  ['one line without end', undefined, () => '/abcdefgh'.repeat(60_000)],
  ['one line of a log without end', 'log', () => '::1 - - [x] "GET /a '.repeat(30_000)],
  [
    'one element of a sitemap without end',
    'xml',
    (i) => (i === 0 ? '<urlset><url><loc>' : 'abcdefgh'.repeat(60_000)),
  ],
  ['one cell without end', 'csv', (i) => (i === 0 ? 'url\n"' : 'abcdefg\n'.repeat(60_000))],
];

describe('200 MB are read in bounded memory', () => {
  test.each(pieces)('ours: %s', (_, format, piece) => {
    const intake = createListImport(format ? { format } : {});
    intake.begin('a');
    let most = 0;
    let read = 0;
    for (let i = 0; read < SIZE; i++) {
      const bytes = encoder.encode(piece(i));
      read += bytes.length;
      intake.feed(bytes);
      // Of this thread alone: others measure, and fill, memory of their own at the same time.
      const { heapUsed, external } = process.memoryUsage();
      most = Math.max(most, heapUsed + external);
    }
    intake.endFile();
    expect(most).toBeLessThan(ROOM + 100 * MB);
  });
});
