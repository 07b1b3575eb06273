// The question about documents, prepared for many URLs. Agents do not matter: a document says the same to all.
import { positionAt } from '../dialects/robots-pi/places.ts';
import { DEFAULT } from '../dialects/robots-pi/read-data.ts';
import { type Looked, lookUp, type ReadDocument } from './index-follow-look.ts';
import { traceIndexFollow } from './index-follow-trace.ts';
import {
  type IndexFollowDecided,
  type IndexFollowOptions,
  type IndexFollowVerdict,
  indexFollowKeys,
  keyOfDirectives,
} from './index-follow-verdict.ts';
import { atOnce, type InPieces } from './pieces.ts';
import type { Asking, FieldRef, Matrix, PolicyFiles, Question } from './question.ts';

/** The lines that decide, the first of them first. */
function decidingLines({ path, source, effective: { pi, metas } }: ReadDocument): readonly FieldRef[] {
  const lines = (pi ? [pi] : metas).map(({ start }) => positionAt(source, start).line);
  return [...new Set(lines)].map((line) => ({ path, line }));
}

function decide(looked: Looked): IndexFollowDecided {
  if ('missing' in looked) {
    return { answer: DEFAULT, key: keyOfDirectives(DEFAULT), reason: looked.missing, deciding: [] };
  }
  const { says, reason } = looked.effective;
  const deciding = decidingLines(looked);
  const [by] = deciding;
  const decided = { answer: says, key: keyOfDirectives(says), reason, deciding };
  return by ? { ...decided, by } : decided;
}

function verdictOf(origin: string, looked: Looked, url: string): IndexFollowVerdict {
  const decided = decide(looked);
  const trace = () => traceIndexFollow(looked, { origin, url });
  const because = () => trace().find(({ outcome }) => outcome === 'decides')!;
  return { ...decided, because, trace };
}

/** Documents that are read before others may come between. */
const PIECE = 16;

function* fillColumn(looks: (url: string) => Looked, urls: readonly string[]): InPieces<Matrix> {
  const matrix = { answers: new Uint8Array(urls.length), lines: new Int32Array(urls.length).fill(-1) };
  for (const [row, url] of urls.entries()) {
    if (row % PIECE === PIECE - 1) yield;
    const { key, by } = decide(looks(url));
    matrix.answers[row] = indexFollowKeys.indexOf(key);
    if (by) matrix.lines[row] = by.line;
  }
  return matrix;
}

/** The same column for each of some agents. */
function repeated({ answers, lines }: Matrix, times: number): Matrix {
  const wide = {
    answers: new Uint8Array(answers.length * times),
    lines: new Int32Array(lines.length * times),
  };
  answers.forEach((answer, row) => wide.answers.fill(answer, row * times, (row + 1) * times));
  lines.forEach((line, row) => wide.lines.fill(line, row * times, (row + 1) * times));
  return wide;
}

/** Prepares the question for one site. Never throws. */
function prepareIndexFollow(site: PolicyFiles, { parser }: IndexFollowOptions): Asking<IndexFollowVerdict> {
  const looks = (url: string) => lookUp(site, parser, url);
  const ask = (_agent: string, url: string) => verdictOf(site.origin, looks(url), url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      repeated(atOnce(fillColumn(looks, urls)), agents.length),
    column: (_agent: string, urls: readonly string[]) => fillColumn(looks, urls),
    recordsFor: () => ({ isDefault: true, records: [] }),
    classOf: () => '',
  });
}

export const indexFollowQuestion = {
  id: 'index-follow',
  answers: indexFollowKeys,
  prepare: prepareIndexFollow,
} as const satisfies Question<IndexFollowOptions, IndexFollowVerdict>;
