// Opening: what a chosen file does to the document.

import { readAnySource } from '../../core/document/big-source.ts';
import { printSource, type Source } from '../../core/document/source.ts';
import { declaredFormat, type FormatId } from '../../core/formats/file-formats.ts';
import { ownQuestionOf } from '../../core/formats/own-question.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-file.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { allQuestions } from '../../core/workspace/automatic-questions.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { defaultReaderFor } from '../document/default-reader.ts';
import type { SiteDocument } from '../document/document.ts';
import {
  changeDocument,
  DEFAULT_PATH,
  type DocumentStore,
  emptyDocument,
  type GatepostState,
  markSaved,
  setOpenInOtherTab,
  transact,
  updateView,
} from '../document/document-store.ts';
import { shapeOf } from '../document/file-shape.ts';
import { hasCustomQuestions } from '../document/has-custom-questions.ts';
import type { StepLabel } from '../document/history.ts';
import { resetView } from '../document/reset-view.ts';
import { addPlacedFiles } from '../document/site-files.ts';
import { startSession } from '../storage/sessions.ts';
import { loadQuestion } from '../table/load-question.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';
import type { QuestionChoice } from '../table/table-question.ts';
import type { WorkspaceDocument } from '../workspace/workspace-to-document.ts';
import type { ChosenFile } from './file-access.ts';
import { isDocument, type PlacedFile, placeFiles, toDocumentFile } from './place-files.ts';
import { setPlace } from './places.ts';
import { workspacePlaceId } from './workspace-place.ts';

export const isWorkspace = ({ name }: Pick<ChosenFile, 'name'>): boolean =>
  name.toLowerCase().endsWith('.gatepost.json');

/** A site on which nothing was done yet. */
const isUntouched = ({ document: { origin, files, rows }, history }: GatepostState): boolean =>
  history.past.length === 0 && origin === '' && rows.length === 0 && files.length === 1;

/**
 * Opens chosen files: a workspace as a whole, anything else as files of one site, and that at once. In the workbench
 * (`joins`) files of a kind that the open site lacks join it; a robots.txt begins another site. Returns why not, if
 * not. @throws if what reads workspaces cannot be fetched.
 */
export async function openChosenFiles(
  store: DocumentStore,
  chosen: readonly ChosenFile[],
  joins = false,
): Promise<WorkspaceProblem | undefined> {
  const [file, ...others] = chosen;
  if (!file) return undefined;
  if (!isWorkspace(file)) {
    const placed = placeFiles(chosen);
    const name = others.length === 0 ? file.name : '';
    const label = {
      code: others.length === 0 ? 'open-file' : 'open-files',
      params: { name, count: chosen.length },
    };
    const isNewSite = placed.some(({ path }) => path === DEFAULT_PATH);
    const state = store.getState();
    // What is open in another tab stays as it is: here begins a work of its own.
    if (joins && !isNewSite && !state.isOpenInOtherTab && !isUntouched(state))
      addPlacedFiles(store, placed, label);
    else await openAndAsk(store, placed, label);
    return undefined;
  }
  return openWorkspaceFile(store, file);
}

/** Opens a workspace as a whole. Returns why not, if not. @throws if what reads workspaces cannot be fetched. */
export async function openWorkspaceFile(
  store: DocumentStore,
  file: ChosenFile,
): Promise<WorkspaceProblem | undefined> {
  const { parseWorkspaceDocument: openWorkspaceText, loadQuestionOf: withQuestion } = await import(
    '../workspace/open-workspace.ts'
  );
  const opened = openWorkspaceText(new TextDecoder().decode(file.bytes));
  if ('problem' in opened) return opened.problem;
  openWorkspaceAsStep(store, await withQuestion(opened), {
    code: 'open-workspace',
    params: { name: file.name },
  });
  if (file.place) setPlace(workspacePlaceId(opened.document), file.place);
  return undefined;
}

/** A site on which nothing was done and of which nothing is known: nobody would look for it. */
const isBlank = (state: GatepostState): boolean =>
  isUntouched(state) && shapeOf(state.document.files[0]!.source).octets === 0;

/**
 * Opens a whole workspace as a step of the history: undo brings back what was open, unsaved work included. `beside`:
 * what was open stays on the shelf too, even if all of it was saved.
 */
export function openWorkspaceAsStep(
  store: DocumentStore,
  { document, reader, watched, subject }: WorkspaceDocument,
  label: StepLabel,
  beside = false,
): void {
  const state = store.getState();
  startSession(store, (beside && !isBlank(state)) || hasCustomQuestions(state));
  transact(store, (opened) => {
    setOpenInOtherTab(opened, false);
    changeDocument(opened, { origin: 'files', label }, () => document);
    for (const file of document.files) markSaved(opened, file.id, file.source);
    resetView(opened, document.files[0]?.path ?? DEFAULT_PATH, reader, subject);
    if (watched) updateView(opened, { watched });
  });
}

/**
 * Opens policy files in place of the present document; the questions to begin with are those of the first. It is a
 * step of the history: undo brings back what was there, unsaved work included.
 */
function openPolicyFiles(
  store: DocumentStore,
  placed: readonly PlacedFile[],
  label: StepLabel,
  subject?: MatrixQuestion,
  origin = '',
): void {
  const [first] = placed;
  if (!first) return;
  startSession(store, hasCustomQuestions(store.getState()));
  const files = placed.map(toDocumentFile);
  const { reader, readerChosen } = store.getState().view;
  transact(store, (opened) => {
    setOpenInOtherTab(opened, false);
    changeDocument(
      opened,
      { origin: 'files', label },
      (): SiteDocument => ({
        ...emptyDocument(),
        origin,
        columns: [],
        automatic: allQuestions,
        files,
      }),
    );
    for (const { id, source } of files) markSaved(opened, id, source);
    resetView(opened, first.path, readerChosen ? reader : defaultReaderFor(first.path), subject);
  });
}

/** Asks what the first file is about, where that is not fetching; leaves it where the code for it cannot be fetched. */
async function loadOwnChoice([first]: readonly PlacedFile[]): Promise<QuestionChoice | undefined> {
  const own = first && !first.source.big && ownQuestionOf(first.path, first.source, first.format);
  if (!own) return undefined;
  const tableQuestions = await import('../table/questions/registry.ts').then(
    (registry) => registry.tableQuestions,
    () => [],
  );
  const question = tableQuestions.find((one) => one.question === own);
  return question?.choices.find(({ value }) => value === question.ownChoice) ?? question?.choices[0];
}

/** Opens files, and asks what they are about: all in one drawing. */
async function openAndAsk(
  store: DocumentStore,
  placed: readonly PlacedFile[],
  label: StepLabel,
  origin?: string,
): Promise<void> {
  const [subject, choice] = await Promise.all([questionFor(placed), loadOwnChoice(placed)]);
  openPolicyFiles(store, placed, label, subject, origin);
  choice?.ask(store);
}

/** Of a site that begins with a document it is asked what its documents say; undefined where that cannot be fetched. */
async function questionFor([first]: readonly PlacedFile[]): Promise<MatrixQuestion | undefined> {
  if (!first || !isDocument(first)) return undefined;
  const subject = { question: 'index-follow', agent: '' } as const;
  return loadQuestion(subject).then(
    () => subject,
    () => undefined,
  );
}

/** Where a text is placed that declares what it is. */
const usualPaths: Partial<Record<FormatId, string>> = {
  rsl: RSL_PATH,
  'response-headers': HEADERS_PATH,
  xml: '/document.xml',
};

/**
 * Opens a text that came without a name: what it declares itself to be, else a robots.txt.
 * @param origin of the site it came from, as `https://shop.example`; '' if nobody knows
 */
export async function openText(
  store: DocumentStore,
  source: Source,
  label: StepLabel,
  origin = '',
): Promise<void> {
  const format = declaredFormat(DEFAULT_PATH, source);
  const path = (format && usualPaths[format]) ?? DEFAULT_PATH;
  // A text that was pasted may have too many lines to be edited.
  const placed = [{ path, source: runSync(readAnySource(printSource(source))) }];
  await openAndAsk(store, placed, label, origin);
}

/** Opens one policy file in place of the present document, as a step of the history. */
export const openPolicyFile = (store: DocumentStore, path: string, source: Source, label: StepLabel): void =>
  openPolicyFiles(store, [{ path, source }], label);
