// Checked expectations as JUnit XML, which most CI systems read.
import { cliWords as words } from '../messages/en/cli.ts';
import type { Checked } from './expected.ts';

/** What came of one workspace. */
export interface TestedWorkspace {
  readonly name: string;
  readonly checked: readonly Checked[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
/** Characters that XML 1.0 cannot hold, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '\ufffd')
    .replace(/[&<>"\r\n\t]/g, (character) => entities[character]!);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

function detailOf({ by, why, result }: Checked): string {
  const { note } = result.expectation;
  const line = by ? [`${by.path}:${by.line}: ${by.text}`] : [];
  return [why, ...line, ...(note === undefined ? [] : [words.test.note(note)])]
    .filter((text) => text !== '')
    .join('\n');
}

function caseOf(one: Checked): string {
  const { result, about, wanted, got } = one;
  const head = attributes({ classname: result.reader, name: `${about}: ${wanted}` });
  if (result.outcome === 'met') return `    <testcase${head}/>`;
  const element = got === undefined ? 'error' : 'failure';
  const message =
    got === undefined ? words.test.unknown(about, wanted) : words.test.failed(about, wanted, got);
  const body = escaped(detailOf(one));
  return `    <testcase${head}>\n      <${element}${attributes({ message })}>${body}</${element}>\n    </testcase>`;
}

const countsOf = (checked: readonly Checked[]) => ({
  tests: checked.length,
  failures: checked.filter(({ result }) => result.outcome === 'failed').length,
  errors: checked.filter(({ result }) => result.outcome === 'unknown').length,
});

/** The report of all workspaces. */
export function junitOf(tested: readonly TestedWorkspace[]): string {
  const suites = tested.map(
    ({ name, checked }) =>
      `  <testsuite${attributes({ name, ...countsOf(checked) })}>\n${checked.map(caseOf).join('\n')}\n  </testsuite>`,
  );
  const all = countsOf(tested.flatMap(({ checked }) => checked));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'gatepost', ...all })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
