// The store: one document, one history, and what is shown of them. Everything changes through the functions here.
import { createStore } from 'zustand/vanilla';
import type { TextEdit } from '../../core/document/range.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { defaultReader, type ReaderId } from '../../core/readers/registry.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';
import { readerAfterFileChange } from './default-reader.ts';
import { newFile, type SiteDocument } from './document.ts';
import { applyChange, applyEdit, type ChangeResult, type EditResult } from './edit-result.ts';
import { emptyHistory, type Intent, pushStep, type Step, stepBack, stepForward } from './history.ts';
import type { DocumentStore, GatepostState, Refusal, View } from './state.ts';
import { dropMissingCell, mapCaret, pathAfterStep } from './view-after-step.ts';

export type { DocumentStore, GatepostState, View } from './state.ts';

export const DEFAULT_PATH = '/robots.txt';

/** An empty robots.txt of a site that is not known yet. */
export function emptyDocument(): SiteDocument {
  const files = [newFile(DEFAULT_PATH, sourceOfText(''))];
  return { origin: '', files, rows: [], columns: [''], expectations: [], links: [], unknown: {} };
}

/** A store of its own; the app has one, tests make many. */
export function createDocumentStore(document: SiteDocument = emptyDocument()): DocumentStore {
  return createStore<GatepostState>(() => openedState(document, defaultReader));
}

/** Several changes that whoever listens hears of as one. `act` makes them in the store that it is given. */
export function transact(store: DocumentStore, act: (store: DocumentStore) => void): void {
  const apart = createStore<GatepostState>(() => store.getState());
  act(apart);
  store.setState(apart.getState(), true);
}

function openedState(document: SiteDocument, reader: ReaderId): GatepostState {
  return {
    document,
    saved: new Map(document.files.map((file) => [file.id, file.source])),
    history: emptyHistory,
    view: { path: document.files[0]?.path ?? DEFAULT_PATH, reader },
  };
}

/** What a document is opened with besides itself. */
export interface OpenOptions {
  readonly reader: ReaderId;
  readonly path?: string;
  readonly subject?: MatrixQuestion | undefined;
  /** Paths whose text was never saved: recovered work. */
  readonly unsaved?: readonly string[];
}

/** Replaces everything: another document, a fresh history. */
export function openDocument(store: DocumentStore, document: SiteDocument, options: OpenOptions): void {
  const state = openedState(document, options.reader);
  const isRecovered = (path: string) => options.unsaved?.includes(path) === true;
  const saved = new Map(
    document.files.filter(({ path }) => !isRecovered(path)).map((file) => [file.id, file.source]),
  );
  const { path = state.view.path, subject } = options;
  store.setState({ ...state, saved, view: { ...state.view, path, ...(subject ? { subject } : {}) } }, true);
}

/** Goes on where another page was left: with its document, its history and what it looked at. */
export function restoreState(store: DocumentStore, state: GatepostState): void {
  store.setState(state, true);
}

/** The one entrance for changes of a file's text. Places refer to the file as it is now. Nothing but `refusal` changes if it is refused. */
export const edit = (
  store: DocumentStore,
  path: string,
  edits: readonly TextEdit[],
  intent: Intent,
): EditResult => commitResult(store, applyEdit(store.getState(), path, edits, intent), intent);

/** Any other change of the document: rows, columns, files. One step of the history. */
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

/** Tells why nothing was changed. */
export function reportRefusal(store: DocumentStore, refusal: Refusal): false {
  store.setState({ refusal });
  return false;
}

/** Says whether the work is open in another tab: then nothing can be changed here, until another document is opened. */
export function setOpenInOtherTab(store: DocumentStore, isElsewhere: boolean): void {
  const { isOpenInOtherTab: was = false, refusal: _, ...state } = store.getState();
  if (was !== isElsewhere)
    store.setState(isElsewhere ? { ...state, isOpenInOtherTab: isElsewhere } : state, true);
}

function commit(store: DocumentStore, after: SiteDocument, intent: Intent): void {
  const { document: before, history, view, saved } = store.getState();
  const next = pushStep(history, { ...intent, before, after, time: Date.now() });
  const typed = intent.caret && { position: intent.caret.after, by: 'text' as const };
  const caret = typed ?? mapCaret(view, before, after);
  store.setState({ document: after, history: next, saved, view: caret ? { ...view, caret } : view }, true);
}

/** Undoes the last step, whatever view it came from. Returns the step, or undefined if there was none. */
export function undo(store: DocumentStore): Step | undefined {
  return applyHistoryStep(store, stepBack, 'before');
}

/** Redoes the step that was undone last. */
export function redo(store: DocumentStore): Step | undefined {
  return applyHistoryStep(store, stepForward, 'after');
}

function applyHistoryStep(
  store: DocumentStore,
  go: typeof stepBack,
  side: 'before' | 'after',
): Step | undefined {
  const state = store.getState();
  const moved = go(state.history);
  if (!moved) return undefined;
  if (state.isOpenInOtherTab) {
    reportRefusal(store, { code: 'read-only', why: 'other-tab', path: state.view.path });
    return undefined;
  }
  const { step, history } = moved;
  const document = step[side];
  const path = pathAfterStep(state.view.path, state.document, document);
  const caret =
    step.caret?.path === path
      ? { position: step.caret[side], by: 'history' as const }
      : mapCaret(state.view, state.document, document);
  const reader = readerAfterFileChange(state.view, path);
  const view = dropMissingCell(
    { ...state.view, path, reader, ...(caret ? { caret } : {}) },
    document,
    state.document,
  );
  store.setState({ document, history, saved: state.saved, view }, true);
  return step;
}

/** Changes what is looked at. Another file has no caret until somebody goes to a place in it. */
export function updateView(store: DocumentStore, view: Partial<View>): void {
  store.setState((state) => {
    const { caret: _, ...elsewhere } = state.view;
    const stays = view.path === undefined || view.path === state.view.path;
    return { view: { ...(stays ? state.view : elsewhere), ...view } };
  });
}

/** Closes the trace. */
export function closeTrace(store: DocumentStore): void {
  store.setState(({ view: { cell: _, ...view } }) => ({ view }));
}

/** Forgets the last refusal. */
export function dismissRefusal(store: DocumentStore): void {
  const { refusal: _, ...state } = store.getState();
  store.setState(state, true);
}

/** Notes that a file was opened or written with this content. */
export function markSaved(store: DocumentStore, id: number, source: Source): void {
  store.setState(({ saved }) => ({ saved: new Map(saved).set(id, source) }));
}
