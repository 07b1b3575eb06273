// What of a change is worth an earlier version: told by what changed, never by what the step is called.
import { changedRuns } from '../../core/document/line-changes.ts';
import type { DocumentFile, SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import type { StoredVersion } from '../storage/database.ts';

/** A change of what is open. `previous` is absent where another work was open before. */
export interface StateTransition {
  readonly state: GatepostState;
  readonly previous?: GatepostState;
}

/** A document to be kept, and why. */
export interface VersionCandidate {
  readonly document: SiteDocument;
  readonly why: Exclude<StoredVersion['why'], 'named'>;
  /** The step that brought it, or that came after. */
  readonly step?: StepLabel;
}

/** So many lines, URLs, user-agents or expectations make a step a big one; of a small file, half of its lines. */
const MANY = 10;
const MANY_OF_SMALL = 4;

const isEmpty = ({ source: { lines } }: DocumentFile): boolean =>
  lines.length === 1 && lines.chunks[0]?.[0]?.text === '';

/** Characters of all files beyond which only what is asked for by hand is kept: to write it down takes too long. */
const LONGEST = 20_000_000;

const charactersOf = ({ source: { lines } }: DocumentFile): number =>
  lines.chunks.reduce((sum, chunk) => chunk.reduce((part, { text }) => part + text.length + 1, sum), 0);

/** Whether a document is kept by itself: if it holds anything, and not too much. */
export const isWorthKeeping = (document: SiteDocument): boolean =>
  documentHasContent(document) &&
  document.files.reduce((sum, file) => sum + charactersOf(file), 0) <= LONGEST;

/** Whether there is anything in a document that somebody might want back. */
export const documentHasContent = ({ files, rows, expectations }: SiteDocument): boolean =>
  rows.length > 0 || expectations.length > 0 || files.some((file) => !isEmpty(file));

function manyLinesChange(before: DocumentFile, after: DocumentFile): boolean {
  const { lines } = before.source;
  const runs = changedRuns(lines, after.source.lines);
  const changed = runs.reduce((sum, run) => sum + Math.max(run.to - run.from, run.newTo - run.newFrom), 0);
  return changed >= MANY || (changed >= MANY_OF_SMALL && 2 * changed >= lines.length);
}

function manyAreRemoved<T>(before: readonly T[], after: readonly T[]): boolean {
  if (before === after) return false;
  const kept = new Set(after);
  return before.filter((one) => !kept.has(one)).length >= MANY;
}

/** Whether a step takes files away, or changes much. */
function isBigStep(before: SiteDocument, after: SiteDocument): boolean {
  const now = new Map(after.files.map((file) => [file.id, file]));
  const isBig = (file: DocumentFile) => {
    const other = now.get(file.id);
    if (!other) return !isEmpty(file);
    return other.source !== file.source && manyLinesChange(file, other);
  };
  return (
    before.files.some(isBig) ||
    manyAreRemoved(before.rows, after.rows) ||
    manyAreRemoved(before.columns, after.columns) ||
    manyAreRemoved(before.expectations, after.expectations)
  );
}

function bringsFiles(before: SiteDocument, after: SiteDocument): boolean {
  const known = new Set(before.files.map(({ id }) => id));
  return after.files.some((file) => !known.has(file.id) && !isEmpty(file));
}

/** Whether a file that is open was written to disk. */
function wasSaved({ state, previous }: StateTransition): boolean {
  if (!previous || state.saved === previous.saved || state.document !== previous.document) return false;
  return state.document.files.some(({ id }) => state.saved.get(id) !== previous.saved.get(id));
}

/** Whether a change is a step of its own, one that is taken back or done again, or another document altogether. */
export function classifyChange(
  { history: { past, future } }: GatepostState,
  previous: GatepostState,
): 'step' | 'travel' | 'afresh' {
  const step = past.at(-1);
  const last = previous.history.past.at(-1);
  if ((last && future[0] === last) || (step && step === previous.history.future[0])) return 'travel';
  if (!step || step === last) return 'afresh';
  // Typing that joined the last step begins where that began.
  return step.before === previous.document || step.before === last?.before ? 'step' : 'afresh';
}

/** The step that led to a document, if it is the last one. */
export function stepTo(
  document: SiteDocument,
  { past }: GatepostState['history'],
): Pick<VersionCandidate, 'step'> {
  const last = past.at(-1);
  return last?.after === document ? { step: last.label } : {};
}

const filterWorthKeeping = (moments: readonly VersionCandidate[]): readonly VersionCandidate[] =>
  moments.filter(({ document }) => isWorthKeeping(document));

/** What a change is worth keeping for, in this order. `isDue`: the last version is old. */
export function findVersionCandidates(
  transition: StateTransition,
  isDue: boolean,
): readonly VersionCandidate[] {
  const { state, previous } = transition;
  const { document } = state;
  if (wasSaved(transition)) return filterWorthKeeping([{ document, why: 'saved' }]);
  if (document === previous?.document || (previous && classifyChange(state, previous) !== 'step')) return [];
  const step = stepTo(document, state.history);
  const opened: VersionCandidate[] =
    !previous || bringsFiles(previous.document, document) ? [{ document, why: 'opened', ...step }] : [];
  if (!previous) return filterWorthKeeping(opened);
  // What was taken back can be done again until now.
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
