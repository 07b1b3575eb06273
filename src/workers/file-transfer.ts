// Transfers a file to a worker: the whole file once, then the changed lines. Other lines stay the same objects.

import type { Encoding } from '../core/document/encoding.ts';
import { changedRuns } from '../core/document/line-changes.ts';
import {
  type Eol,
  type Lines,
  linesOfText,
  newLine,
  sliceLines,
  spliceLines,
} from '../core/document/lines.ts';
import { type Source, textOfSource } from '../core/document/source.ts';

/** A file by its characters: its bytes alone might be read in another encoding. */
export interface FileText {
  readonly encoding: Encoding;
  readonly bom: boolean;
  readonly text: string;
}

/** Lines `from` up to `to` are replaced. */
export interface LineRun {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly (readonly [text: string, eol: Eol])[];
}

export const toFileText = (source: Source): FileText => ({
  encoding: source.encoding,
  bom: source.bom,
  text: textOfSource(source),
});

export const fromFileText = ({ encoding, bom, text }: FileText): Source => ({
  encoding,
  bom,
  lines: linesOfText(text),
});

/** Returns the difference between two versions of a file, in time proportional to the change. */
export const diffLines = (before: Lines, after: Lines): LineRun[] =>
  changedRuns(before, after).map(({ from, to, newFrom, newTo }) => ({
    from,
    to,
    lines: sliceLines(after, newFrom, newTo).map(({ text, eol }) => [text, eol] as const),
  }));

/** Returns the next version of a file. */
export function applyLineRuns(source: Source, runs: readonly LineRun[]): Source {
  const splices = runs.map(({ from, to, lines }) => ({
    start: from,
    count: to - from,
    lines: lines.map(([text, eol]) => newLine(text, eol)),
  }));
  return { ...source, lines: spliceLines(source.lines, splices) };
}
