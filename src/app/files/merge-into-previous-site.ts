// A file that was opened as a work of its own, taken into the site that was open before.
import { type DocumentFile, fileOf, type SiteDocument } from '../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  type GatepostState,
} from '../../state/document/document-store.ts';
import { hasCustomQuestions } from '../../state/document/has-custom-questions.ts';
import { resetView } from '../../state/document/reset-view.ts';
import { returnToPreviousSession } from '../../state/storage/sessions.ts';
import {
  openSessionId,
  printVersion,
  saveVersion,
  versionStore,
} from '../../state/versions/version-store.ts';

/** The file that was opened, if the site that was open before has one in its place, and more than that to keep. */
export function findReplacedFile(
  before: GatepostState,
  { document }: GatepostState,
): DocumentFile | undefined {
  const [file, ...others] = document.files;
  if (!file || others.length > 0 || before.document === document || before.isOpenInOtherTab) return undefined;
  return fileOf(before.document, file.path) && hasCustomQuestions(before) ? file : undefined;
}

/** The site that was open before, with what is open now in the place of its files of the same paths. */
function mergeDocuments(before: SiteDocument, now: SiteDocument): SiteDocument {
  const kept = before.files.map((file) => fileOf(now, file.path) ?? file);
  return { ...before, files: [...kept, ...now.files.filter(({ path }) => !fileOf(before, path))] };
}

/**
 * Goes on with the site that was open before, as one step: its table and expectations stay, the file at `path` is the one
 * that was opened. What stood in the file until then is kept as a version of the site. False if that site is open in
 * another tab by now; then nothing has changed.
 */
export async function mergeIntoPreviousSite(
  store: DocumentStore,
  before: GatepostState,
  path: string,
): Promise<boolean> {
  const state = store.getState();
  const own = openSessionId();
  const isNamed = versionStore.getState().versions?.some(({ work, why }) => work === own && why === 'named');
  if (state.isOpenInOtherTab || !(await returnToPreviousSession(state, isNamed !== true))) return false;
  const label = { code: 'take-into', params: { path } };
  changeDocument(store, { origin: 'files', label }, (now) => mergeDocuments(before.document, now));
  resetView(store, path, before.view.reader, before.view.subject);
  const text = printVersion(before.document);
  void saveVersion({ work: openSessionId(), time: Date.now(), why: 'big-step', step: label, text });
  return true;
}
