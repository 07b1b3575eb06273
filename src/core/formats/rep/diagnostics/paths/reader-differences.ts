// URLs of the table on which watched readers do not agree: R067.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../../diagnostics/finding.ts';
import { createCommandFix, createFinding } from '../../../../diagnostics/finding.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import type { Decision, PreparedQuestion } from '../../../../questions/question.ts';
import { answerAt } from '../../../../questions/question.ts';
import { groupAlikeTask, versionDiffTask } from '../../../../questions/table-diff.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { fieldAt } from '../../../../syntax/policy.ts';
import { prepareAnswers } from '../../question/prepare-answers.ts';
import type { CheckContext } from './check-context.ts';
import { pathExample } from './example.ts';

/** Verdicts that are asked for, and differences that are told: one for each two lines that decide. */
const MAX_VERDICTS = 400_000;
const MAX_DIFFERENCES = 20;

interface ReaderDifference {
  readonly agent: string;
  readonly url: string;
  readonly answers: readonly [string, string];
  readonly lines: readonly [number, number];
  count: number;
}

type AskReader = PreparedQuestion<Decision>;

function* findDifferences(
  [lens, other]: readonly [AskReader, AskReader],
  agents: readonly string[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<string, ReaderDifference>> {
  const differences = new Map<string, ReaderDifference>();
  const groups = yield* groupAlikeTask([lens, other], agents);
  yield* versionDiffTask(lens, other, groups, urls, ({ names, rows, before: mine, after: its }) => {
    for (const { row, url } of rows) {
      const lines = [mine.lines[row]!, its.lines[row]!] as const;
      const key = lines.join(' ');
      const known = differences.get(key);
      if (known) known.count += names.length;
      else {
        const both = [answerAt(mine, row), answerAt(its, row)] as const;
        differences.set(key, { agent: names[0], url, answers: both, lines, count: names.length });
      }
    }
  });
  return differences;
}

const R067 = defineDiagnostic({
  code: 'R067',
  severity: 'warning',
  spec: 'RFC 9309 2.2.2 (RFC-010); draft 1 3.2.2 (KOS-032)',
  examples: [
    pathExample(['Disallow: /*.gif'], ['Disallow: /gif/'], {
      urls: ['/a.gif', '/b.gif'],
      agents: [''],
      readers: ['rfc9309', 'koster-1996'],
    }),
  ],
});

function differenceFinding(
  { policy }: CheckContext,
  [lens, other]: readonly [Reader, Reader],
  difference: ReaderDifference,
): Finding {
  const line = difference.lines.find((one) => one >= 0) ?? 0;
  const { places } = fieldAt(policy, line);
  const [start, end] = difference.lines.some((one) => one >= 0)
    ? [places.nameStart, places.valueEnd]
    : [0, 0];
  const lineNumber = (one: number) => (one < 0 ? '' : String(one + 1));
  const [own, its] = difference.lines;
  const words = [
    difference.url,
    difference.agent,
    lens.title,
    difference.answers[0],
    lineNumber(own),
    other.title,
    difference.answers[1],
    lineNumber(its),
  ];
  return createFinding(
    R067,
    { start: { line, column: start }, end: { line, column: end } },
    [...words, String(difference.count)],
    () => [createCommandFix('compare-readers', [lens.title, other.title], { do: 'compare-readers' })],
    other.id,
  );
}

/** R067: what the first reader says, held against each other one. */
export function* checkReaderDifferences(context: CheckContext, found: Finding[]): CooperativeTask<void> {
  const { site, path, options } = context.inspection;
  const { urls = [], agents = [''], readers = [], reader = readers[0] } = options;
  const others = readers.filter(({ id }) => id !== reader?.id);
  if (!reader || urls.length === 0) return;
  let left = MAX_VERDICTS;
  const askAs = (one: Reader) => prepareAnswers(site, { question: 'fetch', reader: one, file: path });
  const lens = askAs(reader);
  for (const other of others) {
    left -= urls.length * agents.length * 2;
    if (left < 0) return;
    const differences = yield* findDifferences([lens, askAs(other)], agents, urls);
    for (const one of [...differences.values()].slice(0, MAX_DIFFERENCES))
      found.push(differenceFinding(context, [reader, other], one));
  }
}

export const readerDifferencesDiagnostics = [R067];
