// Marks the cells that a log affects: requests although the answer is no, and rows without requests.
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { indexRequests, type UrlHits } from '../../../core/workspace/request-index.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';
import type { SiteRequests } from '../../../core/workspace/site-requests.ts';
import { requestWords as words } from '../../../messages/en/app/import.ts';
import { type Tone } from '../../../state/document/answer-filter.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { runWhenIdle } from '../../../state/idle-tasks.ts';
import {
  type CellMark,
  type MarkedCells,
  markCells,
  type RowNote,
  rowNotes,
} from '../../../state/table/cell-marks.ts';
import { type AccessMatrix, accessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';

/** The input from which the marks are computed. */
export interface RequestMarkInput {
  readonly matrix: AccessMatrix;
  readonly requests: SiteRequests;
  /** The same requests, by URL. */
  readonly index: ReturnType<typeof indexRequests>;
}

/** Answers under which a request should not have been made. */
const REFUSED: ReadonlySet<Tone> = new Set(['deny', 'none']);
/** Rows and cells that are processed before the task pauses. */
const ROWS_PER_SLICE = 500;
const CELLS_PER_SLICE = 20_000;

const hitsOf = (hits: UrlHits, agents: readonly string[]): number =>
  agents.reduce((sum, agent) => sum + (hits.by.get(lowerCase(agent)) ?? 0), 0);

const keyOf = (agent: string, url: string) => `${agent}\n${url}`;

/** Whether the columns are user-agents. Requests are logged by user-agent, so other tables have no marks. */
const isAboutAgents = ({ kind }: AccessMatrix) => !kind.hasFixedColumns && !kind.hasFixedRows;

/** Finds the cells that were requested although the answer is no. */
export function* findRequestedCells({
  matrix,
  index,
}: RequestMarkInput): CooperativeTask<MarkedCells | undefined> {
  if (!isAboutAgents(matrix)) return undefined;
  const { rows, columns, kind, origin, ask } = matrix;
  const agentCount = columns.reduce((sum, { agents }) => sum + agents.length, 0);
  const hitsByCell = new Map<string, number>();
  const urls = new Set<string>();
  const sliceLength = Math.min(ROWS_PER_SLICE, Math.ceil(CELLS_PER_SLICE / Math.max(agentCount, 1)));
  let total = 0;
  for (const [place, url] of rows.entries()) {
    if (place % sliceLength === 0) yield;
    const hits = index.get(requestKeyOf(url, origin));
    for (const { agents } of hits ? columns : []) {
      const count = hits ? hitsOf(hits, agents) : 0;
      if (count === 0 || !REFUSED.has(toneOf(kind, ask(agents[0], url)))) continue;
      hitsByCell.set(keyOf(agents[0], url), count);
      urls.add(url);
      total += 1;
    }
  }
  const at = (agents: readonly string[], url: string): CellMark | undefined => {
    const hits = hitsByCell.get(keyOf(agents[0] ?? '', url));
    return hits === undefined ? undefined : { says: words.requested(hits), short: words.short(hits) };
  };
  return { count: total, urls, at };
}

/** Finds the rows without requests. Their cells are marked, but the rows are counted. */
export function* findUnrequestedRows({
  matrix,
  requests,
  index,
}: RequestMarkInput): CooperativeTask<MarkedCells | undefined> {
  if (!isAboutAgents(matrix)) return undefined;
  const urls = new Set<string>();
  for (const [place, url] of matrix.rows.entries()) {
    if (place % ROWS_PER_SLICE === 0) yield;
    if (!index.has(requestKeyOf(url, matrix.origin))) urls.add(url);
  }
  const mark: CellMark = { says: requests.others > 0 ? words.notAmong(requests.urls.length) : words.unasked };
  return { count: urls.size, urls, at: (_, url) => (urls.has(url) ? mark : undefined), isQuiet: true };
}

/** Returns the note in the head of a row: its number of requests. */
export function createRowNotes({
  matrix,
  index,
}: RequestMarkInput): ((url: string) => RowNote | undefined) | undefined {
  if (!isAboutAgents(matrix)) return undefined;
  return (url) => {
    const hits = index.get(requestKeyOf(url, matrix.origin))?.all;
    return hits === undefined ? undefined : { says: words.inRow(hits), short: words.short(hits) };
  };
}

function* markTask(input: RequestMarkInput) {
  return { requested: yield* findRequestedCells(input), unasked: yield* findUnrequestedRows(input) };
}

/**
 * Keeps the marks in sync with the document. They are computed when the browser is idle. Returns the function that
 * stops it.
 */
export function watchRequestMarks(store: DocumentStore): () => void {
  let last: Partial<RequestMarkInput> = {};
  let cancel = () => {};
  const update = () => {
    const state = store.getState();
    const { requests } = state.document;
    if (!requests && !last.requests) return;
    const matrix = accessMatrix(state);
    if (matrix === last.matrix && requests === last.requests) return;
    cancel();
    if (requests !== last.requests) {
      markCells('requested', undefined);
      markCells('unasked', undefined);
      rowNotes.setState({ at: undefined });
    }
    const index = requests === last.requests ? last.index : requests && indexRequests(requests);
    last = { matrix, ...(requests && { requests }), ...(index && { index }) };
    if (!requests || !index) return;
    const input = { matrix, requests, index };
    const at = createRowNotes(input);
    rowNotes.setState({ at });
    cancel = runWhenIdle(markTask(input), ({ requested, unasked }) => {
      markCells('requested', requested);
      markCells('unasked', unasked);
    });
  };
  update();
  const stop = store.subscribe(update);
  return () => {
    stop();
    cancel();
  };
}
