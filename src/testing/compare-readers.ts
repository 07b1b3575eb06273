// Compares the answers of readers about one file, and checks that the causes of differences are true.
import { expect } from 'vitest';
import { findCausesTask, type ReaderCause } from '../core/analysis/reader-differences/reader-causes.ts';
import { type ReaderDiff, readerDiffTask } from '../core/analysis/reader-differences/reader-diff.ts';
import {
  type ReaderOptionName,
  withReaderOptions,
} from '../core/analysis/reader-differences/reader-options.ts';
import { sourceOfText } from '../core/document/source.ts';
import { formatOfPath } from '../core/formats/file-formats.ts';
import { prepareAnswers } from '../core/formats/rep/question/prepare-answers.ts';
import type { Status } from '../core/questions/answer.ts';
import { runSync } from '../core/questions/cooperative-task.ts';
import type { PolicyFiles } from '../core/questions/question.ts';
import type { Reader } from '../core/readers/reader.ts';
import { readers } from '../core/readers/registry.ts';
import { type DecideVector, filterVectors, vectorText } from './robots-vectors.ts';

const ROBOTS_PATH = '/robots.txt';
const siteCache = new Map<string, PolicyFiles>();
/** The same site for the same text, so that its caches are reused. */
function cachedSite(text: string): PolicyFiles {
  let site = siteCache.get(text);
  if (!site) {
    const files = new Map([[ROBOTS_PATH, { source: sourceOfText(text), format: formatOfPath(ROBOTS_PATH) }]]);
    siteCache.set(text, (site = { origin: 'http://h.example', files }));
  }
  return site;
}

/** Compares the answers of all readers, or of some, about one file. */
export function compareReadersOn(
  text: string,
  agents: readonly string[],
  urls: readonly string[],
  status?: Status,
  comparedReaders = readers,
): ReaderDiff {
  const query = { site: cachedSite(text), file: ROBOTS_PATH, ...(status === undefined ? {} : { status }) };
  return runSync(readerDiffTask(query, comparedReaders, { agents, urls }));
}

/** The answer of a reader. */
export const answerOf = (text: string, reader: Reader, agent: string, address: string, status?: Status) =>
  prepareAnswers(cachedSite(text), {
    question: 'fetch',
    reader,
    file: ROBOTS_PATH,
    ...(status === undefined ? {} : { status }),
  })(agent, address).answer;

const ascending = (a: number, b: number) => a - b;

/** Every proper subset. */
const properSubsets = (options: readonly ReaderOptionName[]): ReaderOptionName[][] =>
  options
    .reduce<ReaderOptionName[][]>(
      (subsets, option) => [...subsets, ...subsets.map((subset) => [...subset, option])],
      [[]],
    )
    .filter(({ length }) => length < options.length);

/** Expects that each set of options flips its cells for each reader and user-agent, and that no proper subset does. */
export function expectCausesFlip(text: string, lens: number, causes: readonly ReaderCause[]): void {
  const lensReader = readers[lens]!;
  for (const { kind, options, cells } of causes) {
    if (kind !== 'options') continue;
    for (const { agents, url: address, others } of cells)
      for (const agent of agents)
        for (const readerIndex of others) {
          const other = readers[readerIndex]!;
          const expectedAnswer = answerOf(text, other, agent, address);
          expect(answerOf(text, withReaderOptions(lensReader, other, options), agent, address)).toBe(
            expectedAnswer,
          );
          for (const subset of properSubsets(options))
            expect(answerOf(text, withReaderOptions(lensReader, other, subset), agent, address)).not.toBe(
              expectedAnswer,
            );
        }
  }
}

/** The distinct queries of the vectors. */
export function differingVectors(): DecideVector[] {
  const seen = new Set<string>();
  return filterVectors('decide', 'path-match').filter(({ file: text, agent, url }) => {
    const key = JSON.stringify([text, agent, url]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Expects a cause, which flips the verdict, for each reader that differs from a lens on a vector. */
export function expectCauses(vector: DecideVector, lenses: readonly number[]): void {
  const text = vectorText(vector.file);
  const diff = compareReadersOn(text, [vector.agent], [vector.url]);
  for (const lens of lenses) {
    const causes = runSync(findCausesTask(diff, lens));
    expect(causes.filter(({ kind }) => kind !== 'options')).toEqual([]);
    const explained = causes.flatMap(({ cells }) => cells.flatMap(({ others }) => others));
    const lensKey = diff.cells[0]?.verdicts[lens]?.key;
    const differ = diff.cells[0]?.verdicts.flatMap(({ key }, i) => (key === lensKey ? [] : [i])) ?? [];
    expect(explained.toSorted(ascending)).toEqual(differ.toSorted(ascending));
    if (text.length < 10_000) expectCausesFlip(text, lens, causes);
  }
}
