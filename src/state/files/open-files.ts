// Opens files: their effect on the document.

import { readAnySource } from '../../core/document/big-source.ts';
import { isSameSource, printSource, type Source } from '../../core/document/source.ts';
import { declaredFormat, type FormatId, formatOf } from '../../core/formats/file-formats.ts';
import { ownQuestionOf } from '../../core/formats/own-question.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-path.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { allQuestions } from '../../core/workspace/automatic-questions.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import type { ChosenFile } from '../disk/file-access.ts';
import { isDocument, type PlacedFile, placeFiles, toDocumentFile } from '../disk/place-files.ts';
import { setPlace } from '../disk/places.ts';
import { readChosenFile } from '../disk/read-encoding.ts';
import { workspacePlaceId } from '../disk/workspace-place.ts';
import { defaultReaderFor } from '../document/default-reader.ts';
import { fileOf, type SiteDocument } from '../document/document.ts';
import {
  DEFAULT_PATH,
  type DocumentStore,
  emptyDocument,
  type GatepostState,
  markAllSaved,
  restoreState,
  transact,
  updateView,
} from '../document/document-store.ts';
import { nameOfOpening } from '../document/has-custom-questions.ts';
import { emptyHistory, type StepLabel } from '../document/history.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import { startSession } from '../storage/sessions.ts';
import { loadQuestion } from '../table/load-question.ts';
import type { QuestionChoice } from '../table/table-question.ts';
import { documentHasContent } from '../versions/version-triggers.ts';
import { resetView } from '../view/reset-view.ts';
import { showFile } from '../view/show-file.ts';
import { loadQuestionOf, parseWorkspaceDocument } from '../workspace/open-workspace.ts';
import type { WorkspaceDocument } from '../workspace/workspace-to-document.ts';
import { addPlacedFiles } from './site-files.ts';

export const isWorkspace = ({ name }: Pick<ChosenFile, 'name'>): boolean =>
  name.toLowerCase().endsWith('.gatepost.json');

/** Whether nothing was done on the site yet. */
const isUntouched = ({ document: { origin, files, rows }, history }: GatepostState): boolean =>
  !history.opening && history.past.length === 0 && origin === '' && rows.length === 0 && files.length === 1;

/** Whether the open site has the same files with the same texts, and was opened from files of that name. */
const isOpenAlready = (state: GatepostState, placed: readonly PlacedFile[], name: string): boolean =>
  !state.isOpenInOtherTab &&
  nameOfOpening(state) === name &&
  placed.length === state.document.files.length &&
  placed.every(({ path, source }) => {
    const open = fileOf(state.document, path);
    return open !== undefined && !source.big && isSameSource(open.source, source);
  });

/** Continues the open site, whose files are now those on disk. */
function continueSite(store: DocumentStore, placed: readonly PlacedFile[]): void {
  const { document } = store.getState();
  for (const { path, place } of placed) {
    const file = fileOf(document, path);
    if (file && place) setPlace(file.id, place);
  }
  markAllSaved(store, document.files);
  const [first] = placed;
  if (first) showFile(store, first.path);
}

/**
 * Opens selected files: a workspace as a whole, other files at once as files of one site. In the workbench
 * (`joins`), they join the open site, unless they contain a robots.txt, which opens another site. Files that are open
 * already, with the same texts, open nothing: their site stays as it is. Returns the problem if a workspace cannot be opened. @throws if the code that reads workspaces cannot be loaded
 */
export async function openChosenFiles(
  store: DocumentStore,
  chosenFiles: readonly ChosenFile[],
  joins = false,
): Promise<WorkspaceProblem | undefined> {
  const [file, ...others] = chosenFiles;
  if (!file) return undefined;
  if (!isWorkspace(file)) {
    const placed = placeFiles(await Promise.all(chosenFiles.map(readChosenFile)));
    const name = others.length === 0 ? file.name : '';
    const label = {
      code: others.length === 0 ? 'open-file' : 'open-files',
      params: { name, count: chosenFiles.length },
    };
    const isNewSite = placed.some(({ path }) => path === DEFAULT_PATH);
    const state = store.getState();
    if (isOpenAlready(state, placed, name)) continueSite(store, placed);
    // What is open in another tab must not change: the files open as a new workspace.
    else if (joins && !isNewSite && !state.isOpenInOtherTab && !isUntouched(state))
      addPlacedFiles(store, placed, label);
    else await openAndAsk(store, placed, label);
    return undefined;
  }
  return openWorkspaceFile(store, file);
}

/**
 * Opens a workspace as a whole. Returns the problem if it cannot be opened. @throws if the code that reads
 * workspaces cannot be loaded
 */
export async function openWorkspaceFile(
  store: DocumentStore,
  file: ChosenFile,
): Promise<WorkspaceProblem | undefined> {
  const opened = parseWorkspaceDocument(new TextDecoder().decode(file.bytes));
  if ('problem' in opened) return opened.problem;
  openWorkspaceDocument(store, await loadQuestionOf(opened), {
    code: 'open-workspace',
    params: { name: file.name },
  });
  if (file.place) setPlace(workspacePlaceId(opened.document), file.place);
  return undefined;
}

/** The labels of opening what Gatepost itself contains. */
const builtInOpenings: readonly string[] = ['open-example', 'new-file'];

/**
 * Whether another document may take the place of the open one in its session, because the user would not miss it:
 * it is empty, or an example or a template that was only looked at.
 */
export function isDispensable(state: GatepostState): boolean {
  const { document, history } = state;
  if (!documentHasContent(document)) return true;
  const { opening, past, shortened } = history;
  return (
    opening !== undefined && past.length === 0 && !shortened && builtInOpenings.includes(opening.label.code)
  );
}

/** Starts a session for what is opened next, unless the user would not miss what is open. */
const leaveOpenDocument = (store: DocumentStore): void =>
  startSession(store, !isDispensable(store.getState()));

/** Opens a document, which begins a history of its own: undo does not go back before it. The view stays. */
function beginHistory(store: DocumentStore, document: SiteDocument, label: StepLabel): void {
  restoreState(store, {
    document,
    saved: new Map(document.files.map(({ id, source }) => [id, source])),
    history: { ...emptyHistory, opening: { label, time: Date.now() } },
    view: store.getState().view,
  });
}

/** Opens a whole workspace in place of the current document, which stays in the list of sessions. */
export function openWorkspaceDocument(
  store: DocumentStore,
  { document, reader, watched, ownColumns, subject }: WorkspaceDocument,
  label: StepLabel,
): void {
  leaveOpenDocument(store);
  transact(store, (opened) => {
    beginHistory(opened, document, label);
    resetView(opened, document.files[0]?.path ?? DEFAULT_PATH, reader, subject);
    updateView(opened, { ...(watched ? { watched } : {}), ...(ownColumns ? { ownColumns } : {}) });
  });
}

/**
 * Opens policy files in place of the current document, which stays in the list of sessions, with the questions of
 * the first file.
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
  leaveOpenDocument(store);
  const files = placed.map(toDocumentFile);
  const { reader, readerChosen } = store.getState().view;
  transact(store, (opened) => {
    const document = { ...emptyDocument(), origin, columns: [], automatic: allQuestions, files };
    beginHistory(opened, document, label);
    resetView(opened, first.path, readerChosen ? reader : defaultReaderFor(first.path), subject);
  });
}

/**
 * Returns the table's question for the first file if it is not about fetching; undefined if its code cannot be
 * loaded.
 */
async function loadOpeningChoice([first]: readonly PlacedFile[]): Promise<QuestionChoice | undefined> {
  const ownQuestion = first && !first.source.big && ownQuestionOf(first.path, first.source, first.format);
  if (!ownQuestion) return undefined;
  const tableQuestions = await import('../table/questions/registry.ts').then(
    (registry) => registry.tableQuestions,
    () => [],
  );
  const question = tableQuestions.find((tableQuestion) => tableQuestion.question === ownQuestion);
  if (!question) return undefined;
  const { choices } = question;
  if (!question.openingChoice) return choices[0];
  const policy = createPolicy(first.source, formatOf(first.path, first.format));
  const opening = question.openingChoice(policy, first.path);
  return choices.find(({ value }) => value === opening);
}

/** Opens files with their places on the site, and asks the question that suits them, in one rendering. */
export async function openAndAsk(
  store: DocumentStore,
  placed: readonly PlacedFile[],
  label: StepLabel,
  origin?: string,
): Promise<void> {
  const [subject, choice] = await Promise.all([questionFor(placed), loadOpeningChoice(placed)]);
  openPolicyFiles(store, placed, label, subject, origin);
  choice?.ask(store);
}

/**
 * Returns the question for a site whose first file is a document: what its documents say; undefined if its code cannot be
 * loaded.
 */
async function questionFor([first]: readonly PlacedFile[]): Promise<MatrixQuestion | undefined> {
  if (!first || !isDocument(first)) return undefined;
  const subject = { question: 'index-follow', agent: '' } as const;
  return loadQuestion(subject).then(
    () => subject,
    () => undefined,
  );
}

/** The path of a text by the format that it declares. */
const defaultPaths: Partial<Record<FormatId, string>> = {
  rsl: RSL_PATH,
  'response-headers': HEADERS_PATH,
  xml: '/document.xml',
};

/**
 * Opens a text without a name: in the format that it declares, otherwise as a robots.txt.
 * @param origin the site of the text, such as `https://shop.example`; '' if unknown
 */
export async function openText(
  store: DocumentStore,
  source: Source,
  label: StepLabel,
  origin = '',
): Promise<void> {
  const format = declaredFormat(DEFAULT_PATH, source);
  const path = (format && defaultPaths[format]) ?? DEFAULT_PATH;
  // A text that was pasted may have too many lines to be edited.
  const placed = [{ path, source: runSync(readAnySource(printSource(source))) }];
  await openAndAsk(store, placed, label, origin);
}

/** Opens one policy file in place of the current document. */
export const openPolicyFile = (store: DocumentStore, path: string, source: Source, label: StepLabel): void =>
  openPolicyFiles(store, [{ path, source }], label);
