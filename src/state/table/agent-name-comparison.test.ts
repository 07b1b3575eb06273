// Wherever names of robots are compared, A to Z count as a to z, and nothing else does: other letters are other names.
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { presetCrawlers } from '../../features/ai-presets/preset-plan.ts';
import { findMissingAgents } from '../../features/table/add/named-columns.ts';
import { emptyDocument } from '../document/document-store.ts';
import { createCellTest } from './additions/add-cell.ts';
import { addColumnsTo } from './additions/matrix-input.ts';
import { crawlerChoices } from './crawler-choices.ts';

/** Two names of which the second is the first in another letter: the sign for Kelvin is none of the alphabet. */
const pairs = [
  ['Kagibot', '\u212aagibot'],
  ['\u00c4rztebot', '\u00e4rztebot'],
] as const;

const own = (token: string) => ({ token });

describe.each(pairs)('rfc 9309 2.2.1: %s and %s', (one, other) => {
  test('are two columns', () => {
    expect(
      addColumnsTo({ ...emptyDocument(), columns: [one] }, [{ agent: other, given: other }]).added,
    ).toHaveLength(1);
  });

  test('are two user-agents of a cell', () => {
    const isThere = createCellTest({ rows: ['/'], columns: [one], origin: '' });
    expect([isThere({ agent: one, url: '/' }), isThere({ agent: other, url: '/' })]).toEqual([true, false]);
  });

  test('are two names of a file', () => {
    const source = sourceOfText(`User-agent: ${one}\nDisallow: /\n`);
    expect(findMissingAgents('/robots.txt', source, [other])).toEqual([one]);
  });

  test('are both offered', () => {
    const offered = crawlerChoices([own(other)], [one]).map(({ token }) => token);
    expect(offered).toEqual(expect.arrayContaining([one, other]));
  });

  test('are two crawlers of the person', () => {
    const ids = presetCrawlers({ crawlers: [own(one), own(other)] }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
