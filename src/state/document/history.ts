// The one history: steps over the whole document, limited by bytes, with rules for when typing joins a step.
import { changedRuns } from '../../core/document/line-changes.ts';
import { type Lines, type SourceLine, sliceLines } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { bareDocument, workingDocument } from './bare-document.ts';
import type { SiteDocument } from './document.ts';

/** A description of a step for the tooltip of undo; `messages` renders it. */
export interface StepLabel {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Where an edit was made. Adjacent `text` edits are joined; others only within one visit of a field. */
export type Origin = 'text' | 'form' | 'matrix' | 'files';

/** The user's action; every edit has one. */
export interface Intent {
  readonly origin: Origin;
  readonly label: StepLabel;
  /** Edits with the same visit (one visit of one form field) are one step. */
  readonly visit?: string;
  /** Where typing started, and where it left the caret. Adjacent typing is joined. */
  readonly typed?: { readonly from: Position; readonly to: Position };
  readonly caret?: { readonly path: string; readonly before: Position; readonly after: Position };
}

/** A step that can be undone. */
export interface Step extends Intent {
  readonly before: SiteDocument;
  readonly after: SiteDocument;
  /** Milliseconds, by the clock of the caller. */
  readonly time: number;
  /** Estimated bytes that only this step keeps in memory. */
  readonly bytes: number;
}

/** How the document was opened. It is not a step: undo does not go back before it. */
export interface Opening {
  readonly label: StepLabel;
  readonly time: number;
}

export interface History {
  /** Absent for the empty document, and in sessions of earlier versions. */
  readonly opening?: Opening;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Whether old steps were dropped to stay within the limit. */
  readonly shortened: boolean;
}

export const emptyHistory: History = { past: [], future: [], shortened: false };

/** The number of latest steps whose versions keep what was computed of them, so that undo shows it at once. */
const WARM_STEPS = 8;
const JOIN_WITHIN_MS = 500;
const LIMIT_BYTES = 64 * 1024 * 1024;
const STEP_OVERHEAD = 400;
const LINE_OVERHEAD = 60;
/** What a changed chunk keeps for each of its lines: a number and a reference. */
const CHUNK_LINE_BYTES = 12;
const REQUEST_BYTES = 200;

/**
 * Sets the document between two steps. The steps stay the same objects: the journal and the page of versions know them by
 * that, and the document is equal to the one before.
 */
function setVersion(earlier: Step | undefined, later: Step | undefined, document: SiteDocument): void {
  if (earlier) Object.assign(earlier, { after: document } satisfies Partial<Step>);
  if (later) Object.assign(later, { before: document } satisfies Partial<Step>);
}

/** Drops what is cached for the version that is now too many steps away to be undone or redone soon. */
function coolPast(past: readonly Step[]): void {
  const step = past.at(-WARM_STEPS);
  if (step) setVersion(past.at(-WARM_STEPS - 1), step, bareDocument(step.before));
}

function coolFuture(future: readonly Step[]): void {
  const step = future[WARM_STEPS - 1];
  if (step) setVersion(step, future[WARM_STEPS], bareDocument(step.after));
}

/** Returns the history with another step, or with the last step extended if `canJoin` allows it. */
export function pushStep(history: History, step: Omit<Step, 'bytes'>): History {
  const last = history.past.at(-1);
  if (last && history.future.length === 0 && canJoin(last, step)) {
    return trimToLimit({ ...history, past: [...history.past.slice(0, -1), joinSteps(last, step)] });
  }
  const bytes = estimateStepBytes(step.before, step.after);
  const past = [...history.past, { ...step, bytes }];
  coolPast(past);
  return trimToLimit({ ...history, past, future: [] });
}

function canJoin(last: Step, next: Omit<Step, 'bytes'>): boolean {
  if (last.after !== next.before || last.origin !== next.origin) return false;
  if (next.visit !== undefined) return next.visit === last.visit;
  if (!last.typed || !next.typed || next.time - last.time > JOIN_WITHIN_MS) return false;
  const caret = last.typed.to;
  const isAtCaret = (position: Position) => position.line === caret.line && position.column === caret.column;
  return last.caret?.path === next.caret?.path && (isAtCaret(next.typed.from) || isAtCaret(next.typed.to));
}

function joinSteps(last: Step, next: Omit<Step, 'bytes'>): Step {
  const bytes = estimateStepBytes(last.before, next.after);
  const merged: Step = { ...last, ...next, before: last.before, bytes };
  if (!last.caret || !next.caret) return merged;
  return { ...merged, caret: { ...next.caret, before: last.caret.before } };
}

const estimateLineBytes = (lines: readonly SourceLine[]) =>
  lines.reduce((bytes, { text }) => bytes + 2 * text.length + LINE_OVERHEAD, 0);

/** What the chunks that only the older version has keep besides their lines. */
function estimateChunkBytes(before: Lines, after: Lines): number {
  const kept = new Set(after.chunks);
  return before.chunks
    .filter((chunk) => !kept.has(chunk))
    .reduce((bytes, { characters, length }) => bytes + characters.length + CHUNK_LINE_BYTES * length, 0);
}

/** A claim about changes keeps a text of the file. */
function estimateClaimBytes(before: readonly Claim[], after: readonly Claim[]): number {
  const kept = new Set(after);
  const texts = before.flatMap((claim) => (kept.has(claim) ? [] : [claim.before ?? '']));
  return texts.reduce((bytes, text) => bytes + 2 * text.length, 8 * before.length);
}

function estimateStepBytes(before: SiteDocument, after: SiteDocument): number {
  let bytes = STEP_OVERHEAD;
  if (before.rows !== after.rows) bytes += 8 * before.rows.length;
  if (before.columns !== after.columns) bytes += 8 * before.columns.length;
  if (before.expectations !== after.expectations) bytes += 8 * before.expectations.length;
  if (before.claims !== after.claims) bytes += estimateClaimBytes(before.claims ?? [], after.claims ?? []);
  if (before.offered !== after.offered) bytes += 8 * (before.offered?.length ?? 0);
  if (before.requests !== after.requests) bytes += REQUEST_BYTES * (before.requests?.urls.length ?? 0);
  const unchanged = new Set(after.files);
  const changed = before.files.filter((file) => !unchanged.has(file));
  const sources = changed.length > 0 ? new Map(after.files.map(({ id, source }) => [id, source])) : undefined;
  for (const { id, source } of changed) {
    const newSource = sources?.get(id);
    if (newSource === source) continue;
    const { lines, big } = source;
    if (big) bytes += big.bytes.length;
    else if (!newSource) bytes += estimateLineBytes(sliceLines(lines, 0, lines.length));
    else {
      for (const run of changedRuns(lines, newSource.lines))
        bytes += estimateLineBytes(sliceLines(lines, run.from, run.to));
      bytes += estimateChunkBytes(lines, newSource.lines);
    }
  }
  return bytes;
}

function trimToLimit(history: History): History {
  let total = history.past.reduce((sum, step) => sum + step.bytes, 0);
  let drop = 0;
  while (total > LIMIT_BYTES && drop < history.past.length - 1) total -= history.past[drop++]!.bytes;
  return drop === 0 ? history : { ...history, past: history.past.slice(drop), shortened: true };
}

/** Returns the history after undo, or undefined if there is nothing to undo. */
export function stepBack(history: History): { history: History; step: Step } | undefined {
  const step = history.past.at(-1);
  if (!step) return undefined;
  const past = history.past.slice(0, -1);
  const future = [step, ...history.future];
  setVersion(past.at(-1), step, workingDocument(step.before, step.after));
  coolFuture(future);
  return { step, history: { ...history, past, future } };
}

/** Returns the history after redo, or undefined if there is nothing to redo. */
export function stepForward(history: History): { history: History; step: Step } | undefined {
  const [step, ...future] = history.future;
  if (!step) return undefined;
  const past = [...history.past, step];
  setVersion(step, future[0], workingDocument(step.after, step.before));
  coolPast(past);
  return { step, history: { ...history, past, future } };
}
