// Finds by brute force whether rules ever decide: asks about every short URL.
import fc from 'fast-check';
import { expect } from 'vitest';
import { findWhatDecides } from '../../core/analysis/never-decides/what-decides.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { prepare } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import { openSite, type Site } from '../../core/workspace/site.ts';

/** Every path of up to `length` pieces after the slash. */
function enumerateShortUrls(pieces: readonly string[], length: number): readonly string[] {
  const urls = ['/'];
  for (let from = 0, round = 0; round < length; round++) {
    const to = urls.length;
    for (; from < to; from++) for (const piece of pieces) urls.push(urls[from]! + piece);
  }
  return urls;
}

const URL_PIECES = ['/', 'a', 'b', '?', '%2F', '%61', '*', '$', 'x'];
const INDEX_PAGE_URLS = ['/robots.txt', '/index.htm', '/a/', '/a/index.htm', '/index.html?', '/b/index.html'];
const urls: readonly string[] = [
  ...enumerateShortUrls(URL_PIECES, 3),
  ...enumerateShortUrls(['/', 'a', 'b'], 6),
  ...INDEX_PAGE_URLS,
].map((url) => (url.startsWith('//') ? `http://h${url}` : url));

/** Readers that combine options of paths and rules as no actual reader does. */
function createMixedReaders(): Reader[] {
  const [oldest] = readers;
  const newest = readers.findLast(({ rule, path }) => rule.allowIndexHtml && path.wildcards)!;
  const { rule, path } = newest;
  return [
    { ...newest, id: 'first-with-wildcards', rule: { ...rule, choice: 'first', tie: null } },
    {
      ...newest,
      id: 'octets-and-wildcards',
      path: { ...path, decode: 'all-but-slash', escapedSpecials: true },
    },
    { ...newest, id: 'longest-tie-first', rule: { ...rule, tie: null }, path: { ...path, urlPart: 'path' } },
    { ...oldest!, id: 'longest-without-wildcards', rule: { ...oldest!.rule, choice: 'longest' } },
  ];
}

export const allReaders: readonly Reader[] = [...readers, ...createMixedReaders()];

const anyRulePath = fc.oneof(
  fc
    .array(fc.constantFrom('/', '/', 'a', 'a', 'b', '*', '*', '$', '%2F', '%61', '?'), { maxLength: 5 })
    .map((pieces) => `/${pieces.join('')}`),
  fc.stringMatching(/^[/*]?[ab*]{0,2}\$?$/),
  fc.constantFrom('/', '/*', '/robots.txt', '/a/index.html', '/index.htm*', '/*/index.htm'),
);

/** The rules of one record, as written. */
export const anyRules = fc.array(
  fc.tuple(fc.constantFrom('Allow', 'Disallow'), anyRulePath).map(([effect, path]) => `${effect}: ${path}`),
  { minLength: 1, maxLength: 6 },
);

const agentNames = ['*', 'a', 'b', 'ab', 'abc', 'A', '7'];

/** A file with several records, and crawlers to query. */
export const anyFile = fc
  .array(
    fc.tuple(
      fc.array(fc.constantFrom(...agentNames), { minLength: 1, maxLength: 2 }),
      fc.array(fc.tuple(fc.constantFrom('Allow', 'Disallow'), anyRulePath), { minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((records) => ({
    lines: records.flatMap(([agents, rules]) => [
      ...agents.map((agent) => `User-agent: ${agent}`),
      ...rules.map(([effect, path]) => `${effect}: ${path}`),
      '',
    ]),
    agents: [...agentNames, 'other', 'c', 'bc'],
  }));

/** A site that has these lines as the file of the reader. */
const createReaderSite = (lines: readonly string[], { file }: Reader): Site =>
  openSite({ origin: 'http://h', files: { [file.path]: `${lines.join('\n')}\n` } });

/** The lines that decide for one of the URLs and one of these crawlers. */
function findDecidingLines(site: Site, reader: Reader, agents: readonly string[]): ReadonlySet<number> {
  const asking = prepare(site, { question: 'fetch', reader });
  return new Set(agents.flatMap((agent) => [...runSync(asking.column(agent, urls)).lines]));
}

/**
 * Compares every answer about the lines of a file with the answers for all short URLs.
 * @returns how many lines are unsettled.
 */
export function compareWithExhaustiveQueries(
  lines: readonly string[],
  reader: Reader,
  agents: readonly string[],
): number {
  const site = createReaderSite(lines, reader);
  const deciders = findDecidingLines(site, reader, agents);
  const asking = prepare(site, { question: 'fetch', reader });
  let open = 0;
  lines.forEach((text, line) => {
    const result = findWhatDecides(site, { reader, line });
    const what = `${reader.id}, line ${line + 1}: ${text}`;
    if (result.answer === 'never') expect(deciders.has(line), what).toBe(false);
    if (result.answer === 'unsettled') open++;
    if (result.answer !== 'witness') return;
    expect(asking(result.agent, result.url).by?.line, `${what}, ${result.agent} ${result.url}`).toBe(line);
  });
  return open;
}
