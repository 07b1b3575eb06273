// 200 MB of gzip: decompressed data must not accumulate.
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readLists } from './read-lists.ts';

const MB = 1024 * 1024;

async function packed(createPiece: (i: number) => string, octets: number): Promise<Blob> {
  const gzip = createGzip({ level: 1 });
  const parts: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => parts.push(chunk));
  for (let i = 0, written = 0; written < octets; i++) {
    const text = createPiece(i);
    written += text.length;
    if (!gzip.write(text)) await once(gzip, 'drain');
  }
  gzip.end();
  await once(gzip, 'end');
  return new Blob(parts as BlobPart[]);
}

function logPiece(i: number): string {
  let text = '';
  for (let j = 0; j < 1000; j++)
    text += `::1 - - [x] "GET /${(i * 1000 + j) % 50_000} HTTP/1.1" 200 5 "-" "Bot${j % 300}/1.0"\n`;
  return text;
}

describe('200 MB behind gzip are read in bounded memory', () => {
  test.each<[string, (i: number) => string, number]>([
    ['a log', logPiece, 1],
    ['one line without end', () => 'x'.repeat(MB), 0],
  ])('ours: %s', async (_, piece, requests) => {
    const blob = await packed(piece, 200 * MB);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().heapUsed);
    }, 20);
    const outcome = await readLists([{ name: 'a.gz', blob }], {}, () => {});
    clearInterval(watch);
    expect(outcome.files[0]?.problem).toBeUndefined();
    expect(Math.min(outcome.log?.requests ?? 0, 1)).toBe(requests);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(300 * MB);
  });
});
