// Shows the explanation of the cell of an expectation, also if it is not in the table.
import { parseSettings } from '../../core/questions/registry.ts';
import { isReaderId } from '../../core/readers/registry.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { cellQuestion, type ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import { fileOf } from '../../state/document/document.ts';
import { type DocumentStore, updateView } from '../../state/document/document-store.ts';
import type { MatrixQuestion } from '../../state/document/matrix-question.ts';
import { withoutFilters } from '../../state/table/additions/only-added.ts';
import { loadQuestion } from '../../state/table/load-question.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';

interface Target {
  readonly subject?: MatrixQuestion;
  readonly column: string;
}

/** Returns the question of a cell and its column, or undefined if this version does not support it. */
async function loadTarget(
  cell: ExpectableCell,
  current: MatrixQuestion | undefined,
): Promise<Target | undefined> {
  const question = cellQuestion(cell);
  if (question === 'fetch') return { column: cell.agent };
  const settings = parseSettings(question, cell.asked);
  if (!settings) return undefined;
  await loadQuestion(settings);
  const sameQuestion = current?.question === question ? current : undefined;
  return tableQuestionOf(settings)?.reopen(settings, cell, sameQuestion);
}

/**
 * Shows the explanation of the cell. Returns false if this version does not support its question. @throws if its
 * code cannot be loaded.
 * @param repairs the claim for which to show edits that make it hold
 */
export async function openExpectedCell(
  store: DocumentStore,
  cell: ExpectableCell,
  repairs?: Claim,
): Promise<boolean> {
  const target = await loadTarget(cell, store.getState().view.subject);
  if (!target) return false;
  const { subject, column: agent } = target;
  const { url, reader, file, status, redirects } = cell;
  setQuestion(store, subject);
  const state = store.getState();
  const { document, view } = state;
  const { hasStatus } = matrixQuery(state).kind;
  updateView(store, {
    // A filter could hide the row that is asked for.
    ...(view.matrix && { matrix: withoutFilters(view.matrix) }),
    cell: { agent, url, ...(repairs && { suggests: true as const, repairs }) },
    ...(reader !== undefined && isReaderId(reader) ? { reader, readerChosen: true } : {}),
    ...(file !== undefined && fileOf(document, file) ? { path: file } : {}),
    ...(subject && !hasStatus ? {} : { status: status ?? 200, redirects: redirects ?? 0 }),
  });
  return true;
}
