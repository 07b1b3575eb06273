// Does what Enter in the box above the table does, and moves to where the answer is.
import { getPane } from '../../actions/panes.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import { matrixToolWords, askWords as words } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { askCell } from '../../state/table/additions/ask-cell.ts';
import { addColumns, addRows } from '../../state/table/additions/matrix-additions.ts';
import { rowOfUrl } from '../../state/table/asked/asked-text.ts';
import { type AskedText, FETCH_VERB } from '../../state/table/asked/text-meaning.ts';
import { columnIncludes } from '../../state/table/columns/matrix-columns.ts';
import { type AccessMatrix, accessMatrix } from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { currentRows, matrixView } from '../../state/table/use-matrix.ts';
import { columnInSentence, filterByColumn, filterWord } from './filter-column.ts';

type AskedCell = Extract<AskedText, { kind: 'cell' }>;
type AskedFilter = Extract<AskedText, { kind: 'filter' }>;

/** Returns the question about a cell in words. */
export function cellQuestion({ kind }: AccessMatrix, { agent, url, verb }: AskedCell): string {
  const crawler = crawlerInSentence(agent);
  if (verb !== undefined) return words.asksCell(crawler, url, verb);
  return words[kind === fetchPresentation ? 'asksCell' : 'asksAbout'](crawler, url);
}

/** Moves the focus to the head of the column of a crawler that was just added. */
export const goToColumn = (agent: string): void => goTo(() => ({ row: 0, column: columnOf(agent) }));

/** Moves the focus to a place of the table once what was added to it is rendered. */
function goTo(placeNow: () => { readonly row: number; readonly column: number }): void {
  const go = () => getPane('grid')?.goTo(placeNow());
  requestAnimationFrame(() => requestAnimationFrame(go));
}

const columnOf = (agent: string): number =>
  accessMatrix(documentStore.getState()).columns.findIndex((column) => columnIncludes(column, agent)) + 1;

/**
 * Returns the question that the name of a crawler asks: about the URL of the explanation, or the first page. Undefined
 * where the rows are no URLs.
 */
export function crawlerQuestion({ kind }: AccessMatrix, asked: AskedText | undefined): AskedCell | undefined {
  if (asked?.kind !== 'crawler' || kind.hasFixedRows) return undefined;
  return { kind: 'cell', agent: asked.text, url: documentStore.getState().view.cell?.url ?? '/' };
}

/** Shows the column of a crawler. One that shares a column with others that name it gets its own. */
function showColumn(name: string): void {
  const isFirst = accessMatrix(documentStore.getState()).columns.some(({ agents }) => agents[0] === name);
  if (!isFirst) addColumns(documentStore, name);
  updateView(documentStore, { matrix: { ...matrixView(documentStore.getState()), text: '' } });
  goToColumn(name);
}

/** Returns what a text that names an answer of a crawler shows, in words. */
export const filterOffer = (matrix: AccessMatrix, { agent, tone }: AskedFilter): string =>
  matrixToolWords.filterColumn(filterWord(matrix.kind, tone) ?? '', columnInSentence(matrix, agent));

/** Shows only the rows with an answer of a crawler, which gets a column if it has none. */
function filterAsked({ agent, tone, isInTable }: AskedFilter): void {
  if (!isInTable) addColumns(documentStore, agent);
  filterByColumn(agent, tone);
  updateView(documentStore, { matrix: { ...matrixView(documentStore.getState()), text: '' } });
}

/** Returns the crawler that is asked about if none is named: the selected one, or the one asked for by name last. */
function currentAgent({ columns }: Pick<AccessMatrix, 'columns'>): string | undefined {
  const { cell, ownColumns = [] } = documentStore.getState().view;
  const agents = [cell?.agent ?? ownColumns[0] ?? '', '', ...(columns[0]?.agents ?? [])];
  return agents.find((name) => columns.some((column) => columnIncludes(column, name)));
}

/** Returns the question about a row of the table if a text lists only that one, or is all of its URL. */
export function rowQuestion(
  matrix: AccessMatrix,
  text: string,
  listed: readonly string[],
): AskedCell | undefined {
  const sought = text.trim();
  const { kind } = matrix;
  const url = listed.length === 1 ? listed[0] : rowOfUrl(matrix, sought);
  if (sought === '' || url === undefined || kind.hasFixedColumns) return undefined;
  const agent = currentAgent(matrix);
  return agent === undefined ? undefined : { kind: 'cell', agent, url };
}

/** Opens the explanation of a cell, which is added if the table lacks it. */
function openCell(asked: Omit<AskedCell, 'kind'>): void {
  askCell(documentStore, asked);
  goTo(() => {
    const { cell } = documentStore.getState().view;
    return {
      row: currentRows(documentStore.getState()).urls.indexOf(cell?.url ?? asked.url) + 1,
      column: columnOf(cell?.agent ?? asked.agent),
    };
  });
}

/** Opens the explanation of what a text asks, which may be another question of the list or about another crawler. */
function openTyped(asked: AskedCell): void {
  if (asked.verb === FETCH_VERB) setQuestion(documentStore, undefined);
  const question = tableQuestionOf(documentStore.getState().view.subject);
  const column = question?.askTyped ? question.askTyped(documentStore, asked) : asked.agent;
  const agent = column ?? currentAgent(accessMatrix(documentStore.getState()));
  if (agent !== undefined) openCell({ agent, url: asked.url });
}

/** Adds the row of a URL, and selects its answer for the current crawler. */
function askUrl(url: string): void {
  const agent = currentAgent(accessMatrix(documentStore.getState()));
  if (agent === undefined) addRows(documentStore, url);
  else openCell({ agent, url });
}

/** Asks a URL, a crawler, or about a cell, and opens the explanation of the answer; adds several URLs, and shows them. */
export function ask(asked: AskedText): void {
  const cell = crawlerQuestion(accessMatrix(documentStore.getState()), asked) ?? asked;
  if (cell.kind === 'url') askUrl(cell.text);
  else if (cell.kind === 'urls') getPane('added-urls')?.add(cell.text);
  else if (cell.kind === 'crawler') showColumn(cell.text);
  else if (cell.kind === 'filter') filterAsked(cell);
  else openTyped(cell);
}
