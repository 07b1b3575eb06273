// Comparisons of crawler names ignore the case of A to Z only; other letters make other names.
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { presetCrawlers } from '../../features/ai-presets/preset-plan.ts';
import { findMissingAgents } from '../../features/table/add/named-columns.ts';
import { emptyDocument } from '../document/document-store.ts';
import { createCellTest } from './additions/add-cell.ts';
import { addColumnsTo } from './additions/matrix-input.ts';
import { crawlerChoices } from './crawler-choices.ts';

/** Pairs of names that differ in one letter beyond A to Z: the Kelvin sign is not an ASCII letter. */
const pairs = [
  ['Kagibot', '\u212aagibot'],
  ['\u00c4rztebot', '\u00e4rztebot'],
] as const;

const customCrawler = (token: string) => ({ token });

describe.each(pairs)('rfc 9309 2.2.1: %s and %s', (first, other) => {
  test('are two columns', () => {
    expect(
      addColumnsTo({ ...emptyDocument(), columns: [first] }, [{ agent: other, given: other }]).added,
    ).toHaveLength(1);
  });

  test('are two user-agents of a cell', () => {
    const hasCell = createCellTest({ rows: ['/'], columns: [first], origin: '' });
    expect([hasCell({ agent: first, url: '/' }), hasCell({ agent: other, url: '/' })]).toEqual([true, false]);
  });

  test('are two names of a file', () => {
    const source = sourceOfText(`User-agent: ${first}\nDisallow: /\n`);
    expect(findMissingAgents('/robots.txt', source, [other])).toEqual([first]);
  });

  test('are both offered', () => {
    const tokens = crawlerChoices([customCrawler(other)], [first]).map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining([first, other]));
  });

  test('are two custom crawlers', () => {
    const ids = presetCrawlers({ crawlers: [customCrawler(first), customCrawler(other)] }).map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
