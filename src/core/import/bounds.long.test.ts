import { describe, expect, test } from 'vitest';
import { createListImport } from './import-lists.ts';
import { importLimits, type ListFormat } from './list.ts';
import { MostFrequent } from './logs/most-frequent.ts';

const encoder = new TextEncoder();

describe('memory is bounded', () => {
  const endless: readonly (readonly [string, ListFormat, (i: number) => string])[] = [
    ['an endless line', 'lines', () => '/xxxxxxxx'.repeat(1000)],
    ['a row with a quote that never closes', 'csv', (i) => (i === 0 ? 'url\n"' : 'x\n'.repeat(4000))],
    ['an endless element', 'xml', (i) => (i === 0 ? '<urlset ' : 'a="b" '.repeat(1500))],
    ['an endless URL', 'xml', (i) => (i === 0 ? '<urlset><url><loc>' : '/abcdefg'.repeat(1000))],
    ['elements that never close', 'xml', () => '<urlset><url><loc>/a'.repeat(400)],
    ['an endless comment', 'xml', (i) => (i === 0 ? '<urlset><!--' : 'x - '.repeat(2000))],
    ['an endless line of a log', 'log', (i) => (i === 0 ? '::1 - - [x] "GET /' : 'abcdefgh'.repeat(1000))],
  ];
  test.each(endless)('ours: %s', (_, format, makeChunk) => {
    const listImport = createListImport({ format });
    listImport.begin('a');
    for (let i = 0; i < 200; i++) {
      listImport.feed(encoder.encode(makeChunk(i)));
      expect(Math.max(...listImport.sizes)).toBeLessThanOrEqual(importLimits.line);
    }
    listImport.endFile();
    expect(listImport.outcome().pages.every((url) => url.length <= importLimits.url)).toBe(true);
  });

  test('ours: a log without repeats fills no table beyond its limit', () => {
    const listImport = createListImport({ format: 'log', fold: true });
    listImport.begin('a');
    for (let i = 0; i < 60_000; i += 500) {
      let text = '';
      for (let j = i; j < i + 500; j++)
        text += `::1 - - [x] "GET /${j}?${j} HTTP/1.1" 200 5 "-" "bot${j}/1"\n`;
      listImport.feed(encoder.encode(text));
      expect(Math.max(...listImport.sizes)).toBeLessThanOrEqual(2 * importLimits.pairs);
    }
    listImport.endFile();
    const { log } = listImport.outcome();
    expect([log?.urls.length, log?.agents.length]).toEqual([importLimits.urls, importLimits.agents]);
  });
});

describe('the most requested', () => {
  test('ours: a table never has more than twice the keys that it keeps', () => {
    const table = new MostFrequent<number>(10);
    for (let i = 0; i < 1000; i++) {
      table.hit(table.entryOf(i % 37));
      expect(table.size).toBeLessThanOrEqual(20);
    }
  });

  test('ours: keys that fit into the table are counted exactly', () => {
    const table = new MostFrequent<string>(3);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) table.hit(table.entryOf(key));
    expect(table.most()).toEqual({
      kept: [
        { key: 'a', hits: 3, missed: 0, serial: 1 },
        { key: 'b', hits: 2, missed: 0, serial: 2 },
        { key: 'c', hits: 1, missed: 0, serial: 3 },
      ],
      others: 0,
    });
  });

  test('Manku and Motwani 2002: a frequent key that appears late is not lost', () => {
    const table = new MostFrequent<string>(5);
    for (let i = 0; i < 200; i++) table.hit(table.entryOf(`early ${i % 8}`));
    for (let i = 0; i < 400; i++) table.hit(table.entryOf(i % 2 === 0 ? 'late' : `rare ${i}`));
    const { kept, others } = table.most();
    const late = kept.find(({ key }) => key === 'late');
    expect(late?.hits).toBeLessThanOrEqual(200);
    expect((late?.hits ?? 0) + (late?.missed ?? 0)).toBeGreaterThanOrEqual(200);
    expect(kept.reduce((sum, { hits }) => sum + hits, others)).toBe(600);
  });
});
