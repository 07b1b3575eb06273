// The files as they were last saved or opened: what the present ones are compared with.
import { memoizeByKey, reuseIfEqual } from '../../core/text/lazy.ts';
import type { DocumentFile, SiteDocument } from './document.ts';
import type { GatepostState } from './document-store.ts';

const sharesFile = (one: SiteDocument, other: SiteDocument): boolean =>
  one.files.some(({ id }) => other.files.some((file) => file.id === id));

/** The first version of the open site: what was open before another one was opened is no part of it. */
function openedDocument({ document, history: { past } }: GatepostState): SiteDocument {
  let opened = document;
  for (let place = past.length - 1; place >= 0; place--) {
    const { before } = past[place]!;
    if (!sharesFile(before, opened)) break;
    opened = before;
  }
  return opened;
}

const isEmpty = ({ lines, bom }: DocumentFile['source']): boolean =>
  lines.length === 1 && !bom && lines.chunks[0]?.[0]?.text === '';

/** The file as it was last saved or opened; undefined if it was made here and never saved. */
function findSavedFile(
  file: DocumentFile,
  { saved }: GatepostState,
  opened: ReadonlyMap<number, DocumentFile>,
): DocumentFile | undefined {
  const first = opened.get(file.id);
  // Work that was brought back was saved nowhere: it counts as it was found.
  const source = saved.get(file.id) ?? first?.source;
  if (!source || (!first && isEmpty(source))) return undefined;
  return source === file.source ? file : { ...file, source };
}

const isSameFile = (one: DocumentFile, other: DocumentFile | undefined): boolean =>
  one === other || (one.path === other?.path && one.source === other.source && one.format === other.format);

const areSameFiles = (some: SiteDocument['files'], others: SiteDocument['files']): boolean =>
  some.length === others.length && some.every((file, place) => isSameFile(file, others[place]));

const reuseFiles = reuseIfEqual(areSameFiles);

/**
 * The files as they were last saved or opened, those that were taken away since among them: the list of the document
 * itself if nothing was changed, and the same list again as long as it holds the same. Kept because each row on screen
 * asks at each keystroke, and it takes a walk through the history.
 */
export const savedFiles = memoizeByKey((state: GatepostState): SiteDocument['files'] => {
  const { files } = state.document;
  const opened = new Map(openedDocument(state).files.map((file) => [file.id, file]));
  const kept = files.flatMap((file) => findSavedFile(file, state, opened) ?? []);
  const taken = new Set(kept.map(({ path }) => path));
  const present = new Set(files.map(({ id }) => id));
  const gone = [...opened.values()].flatMap((file) =>
    present.has(file.id) || taken.has(file.path)
      ? []
      : { ...file, source: state.saved.get(file.id) ?? file.source },
  );
  const all = [...kept, ...gone];
  return all.length === 0 || areSameFiles(all, files) ? files : reuseFiles(all);
});
