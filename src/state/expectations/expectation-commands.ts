// What can be done with expectations, as steps of the one history.

import { runSync } from '../../core/questions/cooperative-task.ts';
import { readerOf } from '../../core/readers/registry.ts';
import type { CellQueries } from '../../core/workspace/cell-queries.ts';
import type { ExpectableCell, Expectation } from '../../core/workspace/expectation.ts';
import type { MergedExpectations } from '../../core/workspace/expectation-files.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import { siteOf } from '../document/selectors.ts';
import type { GridCell } from '../table/cell-marks.ts';
import { columnIncludes } from '../table/columns/matrix-columns.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { pathOnSite } from '../table/path-on-site.ts';
import { checkExpectations, createCellAsker } from './check-expectations.ts';
import { appliesToReader, columnKey, expectableCell } from './expectation-cells.ts';
import { formatAnswer } from './format-expectation.ts';
import { announceExpectations } from './watch-expectations.ts';

type Alter = (expectations: readonly Expectation[]) => readonly Expectation[];

const commit = (store: DocumentStore, label: StepLabel, alter: Alter, visit?: string) =>
  changeDocument(
    store,
    { origin: 'matrix', label, ...(visit === undefined ? {} : { visit }) },
    (document) => {
      const expectations = alter(document.expectations);
      return expectations === document.expectations ? document : { ...document, expectations };
    },
  ).done;

/** Finds what is expected of cells under the chosen reader, among all expectations or those of one URL. */
function finder(state: GatepostState, url?: string) {
  const site = siteOf(state.document);
  const chosen = readerOf(state.view.reader);
  const on = (address: string) => pathOnSite(site.origin, address);
  const path = url === undefined ? undefined : on(url);
  const keyOf = (cell: ExpectableCell) => `${columnKey(site, cell, chosen)} ${on(cell.url)}`;
  const byCell = new Map<string, Expectation[]>();
  for (const expectation of state.document.expectations) {
    if (!appliesToReader(expectation, chosen.id) || (path !== undefined && on(expectation.url) !== path))
      continue;
    const key = keyOf(expectation);
    const there = byCell.get(key);
    if (there) there.push(expectation);
    else byCell.set(key, [expectation]);
  }
  return (cell: ExpectableCell): readonly Expectation[] => byCell.get(keyOf(cell)) ?? [];
}

/** The cells, each with the key of its present verdict; those that cannot be asked are left out. */
function keyByCell(
  state: GatepostState,
  cells: readonly ExpectableCell[],
  asker: CellQueries = createCellAsker(state),
) {
  return cells.flatMap((cell) => {
    const answer = asker.ask(cell, state.view.reader);
    return 'verdict' in answer ? [{ cell, key: answer.verdict.key }] : [];
  });
}

/** Expectations with some replaced by what their cells say now, where they stand, and new ones at the end. */
function recordExpectations(state: GatepostState, cells: readonly ExpectableCell[]): readonly Expectation[] {
  const find = finder(state);
  const changed = new Map<Expectation, Expectation>();
  const added: Expectation[] = [];
  for (const { cell, key } of keyByCell(state, cells)) {
    const there = find(cell);
    if (there.length === 0) added.push({ ...cell, expect: key });
    for (const one of there) if (one.expect !== key) changed.set(one, { ...one, expect: key });
  }
  const { expectations } = state.document;
  if (changed.size === 0 && added.length === 0) return expectations;
  return [...expectations.map((one) => changed.get(one) ?? one), ...added];
}

/** @param of cells of one column, or one */
function labelOf(code: string, of: readonly ExpectableCell[], more: StepLabel['params'] = {}): StepLabel {
  const names = [...new Set(of.map(({ agent }) => agent))];
  return { code, params: { agent: words.agents(names), url: of[0]?.url ?? '', ...more } };
}

const wordOf = ({ question = 'fetch', part }: ExpectableCell, key: string) =>
  formatAnswer(question, part, key);

/** Expects of cells what they say now; what was expected of them otherwise is replaced, its note stays. One step. */
export function addExpectations(store: DocumentStore, cells: readonly ExpectableCell[]): void {
  const state = store.getState();
  const [first] = keyByCell(state, cells.slice(0, 1));
  if (!first) return;
  const answer = wordOf(first.cell, first.key);
  commit(store, labelOf('pin', cells, { answer }), () => recordExpectations(state, cells));
}

/** The same for a selection. Returns how many expectations there are more than before. */
export function recordVerdicts(store: DocumentStore, cells: readonly ExpectableCell[]): number {
  const before = store.getState().document.expectations.length;
  commit(store, { code: 'record-expectations', params: { count: cells.length } }, () =>
    recordExpectations(store.getState(), cells),
  );
  return store.getState().document.expectations.length - before;
}

/** Takes expectations that were read into the document. One step; none if nothing is new. */
export const importExpectations = (store: DocumentStore, merged: MergedExpectations): boolean =>
  commit(
    store,
    { code: 'import-expectations', params: { count: merged.added + merged.other } },
    () => merged.expectations,
  );

/** Drops expectations. One step. */
export function removeExpectations(store: DocumentStore, dropped: readonly Expectation[]): void {
  const [first] = dropped;
  const gone = new Set(dropped);
  if (first) commit(store, labelOf('unpin', dropped), (all) => all.filter((one) => !gone.has(one)));
}

function withNote(old: Expectation, note: string): Expectation {
  const { note: _, ...rest } = old;
  return note === '' ? rest : { ...rest, note };
}

/** Writes the note of the expectations at these places; an empty one is taken away. `visit`: one stay in its field is one step. */
export function setNote(store: DocumentStore, places: readonly number[], note: string, visit: string): void {
  const old = store.getState().document.expectations;
  const noted = places.flatMap((place) => old[place] ?? []).filter((one) => (one.note ?? '') !== note);
  const now = new Map(noted.map((one) => [one, withNote(one, note)]));
  if (noted.length === 0) return;
  commit(store, labelOf('note-expectation', noted), (all) => all.map((one) => now.get(one) ?? one), visit);
}

/** What is expected of a cell of the table under the chosen reader. */
export function expectationsOf(state: GatepostState, column: string, url: string): readonly Expectation[] {
  const cell = expectableCell(state, column, url);
  return cell ? finder(state, url)(cell) : [];
}

/** Expects of a cell what it says now; if just that is expected of it, drops the expectation. Says what came of it. */
export function toggleExpectation(store: DocumentStore, { agents, url }: GridCell): void {
  const state = store.getState();
  const cells = agents.flatMap((agent) => expectableCell(state, agent, url) ?? []);
  const known = keyByCell(state, cells);
  const [first] = known;
  if (!first) return announceExpectations(words.said.notPinned);
  const find = finder(state, url);
  const there = known.map(({ cell, key }) => ({ key, expected: find(cell) }));
  const isExpected = there.every(
    ({ key, expected }) => expected.length > 0 && expected.every(({ expect }) => expect === key),
  );
  if (isExpected)
    removeExpectations(
      store,
      there.flatMap(({ expected }) => expected),
    );
  else addExpectations(store, cells);
  const { failed, results } = runSync(checkExpectations(store.getState()));
  const names = cells.map(({ agent }) => agent);
  const path = pathOnSite(state.document.origin, url);
  const told = [names, path, failed, results.length] as const;
  announceExpectations(
    isExpected ? words.said.dropped(...told) : words.said.pinned(wordOf(first.cell, first.key), ...told),
  );
}

/** What can be told of one cell of the table. */
export interface CellExpectation {
  /** One for each user-agent of its column. */
  readonly cells: readonly ExpectableCell[];
  /** Whether nothing is expected of some of them. */
  readonly isMissing: boolean;
  /** The key of what it says now, and the word for it. */
  readonly key: string;
  readonly word: string;
  /** What is expected of it, those that fail first. */
  readonly results: readonly ExpectationResult[];
}

/** For the trace: what is expected of a cell, and whether it is so; undefined where nothing can be expected. */
export function cellExpectation(
  state: GatepostState,
  column: string,
  url: string,
): CellExpectation | undefined {
  const shared = accessMatrix(state).columns.find((one) => columnIncludes(one, column));
  const cells = (shared?.agents ?? [column]).flatMap((agent) => expectableCell(state, agent, url) ?? []);
  const asker = createCellAsker(state);
  const [known] = keyByCell(state, cells.slice(0, 1), asker);
  if (!known) return undefined;
  const find = finder(state, url);
  const expected = cells.map(find);
  const results = expected
    .flat()
    .map((one) => checkExpectation(asker, one, state.view.reader))
    .toSorted((one, other) => Number(one.outcome === 'met') - Number(other.outcome === 'met'));
  const isMissing = expected.some((of) => of.length === 0);
  return { cells, isMissing, key: known.key, word: wordOf(known.cell, known.key), results };
}
