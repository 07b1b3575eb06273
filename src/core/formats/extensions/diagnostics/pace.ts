// Findings about delays, rates and hours of one record, compared with each other and with its rules.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { countLeading } from '../../../text/large-lists.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { recordExample } from '../example.ts';
import { type ReadableLine, readableLinesOf } from '../extension-file.ts';
import { delaySupport } from '../line-facts.ts';
import { fromLine } from '../line-readers.ts';
import { crawlDelay } from '../lines/crawl-delay.ts';
import { requestRate } from '../lines/request-rate.ts';
import { windowsOverlap } from '../lines/time-window.ts';
import { type ExtensionContext, type FixContext, fieldColumns, wholeValueColumns } from './check-context.ts';
import { deleteLineFixes, writeValueFix } from './fixes.ts';
import {
  agentLinesInside,
  agentsOf,
  distinctNames,
  findClosingRule,
  groupByRecord,
  isPartedFrom,
} from './lines-by-record.ts';

const kinds = {
  'CRD-CONFLICT': kind<{ readonly value: string; readonly first: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(crawlDelay),
    examples: recordExample('Crawl-delay: 5\nCrawl-delay: 2', 'Crawl-delay: 5\nCrawl-delay: 5'),
  }),
  'CRD-IGNORED': kind<{ readonly crawlers: readonly string[] }>({
    severity: 'info',
    ...fromLine(crawlDelay),
    examples: [
      {
        file: 'User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /x\n',
        near: 'User-agent: bingbot\nCrawl-delay: 10\nDisallow: /x\n',
      },
      {
        file: 'User-agent: Applebot\nUser-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
        near: 'User-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
      },
    ],
  }),
  'CRD-CLOSED': kind<{ readonly value: string; readonly line: number }>({
    severity: 'info',
    ...fromLine(crawlDelay),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /\nCrawl-delay: 10\n',
        near: 'User-agent: *\nDisallow: /\nAllow: /open/\nCrawl-delay: 10\n',
      },
    ],
  }),
  'RRT-PACE': kind<{ readonly rate: string; readonly delay: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(requestRate),
    examples: [
      ...recordExample('Crawl-delay: 10\nRequest-rate: 1/5', 'Crawl-delay: 10\nRequest-rate: 6/1m'),
      ...recordExample('Request-rate: 1/5\nCrawl-delay: 10', 'Request-rate: 1/5\nCrawl-delay: 5'),
    ],
  }),
  'RRT-OVERLAP': kind<{ readonly rate: string; readonly other: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(requestRate),
    examples: recordExample(
      'Request-rate: 1/5 0600-0800\nRequest-rate: 1/9 0700-0900',
      'Request-rate: 1/5 0600-0659\nRequest-rate: 1/9 0700-0900',
    ),
  }),
};

type Context = ExtensionContext<typeof kinds>;

type DelayLine = ReadableLine<typeof crawlDelay>;
type RateLine = ReadableLine<typeof requestRate>;

/** The number of preceding lines of a record that a line is compared with. */
const MAX_COMPARED_LINES = 20;

const isDelay = (extensionLine: DelayLine | RateLine): extensionLine is DelayLine =>
  extensionLine.extension === crawlDelay;
const isRate = (extensionLine: DelayLine | RateLine): extensionLine is RateLine =>
  extensionLine.extension === requestRate;

/** Keeps only one delay of a record: the largest, which is best for the server. */
function keepLargestFix({ subject: { policy }, fix }: FixContext, delays: readonly DelayLine[]): Fix {
  const largest = delays.reduce((a, b) => (b.parts.seconds > a.parts.seconds ? b : a));
  return fix('modern-largest', { value: largest.value }, () =>
    placeLines(
      policy.source,
      delays
        .filter((extensionLine) => extensionLine !== largest)
        .map(({ line }) => removeRows(policy, line, line + 1)),
    ),
  );
}

/** A delay that differs from the first one of the record. */
function checkDelays(context: Context) {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.subject.file, crawlDelay))) {
    const ends = agentLinesInside(record);
    let first: DelayLine | undefined;
    let passed = 0;
    for (const extensionLine of lines) {
      // Records that ran into each other are LIN-GLUE; their separate delays do not conflict.
      const passedBefore = passed;
      passed = countLeading(ends, (end) => end < extensionLine.line);
      if (first === undefined || passed > passedBefore) first = extensionLine;
      if (extensionLine.parts.seconds === first.parts.seconds) continue;
      const values = { value: extensionLine.value, first: first.value, line: first.line + 1 };
      context.report('CRD-CONFLICT', wholeValueColumns(extensionLine), values, () =>
        keepLargestFix(context, lines),
      );
    }
  }
}

const ignoresDelay = (agent: string): boolean => delaySupport(agent) === 'ignored';

/** Crawlers of the record that are known not to read the line. */
function checkIgnoredDelays(context: Context) {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.subject.file, crawlDelay))) {
    const agents = agentsOf(record);
    const ignoring = agents.filter(ignoresDelay);
    if (ignoring.length === 0) continue;
    const crawlers = distinctNames(ignoring);
    for (const extensionLine of lines)
      context.report('CRD-IGNORED', fieldColumns(extensionLine), { crawlers }, () =>
        ignoring.length === agents.length ? deleteLineFixes(context, extensionLine) : [],
      );
  }
}

/** A delay for crawlers that are blocked from the site. */
function checkClosed(context: Context) {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.subject.file, crawlDelay))) {
    const rule = findClosingRule(record);
    if (!rule) continue;
    for (const extensionLine of lines.filter(({ line }) => !isPartedFrom(record, line, rule)))
      context.report(
        'CRD-CLOSED',
        fieldColumns(extensionLine),
        { value: extensionLine.value, line: rule.line + 1 },
        () => deleteLineFixes(context, extensionLine),
      );
  }
}

const paceOf = ({ parts: { seconds, pages } }: RateLine) => seconds / pages;

/** A rate that implies another pace than the delay of its record. */
function checkPaces(context: Context) {
  for (const { lines } of groupByRecord<DelayLine | RateLine>(context, [
    ...readableLinesOf(context.subject.file, crawlDelay),
    ...readableLinesOf(context.subject.file, requestRate),
  ])) {
    const delay = lines.find(isDelay);
    if (!delay) continue;
    for (const extensionLine of lines.filter(isRate)) {
      const isSame = Math.abs(paceOf(extensionLine) - delay.parts.seconds) < 1e-9;
      if (isSame || extensionLine.parts.window) continue;
      const isWhole = delay.parts.isWhole && delay.parts.seconds > 0 && delay.parts.seconds < 1e9;
      context.report(
        'RRT-PACE',
        wholeValueColumns(extensionLine),
        { rate: extensionLine.value, delay: delay.value, line: delay.line + 1 },
        () => [
          ...(isWhole ? [writeValueFix(context, extensionLine, `1/${delay.parts.seconds}`)] : []),
          ...deleteLineFixes(context, extensionLine),
        ],
      );
    }
  }
}

const ratesOverlap = (a: RateLine, b: RateLine) => {
  const [first, second] = [a.parts.window, b.parts.window];
  return first && second ? windowsOverlap(first, second) : !first && !second;
};

/** Two rates of a record for the same hours. The first one counts. */
function checkRates(context: Context) {
  for (const { lines } of groupByRecord(context, readableLinesOf(context.subject.file, requestRate)))
    lines.forEach((extensionLine, i) => {
      const other = lines
        .slice(Math.max(0, i - MAX_COMPARED_LINES), i)
        .find((earlier) => ratesOverlap(earlier, extensionLine) && paceOf(earlier) !== paceOf(extensionLine));
      if (other)
        context.report(
          'RRT-OVERLAP',
          wholeValueColumns(extensionLine),
          { rate: extensionLine.value, other: other.value, line: other.line + 1 },
          () => deleteLineFixes(context, extensionLine),
        );
    });
}

export const paceChecks = defineChecks(
  kinds,
  checkDelays,
  checkIgnoredDelays,
  checkClosed,
  checkPaces,
  checkRates,
);
