// Compares the file that the site serves, which the user pasted or dropped, with the file as it was saved.
import { alignLines } from '../../core/document/align-lines.ts';
import { changedRuns } from '../../core/document/line-changes.ts';
import { createLines, type Lines, lineAt, sliceLines } from '../../core/document/lines.ts';
import { isSameSource, printSource, type Source, textOfSource } from '../../core/document/source.ts';
import { detectOtherContent } from '../../core/formats/other-content.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { fileOf, withSource } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { findChangedCells } from '../table/comparison/changed-cells.ts';
import { accessMatrix } from '../table/matrix-query.ts';

/** The live text. A pasted one tells nothing about line ends, byte order mark and encoding. */
export interface LiveText {
  readonly source: Source;
  readonly isPasted: boolean;
  /** When it was pasted or dropped, in milliseconds since 1970. */
  readonly time: number;
}

export type LiveResult =
  | { readonly is: 'same' | 'same-lines' | 'same-but-ends' | 'same-but-encoding' | 'page' | 'too-big' }
  /** The lines and the answers of the table that differ; answers are undefined if there are too many to compare. */
  | { readonly is: 'different'; readonly lines: number; readonly answers: number | undefined };

/** The limits of a comparison. */
const LIMITS = { lines: 30_000, cells: 50_000 } as const;

/** Returns the lines without the empty one after the last line end. */
function contentOf({ lines }: Source): Lines {
  const last = lines.length - 1;
  return last > 0 && lineAt(lines, last)?.text === '' ? createLines(sliceLines(lines, 0, last)) : lines;
}

/** Counts the lines that differ: those of the longer side of each place. */
function countDifferentLines(saved: Lines, live: Lines): number {
  return changedRuns(saved, alignLines(saved, live)).reduce((sum, { from, to, newFrom, newTo }) => {
    const texts = sliceLines(saved, from, to).map(({ text }) => text);
    const liveTexts = sliceLines(live, newFrom, newTo).map(({ text }) => text);
    const isSame = texts.length === liveTexts.length && texts.every((text, i) => text === liveTexts[i]);
    return isSame ? sum : sum + Math.max(to - from, newTo - newFrom);
  }, 0);
}

const hasSameText = (one: Source, other: Source): boolean => textOfSource(one) === textOfSource(other);

/** The file as it was saved, or as it is if it was not saved here. */
export function savedSource({ document, saved }: GatepostState, path: string): Source | undefined {
  const file = fileOf(document, path);
  return file && (saved.get(file.id) ?? file.source);
}

/** Compares the live text with the file as it was saved. */
export function* compareLiveTask(
  state: GatepostState,
  path: string,
  { source: live, isPasted }: Omit<LiveText, 'time'>,
): CooperativeTask<LiveResult> {
  const saved = savedSource(state, path);
  if (!saved || saved.big || live.big) return { is: 'too-big' };
  if (isSameSource(saved, live)) return { is: 'same' };
  const [savedLines, liveLines] = [contentOf(saved), contentOf(live)];
  if (Math.max(savedLines.length, liveLines.length) > LIMITS.lines) return { is: 'too-big' };
  const lines = countDifferentLines(savedLines, liveLines);
  if (lines === 0 && isPasted) return { is: 'same-lines' };
  if (lines === 0) return { is: hasSameText(saved, live) ? 'same-but-encoding' : 'same-but-ends' };
  const isPage = (source: Source) => detectOtherContent(printSource(source)) === 'page';
  if (isPage(live) && !isPage(saved)) return { is: 'page' };
  yield;
  const stateWith = (source: Source): GatepostState => ({
    ...state,
    document: withSource(state.document, path, source),
  });
  const [before, after] = [stateWith(live), stateWith(saved)];
  const { rows, agents } = accessMatrix(after);
  if (rows.length * agents.length > LIMITS.cells) return { is: 'different', lines, answers: undefined };
  return { is: 'different', lines, answers: (yield* findChangedCells(before, after, 0)).changed };
}
