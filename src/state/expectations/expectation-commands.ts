// Commands that change expectations, as steps of the one history.

import { readerOf } from '../../core/readers/registry.ts';
import type { CellQueries } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import {
  cellId,
  type ExpectableCell,
  type Expectation,
} from '../../core/workspace/expectations/expectation.ts';
import type { MergedExpectations } from '../../core/workspace/expectations/expectation-files.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { claimSentence } from '../../messages/explain/claim-sentences.ts';
import { countExpectations } from '../document/document.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import { siteOf } from '../document/selectors.ts';
import type { GridCell } from '../table/cell-marks.ts';
import { columnIncludes } from '../table/columns/matrix-columns.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { claimsOf } from './check-claims.ts';
import { createCurrentCellQueries } from './check-expectations.ts';
import { findSameClaim } from './claim-commands.ts';
import { appliesToReader, columnKey, expectableCell } from './expectation-cells.ts';
import { formatAnswer } from './format-expectation.ts';
import { tellExpectations } from './tell-expectations.ts';
import { announceExpectations } from './watch-expectations.ts';

type AlterExpectations = (expectations: readonly Expectation[]) => readonly Expectation[];

const commit = (store: DocumentStore, label: StepLabel, alter: AlterExpectations, visit?: string) =>
  changeDocument(
    store,
    { origin: 'matrix', label, ...(visit === undefined ? {} : { visit }) },
    (document) => {
      const expectations = alter(document.expectations);
      return expectations === document.expectations ? document : { ...document, expectations };
    },
  ).done;

/** Creates a function that finds the expectations of a cell for the selected reader, among all or those of one URL. */
function createExpectationFinder(state: GatepostState, url?: string) {
  const site = siteOf(state.document);
  const reader = readerOf(state.view.reader);
  const pathOf = (address: string) => pathOnSite(site.origin, address);
  const onlyPath = url === undefined ? undefined : pathOf(url);
  const keyOf = (cell: ExpectableCell) => `${columnKey(site, cell, reader)} ${pathOf(cell.url)}`;
  const byCell = new Map<string, Expectation[]>();
  for (const expectation of state.document.expectations) {
    if (
      !appliesToReader(expectation, reader.id) ||
      (onlyPath !== undefined && pathOf(expectation.url) !== onlyPath)
    )
      continue;
    const key = keyOf(expectation);
    const existing = byCell.get(key);
    if (existing) existing.push(expectation);
    else byCell.set(key, [expectation]);
  }
  return (cell: ExpectableCell): readonly Expectation[] => byCell.get(keyOf(cell)) ?? [];
}

/** Returns the cells with the key of their current verdict. Cells that have no verdict are left out. */
function currentVerdicts(
  state: GatepostState,
  cells: readonly ExpectableCell[],
  queries: CellQueries = createCurrentCellQueries(state),
) {
  return cells.flatMap((cell) => {
    const answer = queries.ask(cell, state.view.reader);
    return 'verdict' in answer ? [{ cell, key: answer.verdict.key }] : [];
  });
}

/** Returns the expectations, updated to the current verdicts of the cells in place. New ones are appended. */
function withCurrentVerdicts(state: GatepostState, cells: readonly ExpectableCell[]): readonly Expectation[] {
  const find = createExpectationFinder(state);
  const changed = new Map<Expectation, Expectation>();
  const added: Expectation[] = [];
  for (const { cell, key } of currentVerdicts(state, cells)) {
    const existing = find(cell);
    if (existing.length === 0) added.push({ ...cell, expect: key });
    for (const expectation of existing)
      if (expectation.expect !== key) changed.set(expectation, { ...expectation, expect: key });
  }
  const { expectations } = state.document;
  if (changed.size === 0 && added.length === 0) return expectations;
  return [...expectations.map((expectation) => changed.get(expectation) ?? expectation), ...added];
}

/** @param cells cells of one column, or one cell */
function labelOf(
  code: string,
  cells: readonly ExpectableCell[],
  params: StepLabel['params'] = {},
): StepLabel {
  const names = [...new Set(cells.map(({ agent }) => agent))];
  return { code, params: { agent: words.agents(names), url: cells[0]?.url ?? '', ...params } };
}

const wordOf = ({ question = 'fetch', part }: ExpectableCell, key: string) =>
  formatAnswer(question, part, key);

/**
 * Expects the current answers of cells. Other expectations of these cells are replaced and keep their notes. One
 * step.
 */
export function addExpectations(store: DocumentStore, cells: readonly ExpectableCell[]): void {
  const state = store.getState();
  const [first] = currentVerdicts(state, cells.slice(0, 1));
  if (!first) return;
  const answer = wordOf(first.cell, first.key);
  commit(store, labelOf('pin', cells, { answer }), () => withCurrentVerdicts(state, cells));
}

/** The same for a selection. Returns how many expectations were added. */
export function recordVerdicts(store: DocumentStore, cells: readonly ExpectableCell[]): number {
  const before = store.getState().document.expectations.length;
  commit(store, { code: 'record-expectations', params: { count: cells.length } }, () =>
    withCurrentVerdicts(store.getState(), cells),
  );
  return store.getState().document.expectations.length - before;
}

/** Merges imported expectations into the document. One step; none if nothing is new. */
export const importExpectations = (store: DocumentStore, merged: MergedExpectations): boolean => {
  const label = { code: 'import-expectations', params: { count: merged.added + merged.other } };
  return changeDocument(store, { origin: 'matrix', label }, (document) => {
    const { expectations, claims } = merged;
    if (expectations === document.expectations && claims === claimsOf(document)) return document;
    return { ...document, expectations, ...(claims.length > 0 && { claims }) };
  }).done;
};

/** Removes expectations. One step. */
export function removeExpectations(store: DocumentStore, removed: readonly Expectation[]): void {
  const [first] = removed;
  const removedSet = new Set(removed);
  if (first)
    commit(store, labelOf('unpin', removed), (expectations) =>
      expectations.filter((expectation) => !removedSet.has(expectation)),
    );
}

function withNote(old: Expectation, note: string): Expectation {
  const { note: _, ...rest } = old;
  return note === '' ? rest : { ...rest, note };
}

/**
 * Writes the note of the expectations at these indexes; an empty note is removed. `visit`: edits during one visit
 * of the field are one step.
 */
export function setNote(store: DocumentStore, indexes: readonly number[], note: string, visit: string): void {
  const old = store.getState().document.expectations;
  const changed = indexes
    .flatMap((index) => old[index] ?? [])
    .filter((expectation) => (expectation.note ?? '') !== note);
  const replacements = new Map(changed.map((expectation) => [expectation, withNote(expectation, note)]));
  if (changed.length === 0) return;
  commit(
    store,
    labelOf('note-expectation', changed),
    (expectations) => expectations.map((expectation) => replacements.get(expectation) ?? expectation),
    visit,
  );
}

/** Returns the expectations of a cell of the table for the selected reader. */
export function expectationsOf(state: GatepostState, column: string, url: string): readonly Expectation[] {
  const cell = expectableCell(state, column, url);
  return cell ? createExpectationFinder(state, url)(cell) : [];
}

/** Expects the current answers of cells, and shows it with a way back. */
export function expectAnswers(store: DocumentStore, cells: readonly ExpectableCell[]): void {
  const state = store.getState();
  const [first] = currentVerdicts(state, cells.slice(0, 1));
  if (!first) return announceExpectations(words.said.notPinned);
  addExpectations(store, cells);
  const names = cells.map(({ agent }) => agent);
  const path = pathOnSite(state.document.origin, first.cell.url);
  tellExpectations(store, words.said.pinned(wordOf(first.cell, first.key), names, path));
}

/** Expects an answer that the user said, whatever it is now. An expectation of the same cell keeps its note. */
export function addExpectation(store: DocumentStore, expectation: Expectation): void {
  const id = cellId(expectation);
  const word = wordOf(expectation, expectation.expect);
  commit(store, labelOf('pin', [expectation], { answer: word }), (expectations) => [
    ...expectations.filter((other) => cellId(other) !== id),
    { ...expectations.find((other) => cellId(other) === id), ...expectation },
  ]);
  tellExpectations(store, words.said.pinned(word, [expectation.agent], expectation.url));
}

/** Expects an answer in place of a claim, in one step. */
export function expectInsteadOfClaim(store: DocumentStore, claim: Claim, expectation: Expectation): void {
  const word = wordOf(expectation, expectation.expect);
  const id = cellId(expectation);
  const label = labelOf('pin', [expectation], { answer: word });
  changeDocument(store, { origin: 'matrix', label }, ({ claims: _, ...document }) => {
    const claims = claimsOf(store.getState().document).filter((other) => other !== claim);
    const same = document.expectations.find((other) => cellId(other) === id);
    const expectations = [
      ...document.expectations.filter((other) => other !== same),
      { ...same, ...expectation },
    ];
    return { ...document, expectations, ...(claims.length > 0 ? { claims } : {}) };
  });
  tellExpectations(store, words.said.pinned(word, [expectation.agent], expectation.url));
}

/** Removes all expectations, of answers and about all URLs. One step. */
export function removeAllExpectations(store: DocumentStore): void {
  const count = countExpectations(store.getState().document);
  const label = { code: 'remove-expectations', params: { count } };
  changeDocument(store, { origin: 'matrix', label }, ({ claims: _, ...document }) => ({
    ...document,
    expectations: [],
  }));
  tellExpectations(store, words.said.removedAll(count));
}

/** Removes expectations, and shows it with a way back. */
export function dropExpectations(store: DocumentStore, dropped: readonly Expectation[]): void {
  const [first] = dropped;
  if (!first) return;
  removeExpectations(store, dropped);
  const names = dropped.map(({ agent }) => agent);
  tellExpectations(store, words.said.dropped(names, pathOnSite(store.getState().document.origin, first.url)));
}

/** Expects another answer of the cell of an expectation. Its note stays. */
export function expectInstead(store: DocumentStore, expectation: Expectation, key: string): void {
  const word = wordOf(expectation, key);
  const changed = { ...expectation, expect: key };
  commit(store, labelOf('pin', [expectation], { answer: word }), (expectations) =>
    expectations.map((other) => (other === expectation ? changed : other)),
  );
  const path = pathOnSite(store.getState().document.origin, expectation.url);
  tellExpectations(store, words.said.pinned(word, [expectation.agent], path));
}

/** Replaces equal expectations by a claim that says the same of all of them. One step. */
export function collapseExpectations(
  store: DocumentStore,
  equal: readonly Expectation[],
  claim: Claim,
): void {
  const sentence = claimSentence(claim);
  const equalSet = new Set(equal);
  const notes = new Set(equal.map(({ note }) => note));
  const [note] = notes;
  const noted = notes.size === 1 && note !== undefined ? { ...claim, note } : claim;
  const label = { code: 'collapse-expectations', params: { count: equal.length, sentence } };
  changeDocument(store, { origin: 'matrix', label }, (document) => {
    const claims = claimsOf(document);
    return {
      ...document,
      expectations: document.expectations.filter((expectation) => !equalSet.has(expectation)),
      claims: findSameClaim(claims, claim) ? claims : [...claims, noted],
    };
  });
  tellExpectations(store, words.said.collapsed(equal.length, sentence));
}

/**
 * Expects the current answer of a cell for the first crawler of its column; or removes its expectations if it has some,
 * or updates them if they fail. Shows what was done, with a way back.
 */
export function toggleExpectation(store: DocumentStore, { agents, url }: GridCell): void {
  const state = store.getState();
  const cells = agents.flatMap((agent) => expectableCell(state, agent, url) ?? []);
  const verdicts = currentVerdicts(state, cells);
  const find = createExpectationFinder(state, url);
  const expectedCells = verdicts
    .map(({ cell, key }) => ({ cell, key, expected: find(cell) }))
    .filter(({ expected }) => expected.length > 0);
  if (expectedCells.length === 0) return expectAnswers(store, cells.slice(0, 1));
  const failing = expectedCells.filter(({ key, expected }) => expected.some(({ expect }) => expect !== key));
  if (failing.length > 0)
    return expectAnswers(
      store,
      failing.map(({ cell }) => cell),
    );
  dropExpectations(
    store,
    expectedCells.flatMap(({ expected }) => expected),
  );
}

/** The expectations of one cell of the table. */
export interface CellExpectation {
  /** The cell of the crawler that is explained. */
  readonly own: ExpectableCell;
  /** One for each user-agent of its column. */
  readonly cells: readonly ExpectableCell[];
  /** Whether some of the cells have no expectation. */
  readonly isMissing: boolean;
  /** The key of the current verdict, and its word. */
  readonly key: string;
  readonly word: string;
  /** The results of the expectations for the crawler that is explained, failed ones first. */
  readonly results: readonly ExpectationResult[];
  /** Those for other crawlers of its column that fail. */
  readonly othersFailing: readonly ExpectationResult[];
}

/** For the trace: the expectations of a cell and their results; undefined if the cell cannot have an expectation. */
export function cellExpectation(
  state: GatepostState,
  column: string,
  url: string,
): CellExpectation | undefined {
  const sharedColumn = accessMatrix(state).columns.find((candidate) => columnIncludes(candidate, column));
  const cells = (sharedColumn?.agents ?? [column]).flatMap(
    (agent) => expectableCell(state, agent, url) ?? [],
  );
  const queries = createCurrentCellQueries(state);
  const [verdict] = currentVerdicts(state, cells.slice(0, 1), queries);
  const own = expectableCell(state, column, url);
  if (!verdict || !own) return undefined;
  const find = createExpectationFinder(state, url);
  const expected = cells.map(find);
  const all = expected
    .flat()
    .map((expectation) => checkExpectation(queries, expectation, state.view.reader))
    .toSorted(
      (result, otherResult) => Number(result.outcome === 'met') - Number(otherResult.outcome === 'met'),
    );
  const isOwn = ({ expectation }: ExpectationResult) => expectation.agent === own.agent;
  const results = all.filter(isOwn);
  const othersFailing = all.filter((result) => !isOwn(result) && result.outcome === 'failed');
  const isMissing = expected.some((cellExpectations) => cellExpectations.length === 0);
  const word = wordOf(verdict.cell, verdict.key);
  return { own, cells, isMissing, key: verdict.key, word, results, othersFailing };
}
