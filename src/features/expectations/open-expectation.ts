// From an expectation to its cell: the question it asks is asked again, under its reader, and its trace opens.

import { parseSettings } from '../../core/questions/registry.ts';
import { isReaderId } from '../../core/readers/registry.ts';
import { cellQuestion, type Expectation } from '../../core/workspace/expectation.ts';
import { fileOf } from '../../state/document/document.ts';
import { type DocumentStore, updateView } from '../../state/document/document-store.ts';
import { loadQuestion } from '../../state/table/load-question.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import type { MatrixQuestion } from '../../state/table/matrix-question.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';

interface Target {
  readonly subject?: MatrixQuestion;
  readonly column: string;
}

/** What is asked, and in which column the cell stands then; undefined if this version cannot ask it. */
async function loadTarget(
  expectation: Expectation,
  current: MatrixQuestion | undefined,
): Promise<Target | undefined> {
  const question = cellQuestion(expectation);
  if (question === 'fetch') return { column: expectation.agent };
  const settings = parseSettings(question, expectation.asked);
  if (!settings) return undefined;
  await loadQuestion(settings);
  const now = current?.question === question ? current : undefined;
  return tableQuestionOf(settings)?.reopen(settings, expectation, now);
}

/** Shows the trace of the cell; false if this version cannot ask it. @throws if its code cannot be fetched. */
export async function openExpectedCell(store: DocumentStore, expectation: Expectation): Promise<boolean> {
  const target = await loadTarget(expectation, store.getState().view.subject);
  if (!target) return false;
  const { subject, column: agent } = target;
  const { url, reader, file, status, redirects } = expectation;
  setQuestion(store, subject);
  const state = store.getState();
  const { document } = state;
  const { hasStatus } = matrixQuery(state).kind;
  updateView(store, {
    cell: { agent, url },
    ...(reader !== undefined && isReaderId(reader) ? { reader, readerChosen: true } : {}),
    ...(file !== undefined && fileOf(document, file) ? { path: file } : {}),
    ...(subject && !hasStatus ? {} : { status: status ?? 200, redirects: redirects ?? 0 }),
  });
  return true;
}
