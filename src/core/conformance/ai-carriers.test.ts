// What the carriers beside robots.txt say about AI use, from their specifications and the pages of operators:
// docs/carriers.md.
import { describe, expect, test } from 'vitest';
import { aiCarrierVectors } from '../../testing/ai-carrier-vectors.ts';
import { usePurposes } from '../questions/use-carrier.ts';

describe('the vectors', () => {
  test('each has an id of its own', () => {
    const ids = aiCarrierVectors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('each statement is on a line of a file, and about a known purpose', () => {
    const wrong = aiCarrierVectors.filter(({ files, statements }) =>
      statements.some(({ line, purpose }) => {
        const lineCounts = Object.values(files).map((text) => text.split(/\r\n|\n|\r/).length);
        return !usePurposes.includes(purpose) || line >= Math.max(...lineCounts);
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('no two are about the same file, crawler and URL', () => {
    const subjects = aiCarrierVectors.map(({ files, agent, url }) => JSON.stringify([files, agent, url]));
    expect(subjects.filter((subject, i) => subjects.indexOf(subject) !== i)).toEqual([]);
  });
});
