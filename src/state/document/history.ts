// The one history: steps over the whole document, bounded by bytes, with rules for when typing joins a step.
import { changedRuns } from '../../core/document/line-changes.ts';
import { type SourceLine, sliceLines } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import type { SiteDocument } from './document.ts';

/** What a step was, for the tooltip of undo: rendered by `messages`. */
export interface StepLabel {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Where an edit came from. `text` edits join while they are adjacent; others only within one visit of a field. */
export type Origin = 'text' | 'form' | 'matrix' | 'files';

/** What the person did, given with every edit. */
export interface Intent {
  readonly origin: Origin;
  readonly label: StepLabel;
  /** Edits with the same visit (one stay in one field of the form) are one step. */
  readonly visit?: string;
  /** Where typing left the caret, and where it began: adjacent typing joins. */
  readonly typed?: { readonly from: Position; readonly to: Position };
  readonly caret?: { readonly path: string; readonly before: Position; readonly after: Position };
}

/** One thing to undo. */
export interface Step extends Intent {
  readonly before: SiteDocument;
  readonly after: SiteDocument;
  /** Milliseconds, by the clock of the caller. */
  readonly time: number;
  /** About how many bytes the step keeps alive that the present does not. */
  readonly bytes: number;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** True once old steps were dropped to stay within the limit. */
  readonly shortened: boolean;
}

export const emptyHistory: History = { past: [], future: [], shortened: false };

const JOIN_WITHIN = 500;
const LIMIT_BYTES = 64 * 1024 * 1024;
const STEP_OVERHEAD = 400;
const LINE_OVERHEAD = 60;
const BYTES_OF_REQUESTS = 200;

/** The history after one more step. Joins the last step where the rules of the architecture say so. */
export function pushStep(history: History, step: Omit<Step, 'bytes'>): History {
  const last = history.past.at(-1);
  if (last && history.future.length === 0 && canJoin(last, step)) {
    return trimToLimit({ ...history, past: [...history.past.slice(0, -1), joinSteps(last, step)] });
  }
  const bytes = estimateStepBytes(step.before, step.after);
  return trimToLimit({ ...history, past: [...history.past, { ...step, bytes }], future: [] });
}

function canJoin(last: Step, next: Omit<Step, 'bytes'>): boolean {
  if (last.after !== next.before || last.origin !== next.origin) return false;
  if (next.visit !== undefined) return next.visit === last.visit;
  if (!last.typed || !next.typed || next.time - last.time > JOIN_WITHIN) return false;
  const caret = last.typed.to;
  const meets = (place: Position) => place.line === caret.line && place.column === caret.column;
  return last.caret?.path === next.caret?.path && (meets(next.typed.from) || meets(next.typed.to));
}

function joinSteps(last: Step, next: Omit<Step, 'bytes'>): Step {
  const bytes = estimateStepBytes(last.before, next.after);
  const merged: Step = { ...last, ...next, before: last.before, bytes };
  if (!last.caret || !next.caret) return merged;
  return { ...merged, caret: { ...next.caret, before: last.caret.before } };
}

const estimateLineBytes = (lines: readonly SourceLine[]) =>
  lines.reduce((bytes, { text }) => bytes + 2 * text.length + LINE_OVERHEAD, 0);

function estimateStepBytes(before: SiteDocument, after: SiteDocument): number {
  let bytes = STEP_OVERHEAD;
  if (before.rows !== after.rows) bytes += 8 * before.rows.length;
  if (before.columns !== after.columns) bytes += 8 * before.columns.length;
  if (before.expectations !== after.expectations) bytes += 8 * before.expectations.length;
  if (before.requests !== after.requests) bytes += BYTES_OF_REQUESTS * (before.requests?.urls.length ?? 0);
  const same = new Set(after.files);
  const changed = before.files.filter((file) => !same.has(file));
  const sources = changed.length > 0 ? new Map(after.files.map(({ id, source }) => [id, source])) : undefined;
  for (const { id, source } of changed) {
    const now = sources?.get(id);
    if (now === source) continue;
    const { lines, big } = source;
    if (big) bytes += big.bytes.length;
    else if (!now) bytes += estimateLineBytes(sliceLines(lines, 0, lines.length));
    else
      for (const run of changedRuns(lines, now.lines))
        bytes += estimateLineBytes(sliceLines(lines, run.from, run.to));
  }
  return bytes;
}

function trimToLimit(history: History): History {
  let total = history.past.reduce((sum, step) => sum + step.bytes, 0);
  let drop = 0;
  while (total > LIMIT_BYTES && drop < history.past.length - 1) total -= history.past[drop++]!.bytes;
  return drop === 0 ? history : { ...history, past: history.past.slice(drop), shortened: true };
}

/** The history after undoing, or undefined if there is nothing to undo. */
export function stepBack(history: History): { history: History; step: Step } | undefined {
  const step = history.past.at(-1);
  if (!step) return undefined;
  return {
    step,
    history: { ...history, past: history.past.slice(0, -1), future: [step, ...history.future] },
  };
}

/** The history after redoing, or undefined if there is nothing to redo. */
export function stepForward(history: History): { history: History; step: Step } | undefined {
  const [step, ...future] = history.future;
  if (!step) return undefined;
  return { step, history: { ...history, past: [...history.past, step], future } };
}
