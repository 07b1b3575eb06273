// Findings about delays, rates and hours of one record, compared with each other and with its rules.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { countLeading } from '../../../text/large-lists.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { recordExample } from '../example.ts';
import { type ReadableLine, readableLinesOf } from '../extension-file.ts';
import { delaySupport } from '../line-facts.ts';
import { diagnosticOf } from '../line-readers.ts';
import { crawlDelay } from '../lines/crawl-delay.ts';
import { requestRate } from '../lines/request-rate.ts';
import { windowsOverlap } from '../lines/time-window.ts';
import { visitTime } from '../lines/visit-time.ts';
import { type Check, type CheckContext, fieldColumns, wholeValueColumns } from './check-context.ts';
import { deleteLineFixes, writeValueFix } from './fixes.ts';
import {
  agentLinesInside,
  agentsOf,
  distinctNames,
  findClosingRule,
  groupByRecord,
  isPartedFrom,
} from './lines-by-record.ts';

type DelayLine = ReadableLine<typeof crawlDelay>;
type RateLine = ReadableLine<typeof requestRate>;
type VisitLine = ReadableLine<typeof visitTime>;

/** The number of preceding lines of a record that a line is compared with. */
const MAX_COMPARED_LINES = 20;

const isDelay = (extensionLine: DelayLine | RateLine): extensionLine is DelayLine =>
  extensionLine.extension === crawlDelay;
const isRate = (extensionLine: DelayLine | RateLine): extensionLine is RateLine =>
  extensionLine.extension === requestRate;

/** Keeps only one delay of a record: the largest, which is best for the server. */
function keepLargestFix({ policy }: CheckContext, delays: readonly DelayLine[]): Fix {
  const largest = delays.reduce((a, b) => (b.parts.seconds > a.parts.seconds ? b : a));
  return createFix('modern-largest', [largest.value], 'changes', () =>
    placeLines(
      policy.source,
      delays
        .filter((extensionLine) => extensionLine !== largest)
        .map(({ line }) => removeRows(policy, line, line + 1)),
    ),
  );
}

/** CRD-CONFLICT: a delay that differs from the first one of the record (CRD-005). */
const checkDelays: Check = (context) => {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.file, crawlDelay))) {
    const ends = agentLinesInside(record);
    let first: DelayLine | undefined;
    let passed = 0;
    for (const extensionLine of lines) {
      // Records that ran into each other are LIN-GLUE; their separate delays do not conflict.
      const passedBefore = passed;
      passed = countLeading(ends, (end) => end < extensionLine.line);
      if (first === undefined || passed > passedBefore) first = extensionLine;
      if (extensionLine.parts.seconds === first.parts.seconds) continue;
      const words = [extensionLine.value, first.value, String(first.line + 1)];
      context.report(CRD_CONFLICT, wholeValueColumns(extensionLine), words, () => [
        keepLargestFix(context, lines),
      ]);
    }
  }
};

const ignoresDelay = (agent: string): boolean => delaySupport(agent) === 'ignored';

/** CRD-IGNORED: crawlers of the record that are known not to read the line. */
const checkIgnoredDelays: Check = (context) => {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.file, crawlDelay))) {
    const agents = agentsOf(record);
    const ignoring = agents.filter(ignoresDelay);
    if (ignoring.length === 0) continue;
    const names = distinctNames(ignoring);
    for (const extensionLine of lines)
      context.report(CRD_IGNORED, fieldColumns(extensionLine), names, () =>
        ignoring.length === agents.length ? deleteLineFixes(context, extensionLine) : [],
      );
  }
};

/** CRD-CLOSED, VIS-CLOSED: a delay or hours for crawlers that are blocked from the site. */
const checkClosed: Check = (context) => {
  const { file } = context;
  for (const { record, lines } of groupByRecord<DelayLine | VisitLine>(context, [
    ...readableLinesOf(file, crawlDelay),
    ...readableLinesOf(file, visitTime),
  ])) {
    const rule = findClosingRule(record);
    if (!rule) continue;
    for (const extensionLine of lines.filter(({ line }) => !isPartedFrom(record, line, rule)))
      context.report(
        extensionLine.extension === visitTime ? VIS_CLOSED : CRD_CLOSED,
        fieldColumns(extensionLine),
        [extensionLine.value, String(rule.line + 1)],
        () => deleteLineFixes(context, extensionLine),
      );
  }
};

const paceOf = ({ parts: { seconds, pages } }: RateLine) => seconds / pages;

/** RRT-PACE: a rate that implies another pace than the delay of its record. */
const checkPaces: Check = (context) => {
  for (const { lines } of groupByRecord<DelayLine | RateLine>(context, [
    ...readableLinesOf(context.file, crawlDelay),
    ...readableLinesOf(context.file, requestRate),
  ])) {
    const delay = lines.find(isDelay);
    if (!delay) continue;
    for (const extensionLine of lines.filter(isRate)) {
      const isSame = Math.abs(paceOf(extensionLine) - delay.parts.seconds) < 1e-9;
      if (isSame || extensionLine.parts.window) continue;
      const isWhole = delay.parts.isWhole && delay.parts.seconds > 0 && delay.parts.seconds < 1e9;
      context.report(
        RRT_PACE,
        wholeValueColumns(extensionLine),
        [extensionLine.value, delay.value, String(delay.line + 1)],
        () => [
          ...(isWhole ? [writeValueFix(context, extensionLine, `1/${delay.parts.seconds}`)] : []),
          ...deleteLineFixes(context, extensionLine),
        ],
      );
    }
  }
};

const ratesOverlap = (a: RateLine, b: RateLine) => {
  const [first, second] = [a.parts.window, b.parts.window];
  return first && second ? windowsOverlap(first, second) : !first && !second;
};

/** RRT-OVERLAP: two rates of a record for the same hours. The first one counts (RRT-004). */
const checkRates: Check = (context) => {
  for (const { lines } of groupByRecord(context, readableLinesOf(context.file, requestRate)))
    lines.forEach((extensionLine, i) => {
      const other = lines
        .slice(Math.max(0, i - MAX_COMPARED_LINES), i)
        .find((earlier) => ratesOverlap(earlier, extensionLine) && paceOf(earlier) !== paceOf(extensionLine));
      if (other)
        context.report(
          RRT_OVERLAP,
          wholeValueColumns(extensionLine),
          [extensionLine.value, other.value, String(other.line + 1)],
          () => deleteLineFixes(context, extensionLine),
        );
    });
};

/** VIS-APART: hours of a record that have no minute in common with other hours of it. */
const checkVisitHours: Check = (context) => {
  for (const { lines } of groupByRecord(context, readableLinesOf(context.file, visitTime)))
    lines.forEach((extensionLine, i) => {
      const other = lines
        .slice(Math.max(0, i - MAX_COMPARED_LINES), i)
        .find((earlier) => !windowsOverlap(earlier.parts, extensionLine.parts));
      if (other)
        context.report(
          VIS_APART,
          wholeValueColumns(extensionLine),
          [extensionLine.value, other.value, String(other.line + 1)],
          () => deleteLineFixes(context, extensionLine),
        );
    });
};

const CRD_CONFLICT = defineDiagnostic({
  code: 'CRD-CONFLICT',
  severity: 'warning',
  ...diagnosticOf(crawlDelay),
  check: checkDelays,
  examples: recordExample('Crawl-delay: 5\nCrawl-delay: 2', 'Crawl-delay: 5\nCrawl-delay: 5'),
});

const CRD_IGNORED = defineDiagnostic({
  code: 'CRD-IGNORED',
  severity: 'info',
  ...diagnosticOf(crawlDelay),
  check: checkIgnoredDelays,
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
});

const CRD_CLOSED = defineDiagnostic({
  code: 'CRD-CLOSED',
  severity: 'info',
  ...diagnosticOf(crawlDelay),
  check: checkClosed,
  examples: [
    {
      file: 'User-agent: *\nDisallow: /\nCrawl-delay: 10\n',
      near: 'User-agent: *\nDisallow: /\nAllow: /open/\nCrawl-delay: 10\n',
    },
  ],
});

const VIS_CLOSED = defineDiagnostic({
  code: 'VIS-CLOSED',
  severity: 'info',
  ...diagnosticOf(visitTime),
  check: checkClosed,
  examples: [
    {
      file: 'User-agent: *\nDisallow: /\nVisit-time: 0600-0845\n',
      near: 'User-agent: *\nDisallow: /x\nVisit-time: 0600-0845\n',
    },
  ],
});

const RRT_PACE = defineDiagnostic({
  code: 'RRT-PACE',
  severity: 'warning',
  ...diagnosticOf(requestRate),
  check: checkPaces,
  examples: [
    ...recordExample('Crawl-delay: 10\nRequest-rate: 1/5', 'Crawl-delay: 10\nRequest-rate: 6/1m'),
    ...recordExample('Request-rate: 1/5\nCrawl-delay: 10', 'Request-rate: 1/5\nCrawl-delay: 5'),
  ],
});

const RRT_OVERLAP = defineDiagnostic({
  code: 'RRT-OVERLAP',
  severity: 'warning',
  ...diagnosticOf(requestRate),
  check: checkRates,
  examples: recordExample(
    'Request-rate: 1/5 0600-0800\nRequest-rate: 1/9 0700-0900',
    'Request-rate: 1/5 0600-0659\nRequest-rate: 1/9 0700-0900',
  ),
});

const VIS_APART = defineDiagnostic({
  code: 'VIS-APART',
  severity: 'warning',
  ...diagnosticOf(visitTime),
  check: checkVisitHours,
  examples: recordExample(
    'Visit-time: 0600-0800\nVisit-time: 2000-2200',
    'Visit-time: 0600-0800\nVisit-time: 0730-2200',
  ),
});

export const paceDiagnostics = [
  CRD_CONFLICT,
  CRD_IGNORED,
  CRD_CLOSED,
  VIS_CLOSED,
  RRT_PACE,
  RRT_OVERLAP,
  VIS_APART,
];
