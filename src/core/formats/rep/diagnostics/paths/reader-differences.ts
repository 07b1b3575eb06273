// R067: URLs of the table for which the watched readers disagree.

import { cite } from '../../../../catalogue/citations.ts';
import { concernsCrawler } from '../../../../catalogue/reader-concerns.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { createCommandFix } from '../../../../diagnostics/finding.ts';
import type { Answer } from '../../../../questions/answer.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import type { Decision, PreparedQuestion } from '../../../../questions/question.ts';
import { answerAt } from '../../../../questions/question.ts';
import { groupAlikeTask, versionDiffTask } from '../../../../questions/table-diff.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { fieldAt } from '../../../../syntax/policy.ts';
import { prepareAnswers } from '../../question/prepare-answers.ts';
import type { PathContext } from './check-context.ts';
import { pathExample } from './example.ts';

const kinds = {
  R067: kind<{
    readonly url: string;
    readonly agent: string;
    readonly reader: string;
    readonly answer: Answer;
    /** Undefined if no rule decides. */
    readonly line: number | undefined;
    readonly other: string;
    readonly otherAnswer: Answer;
    readonly otherLine: number | undefined;
    readonly count: number;
  }>({
    severity: 'warning',
    source: [...cite('RFC 9309', '2.2.2'), ...cite('draft 1', '3.2.2')],
    examples: [
      pathExample(['Disallow: /*.gif'], ['Disallow: /gif/'], {
        urls: ['/a.gif', '/b.gif'],
        agents: [''],
        readers: ['rfc9309', 'koster-1996'],
      }),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** The limits for verdicts that are computed, and for reported differences: one for each line. */
const MAX_VERDICTS = 400_000;
const MAX_DIFFERENCES = 20;

interface ReaderDifference {
  readonly agent: string;
  readonly url: string;
  readonly answers: readonly [Answer, Answer];
  readonly lines: readonly [number, number];
  count: number;
}

type AskReader = PreparedQuestion<Decision>;

/** The line at which a difference is reported: the one that decides for the first reader, else for the other. */
const reportedLine = (lines: ReaderDifference['lines']) => lines.find((line) => line >= 0);

function* findDifferences(
  [first, other]: readonly [AskReader, AskReader],
  agents: readonly string[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<number | undefined, ReaderDifference>> {
  const differences = new Map<number | undefined, ReaderDifference>();
  const groups = yield* groupAlikeTask([first, other], agents);
  yield* versionDiffTask(
    first,
    other,
    groups,
    urls,
    ({ names, rows, before: firstColumn, after: otherColumn }) => {
      for (const { row, url } of rows) {
        const lines = [firstColumn.lines[row]!, otherColumn.lines[row]!] as const;
        const key = reportedLine(lines);
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

const lineNumber = (line: number) => (line < 0 ? undefined : line + 1);

function reportDifference(
  { subject: { policy }, report }: Context,
  [first, other]: readonly [Reader, Reader],
  { url, agent, answers: [answer, otherAnswer], lines, count }: ReaderDifference,
) {
  const line = reportedLine(lines);
  const { places } = fieldAt(policy, line ?? 0);
  const at =
    line === undefined
      ? { line: 0, start: 0, end: 0 }
      : { line, start: places.nameStart, end: places.valueEnd };
  const readers = { reader: first.id, other: other.id };
  const values = {
    url,
    agent,
    ...readers,
    answer,
    line: lineNumber(lines[0]),
    otherAnswer,
    otherLine: lineNumber(lines[1]),
    count,
  };
  report('R067', at, values, () => createCommandFix('compare-readers', readers, { do: 'compare-readers' }));
}

/** Compares the first reader's answers with those of each other reader, about the crawlers that this one applies to. */
function* checkDifferences(context: Context) {
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
    const concerned = agents.filter((agent) => agent === '*' || concernsCrawler(other, agent));
    const differences = yield* findDifferences([askFirst, askAs(other)], concerned, urls);
    for (const difference of [...differences.values()].slice(0, MAX_DIFFERENCES))
      reportDifference(context, [reader, other], difference);
  }
}

export const readerDifferenceChecks = defineChecks(kinds, checkDifferences);
