// Reports as JUnit XML, which most CI systems read.
import { escapeXml, formatAttributes, XML_DECLARATION } from './xml.ts';

/** What came of one case. `failure`: it is not as it should be; `error`: it could not be checked; `note`: it passed. */
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
  /** Absent if it passed and there is nothing to say. */
  readonly outcome?: JunitOutcome;
}

export interface JunitSuite {
  readonly name: string;
  readonly file?: string | undefined;
  /** How long its cases took together. */
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

/** The report. The cases of a suite are checked together, so each has an equal share of the time of the suite. */
export function formatJunit(suites: readonly JunitSuite[]): string {
  const formatted = suites.map(({ name, file, milliseconds, cases }) => {
    const time = formatSeconds(milliseconds / Math.max(1, cases.length));
    const head = formatAttributes({ name, file, ...countOutcomes(cases), time: formatSeconds(milliseconds) });
    return [`  <testsuite${head}>`, ...cases.map((one) => formatCase(one, time)), '  </testsuite>'].join(
      '\n',
    );
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
