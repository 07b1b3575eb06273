// What readers say of one file, held side by side, and whether causes are true.
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
/** The same site for the same text: what was made of it is found again. */
function cachedSite(text: string): PolicyFiles {
  let site = siteCache.get(text);
  if (!site) {
    const files = new Map([[ROBOTS_PATH, { source: sourceOfText(text), format: formatOfPath(ROBOTS_PATH) }]]);
    siteCache.set(text, (site = { origin: 'http://h.example', files }));
  }
  return site;
}

/** All readers, or some, about one file. */
export function compareReadersOn(
  text: string,
  agents: readonly string[],
  urls: readonly string[],
  status?: Status,
  among = readers,
): ReaderDiff {
  const asked = { site: cachedSite(text), file: ROBOTS_PATH, ...(status === undefined ? {} : { status }) };
  return runSync(readerDiffTask(asked, among, { agents, urls }));
}

/** What a reader answers. */
export const answerOf = (text: string, reader: Reader, agent: string, address: string, status?: Status) =>
  prepareAnswers(cachedSite(text), {
    question: 'fetch',
    reader,
    file: ROBOTS_PATH,
    ...(status === undefined ? {} : { status }),
  })(agent, address).answer;

const ascending = (a: number, b: number) => a - b;

/** Every set that is a proper part of one. */
const properSubsets = (knobs: readonly ReaderOptionName[]): ReaderOptionName[][] =>
  knobs
    .reduce<ReaderOptionName[][]>((done, knob) => [...done, ...done.map((set) => [...set, knob])], [[]])
    .filter(({ length }) => length < knobs.length);

/** Each set flips each of its cells for each of its readers and user-agents, and no smaller part of it does. */
export function expectCausesFlip(text: string, lens: number, causes: readonly ReaderCause[]): void {
  const own = readers[lens]!;
  for (const { kind, knobs, cells } of causes) {
    if (kind !== 'knobs') continue;
    for (const { agents, url: address, others } of cells)
      for (const agent of agents)
        for (const place of others) {
          const other = readers[place]!;
          const wanted = answerOf(text, other, agent, address);
          expect(answerOf(text, withReaderOptions(own, other, knobs), agent, address)).toBe(wanted);
          for (const part of properSubsets(knobs))
            expect(answerOf(text, withReaderOptions(own, other, part), agent, address)).not.toBe(wanted);
        }
  }
}

/** The distinct questions of the vectors. */
export function differingVectors(): DecideVector[] {
  const seen = new Set<string>();
  return filterVectors('decide', 'path-match').filter(({ file: text, agent, url }) => {
    const key = JSON.stringify([text, agent, url]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whoever differs from a lens about a vector does so for a cause, which flips the verdict. */
export function expectCauses(vector: DecideVector, lenses: readonly number[]): void {
  const text = vectorText(vector.file);
  const diff = compareReadersOn(text, [vector.agent], [vector.url]);
  for (const lens of lenses) {
    const causes = runSync(findCausesTask(diff, lens));
    expect(causes.filter(({ kind }) => kind !== 'knobs')).toEqual([]);
    const explained = causes.flatMap(({ cells }) => cells.flatMap(({ others }) => others));
    const own = diff.cells[0]?.verdicts[lens]?.key;
    const differ = diff.cells[0]?.verdicts.flatMap(({ key }, i) => (key === own ? [] : [i])) ?? [];
    expect(explained.toSorted(ascending)).toEqual(differ.toSorted(ascending));
    if (text.length < 10_000) expectCausesFlip(text, lens, causes);
  }
}
