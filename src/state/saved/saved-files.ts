// The files as they were last saved or opened, for comparison with the current ones.
import { lineAt } from '../../core/document/lines.ts';
import { memoizeByKey, reuseIfEqual } from '../../core/text/lazy.ts';
import type { DocumentFile, SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/state.ts';

const sharesFile = (document: SiteDocument, otherDocument: SiteDocument): boolean =>
  document.files.some(({ id }) => otherDocument.files.some((file) => file.id === id));

/** Returns the first version of the open site. Documents that were open before it are not part of it. */
function openedDocument({ document, history: { past } }: GatepostState): SiteDocument {
  let opened = document;
  for (let index = past.length - 1; index >= 0; index--) {
    const { before } = past[index]!;
    if (!sharesFile(before, opened)) break;
    opened = before;
  }
  return opened;
}

/** Whether a file has no text at all. */
export const isEmptySource = ({ lines, bom }: DocumentFile['source']): boolean =>
  lines.length === 1 && !bom && lineAt(lines, 0)?.text === '';

/** Returns the file as it was last saved or opened; undefined if it was created here and never saved. */
function findSavedFile(
  file: DocumentFile,
  { saved }: GatepostState,
  opened: ReadonlyMap<number, DocumentFile>,
): DocumentFile | undefined {
  const first = opened.get(file.id);
  // A recovered file was never saved: its first version counts as saved.
  const source = saved.get(file.id) ?? first?.source;
  if (!source || (!first && isEmptySource(source))) return undefined;
  return source === file.source ? file : { ...file, source };
}

const isSameFile = (file: DocumentFile, otherFile: DocumentFile | undefined): boolean =>
  file === otherFile ||
  (file.path === otherFile?.path && file.source === otherFile.source && file.format === otherFile.format);

const areSameFiles = (files: SiteDocument['files'], otherFiles: SiteDocument['files']): boolean =>
  files.length === otherFiles.length && files.every((file, index) => isSameFile(file, otherFiles[index]));

const reuseFiles = reuseIfEqual(areSameFiles);

/**
 * The files as they were last saved or opened, including those removed since: the list of the document itself if
 * nothing changed, and the same list as long as its content is the same. Kept because each row on screen asks at
 * each keystroke, and the computation walks through the history.
 */
export const savedFiles = memoizeByKey((state: GatepostState): SiteDocument['files'] => {
  const { files } = state.document;
  const opened = new Map(openedDocument(state).files.map((file) => [file.id, file]));
  const savedPresent = files.flatMap((file) => findSavedFile(file, state, opened) ?? []);
  const paths = new Set(savedPresent.map(({ path }) => path));
  const presentIds = new Set(files.map(({ id }) => id));
  const removed = [...opened.values()].flatMap((file) =>
    presentIds.has(file.id) || paths.has(file.path)
      ? []
      : { ...file, source: state.saved.get(file.id) ?? file.source },
  );
  const allSaved = [...savedPresent, ...removed];
  return allSaved.length === 0 || areSameFiles(allSaved, files) ? files : reuseFiles(allSaved);
});
