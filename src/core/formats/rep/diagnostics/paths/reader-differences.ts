// R067: URLs of the table for which the watched readers disagree.

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

/** The limits for verdicts that are computed, and for reported differences: one for each pair of deciding lines. */
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
  [first, other]: readonly [AskReader, AskReader],
  agents: readonly string[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<string, ReaderDifference>> {
  const differences = new Map<string, ReaderDifference>();
  const groups = yield* groupAlikeTask([first, other], agents);
  yield* versionDiffTask(
    first,
    other,
    groups,
    urls,
    ({ names, rows, before: firstColumn, after: otherColumn }) => {
      for (const { row, url } of rows) {
        const lines = [firstColumn.lines[row]!, otherColumn.lines[row]!] as const;
        const key = lines.join(' ');
        const existing = differences.get(key);
        if (existing) existing.count += names.length;
        else {
          const answerPair = [answerAt(firstColumn, row), answerAt(otherColumn, row)] as const;
          differences.set(key, { agent: names[0], url, answers: answerPair, lines, count: names.length });
        }
      }
    },
  );
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
  [first, other]: readonly [Reader, Reader],
  difference: ReaderDifference,
): Finding {
  const line = difference.lines.find((number) => number >= 0) ?? 0;
  const { places } = fieldAt(policy, line);
  const [start, end] = difference.lines.some((number) => number >= 0)
    ? [places.nameStart, places.valueEnd]
    : [0, 0];
  const lineNumber = (number: number) => (number < 0 ? '' : String(number + 1));
  const [lensLine, otherLine] = difference.lines;
  const words = [
    difference.url,
    difference.agent,
    first.title,
    difference.answers[0],
    lineNumber(lensLine),
    other.title,
    difference.answers[1],
    lineNumber(otherLine),
  ];
  return createFinding(
    R067,
    { start: { line, column: start }, end: { line, column: end } },
    [...words, String(difference.count)],
    () => [createCommandFix('compare-readers', [first.title, other.title], { do: 'compare-readers' })],
    other.id,
  );
}

/** R067: compares the first reader's answers with those of each other reader. */
export function* checkReaderDifferences(context: CheckContext, findings: Finding[]): CooperativeTask<void> {
  const { site, path, options } = context.inspection;
  const { urls = [], agents = [''], readers = [], reader = readers[0] } = options;
  const others = readers.filter(({ id }) => id !== reader?.id);
  if (!reader || urls.length === 0) return;
  let budget = MAX_VERDICTS;
  const askAs = (asReader: Reader) =>
    prepareAnswers(site, { question: 'fetch', reader: asReader, file: path });
  const askFirst = askAs(reader);
  for (const other of others) {
    budget -= urls.length * agents.length * 2;
    if (budget < 0) return;
    const differences = yield* findDifferences([askFirst, askAs(other)], agents, urls);
    for (const difference of [...differences.values()].slice(0, MAX_DIFFERENCES))
      findings.push(differenceFinding(context, [reader, other], difference));
  }
}

export const readerDifferencesDiagnostics = [R067];
