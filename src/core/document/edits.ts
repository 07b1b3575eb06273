// Applies text edits to a source; decides which line keeps its identity.

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

// Keeps a CR and an LF that came together from being read back as one CRLF.
/** Lines `from` to `to`, both included; they may lie outside the file. */
interface LineStretch {
  readonly from: number;
  readonly to: number;
}

/**
 * A line ending in CR before an empty line ending in LF would be read back as one CRLF: the empty line gets CR.
 * Then so must the empty lines that follow it, also beyond the stretch. The stretches are in file order.
 */
function preventCrlfMerge(lines: Lines, stretches: readonly LineStretch[]): Lines {
  const mended: LineSplice[] = [];
  let i = 0;
  for (const { from, to } of stretches) {
    i = Math.max(i, from);
    let last = to;
    let eol = lineAt(lines, i)?.eol;
    for (; i <= last; i++) {
      const next = lineAt(lines, i + 1);
      const wouldFuse = eol === '\r' && next?.text === '' && next.eol === '\n';
      if (wouldFuse) {
        mended.push({ start: i + 1, count: 1, lines: [{ ...next, eol: '\r' }] });
        last = Math.max(last, i + 1);
      }
      eol = wouldFuse ? '\r' : next?.eol;
    }
  }
  return mended.length > 0 ? spliceLines(lines, mended) : lines;
}

/** A stretch of text that becomes part of a new line; `from` is set if it stood in an old line and was kept. */
interface TextPiece {
  readonly text: string;
  readonly from?: SourceLine;
}

/** A line in the making: what it is built of and how it ends. */
interface LineDraft {
  readonly pieces: readonly TextPiece[];
  readonly text: string;
  readonly eol: Eol;
  line?: SourceLine;
}

/** Neighbouring edits that share a line; the old lines `first` to `last` are rebuilt as a whole. */
interface EditCluster {
  readonly first: number;
  readonly last: number;
  readonly edits: readonly TextEdit[];
}

/** A wish to continue an old line in a new one, of which `kept` characters are its own. */
interface IdentityClaim {
  readonly line: SourceLine;
  readonly draft: LineDraft;
  readonly kept: number;
}

/** The rebuilt lines of a cluster, and the old lines that none of them continues yet. */
interface RebuiltLines {
  readonly cluster: EditCluster;
  readonly drafts: readonly LineDraft[];
  readonly claims: readonly IdentityClaim[];
  readonly heirless: Set<SourceLine>;
}

/**
 * The source after `edits`, as its bytes are read: an edit may make UTF-8 of octets, or a byte order mark of its text.
 * All ranges refer to `source`, are sorted and do not overlap.
 *
 * Identity: an edit inside a line keeps the line's id; when lines are split or joined the id stays with the
 * longest part that survives; a line deleted and inserted verbatim in one call (a move) keeps id and object.
 * @throws RangeError if a range lies outside the file, or ranges are unsorted or overlap.
 */
export function applyEdits(source: Source, edits: readonly TextEdit[]): Source {
  return edits.length === 0 ? source : redetectEncoding(applyCharacterEdits(source, edits));
}

/** The characters after `edits`, as an editor shows them, whatever their bytes would be read as. */
export function applyCharacterEdits(source: Source, edits: readonly TextEdit[]): Source {
  if (edits.length === 0) return source;
  assertValidEdits(source.lines, edits);
  const rebuilt = groupEdits(edits).map((cluster) => rebuildCluster(source.lines, cluster));
  for (const part of rebuilt) inheritIdentities(part, hasSurvived);
  matchMovedLines(rebuilt);
  for (const part of rebuilt) inheritIdentities(part, () => true);
  return { ...source, lines: replaceClusters(source.lines, rebuilt) };
}

/** The lines with all clusters in their place; only around them can a CR and an LF have come together. */
function replaceClusters(lines: Lines, rebuilt: readonly RebuiltLines[]): Lines {
  const splices = rebuilt.map(({ cluster: { first, last }, drafts }) => ({
    start: first,
    count: last - first + 1,
    lines: drafts.map((draft) => draft.line ?? newLine(draft.text, draft.eol)),
  }));
  const fresh: LineStretch[] = [];
  let shift = 0;
  for (const { start, count, lines: made } of splices) {
    fresh.push({ from: start + shift - 1, to: start + shift + made.length });
    shift += made.length - count;
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
  return { cluster, drafts, claims: collectClaims(drafts), heirless: new Set(old) };
}

/** All claims, the strongest first: most characters kept, then the very same line. */
function collectClaims(drafts: readonly LineDraft[]): IdentityClaim[] {
  const claims: IdentityClaim[] = [];
  for (const draft of drafts) {
    const kept = new Map<SourceLine, number>();
    for (const { from, text } of draft.pieces) if (from) kept.set(from, (kept.get(from) ?? 0) + text.length);
    for (const [line, length] of kept) claims.push({ line, draft, kept: length });
  }
  if (claims.length === 1) return claims;
  const isSame = ({ line, draft }: IdentityClaim) => (hasSameText(line, draft) ? 1 : 0);
  return claims.sort((a, b) => b.kept - a.kept || isSame(b) - isSame(a));
}

/**
 * True if something is left of the line where it stood. An empty claim (the line was replaced from its first to its
 * last character) counts only after the moves: the line may have been inserted verbatim in another place.
 */
const hasSurvived = ({ line, draft, kept }: IdentityClaim): boolean => kept > 0 || line.text === draft.text;

/** Gives each old line's identity to the draft that holds most of it, as far as these claims go. */
function inheritIdentities(
  { claims, heirless }: RebuiltLines,
  counts: (claim: IdentityClaim) => boolean,
): void {
  for (const claim of claims) {
    const { line, draft } = claim;
    if (draft.line || !counts(claim) || !heirless.delete(line)) continue;
    draft.line = continueLine(line, draft);
  }
}

const hasSameText = (line: SourceLine, draft: LineDraft) =>
  line.text === draft.text && line.eol === draft.eol;

const continueLine = (line: SourceLine, draft: LineDraft): SourceLine =>
  hasSameText(line, draft) ? line : { id: line.id, text: draft.text, eol: draft.eol };

/** A line that vanished where it stood, and the set that says so. */
interface RemovedLine {
  readonly line: SourceLine;
  readonly heirless: Set<SourceLine>;
}

/** Lines that vanished in one place and were inserted verbatim in another were moved: they stay who they are. */
function matchMovedLines(rebuilt: readonly RebuiltLines[]): void {
  const gone = new Map<string, { readonly lines: RemovedLine[]; next: number }>();
  for (const { heirless } of rebuilt) {
    for (const line of heirless) {
      const sameWords = gone.get(line.text);
      if (sameWords) sameWords.lines.push({ line, heirless });
      else gone.set(line.text, { lines: [{ line, heirless }], next: 0 });
    }
  }
  if (gone.size === 0) return;
  for (const draft of rebuilt.flatMap((part) => part.drafts)) {
    const sameWords = draft.line ? undefined : gone.get(draft.text);
    const found = sameWords?.lines[sameWords.next++];
    if (!found) continue;
    draft.line = continueLine(found.line, draft);
    found.heirless.delete(found.line);
  }
}
