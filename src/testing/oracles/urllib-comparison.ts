// Compares the answers of a urllib reader with those of Python itself.
import { readSource } from '../../core/document/source.ts';
import { openSite, type ReaderId } from '../../core/index.ts';
import { prepare } from '../../core/questions/registry.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { createUrllibCases } from './urllib-cases.ts';
import { askUrllib, type UrllibAnswers, type UrllibCase } from './urllib-oracle.ts';

/** The number of compared questions, and the result. */
export interface UrllibComparison {
  readonly compared: number;
  /** How many of these Python denied. Without any, a comparison would mean little. */
  readonly denied: number;
  /**
   * Questions that are left out. Python throws an error for an invalid address in brackets. Two differences are
   * intended. `*` as the crawler: Python finds the record named `*` since GH-138908, but our readers do not treat it as
   * a crawler. White space of several octets in a file that is not UTF-8.
   */
  readonly left: number;
  readonly differences: readonly string[];
}

const TEST_ORIGIN = 'http://h.example';

/** The answers of the engine to one case, in the format of Python's. */
function engineAnswers({ file, ask }: UrllibCase, reader: ReaderId): string[] {
  const site = openSite({ origin: TEST_ORIGIN, files: { '/robots.txt': file } });
  const may = prepare(site, { question: 'fetch', reader });
  return ask.map(([agent, url]) => {
    const { answer, reason } = may(agent, url);
    return reason === 'not-utf-8' ? reason : answer;
  });
}

const isUtf8 = (file: Uint8Array) => readSource(file).encoding === 'utf-8';

const WIDE_SPACE = /[\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** Whether our answers intentionally differ from Python since GH-138908. */
const isOnPurpose = (file: Uint8Array, agent: string, reader: ReaderId) =>
  readerOf(reader).agent.match === 'equals-else-contained' &&
  (agent === '*' || (!isUtf8(file) && WIDE_SPACE.test(new TextDecoder().decode(file))));

const formatDifference = ({ file, ask }: UrllibCase, i: number, own: string, urllib: string) =>
  JSON.stringify({ file: new TextDecoder().decode(file), ask: ask[i], own, urllib });

const expandAnswers = (answers: UrllibAnswers, count: number): readonly string[] =>
  typeof answers === 'string' ? Array.from({ length: count }, () => answers) : answers;

const BATCH_SIZE = 2000;

/** Compares a reader on random files, five questions each. The same seed gives the same files. */
export function compareWithUrllib(reader: ReaderId, files: number, seed: number): UrllibComparison {
  const sum = { compared: 0, denied: 0, left: 0, differences: [] as string[] };
  for (let from = 0; from < files; from += BATCH_SIZE) {
    const cases = createUrllibCases(Math.min(BATCH_SIZE, files - from), seed + from);
    const urllibAnswers = askUrllib(cases);
    cases.forEach((one, place) => {
      const answers = engineAnswers(one, reader);
      expandAnswers(urllibAnswers[place]!, answers.length).forEach((answer, i) => {
        if (answer === 'error' || isOnPurpose(one.file, one.ask[i]![0], reader)) return sum.left++;
        sum.compared++;
        if (answer === 'deny') sum.denied++;
        if (answer !== answers[i]) sum.differences.push(formatDifference(one, i, answers[i]!, answer));
      });
    });
  }
  return sum;
}
