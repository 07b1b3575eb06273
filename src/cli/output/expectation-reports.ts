// Checked expectations for programs: as suites of a JUnit report, and as annotations.
import { cliWords as words } from '../../messages/en/cli.ts';
import type { CheckedExpectation } from '../queries/check-expectations.ts';
import type { Annotation } from './github-annotation.ts';
import type { JunitCase, JunitOutcome, JunitSuite } from './junit.ts';

/** What came of one workspace. */
export interface CheckedWorkspace {
  readonly name: string;
  readonly checked: readonly CheckedExpectation[];
  readonly milliseconds: number;
}

function formatFailureDetail({ by, why, result }: CheckedExpectation): string {
  const { note } = result.expectation;
  const line = by ? [`${by.path}:${by.line}: ${by.text}`] : [];
  return [why, ...line, ...(note === undefined ? [] : [words.test.note(note)])]
    .filter((text) => text !== '')
    .join('\n');
}

function toOutcome(one: CheckedExpectation): JunitOutcome {
  const { about, wanted, got } = one;
  const text = formatFailureDetail(one);
  return got === undefined
    ? { kind: 'error', message: words.test.unknown(about, wanted), text }
    : { kind: 'failure', message: words.test.failed(about, wanted, got), text };
}

/** The place of an expectation on disk: the line that decides if its file is there, else the workspace. */
function placeOnDisk(
  { name }: CheckedWorkspace,
  { by }: CheckedExpectation,
  nameOf: (path: string) => string | undefined,
): { readonly file: string; readonly line?: number } {
  const file = by && nameOf(by.path);
  return by === undefined || file === undefined ? { file: name } : { file, line: by.line };
}

/** An annotation for each expectation that is not met. */
export const toExpectationAnnotations = (
  tested: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): readonly Omit<Annotation, 'level'>[] =>
  tested.checked
    .filter(({ result }) => result.outcome !== 'met')
    .map((one) => ({
      ...placeOnDisk(tested, one, nameOf),
      title: `${one.about} (${one.result.reader})`,
      message: [toOutcome(one).message, formatFailureDetail(one)].filter((text) => text !== '').join('\n'),
    }));

/** Cases of one workspace; `nameOf` has the name on disk of a file of the site, if it has one. */
export function toExpectationSuite(
  tested: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): JunitSuite {
  const { name, checked, milliseconds } = tested;
  const cases = checked.map((one): JunitCase => {
    const { result, about, wanted } = one;
    return {
      className: result.reader,
      name: `${about}: ${wanted}`,
      ...placeOnDisk(tested, one, nameOf),
      ...(result.outcome === 'met' ? {} : { outcome: toOutcome(one) }),
    };
  });
  return { name, file: name, milliseconds, cases };
}
