// The engine gives the printed answers under the readers of each specification, and other readers differ where
// expected.
import { describe, expect, test } from 'vitest';
import * as printed from '../../../core/catalogue/printed-examples.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { computeCells, matchesForReader, tallyMatches, tallySite } from './computed-answers.ts';

const rowsThatDiffer = (reader: Parameters<typeof readerOf>[0], rows: readonly printed.PrintedMatch[]) =>
  rows.flatMap((row, place) => (matchesForReader(readerOf(reader), row) === row.matches ? [] : [place + 1]));

describe('the printed match tables hold, row for row, under the readers of their specifications', () => {
  test('draft 1 3.2.2: fifteen rows', () => {
    expect(tallyMatches(readerOf('koster-1996'), printed.draft1Matches)).toEqual({ differing: 0, all: 15 });
  });
  test('draft-koster-robots-00 3.2.2 and data.txt 3.2.2: sixteen rows', () => {
    for (const reader of ['koster-1997-internet-draft', 'data.txt'] as const) {
      const tally = tallyMatches(readerOf(reader), printed.internetDraftMatches);
      expect(tally).toEqual({ differing: 0, all: 16 });
    }
  });
  test('rfc 9309 2.2.2 figure 4, 2.2.3 figures 5 and 6', () => {
    expect(rowsThatDiffer('rfc9309', printed.rfcPercentMatches)).toEqual([]);
    expect(rowsThatDiffer('rfc9309', printed.rfcSpecialMatches)).toEqual([]);
  });
});

describe('other readers differ from the printed tables where their specifications say so', () => {
  test('robots.cc: an escape is not decoded, so a tilde is not its escape', () => {
    expect(rowsThatDiffer('google', printed.draft1Matches)).toEqual([14, 15]);
  });
  test('rfc 9309 2.2.2: every row of 1996 still holds', () => {
    expect(rowsThatDiffer('rfc9309', printed.draft1Matches)).toEqual([]);
  });
  test('draft 1 3.2.2: the query is not compared, star and dollar are literal characters', () => {
    expect(rowsThatDiffer('koster-1996', printed.rfcPercentMatches)).toEqual([1, 2]);
    expect(rowsThatDiffer('koster-1996', printed.rfcSpecialMatches)).toEqual([1, 3]);
  });
});

describe('the printed matrices', () => {
  test('data.txt 4: the fict.org matrix holds under the 1996 readers and RFC 9309', () => {
    for (const reader of ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309'] as const) {
      expect(tallySite(readerOf(reader), printed.fictOrg)).toEqual({ differing: 0, all: 33 });
    }
  });
  test('robots.cc: one cell of it differs, /%7Emak/mak.html for any other crawler', () => {
    const cells = computeCells(readerOf('google'), printed.fictOrg);
    expect(cells.flatMap((row, place) => row.map((cell) => (cell.differs ? place : -1)))).toContain(10);
    expect(tallySite(readerOf('google'), printed.fictOrg).differing).toBe(1);
  });
  test('rfc 9309 2.2.1, 5.1: groups and the simple example', () => {
    for (const site of [printed.rfcMerged, printed.rfcDefault, printed.rfcSimple]) {
      expect(tallySite(readerOf('rfc9309'), site).differing).toBe(0);
    }
  });
  test('rfc 9309 5.2: only the misprint of erratum 7124 differs from the printed answer', () => {
    const differing = computeCells(readerOf('rfc9309'), printed.rfcLongest).map(([cell]) => cell?.differs);
    expect(differing).toEqual([false, false, true]);
  });
});
