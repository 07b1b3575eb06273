// The results for many crawlers at once equal those for each alone.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openSite, prepare, readers } from '../../../index.ts';
import { RunsIndex } from '../../../matching/rule-index/runs-index.ts';
import { prepareAnswers } from './prepare-answers.ts';

const origin = 'http://h.example';

const path = fc
  .array(fc.constantFrom('a', 'b', 'ab', '*', '/', '?', '%3A', ':', '$', 'index.html'), { maxLength: 6 })
  .map((pieces) => `/${pieces.join('')}`);
const rule = fc.tuple(fc.boolean(), fc.oneof(path, fc.constant('')));
/** Some crawlers have several records, some share one, and some are not named. */
const record = fc.tuple(fc.nat(30), fc.array(rule, { maxLength: 2 }));
const agents = Array.from({ length: 31 }, (_, i) => `robot-${String(i + 10)}`);

const fileOf = (records: readonly (readonly [number, readonly (readonly [boolean, string])[]])[]) =>
  records
    .map(([other, rules], i) =>
      [
        `User-agent: ${agents[i % 26]}`,
        `User-agent: ${other < 4 ? '*' : agents[other]}`,
        ...rules.map(([allows, value]) => `${allows ? 'Allow' : 'Disallow'}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n');

const matchEnd = readers.filter((reader) => reader.rule.choice === 'match-end');

test.each([
  ['every reader', readers],
  ['a reader among whose rules the match that ends last decides', matchEnd],
])(
  'ours: a crawler gets the same answers alone, among many in any order, and in a matrix, for %s',
  (_, candidates) => {
    const find = vi.spyOn(RunsIndex.prototype, 'find');
    find.mockClear();
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 30, maxLength: 40, size: 'max' }),
        fc.array(path, { minLength: 7, maxLength: 9 }),
        fc.constantFrom(...candidates),
        (records, urls, reader) => {
          const site = openSite({ origin, files: { '/robots.txt': fileOf(records) } });
          const options = { question: 'fetch', reader, file: '/robots.txt' } as const;
          const askAlone = prepareAnswers(site, options);
          const lines = urls.map((url) => agents.map((agent) => askAlone(agent, url).by?.line ?? -1));
          const byRows = prepare(site, options);
          const decidingLines = urls.map((url) => agents.map((agent) => byRows(agent, url).by?.line ?? -1));
          expect(decidingLines).toEqual(lines);
          const byColumns = prepare(site, options);
          const columns = agents.map((agent) => urls.map((url) => byColumns(agent, url).by?.line ?? -1));
          expect(urls.map((_, row) => columns.map((column) => column[row]))).toEqual(lines);
          expect([...prepare(site, options).matrix(agents, urls).lines]).toEqual(lines.flat());
        },
      ),
      { numRuns: 30 },
    );
    expect(find.mock.calls.length).toBeGreaterThan(50);
  },
);
