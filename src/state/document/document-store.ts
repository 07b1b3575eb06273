// The store: one document, one history, and the view. All changes use the functions of this file.
import { createStore } from 'zustand/vanilla';
import type { TextEdit } from '../../core/document/range.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { defaultReader, type ReaderId } from '../../core/readers/registry.ts';
import { readerAfterFileChange } from './default-reader.ts';
import { newFile, type SiteDocument } from './document.ts';
import { applyChange, applyEdit, type ChangeResult, type EditResult } from './edit-result.ts';
import { emptyHistory, type Intent, pushStep, type Step, stepBack, stepForward } from './history.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import type { DocumentStore, GatepostState, Refusal, View } from './state.ts';
import { dropMissingCell, dropUndoneLimit, mapCaret, pathAfterStep, viewOfSite } from './view-after-step.ts';

export type { DocumentStore, GatepostState, View } from './state.ts';

export const DEFAULT_PATH = '/robots.txt';

/** Returns the document of an unknown site with an empty robots.txt. */
export function emptyDocument(): SiteDocument {
  const files = [newFile(DEFAULT_PATH, sourceOfText(''))];
  return { origin: '', files, rows: [], columns: [''], expectations: [], links: [], unknown: {} };
}

/** Creates an independent store. The app has one; tests create many. */
export function createDocumentStore(document: SiteDocument = emptyDocument()): DocumentStore {
  return createStore<GatepostState>(() => openedState(document, defaultReader));
}

/** Makes several changes that listeners receive as one. `act` makes them in the store that it receives. */
export function transact(store: DocumentStore, act: (store: DocumentStore) => void): void {
  const draft = createStore<GatepostState>(() => store.getState());
  act(draft);
  store.setState(draft.getState(), true);
}

function openedState(document: SiteDocument, reader: ReaderId): GatepostState {
  return {
    document,
    saved: new Map(document.files.map((file) => [file.id, file.source])),
    history: emptyHistory,
    view: { path: document.files[0]?.path ?? DEFAULT_PATH, reader },
  };
}

/** What is opened in addition to a document. */
export interface OpenOptions {
  readonly reader: ReaderId;
  readonly path?: string;
  readonly subject?: MatrixQuestion | undefined;
  /** Paths whose text was never saved, as in a recovered workspace. */
  readonly unsaved?: readonly string[];
}

/** Replaces everything: another document with an empty history. */
export function openDocument(store: DocumentStore, document: SiteDocument, options: OpenOptions): void {
  const state = openedState(document, options.reader);
  const isRecovered = (path: string) => options.unsaved?.includes(path) === true;
  const saved = new Map(
    document.files.filter(({ path }) => !isRecovered(path)).map((file) => [file.id, file.source]),
  );
  const { path = state.view.path, subject } = options;
  store.setState({ ...state, saved, view: { ...state.view, path, ...(subject ? { subject } : {}) } }, true);
}

/** Continues where another page stopped, with its document, history and view. */
export function restoreState(store: DocumentStore, state: GatepostState): void {
  store.setState(state, true);
}

/**
 * The only way to change the text of a file. Positions refer to the current text. If the edit is refused, only
 * `refusal` changes.
 */
export const edit = (
  store: DocumentStore,
  path: string,
  edits: readonly TextEdit[],
  intent: Intent,
): EditResult => commitResult(store, applyEdit(store.getState(), path, edits, intent), intent);

/** Makes any other change of the document: rows, columns, files. One step of the history. */
export const changeDocument = (
  store: DocumentStore,
  intent: Intent,
  alter: (document: SiteDocument) => SiteDocument,
): ChangeResult => commitResult(store, applyChange(store.getState(), alter), intent);

function commitResult<Result extends ChangeResult | EditResult>(
  store: DocumentStore,
  result: Result,
  intent: Intent,
): Result {
  if (result.done) {
    if (result.document !== store.getState().document) commit(store, result.document, intent);
  } else if (result.refusal.code !== 'missing-file') reportRefusal(store, result.refusal);
  return result;
}

/** Shows why nothing was changed. */
export function reportRefusal(store: DocumentStore, refusal: Refusal): false {
  store.setState({ refusal });
  return false;
}

/**
 * Sets whether the workspace is open in another tab. If so, nothing can be changed here until another document is
 * opened.
 */
export function setOpenInOtherTab(store: DocumentStore, isOpenInOtherTab: boolean): void {
  const { isOpenInOtherTab: wasOpenInOtherTab = false, refusal: _, ...state } = store.getState();
  if (wasOpenInOtherTab !== isOpenInOtherTab)
    store.setState(isOpenInOtherTab ? { ...state, isOpenInOtherTab } : state, true);
}

function commit(store: DocumentStore, after: SiteDocument, intent: Intent): void {
  const { document: before, history, view, saved } = store.getState();
  const next = pushStep(history, { ...intent, before, after, time: Date.now() });
  const typedCaret = intent.caret && { position: intent.caret.after, by: 'text' as const };
  const caret = typedCaret ?? mapCaret(view, before, after);
  store.setState({ document: after, history: next, saved, view: caret ? { ...view, caret } : view }, true);
}

/** Undoes the last step, from any view. Returns the step, or undefined if there is none. */
export function undo(store: DocumentStore): Step | undefined {
  return applyHistoryStep(store, stepBack, 'before');
}

/** Redoes the step that was undone last. */
export function redo(store: DocumentStore): Step | undefined {
  return applyHistoryStep(store, stepForward, 'after');
}

function applyHistoryStep(
  store: DocumentStore,
  stepThrough: typeof stepBack,
  side: 'before' | 'after',
): Step | undefined {
  const state = store.getState();
  const result = stepThrough(state.history);
  if (!result) return undefined;
  if (state.isOpenInOtherTab) {
    reportRefusal(store, { code: 'read-only', why: 'other-tab', path: state.view.path });
    return undefined;
  }
  const { step, history } = result;
  const document = step[side];
  const path = pathAfterStep(state.view.path, state.document, document);
  const caret =
    step.caret?.path === path
      ? { position: step.caret[side], by: 'history' as const }
      : mapCaret(state.view, state.document, document);
  const reader = readerAfterFileChange(state.view, path);
  const moved = {
    ...viewOfSite(state.view, state.document, document),
    path,
    reader,
    ...(caret && { caret }),
  };
  const view = dropUndoneLimit(dropMissingCell(moved, document, state.document), document, state.document);
  store.setState({ document, history, saved: state.saved, view }, true);
  return step;
}

/** Changes the view. Another file has no caret until one is set. */
export function updateView(store: DocumentStore, view: Partial<View>): void {
  store.setState((state) => {
    const { caret: _, ...withoutCaret } = state.view;
    const isSameFile = view.path === undefined || view.path === state.view.path;
    return { view: { ...(isSameFile ? state.view : withoutCaret), ...view } };
  });
}

/** Closes the trace. */
export function closeTrace(store: DocumentStore): void {
  store.setState(({ view: { cell: _, ...view } }) => ({ view }));
}

/** Removes the last refusal. */
export function dismissRefusal(store: DocumentStore): void {
  const { refusal: _, ...state } = store.getState();
  store.setState(state, true);
}

/** Records that files were opened or saved with this content, all at once: a site may have thousands. */
export function markAllSaved(
  store: DocumentStore,
  files: readonly { readonly id: number; readonly source: Source }[],
): void {
  store.setState(({ saved, view }) => {
    const now = new Map(saved);
    const arranged = new Map(view.arranged);
    for (const { id, source } of files) {
      const before = saved.get(id);
      if (before && before !== source && !arranged.has(id)) arranged.set(id, before);
      now.set(id, source);
    }
    return arranged.size > 0 ? { saved: now, view: { ...view, arranged } } : { saved: now };
  });
}

/** Arranges the rows and columns of the table by the current files. */
export function arrangeTable(store: DocumentStore): void {
  store.setState(({ document, view: { sharedColumns: _, ...view } }) => ({
    view: { ...view, arranged: new Map(document.files.map(({ id, source }) => [id, source])) },
  }));
}

/** Records that a file was opened or saved with this content. */
export const markSaved = (store: DocumentStore, id: number, source: Source): void =>
  markAllSaved(store, [{ id, source }]);
