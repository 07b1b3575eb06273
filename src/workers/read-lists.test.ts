import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ImportProgress } from '../core/import/import-lists.ts';
import { readLists } from './read-lists.ts';

const file = (name: string, ...parts: BlobPart[]) => ({ name, blob: new Blob(parts) });
const sitemap = (count: number) =>
  `<urlset>${Array.from({ length: count }, (_, i) => `<url><loc>/page/${i}/${'x'.repeat(i % 60)}</loc></url>`).join('\n')}</urlset>`;

describe('reading files', () => {
  test('ours: a file is decompressed by its content, whatever its name', async () => {
    const outcome = await readLists([file('sitemap.xml', gzipSync(sitemap(3)))], {}, () => {});
    expect(outcome.pages).toHaveLength(3);
    expect(outcome.files).toEqual([{ name: 'sitemap.xml', format: 'xml', lines: 3 }]);
  });

  test('rfc 1952 2.2: a file of several members, as joined logs are, is read to its end', async () => {
    const parts = [gzipSync('/a\n'), gzipSync('/b\n')];
    const outcome = await readLists([file('a.gz', ...parts)], {}, () => {});
    expect(outcome.files[0]?.problem ?? 'read').toBe('read');
    expect(outcome.pages).toEqual(['/a', '/b']);
  });

  test('ours: a truncated compressed file keeps what was read, and reports it', async () => {
    const packed = gzipSync(sitemap(20_000));
    const outcome = await readLists([file('a.gz', packed.subarray(0, 500))], {}, () => {});
    expect(outcome.files[0]?.problem).toBe('broken-gzip');
    expect(outcome.pages.length).toBeGreaterThan(20);
    expect(outcome.pages[19]).toMatch(/^\/page\/19\//);
  });

  test('ours: a file that only starts like a compressed one is a problem, and the next file is read', async () => {
    const outcome = await readLists(
      [file('a.gz', '\u001f', Uint8Array.of(0x8b, 1, 2, 3)), file('b', '/b')],
      {},
      () => {},
    );
    expect(outcome.pages).toEqual(['/b']);
  });

  test('ours: a file that cannot be read is a problem, and the next one is read', async () => {
    const unreadable = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    const outcome = await readLists(
      [{ name: 'gone', blob: unreadable as unknown as Blob }, file('b', '/b')],
      {},
      () => {},
    );
    expect(outcome.files.map(({ problem }) => problem)).toEqual(['not-readable', undefined]);
    expect(outcome.pages).toEqual(['/b']);
  });

  test.each([
    ['however slowly it goes, with every piece', 200, true],
    ['but not more than ten times a second', 0, false],
  ])('ours: progress is reported in octets on disk, %s', async (_, step, isTold) => {
    const reports: ImportProgress[] = [];
    let time = 0;
    const { blob } = file('a', '/a\n'.repeat(400_000));
    const clock = () => {
      time += step;
      return time;
    };
    await readLists([{ name: 'a', blob }], {}, (progress) => reports.push(progress), clock);
    expect(reports.length > 0).toBe(isTold);
    expect(reports.every(({ read, total }) => read <= total && total === blob.size)).toBe(true);
  });
});
