import { describe, expect, test } from 'vitest';
import { createListImport } from './import-lists.ts';
import { importLimits, type ListFormat } from './list.ts';
import { MostFrequent } from './logs/most-frequent.ts';

const encoder = new TextEncoder();

describe('what is kept is bounded', () => {
  const endless: readonly (readonly [string, ListFormat, (i: number) => string])[] = [
    ['a line without end', 'lines', () => '/xxxxxxxx'.repeat(1000)],
    ['a row with a quote that never closes', 'csv', (i) => (i === 0 ? 'url\n"' : 'x\n'.repeat(4000))],
    ['an element without end', 'xml', (i) => (i === 0 ? '<urlset ' : 'a="b" '.repeat(1500))],
    ['an address without end', 'xml', (i) => (i === 0 ? '<urlset><url><loc>' : '/abcdefg'.repeat(1000))],
    ['elements that never close', 'xml', () => '<urlset><url><loc>/a'.repeat(400)],
    ['a comment without end', 'xml', (i) => (i === 0 ? '<urlset><!--' : 'x - '.repeat(2000))],
    ['a line of a log without end', 'log', (i) => (i === 0 ? '::1 - - [x] "GET /' : 'abcdefgh'.repeat(1000))],
  ];
  test.each(endless)('ours: %s', (_, format, piece) => {
    const intake = createListImport({ format });
    intake.begin('a');
    for (let i = 0; i < 200; i++) {
      intake.feed(encoder.encode(piece(i)));
      expect(Math.max(...intake.sizes)).toBeLessThanOrEqual(importLimits.line);
    }
    intake.endFile();
    expect(intake.outcome().pages.every((url) => url.length <= importLimits.url)).toBe(true);
  });

  test('ours: a log in which nothing comes twice fills no table beyond its bound', () => {
    const intake = createListImport({ format: 'log', fold: true });
    intake.begin('a');
    for (let i = 0; i < 60_000; i += 500) {
      let text = '';
      for (let j = i; j < i + 500; j++)
        text += `::1 - - [x] "GET /${j}?${j} HTTP/1.1" 200 5 "-" "bot${j}/1"\n`;
      intake.feed(encoder.encode(text));
      expect(Math.max(...intake.sizes)).toBeLessThanOrEqual(2 * importLimits.pairs);
    }
    intake.endFile();
    const { log } = intake.outcome();
    expect([log?.urls.length, log?.agents.length]).toEqual([importLimits.urls, importLimits.agents]);
  });
});

describe('the most requested', () => {
  test('ours: a table never has more than twice what it keeps', () => {
    const table = new MostFrequent<number>(10);
    for (let i = 0; i < 1000; i++) {
      table.hit(table.entryOf(i % 37));
      expect(table.size).toBeLessThanOrEqual(20);
    }
  });

  test('ours: what fits into the table is counted exactly', () => {
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

  test('Manku and Motwani 2002: a key that has many hits and comes late is not lost', () => {
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
