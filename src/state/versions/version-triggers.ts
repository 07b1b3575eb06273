// Decides which changes are worth an earlier version, by what changed and not by the name of the step.

import { changedRuns } from '../../core/document/line-changes.ts';
import { lineAt } from '../../core/document/lines.ts';
import { countExpectations, type DocumentFile, type SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import type { StoredVersion } from '../storage/database.ts';

/** A change of the open document. `previous` is absent if another session was open before. */
export interface StateTransition {
  readonly state: GatepostState;
  readonly previous?: GatepostState;
}

/** A document to store, and the reason. */
export interface VersionCandidate {
  readonly document: SiteDocument;
  readonly why: Exclude<StoredVersion['why'], 'named'>;
  /** The step that led to it, or the next one. */
  readonly step?: StepLabel;
  /** Present if none of the files before it is left: another site took the place of the open one. */
  readonly begins?: true;
}

/**
 * A step is big if it changes so many lines, URLs, user-agents or expectations; or half of the lines of a small
 * file.
 */
const BIG_CHANGE = 10;
const BIG_CHANGE_OF_SMALL_FILE = 4;

const isEmpty = ({ source: { lines } }: DocumentFile): boolean =>
  lines.length === 1 && lineAt(lines, 0)?.text === '';

/** The maximum number of characters of all files for an automatic version: storing more takes too long. */
const MAX_CHARACTERS = 20_000_000;

const charactersOf = ({ source: { lines } }: DocumentFile): number =>
  lines.chunks.reduce((sum, { characters }) => sum + characters.length, 0);

/** Whether a document is stored automatically: it must have content, and not too much. */
export const isWorthKeeping = (document: SiteDocument): boolean =>
  documentHasContent(document) &&
  document.files.reduce((sum, file) => sum + charactersOf(file), 0) <= MAX_CHARACTERS;

/** Whether a document has content that the user might want to restore. */
export const documentHasContent = ({ files, rows, ...document }: SiteDocument): boolean =>
  rows.length > 0 || countExpectations(document) > 0 || files.some((file) => !isEmpty(file));

function manyLinesChange(before: DocumentFile, after: DocumentFile): boolean {
  const { lines } = before.source;
  const runs = changedRuns(lines, after.source.lines);
  const changed = runs.reduce((sum, run) => sum + Math.max(run.to - run.from, run.newTo - run.newFrom), 0);
  return changed >= BIG_CHANGE || (changed >= BIG_CHANGE_OF_SMALL_FILE && 2 * changed >= lines.length);
}

function manyAreRemoved<T>(before: readonly T[], after: readonly T[]): boolean {
  if (before === after) return false;
  const remaining = new Set(after);
  return before.filter((item) => !remaining.has(item)).length >= BIG_CHANGE;
}

/** Whether a step removes files, or changes much. */
function isBigStep(before: SiteDocument, after: SiteDocument): boolean {
  const filesAfter = new Map(after.files.map((file) => [file.id, file]));
  const isBig = (file: DocumentFile) => {
    const fileAfter = filesAfter.get(file.id);
    if (!fileAfter) return !isEmpty(file);
    return fileAfter.source !== file.source && manyLinesChange(file, fileAfter);
  };
  return (
    before.files.some(isBig) ||
    manyAreRemoved(before.rows, after.rows) ||
    manyAreRemoved(before.columns, after.columns) ||
    manyAreRemoved(before.expectations, after.expectations) ||
    manyAreRemoved(before.claims ?? [], after.claims ?? [])
  );
}

/** Whether no file is left. */
const replacesFiles = (before: SiteDocument, after: SiteDocument): boolean =>
  !after.files.some(({ id }) => before.files.some((file) => file.id === id));

function addsFiles(before: SiteDocument, after: SiteDocument): boolean {
  const knownIds = new Set(before.files.map(({ id }) => id));
  return after.files.some((file) => !knownIds.has(file.id) && !isEmpty(file));
}

/** Whether an open file was written to disk. */
function wasSaved({ state, previous }: StateTransition): boolean {
  if (!previous || state.saved === previous.saved || state.document !== previous.document) return false;
  return state.document.files.some(({ id }) => state.saved.get(id) !== previous.saved.get(id));
}

/** Classifies a change: a new step, an opening, an undo or redo, or another document. */
export function classifyChange(
  { history: { opening, past, future } }: GatepostState,
  previous: GatepostState,
): 'step' | 'opening' | 'travel' | 'afresh' {
  if (opening !== previous.history.opening && past.length + future.length === 0) return 'opening';
  const step = past.at(-1);
  const last = previous.history.past.at(-1);
  if ((last && future[0] === last) || (step && step === previous.history.future[0])) return 'travel';
  if (!step || step === last) return 'afresh';
  // Typing that was joined to the last step starts where that step started.
  return step.before === previous.document || step.before === last?.before ? 'step' : 'afresh';
}

/** Returns the step that led to a document, if it is the last one, or how it was opened. */
export function stepTo(
  document: SiteDocument,
  { opening, past }: GatepostState['history'],
): Pick<VersionCandidate, 'step'> {
  const last = past.at(-1);
  if (!last && opening) return { step: opening.label };
  return last?.after === document ? { step: last.label } : {};
}

const filterWorthKeeping = (candidates: readonly VersionCandidate[]): readonly VersionCandidate[] =>
  candidates.filter(({ document }) => isWorthKeeping(document));

/** Returns the versions to store for a change, in order. `isDue`: the last version is old. */
export function findVersionCandidates(
  transition: StateTransition,
  isDue: boolean,
): readonly VersionCandidate[] {
  const { state, previous } = transition;
  const { document } = state;
  if (wasSaved(transition)) return filterWorthKeeping([{ document, why: 'saved' }]);
  if (document === previous?.document) return [];
  const kind = previous && classifyChange(state, previous);
  if (kind === 'travel' || kind === 'afresh') return [];
  const step = stepTo(document, state.history);
  const begins = previous && replacesFiles(previous.document, document) ? ({ begins: true } as const) : {};
  const opened: VersionCandidate[] =
    !previous || addsFiles(previous.document, document)
      ? [{ document, why: 'opened', ...step, ...begins }]
      : [];
  if (!previous) return filterWorthKeeping(opened);
  // Until now, the undone step could be redone.
  const undone = previous.history.future.at(-1)?.after;
  const lost: VersionCandidate[] =
    undone && isBigStep(undone, previous.document) ? [{ document: undone, why: 'big-step' }] : [];
  const before: VersionCandidate[] = isBigStep(previous.document, document)
    ? [{ document: previous.document, why: 'big-step', ...step }]
    : isDue
      ? [{ document: previous.document, why: 'worked' }]
      : [];
  return filterWorthKeeping([...lost, ...before, ...opened]);
}
