// Imports 200 MB that are generated while they are read: memory must not grow with the input.
import { describe, expect, test } from 'vitest';
import { createListImport } from './import-lists.ts';
import type { ListFormat } from './list.ts';

const MB = 1024 * 1024;
const SIZE = 200 * MB;
/** Memory for the tables, and for garbage that has not been collected yet. */
const ALLOWED_MEMORY = 150 * MB;

const encoder = new TextEncoder();

/** About half a megabyte of requests: some frequent pages, and a long tail of URLs that appear once. */
function logPiece(from: number): string {
  let text = '';
  for (let i = from; i < from + 3000; i++) {
    const path = i % 3 === 0 ? `/popular/${i % 500}` : `/tail/${i}?session=${i}`;
    text += `203.0.113.${i % 256} - - [10/Nov/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 2326 "https://a.example/from/${i}" "Mozilla/5.0 (compatible; Bot${i % 700}/2.1; +http://a.example/bot)"\n`;
  }
  return text;
}

const inputs: readonly (readonly [string, ListFormat | undefined, (i: number) => string])[] = [
  ['a log', undefined, (i) => logPiece(i * 3000)],
  ['one endless line', undefined, () => '/abcdefgh'.repeat(60_000)],
  ['one endless line of a log', 'log', () => '::1 - - [x] "GET /a '.repeat(30_000)],
  [
    'one endless element of a sitemap',
    'xml',
    (i) => (i === 0 ? '<urlset><url><loc>' : 'abcdefgh'.repeat(60_000)),
  ],
  ['one endless cell', 'csv', (i) => (i === 0 ? 'url\n"' : 'abcdefg\n'.repeat(60_000))],
];

describe('200 MB are read in bounded memory', () => {
  test.each(inputs)('ours: %s', (_, format, makeChunk) => {
    const listImport = createListImport(format ? { format } : {});
    listImport.begin('a');
    let peak = 0;
    let octetsRead = 0;
    for (let i = 0; octetsRead < SIZE; i++) {
      const bytes = encoder.encode(makeChunk(i));
      octetsRead += bytes.length;
      listImport.feed(bytes);
      // Only the memory of this thread, since other tests use memory at the same time.
      const { heapUsed, external } = process.memoryUsage();
      peak = Math.max(peak, heapUsed + external);
    }
    listImport.endFile();
    expect(peak).toBeLessThan(ALLOWED_MEMORY + 100 * MB);
  });
});
