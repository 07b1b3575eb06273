// Compares the file that the site serves, which the user pasted or dropped, with the file as it was saved.
import {
  countDifferences,
  findLineDifferences,
  type LineCounts,
} from '../../core/analysis/versions/line-differences.ts';
import type { VersionChanges } from '../../core/analysis/versions/version-changes.ts';
import { alignLines } from '../../core/document/align-lines.ts';
import { createLines, type Lines, lineAt, sliceLines } from '../../core/document/lines.ts';
import { isSameSource, printSource, type Source, textOfSource } from '../../core/document/source.ts';
import { detectOtherContent } from '../../core/formats/other-content.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { fileOf, withSource } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { watchedReadersOf } from '../readers/watched-readers.ts';
import { findChangedCells } from '../table/comparison/changed-cells.ts';
import { accessMatrix, matrixQuery } from '../table/matrix-query.ts';
import { provedChangesTask } from './proved-changes.ts';

/** The live text. A pasted one tells nothing about line ends, byte order mark and encoding. */
export interface LiveText {
  readonly source: Source;
  readonly isPasted: boolean;
  /** When it was pasted or dropped, in milliseconds since 1970. */
  readonly time: number;
}

export type LiveResult =
  | { readonly is: 'same' | 'same-lines' | 'same-but-ends' | 'same-but-encoding' | 'page' | 'too-big' }
  | {
      readonly is: 'different';
      /** From the live text to the saved one. */
      readonly lines: LineCounts;
      /** The answers of the table that change; undefined if there are too many to compare. */
      readonly answers: number | undefined;
      /** Where no answer of the table changes: what changes for any URL, also as the watched readers read the file. */
      readonly changes?: VersionChanges;
    };

/** The limits of a comparison. */
const LIMITS = { lines: 30_000, cells: 50_000 } as const;

/** Returns the lines without the empty one after the last line end. */
function contentOf({ lines }: Source): Lines {
  const last = lines.length - 1;
  return last > 0 && lineAt(lines, last)?.text === '' ? createLines(sliceLines(lines, 0, last)) : lines;
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
  const lines = countDifferences(findLineDifferences(liveLines, alignLines(liveLines, savedLines)));
  const hasSameLines = lines.added + lines.removed === 0;
  if (hasSameLines && isPasted) return { is: 'same-lines' };
  if (hasSameLines) return { is: hasSameText(saved, live) ? 'same-but-encoding' : 'same-but-ends' };
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
  const answers = (yield* findChangedCells(before, after, 0)).changed;
  if (answers > 0) return { is: 'different', lines, answers };
  const queries = [matrixQuery(before), matrixQuery(after)] as const;
  const changes = yield* provedChangesTask(queries, watchedReadersOf(after));
  return { is: 'different', lines, answers, ...(changes && { changes }) };
}
