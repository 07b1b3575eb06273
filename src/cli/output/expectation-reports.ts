// Formats checked expectations for programs: as suites of a JUnit report, and as annotations.
import { cliWords as words } from '../../messages/en/cli.ts';
import type { CheckedExpectation } from '../queries/check-expectations.ts';
import type { Annotation } from './github-annotation.ts';
import type { JunitCase, JunitOutcome, JunitSuite } from './junit.ts';

/** The checked expectations of one workspace. */
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

function toOutcome(expectation: CheckedExpectation): JunitOutcome {
  const { about, wanted, got } = expectation;
  const text = formatFailureDetail(expectation);
  return got === undefined
    ? { kind: 'error', message: words.test.unknown(about, wanted), text }
    : { kind: 'failure', message: words.test.failed(about, wanted, got), text };
}

/** The location of an expectation on disk: the deciding line if its file is there, else the workspace. */
function placeOnDisk(
  { name }: CheckedWorkspace,
  { by }: CheckedExpectation,
  nameOf: (path: string) => string | undefined,
): { readonly file: string; readonly line?: number } {
  const file = by && nameOf(by.path);
  return by === undefined || file === undefined ? { file: name } : { file, line: by.line };
}

/** Creates an annotation for each expectation that is not met. */
export const toExpectationAnnotations = (
  workspace: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): readonly Omit<Annotation, 'level'>[] =>
  workspace.checked
    .filter(({ result }) => result.outcome !== 'met')
    .map((expectation) => ({
      ...placeOnDisk(workspace, expectation, nameOf),
      title: `${expectation.about} (${expectation.result.reader})`,
      message: [toOutcome(expectation).message, formatFailureDetail(expectation)]
        .filter((text) => text !== '')
        .join('\n'),
    }));

/** Creates the suite of one workspace. `nameOf`: the name on disk of a file of the site, if it has one. */
export function toExpectationSuite(
  workspace: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): JunitSuite {
  const { name, checked, milliseconds } = workspace;
  const cases = checked.map((expectation): JunitCase => {
    const { result, about, wanted } = expectation;
    return {
      className: result.reader,
      name: `${about}: ${wanted}`,
      ...placeOnDisk(workspace, expectation, nameOf),
      ...(result.outcome === 'met' ? {} : { outcome: toOutcome(expectation) }),
    };
  });
  return { name, file: name, milliseconds, cases };
}
