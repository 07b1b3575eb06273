// A work that was read again, as this page shows it: what did not change stays the same rows, and where one looks stays too.
import { alignedLines } from '../../core/text/align.ts';
import { type Lines, linesOf, sliceLines } from '../../core/text/lines.ts';
import { dropMissingCell } from '../after-step.ts';
import { type DocumentFile, fileOf } from '../document.ts';
import type { GatepostState } from '../document-store.ts';

/** The lines of `now`, of which those that `here` has are known by the same ids. */
function reuseLines(here: Lines, now: Lines): Lines {
  const aligned = alignedLines(here, now);
  const same = sliceLines(aligned, 0, aligned.length);
  // Lines of one text may end in other ways.
  const lines = sliceLines(now, 0, now.length).map((line, place) => {
    const one = same[place]!;
    return one.eol === line.eol ? one : { ...line, id: one.id };
  });
  return linesOf(lines);
}

/** The file with the id, and the lines, that it has here already. */
function reuseFile(file: DocumentFile, here: DocumentFile | undefined): DocumentFile {
  if (!here || here.source.big || file.source.big) return here ? { ...file, id: here.id } : file;
  const lines = reuseLines(here.source.lines, file.source.lines);
  return { ...file, id: here.id, source: { ...file.source, lines } };
}

/** `state` as it was read again, beside what is shown of it `here`. */
export function reuseVisibleState(state: GatepostState, here: GatepostState): GatepostState {
  const saved = new Map<number, DocumentFile['source']>();
  const files = state.document.files.map((file) => {
    const shown = reuseFile(file, fileOf(here.document, file.path));
    const kept = state.saved.get(file.id);
    if (kept) saved.set(shown.id, kept === file.source ? shown.source : kept);
    return shown;
  });
  const document = { ...state.document, files };
  const { caret: _, ...view } = here.view;
  const isThere = fileOf(document, view.path) !== undefined;
  return { ...state, document, saved, view: isThere ? dropMissingCell(view, document) : state.view };
}
