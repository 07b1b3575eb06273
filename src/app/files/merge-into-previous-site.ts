// After a file was opened as a new session: returns to the site that was open before, or merges the file into it.
import { type DocumentFile, fileOf, type SiteDocument } from '../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  type GatepostState,
  restoreState,
  transact,
} from '../../state/document/document-store.ts';
import { hasCustomQuestions } from '../../state/document/has-custom-questions.ts';
import { returnToPreviousSession } from '../../state/storage/sessions.ts';
import {
  openSessionId,
  printVersion,
  saveVersion,
  versionStore,
} from '../../state/versions/version-store.ts';
import { resetView } from '../../state/view/reset-view.ts';

/** Returns the opened file if the previous site has a file at the same path, and more content to keep. */
export function findReplacedFile(
  before: GatepostState,
  { document }: GatepostState,
): DocumentFile | undefined {
  const [file, ...others] = document.files;
  if (!file || others.length > 0 || before.document === document || before.isOpenInOtherTab) return undefined;
  return fileOf(before.document, file.path) && hasCustomQuestions(before) ? file : undefined;
}

/** Returns the previous site, in which the open files replace those at the same paths. */
function mergeDocuments(before: SiteDocument, current: SiteDocument): SiteDocument {
  const merged = before.files.map((file) => fileOf(current, file.path) ?? file);
  return { ...before, files: [...merged, ...current.files.filter(({ path }) => !fileOf(before, path))] };
}

/** Whether the open site has a version that the user named, which must not be deleted with it. */
function isSiteNamedInVersions(): boolean {
  const session = openSessionId();
  return (
    versionStore.getState().versions?.some(({ work, why }) => work === session && why === 'named') === true
  );
}

/**
 * Returns to the previous site as one step: its table and expectations stay, and the file at `path` is the opened
 * one. The previous text of the file is stored as a version of the site. Returns false if that site is open in
 * another tab now; then nothing has changed.
 */
export async function mergeIntoPreviousSite(
  store: DocumentStore,
  before: GatepostState,
  path: string,
): Promise<boolean> {
  const state = store.getState();
  if (state.isOpenInOtherTab || !(await returnToPreviousSession(state, !isSiteNamedInVersions())))
    return false;
  const { document, saved } = state;
  const label = { code: 'take-into', params: { path } };
  transact(store, (merged) => {
    restoreState(merged, before);
    changeDocument(merged, { origin: 'files', label }, (site) => mergeDocuments(site, document));
    merged.setState({ saved: new Map([...before.saved, ...saved]) });
    resetView(merged, path, before.view.reader, before.view.subject);
  });
  const text = printVersion(before.document);
  void saveVersion({ work: openSessionId(), time: Date.now(), why: 'big-step', step: label, text });
  return true;
}

/**
 * Returns to the previous site as it was left, with its unsaved changes and its history. The opened file stays in the
 * list. Returns false if that site is open in another tab now; then nothing has changed.
 */
export async function openPreviousSite(store: DocumentStore, before: GatepostState): Promise<boolean> {
  const state = store.getState();
  if (state.isOpenInOtherTab || !(await returnToPreviousSession(state, false))) return false;
  restoreState(store, before);
  return true;
}
