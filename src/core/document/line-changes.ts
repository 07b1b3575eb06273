// Finds the difference between two versions of a file by the identity of lines, not by comparing text.
import { createdLines, getLine, type Lines, lineAt, type SourceLine, textWithLf } from './lines.ts';
import type { Position, TextEdit } from './range.ts';
import type { Source } from './source.ts';

/** Lines `from` up to `to` of the older version were replaced by lines `newFrom` up to `newTo` of the newer. */
export interface ChangedRun {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** The runs of lines that differ, in file order. Chunks that both versions share cost one comparison. */
export function changedRuns(before: Lines, after: Lines): ChangedRun[] {
  const head = commonHeadLength(before, after);
  const tail = commonTailLength(before, after, head);
  const end = before.length - tail;
  const newEnd = after.length - tail;
  if (head === end && head === newEnd) return [];
  // Another file shares no line with the one before, and its lines need not be created to see this.
  const older = new Set(createdLines(before, head, end));
  if (![...createdLines(after, head, newEnd)].some((line) => older.has(line)))
    return [{ from: head, to: end, newFrom: head, newTo: newEnd }];
  const runs: ChangedRun[] = [];
  let from = head;
  let newFrom = head;
  for (const [to, newTo] of [...keptLines(before, after, head, end, newEnd), [end, newEnd] as const]) {
    if (to > from || newTo > newFrom) runs.push({ from, to, newFrom, newTo });
    from = to + 1;
    newFrom = newTo + 1;
  }
  return runs;
}

/** The index of a line in the older version and in the newer one. */
type KeptLine = readonly [before: number, after: number];

/** Returns the most lines that both versions have in the same order: the longest increasing subsequence of their indexes. */
function keptLines(before: Lines, after: Lines, head: number, end: number, newEnd: number): KeptLine[] {
  const indexes = new Map<SourceLine, number>();
  for (let i = head; i < end; i++) indexes.set(getLine(before, i), i);
  /** Per length, the subsequence of that length that ends first in the older version, as a list from its end. */
  interface Chain {
    readonly line: KeptLine;
    readonly previous: Chain | undefined;
  }
  const chains: Chain[] = [];
  for (let j = head; j < newEnd; j++) {
    const i = indexes.get(getLine(after, j));
    if (i === undefined) continue;
    let low = 0;
    let high = chains.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (chains[middle]!.line[0] < i) low = middle + 1;
      else high = middle;
    }
    chains[low] = { line: [i, j], previous: chains[low - 1] };
  }
  const kept: KeptLine[] = [];
  for (let chain = chains.at(-1); chain; chain = chain.previous) kept.push(chain.line);
  return kept.reverse();
}

function commonHeadLength(a: Lines, b: Lines): number {
  let k = 0;
  while (k < a.chunks.length && a.chunks[k] === b.chunks[k]) k++;
  let i = a.starts[k] ?? a.length;
  const shorter = Math.min(a.length, b.length);
  while (i < shorter && lineAt(a, i) === lineAt(b, i)) i++;
  return Math.min(i, shorter);
}

function commonTailLength(a: Lines, b: Lines, head: number): number {
  const maxLength = Math.min(a.length, b.length) - head;
  let k = 0;
  let tail = 0;
  for (;;) {
    const chunk = a.chunks.at(-1 - k);
    if (!chunk || chunk !== b.chunks.at(-1 - k) || tail + chunk.length > maxLength) break;
    tail += chunk.length;
    k++;
  }
  while (tail < maxLength && lineAt(a, a.length - 1 - tail) === lineAt(b, b.length - 1 - tail)) tail++;
  return tail;
}

/**
 * The edits that turn the text of `before` into that of `after` in an editor that shows every line ending as LF,
 * trimmed to the characters that differ. A change of endings alone gives no edit.
 */
export function editsBetween(before: Source, after: Source): TextEdit[] {
  return changedRuns(before.lines, after.lines).flatMap((run) => editsOfRun(before.lines, after.lines, run));
}

function editsOfRun(before: Lines, after: Lines, run: ChangedRun): TextEdit[] {
  const height = run.to - run.from;
  const edits: (TextEdit | undefined)[] = [];
  if (height !== run.newTo - run.newFrom) edits.push(editOfWholeLines(before, after, run));
  else {
    for (let i = 0; i < height; i++) {
      const line = run.from + i;
      edits.push(
        trimEdit({ line, column: 0 }, getLine(before, line).text, getLine(after, run.newFrom + i).text),
      );
    }
  }
  return edits.filter((edit) => edit !== undefined);
}

/** Replaces a run by one of another height, with the line break after it, or before it at the end of the file. */
function editOfWholeLines(before: Lines, after: Lines, run: ChangedRun): TextEdit | undefined {
  const old = textWithLf(before, run.from, run.to);
  const fresh = textWithLf(after, run.newFrom, run.newTo);
  if (run.to < before.length) return trimEdit({ line: run.from, column: 0 }, old, fresh);
  if (run.from === 0) return trimEdit({ line: 0, column: 0 }, old.slice(0, -1), fresh.slice(0, -1));
  const above = { line: run.from - 1, column: getLine(before, run.from - 1).text.length };
  return trimEdit(above, `\n${old}`.slice(0, -1), `\n${fresh}`.slice(0, -1));
}

/** The change without its common beginning and end. It never splits a surrogate pair. */
function trimEdit(from: Position, old: string, fresh: string): TextEdit | undefined {
  if (old === fresh) return undefined;
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  if (isHighSurrogate(old, head - 1)) head--;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  if (tail > 0 && isLowSurrogate(old, old.length - tail)) tail--;
  const range = { start: positionInText(from, old, head), end: positionInText(from, old, old.length - tail) };
  return { range, text: fresh.slice(head, fresh.length - tail) };
}

/** The position of character `offset` of a text that begins at `from`. */
function positionInText(from: Position, text: string, offset: number): Position {
  let line = from.line;
  let start = -from.column;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start };
}

const isHighSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xdc00;
