// Formats checked expectations for programs: as suites of a JUnit report, and as annotations.
import { cliWords as words } from '../../../messages/en/cli/output.ts';
import type { CheckedStatement } from '../../queries/checked-statement.ts';
import { mergeAlike } from '../../queries/merge-alike.ts';
import type { Annotation } from './github-annotation.ts';
import type { JunitCase, JunitOutcome, JunitSuite } from './junit.ts';

/** The checked expectations of one workspace. */
export interface CheckedWorkspace {
  readonly name: string;
  readonly checked: readonly CheckedStatement[];
  readonly milliseconds: number;
}

function formatFailureDetail({ by, why, note }: CheckedStatement): string {
  const line = by ? [`${by.path}:${by.line}: ${by.text}`] : [];
  return [why, ...line, ...(note === undefined ? [] : [words.test.note(note)])]
    .filter((text) => text !== '')
    .join('\n');
}

const toOutcome = (checked: CheckedStatement): JunitOutcome => ({
  kind: checked.isUnknown ? 'error' : 'failure',
  message: checked.failure(checked.about),
  text: formatFailureDetail(checked),
});

/** The location of an expectation on disk: the deciding line if its file is there, else the workspace. */
function placeOnDisk(
  { name }: CheckedWorkspace,
  { by }: CheckedStatement,
  nameOf: (path: string) => string | undefined,
): { readonly file: string; readonly line?: number } {
  const file = by && nameOf(by.path);
  return by === undefined || file === undefined ? { file: name } : { file, line: by.line };
}

/** Creates an annotation for each expectation that is not met, one for those that fail alike. */
export const toExpectationAnnotations = (
  workspace: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): readonly Omit<Annotation, 'level'>[] =>
  mergeAlike(workspace.checked)
    .filter(({ isMet }) => !isMet)
    .map((checked) => ({
      ...placeOnDisk(workspace, checked, nameOf),
      title: `${checked.about} (${checked.reader})`,
      message: [toOutcome(checked).message, formatFailureDetail(checked)]
        .filter((text) => text !== '')
        .join('\n'),
    }));

/** Creates the suite of one workspace. `nameOf`: the name on disk of a file of the site, if it has one. */
export function toExpectationSuite(
  workspace: CheckedWorkspace,
  nameOf: (path: string) => string | undefined,
): JunitSuite {
  const { name, checked, milliseconds } = workspace;
  const cases = checked.map(
    (statement): JunitCase => ({
      className: statement.reader,
      name: statement.name,
      ...placeOnDisk(workspace, statement, nameOf),
      ...(statement.isMet ? {} : { outcome: toOutcome(statement) }),
    }),
  );
  return { name, file: name, milliseconds, cases };
}
