// What the carriers besides robots.txt say about AI use, from their specifications and the pages of operators:
// docs/carriers.md.
import { describe, expect, test } from 'vitest';
import { aiCarrierVectors } from '../../testing/ai-carrier-vectors.ts';
import { aiPurposes } from '../catalogue/ai-purposes.ts';
import { responseHeadersCarrier } from '../formats/response-headers/response-headers-carrier.ts';
import { documentCarrier } from '../formats/robots-pi/document-carrier.ts';
import { rslCarrier } from '../formats/rsl/rsl-carrier.ts';
import { tdmrepCarrier } from '../formats/tdmrep/tdmrep-carrier.ts';
import { openSite } from '../index.ts';
import type { UseStatement } from '../questions/use-statement.ts';

describe('the vectors', () => {
  test('each has a unique id', () => {
    const ids = aiCarrierVectors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('each statement is on a line of a file, and about a known purpose', () => {
    const wrong = aiCarrierVectors.filter(({ files, statements }) =>
      statements.some(({ line, purpose }) => {
        const lineCounts = Object.values(files).map((text) => text.split(/\r\n|\n|\r/).length);
        return !aiPurposes.includes(purpose) || line >= Math.max(...lineCounts);
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('no two are about the same file, crawler and URL', () => {
    const subjects = aiCarrierVectors.map(({ files, agent, url }) => JSON.stringify([files, agent, url]));
    expect(subjects.filter((subject, i) => subjects.indexOf(subject) !== i)).toEqual([]);
  });
});

type Said = Pick<UseStatement, 'purpose' | 'says' | 'isSettled'> & { readonly line: number };

/** Formats statements, sorted and without duplicates: `ai-train no, line 3`. */
const format = (statements: readonly Said[]) =>
  [
    ...new Set(
      statements.map(
        ({ purpose, says, isSettled, line }) =>
          `${purpose} ${says}${isSettled ? '' : ', not settled'}, line ${line}`,
      ),
    ),
  ].sort();

describe.each([responseHeadersCarrier, documentCarrier, tdmrepCarrier, rslCarrier])(
  'the carrier $id',
  (carrier) => {
    const vectors = aiCarrierVectors.filter((vector) => vector.carrier === carrier.id);

    test.each(vectors)('$requirement: $why ($id)', ({ files, agent, url, statements }) => {
      const prepared = carrier.prepare(openSite({ origin: 'http://h.example', files }));
      const actual = prepared?.statementsFor(agent, url) ?? [];
      expect(format(actual.map((statement) => ({ ...statement, line: statement.by.line })))).toEqual(
        format(statements),
      );
      for (const statement of actual) {
        expect(statement.carrier).toBe(carrier.id);
        expect(Object.keys(files)).toContain(statement.by.path);
      }
    });
  },
);
