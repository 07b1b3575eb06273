// The cost of an edit of one line in a big file that all readers have read. Counted, so that it holds on every machine.
import { describe, expect, test, vi } from 'vitest';
import { readRecords } from '../formats/rep/records.ts';
import { PrefixSet } from '../matching/rule-index/prefix-set.ts';
import { prepare } from '../questions/registry.ts';
import { readerOf } from '../readers/registry.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { createPolicy } from '../syntax/policy.ts';
import { kindsInChunk } from '../syntax/recognize.ts';
import { applyEdits, fileAt, openSite, type Site } from './site.ts';

// Each rule index has one prefix set.
vi.mock(import('../matching/rule-index/prefix-set.ts'), { spy: true });
const countIndexBuilds = () => vi.mocked(PrefixSet).mock.calls.length;

const PATH = '/robots.txt';
const ORIGIN = 'https://www.example.com';
const GROUPS = 100;
const RULES = 200;
/** The number of lines in a chunk when a file is read. A chunk may grow to twice as many. */
const CHUNK = 512;

const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const agents = times(GROUPS, (i) => `c${i}x`);
const file = agents
  .map((name) => `User-agent: ${name}\n${times(RULES, (i) => `Disallow: /${name}/${i}/\n`).join('')}`)
  .join('\n');
const open = () => openSite({ origin: ORIGIN, files: { [PATH]: file } });
const policyIn = (site: Site) => {
  const { source, format } = fileAt(site, PATH);
  return createPolicy(source, format);
};
const linesIn = (site: Site) => fileAt(site, PATH).source.lines;

/** The site after text is typed at the beginning of a line. */
const type = (site: Site, line: number, text: string) =>
  applyEdits(site, PATH, [{ range: { start: { line, column: 0 }, end: { line, column: 0 } }, text }]);

/** The number of lines in the chunks that were recognized again. */
function countRecognizedLines(before: Site, after: Site): number {
  const kindsOf = (site: Site) => {
    const { source, format } = fileAt(site, PATH);
    return source.lines.chunks.map((chunk) => kindsInChunk(chunk, format, LENIENT_FIELDS));
  };
  const knownKinds = new Set(kindsOf(before));
  return kindsOf(after)
    .filter((kinds) => !knownKinds.has(kinds))
    .reduce((sum, { length }) => sum + length, 0);
}

describe('budget: one line edited in 20,000', () => {
  const site = open();
  const { length } = linesIn(site);
  const places = [0, 1, Math.floor(length / 2), length - 1];

  test.each(places)('at most the lines of one chunk are scanned again: line %i', (line) => {
    expect(countRecognizedLines(site, type(site, line, '#'))).toBeLessThanOrEqual(2 * CHUNK);
  });

  test.each(places)('all chunks but one stay the same: line %i', (line) => {
    const before = new Set(linesIn(site).chunks);
    const replaced = linesIn(type(site, line, '#')).chunks.filter((chunk) => !before.has(chunk));
    expect(replaced.length).toBe(1);
  });

  test.each(places)(
    'at most the records of one chunk, and the one that continues after it, are built again: line %i',
    (line) => {
      const recordsIn = (someSite: Site) => readRecords(policyIn(someSite), readerOf('rfc9309')).records;
      const before = new Set(recordsIn(site));
      const rebuilt = recordsIn(type(site, line, '#')).filter((record) => !before.has(record));
      expect(rebuilt.length).toBeLessThanOrEqual(2 + (2 * CHUNK) / RULES);
    },
  );

  test('chunks stay small and few after any amount of typing', () => {
    let edited = site;
    for (let i = 0; i < 1500; i++) {
      const line = i % 3 === 0 ? (i * 7919) % length : Math.floor(length / 2) + i;
      edited = type(edited, line, 'Disallow: /x\n');
    }
    const { chunks, length: grown } = linesIn(edited);
    expect(grown).toBe(length + 1500);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(2 * CHUNK);
    expect(chunks.length).toBeLessThanOrEqual((2 * grown) / CHUNK);
  });
});

describe('budget: querying again after an edit of one rule', () => {
  // More URLs than one task slice answers, so that a column that is computed needs several slices.
  const urls = times(600, (i) => `${ORIGIN}/c${i % GROUPS}x/${i}/page`);

  /** How many columns are computed again, and how many indexes are built for that. */
  function cost(site: Site): { readonly columns: number; readonly builds: number } {
    const from = countIndexBuilds();
    const question = prepare(site, { question: 'fetch', reader: 'rfc9309' });
    const recomputed = agents.filter((agent) => !question.column(agent, urls).next().done);
    for (const agent of recomputed)
      for (const slice of question.column(agent, urls)) expect(slice).toBeUndefined();
    return { columns: recomputed.length, builds: countIndexBuilds() - from };
  }

  const site = open();
  const rule = (RULES + 2) * 50 + 7;

  test('only the column of its group is computed; one index is built', () => {
    expect(cost(site)).toEqual({ columns: GROUPS, builds: GROUPS });
    expect(cost(site)).toEqual({ columns: 0, builds: 0 });
    expect(cost(type(site, rule, 'Disallow: /new\n'))).toEqual({ columns: 1, builds: 1 });
    expect(cost(type(site, 0, '# a comment\n'))).toEqual({ columns: 0, builds: 0 });
  });
});
