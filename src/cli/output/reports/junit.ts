// Formats reports as JUnit XML, which most CI systems read.
import { escapeXml } from '../escape.ts';
import { formatAttributes, XML_DECLARATION } from './xml.ts';

/** The result of a case. `failure`: not met; `error`: it could not be checked; `note`: passed with a message. */
export interface JunitOutcome {
  readonly kind: 'failure' | 'error' | 'note';
  readonly message: string;
  readonly text: string;
}

export interface JunitCase {
  readonly className: string;
  readonly name: string;
  readonly file?: string | undefined;
  /** From 1. */
  readonly line?: number | undefined;
  /** Absent if it passed without a message. */
  readonly outcome?: JunitOutcome;
}

export interface JunitSuite {
  readonly name: string;
  readonly file?: string | undefined;
  /** The total duration of its cases. */
  readonly milliseconds: number;
  readonly cases: readonly JunitCase[];
}

const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function formatOutcome({ kind, message, text }: JunitOutcome): string {
  if (kind === 'note') return `<system-out>${escapeXml(`${message}\n${text}`.trim())}</system-out>`;
  return `<${kind}${formatAttributes({ message })}>${escapeXml(text)}</${kind}>`;
}

function formatCase({ className, name, file, line, outcome }: JunitCase, time: string): string {
  const head = formatAttributes({ classname: className, name, file, line, time });
  return outcome
    ? `    <testcase${head}>\n      ${formatOutcome(outcome)}\n    </testcase>`
    : `    <testcase${head}/>`;
}

const countKind = (cases: readonly JunitCase[], kind: JunitOutcome['kind']) =>
  cases.filter(({ outcome }) => outcome?.kind === kind).length;

const countOutcomes = (cases: readonly JunitCase[]) => ({
  tests: cases.length,
  failures: countKind(cases, 'failure'),
  errors: countKind(cases, 'error'),
});

/** Formats the report. The cases of a suite are checked together, so each has an equal share of the suite's time. */
export function formatJunit(suites: readonly JunitSuite[]): string {
  const formatted = suites.map(({ name, file, milliseconds, cases }) => {
    const time = formatSeconds(milliseconds / Math.max(1, cases.length));
    const head = formatAttributes({ name, file, ...countOutcomes(cases), time: formatSeconds(milliseconds) });
    return [
      `  <testsuite${head}>`,
      ...cases.map((testCase) => formatCase(testCase, time)),
      '  </testsuite>',
    ].join('\n');
  });
  const all = countOutcomes(suites.flatMap(({ cases }) => cases));
  const time = formatSeconds(suites.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  return [
    XML_DECLARATION,
    `<testsuites${formatAttributes({ name: 'gatepost', ...all, time })}>`,
    ...formatted,
    '</testsuites>',
    '',
  ].join('\n');
}
