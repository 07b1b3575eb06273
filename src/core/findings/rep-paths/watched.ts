// URLs of the table on which watched readers do not agree: R067.

import { commandFix, type Finding, findingOf } from '../../policy/finding.ts';
import { fieldAt } from '../../policy/policy.ts';
import { prepareAnswers } from '../../questions/answers.ts';
import type { InPieces } from '../../questions/pieces.ts';
import { type Asking, answers, type Decided } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Looking } from './looking.ts';
import { repPathCheck } from './table.ts';

/** Verdicts that are asked for, and differences that are told: one for each two lines that decide. */
const MOST_VERDICTS = 400_000;
const MOST_TOLD = 20;

interface Told {
  readonly agent: string;
  readonly url: string;
  readonly answers: readonly [string, string];
  readonly lines: readonly [number, number];
  count: number;
}

type Ask = Asking<Decided>;

function* differing(
  [lens, other]: readonly [Ask, Ask],
  agents: readonly string[],
  urls: readonly string[],
): InPieces<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const agent of agents) {
    const mine = yield* lens.column(agent, urls);
    const its = yield* other.column(agent, urls);
    urls.forEach((url, i) => {
      if (mine.answers[i] === its.answers[i]) return;
      const lines = [mine.lines[i]!, its.lines[i]!] as const;
      const key = lines.join(' ');
      const known = told.get(key);
      if (known) known.count++;
      else {
        const both = [answers[mine.answers[i]!]!, answers[its.answers[i]!]!] as const;
        told.set(key, { agent, url, answers: both, lines, count: 1 });
      }
    });
    yield;
  }
  return told;
}

function tell({ policy }: Looking, [lens, other]: readonly [Reader, Reader], told: Told): Finding {
  const line = told.lines.find((one) => one >= 0) ?? 0;
  const { places } = fieldAt(policy, line);
  const [start, end] = told.lines.some((one) => one >= 0) ? [places.nameStart, places.valueEnd] : [0, 0];
  const [a, b] = told.lines.map((one) => (one < 0 ? '' : String(one + 1)));
  const words = [told.url, told.agent, lens.title, told.answers[0], a!, other.title, told.answers[1], b!];
  return findingOf(
    repPathCheck('R067'),
    { start: { line, column: start }, end: { line, column: end } },
    [...words, String(told.count)],
    () => [commandFix('compare-readers', [lens.title, other.title], { do: 'compare-readers' })],
    other.id,
  );
}

/** R067: what the first reader says, held against each other one. */
export function* watched(looking: Looking, found: Finding[]): InPieces<void> {
  const { site, path, options } = looking.inspection;
  const { urls = [], agents = [''], readers = [], reader = readers[0] } = options;
  const others = readers.filter(({ id }) => id !== reader?.id);
  if (!reader || urls.length === 0) return;
  let left = MOST_VERDICTS;
  const askAs = (one: Reader) => prepareAnswers(site, { question: 'fetch', reader: one, file: path });
  const lens = askAs(reader);
  for (const other of others) {
    left -= urls.length * agents.length * 2;
    if (left < 0) return;
    const told = yield* differing([lens, askAs(other)], agents, urls);
    for (const one of [...told.values()].slice(0, MOST_TOLD)) found.push(tell(looking, [reader, other], one));
  }
}
