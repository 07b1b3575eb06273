// Applies text edits to a source and decides which lines keep their identity.

import {
  type Eol,
  getLine,
  type LineSplice,
  type Lines,
  lineAt,
  newLine,
  type SourceLine,
  sliceLines,
  spliceLines,
} from './lines.ts';
import { comparePositions, type TextEdit } from './range.ts';
import { redetectEncoding } from './redetect-encoding.ts';
import type { Source } from './source.ts';

/** Lines `from` to `to`, both included. They may be outside the file. */
interface LineStretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Prevents that a CR and an LF are read back as one CRLF: an empty line that ends in LF gets CR after a line that ends
 * in CR, and so do the empty lines that follow it, even after the stretch. The stretches are in file order.
 */
function preventCrlfMerge(lines: Lines, stretches: readonly LineStretch[]): Lines {
  const splices: LineSplice[] = [];
  let i = 0;
  for (const { from, to } of stretches) {
    i = Math.max(i, from);
    let last = to;
    let eol = lineAt(lines, i)?.eol;
    for (; i <= last; i++) {
      const next = lineAt(lines, i + 1);
      const wouldMerge = eol === '\r' && next?.text === '' && next.eol === '\n';
      if (wouldMerge) {
        splices.push({ start: i + 1, count: 1, lines: [{ ...next, eol: '\r' }] });
        last = Math.max(last, i + 1);
      }
      eol = wouldMerge ? '\r' : next?.eol;
    }
  }
  return splices.length > 0 ? spliceLines(lines, splices) : lines;
}

/** A piece of text of a new line. `from` is set if the text is from an old line. */
interface TextPiece {
  readonly text: string;
  readonly from?: SourceLine;
}

/** A line that is being built: its pieces and its ending. */
interface LineDraft {
  readonly pieces: readonly TextPiece[];
  readonly text: string;
  readonly eol: Eol;
  line?: SourceLine;
}

/** Adjacent edits that share a line. The old lines `first` to `last` are rebuilt as a whole. */
interface EditCluster {
  readonly first: number;
  readonly last: number;
  readonly edits: readonly TextEdit[];
}

/** A candidate for the identity of a new line: an old line of which it contains `keptLength` characters. */
interface IdentityClaim {
  readonly line: SourceLine;
  readonly draft: LineDraft;
  readonly keptLength: number;
}

/** The rebuilt lines of a cluster, and the old lines whose identity no new line has yet. */
interface RebuiltLines {
  readonly cluster: EditCluster;
  readonly drafts: readonly LineDraft[];
  readonly claims: readonly IdentityClaim[];
  readonly unmatched: Set<SourceLine>;
}

/**
 * The source after `edits`, with the encoding that its bytes have when they are read: an edit can turn octets into
 * UTF-8, or text into a byte order mark. All ranges refer to `source`, are sorted and do not overlap.
 *
 * Identity: an edit inside a line keeps the line's id. When lines are split or joined, the id stays with the
 * longest remaining part. A line that one call deletes and inserts verbatim (a move) keeps its id and object.
 * @throws RangeError if a range is outside the file, or ranges are unsorted or overlap.
 */
export function applyEdits(source: Source, edits: readonly TextEdit[]): Source {
  return edits.length === 0 ? source : redetectEncoding(applyCharacterEdits(source, edits));
}

/** The characters after `edits`, as an editor shows them. The encoding stays the same. */
export function applyCharacterEdits(source: Source, edits: readonly TextEdit[]): Source {
  if (edits.length === 0) return source;
  assertValidEdits(source.lines, edits);
  const rebuilt = groupEdits(edits).map((cluster) => rebuildCluster(source.lines, cluster));
  for (const part of rebuilt) inheritIdentities(part, isInPlace);
  matchMovedLines(rebuilt);
  for (const part of rebuilt) inheritIdentities(part, () => true);
  return { ...source, lines: replaceClusters(source.lines, rebuilt) };
}

/** The lines with all clusters replaced. Only around a cluster can a CR and an LF become adjacent. */
function replaceClusters(lines: Lines, rebuilt: readonly RebuiltLines[]): Lines {
  const splices = rebuilt.map(({ cluster: { first, last }, drafts }) => ({
    start: first,
    count: last - first + 1,
    lines: drafts.map((draft) => draft.line ?? newLine(draft.text, draft.eol)),
  }));
  const fresh: LineStretch[] = [];
  let shift = 0;
  for (const { start, count, lines: inserted } of splices) {
    fresh.push({ from: start + shift - 1, to: start + shift + inserted.length });
    shift += inserted.length - count;
  }
  return preventCrlfMerge(spliceLines(lines, splices), fresh);
}

function assertValidEdits(lines: Lines, edits: readonly TextEdit[]): void {
  let previous = { line: 0, column: 0 };
  for (const { range } of edits) {
    for (const place of [range.start, range.end]) {
      const length = lineAt(lines, place.line)?.text.length;
      const isInLine = Number.isInteger(place.column) && place.column >= 0;
      if (length === undefined || !isInLine || place.column > length) {
        throw new RangeError(`edit at line ${place.line}, column ${place.column}: there is no such place`);
      }
      if (comparePositions(previous, place) > 0) {
        throw new RangeError(`edit at line ${place.line}: edits must be sorted and must not overlap`);
      }
      previous = place;
    }
  }
}

function groupEdits(edits: readonly TextEdit[]): EditCluster[] {
  const clusters: { first: number; last: number; edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const open = clusters.at(-1);
    if (open && edit.range.start.line <= open.last) {
      open.edits.push(edit);
      open.last = edit.range.end.line;
    } else {
      clusters.push({ first: edit.range.start.line, last: edit.range.end.line, edits: [edit] });
    }
  }
  return clusters;
}

function rebuildCluster(lines: Lines, cluster: EditCluster): RebuiltLines {
  const old = sliceLines(lines, cluster.first, cluster.last + 1);
  const drafts: LineDraft[] = [];
  let pieces: TextPiece[] = [];
  const finish = (eol: Eol) => {
    drafts.push({ pieces, text: pieces.map((piece) => piece.text).join(''), eol });
    pieces = [];
  };
  let column = 0;
  for (const { range, text } of cluster.edits) {
    const from = getLine(lines, range.start.line);
    pieces.push({ text: from.text.slice(column, range.start.column), from });
    if (!/[\r\n]/.test(text)) pieces.push({ text });
    else {
      text.split(/(\r\n|\n|\r)/).forEach((part, i) => {
        if (i % 2 === 0) pieces.push({ text: part });
        else finish(part as Eol);
      });
    }
    column = range.end.column;
  }
  const tail = getLine(lines, cluster.last);
  pieces.push({ text: tail.text.slice(column), from: tail });
  finish(tail.eol);
  return { cluster, drafts, claims: collectClaims(drafts), unmatched: new Set(old) };
}

/** All candidates, the strongest first: most characters kept, then equal text and ending. */
function collectClaims(drafts: readonly LineDraft[]): IdentityClaim[] {
  const claims: IdentityClaim[] = [];
  for (const draft of drafts) {
    const keptLength = new Map<SourceLine, number>();
    for (const { from, text } of draft.pieces)
      if (from) keptLength.set(from, (keptLength.get(from) ?? 0) + text.length);
    for (const [line, length] of keptLength) claims.push({ line, draft, keptLength: length });
  }
  if (claims.length === 1) return claims;
  const isSame = ({ line, draft }: IdentityClaim) => (hasSameText(line, draft) ? 1 : 0);
  return claims.sort((a, b) => b.keptLength - a.keptLength || isSame(b) - isSame(a));
}

/**
 * Whether a part of the line is still in its old place. A candidate without characters (the line was replaced from its
 * first to its last character) counts only after the moves: the line may have been inserted verbatim elsewhere.
 */
const isInPlace = ({ line, draft, keptLength }: IdentityClaim): boolean =>
  keptLength > 0 || line.text === draft.text;

/** Gives each old line's identity to the draft that contains most of it, for the claims that count. */
function inheritIdentities(
  { claims, unmatched }: RebuiltLines,
  counts: (claim: IdentityClaim) => boolean,
): void {
  for (const claim of claims) {
    const { line, draft } = claim;
    if (draft.line || !counts(claim) || !unmatched.delete(line)) continue;
    draft.line = continueLine(line, draft);
  }
}

const hasSameText = (line: SourceLine, draft: LineDraft) =>
  line.text === draft.text && line.eol === draft.eol;

const continueLine = (line: SourceLine, draft: LineDraft): SourceLine =>
  hasSameText(line, draft) ? line : { id: line.id, text: draft.text, eol: draft.eol };

/** A line that is no longer in its old place, and the set that contains it. */
interface RemovedLine {
  readonly line: SourceLine;
  readonly unmatched: Set<SourceLine>;
}

/** Lines that were removed in one place and inserted verbatim in another were moved: they keep their identity. */
function matchMovedLines(rebuilt: readonly RebuiltLines[]): void {
  const removedByText = new Map<string, { readonly lines: RemovedLine[]; next: number }>();
  for (const { unmatched } of rebuilt) {
    for (const line of unmatched) {
      const sameText = removedByText.get(line.text);
      if (sameText) sameText.lines.push({ line, unmatched });
      else removedByText.set(line.text, { lines: [{ line, unmatched }], next: 0 });
    }
  }
  if (removedByText.size === 0) return;
  for (const draft of rebuilt.flatMap((part) => part.drafts)) {
    const sameText = draft.line ? undefined : removedByText.get(draft.text);
    const moved = sameText?.lines[sameText.next++];
    if (!moved) continue;
    draft.line = continueLine(moved.line, draft);
    moved.unmatched.delete(moved.line);
  }
}
