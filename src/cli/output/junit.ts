// Checked expectations as JUnit XML, which most CI systems read.
import { cliWords as words } from '../../messages/en/cli.ts';
import type { CheckedExpectation } from '../queries/check-expectations.ts';

/** What came of one workspace. */
export interface CheckedWorkspace {
  readonly name: string;
  readonly checked: readonly CheckedExpectation[];
}

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
/** Characters that XML 1.0 cannot hold, not even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, '\ufffd')
    .replace(/[&<>"\r\n\t]/g, (character) => xmlEntities[character]!);

const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

function formatFailureDetail({ by, why, result }: CheckedExpectation): string {
  const { note } = result.expectation;
  const line = by ? [`${by.path}:${by.line}: ${by.text}`] : [];
  return [why, ...line, ...(note === undefined ? [] : [words.test.note(note)])]
    .filter((text) => text !== '')
    .join('\n');
}

function formatTestCase(one: CheckedExpectation): string {
  const { result, about, wanted, got } = one;
  const head = formatAttributes({ classname: result.reader, name: `${about}: ${wanted}` });
  if (result.outcome === 'met') return `    <testcase${head}/>`;
  const element = got === undefined ? 'error' : 'failure';
  const message =
    got === undefined ? words.test.unknown(about, wanted) : words.test.failed(about, wanted, got);
  const body = escapeXml(formatFailureDetail(one));
  return `    <testcase${head}>\n      <${element}${formatAttributes({ message })}>${body}</${element}>\n    </testcase>`;
}

const countOutcomes = (checked: readonly CheckedExpectation[]) => ({
  tests: checked.length,
  failures: checked.filter(({ result }) => result.outcome === 'failed').length,
  errors: checked.filter(({ result }) => result.outcome === 'unknown').length,
});

/** The report of all workspaces. */
export function formatJunit(tested: readonly CheckedWorkspace[]): string {
  const suites = tested.map(
    ({ name, checked }) =>
      `  <testsuite${formatAttributes({ name, ...countOutcomes(checked) })}>\n${checked.map(formatTestCase).join('\n')}\n  </testsuite>`,
  );
  const all = countOutcomes(tested.flatMap(({ checked }) => checked));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${formatAttributes({ name: 'gatepost', ...all })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
