// What an edit of one line may cost in a big file, of which readers read all: counted, so that it holds on every machine.
import { describe, expect, test, vi } from 'vitest';
import { readRecords } from '../formats/rep/records.ts';
import { PrefixSet } from '../matching/rule-index/prefix-set.ts';
import { prepare } from '../questions/registry.ts';
import { readerOf } from '../readers/registry.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { createPolicy } from '../syntax/policy.ts';
import { kindsInChunk } from '../syntax/recognize.ts';
import { applyEdits, fileAt, openSite, type Site } from './site.ts';

// Each index of rules has one set of their beginnings.
vi.mock(import('../matching/rule-index/prefix-set.ts'), { spy: true });
const countIndexBuilds = () => vi.mocked(PrefixSet).mock.calls.length;

const PATH = '/robots.txt';
const ORIGIN = 'https://www.example.com';
const GROUPS = 100;
const RULES = 200;
/** Lines in a chunk when a file is read, and the most that a chunk may grow to. */
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

/** The site after typing at the beginning of a line. */
const type = (site: Site, line: number, text: string) =>
  applyEdits(site, PATH, [{ range: { start: { line, column: 0 }, end: { line, column: 0 } }, text }]);

/** The lines of the chunks whose kinds were not known before. */
function recognisedAnew(before: Site, after: Site): number {
  const kindsOf = (site: Site) => {
    const { source, format } = fileAt(site, PATH);
    return source.lines.chunks.map((chunk) => kindsInChunk(chunk, format, LENIENT_FIELDS));
  };
  const known = new Set(kindsOf(before));
  return kindsOf(after)
    .filter((kinds) => !known.has(kinds))
    .reduce((sum, { length }) => sum + length, 0);
}

describe('budget: one line edited in 20,000', () => {
  const site = open();
  const { length } = linesIn(site);
  const places = [0, 1, Math.floor(length / 2), length - 1];

  test.each(places)('at most the lines of one chunk are scanned again: line %i', (line) => {
    expect(recognisedAnew(site, type(site, line, '#'))).toBeLessThanOrEqual(2 * CHUNK);
  });

  test.each(places)('all chunks but one stay: line %i', (line) => {
    const before = new Set(linesIn(site).chunks);
    const made = linesIn(type(site, line, '#')).chunks.filter((chunk) => !before.has(chunk));
    expect(made.length).toBe(1);
  });

  test.each(places)(
    'at most the records of one chunk, and that which goes on behind it, are formed again: line %i',
    (line) => {
      const recordsIn = (of: Site) => readRecords(policyIn(of), readerOf('rfc9309')).records;
      const before = new Set(recordsIn(site));
      const anew = recordsIn(type(site, line, '#')).filter((record) => !before.has(record));
      expect(anew.length).toBeLessThanOrEqual(2 + (2 * CHUNK) / RULES);
    },
  );

  test('chunks stay small and few, however long somebody types', () => {
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

describe('budget: asking again after an edit of one rule', () => {
  // More URLs than are asked in one piece, so that a column that is asked comes in pieces.
  const urls = times(600, (i) => `${ORIGIN}/c${i % GROUPS}x/${i}/page`);

  /** How many columns are asked anew, and how many indexes are built for that. */
  function cost(site: Site): { readonly columns: number; readonly builds: number } {
    const from = countIndexBuilds();
    const asking = prepare(site, { question: 'fetch', reader: 'rfc9309' });
    const asked = agents.filter((agent) => !asking.column(agent, urls).next().done);
    for (const agent of asked) for (const piece of asking.column(agent, urls)) expect(piece).toBeUndefined();
    return { columns: asked.length, builds: countIndexBuilds() - from };
  }

  const site = open();
  const rule = (RULES + 2) * 50 + 7;

  test('the column of its group is asked, and no other; one index is built', () => {
    expect(cost(site)).toEqual({ columns: GROUPS, builds: GROUPS });
    expect(cost(site)).toEqual({ columns: 0, builds: 0 });
    expect(cost(type(site, rule, 'Disallow: /new\n'))).toEqual({ columns: 1, builds: 1 });
    expect(cost(type(site, 0, '# a comment\n'))).toEqual({ columns: 0, builds: 0 });
  });
});
