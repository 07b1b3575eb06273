// Computes the result of several fixes before anything is written, and applies them in one step.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { type AppliedFix, applyFixesTask, type FixChooser } from '../../core/diagnostics/fix-all.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { fileOf, withSource } from '../document/document.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { watchedReadersOf } from '../readers/watched-readers.ts';
import { type ChangedCells, findChangedCells, withFiles } from '../table/comparison/changed-cells.ts';
import { findingOptions, inspectFile } from './finder.ts';

/** How many cells are listed; all are counted. */
const MAX_LISTED_CELLS = 50;

/** How many fixes are processed before other tasks may run. */
const BATCH_SIZE = 50;

/** Which fixes to apply to the file at a path. */
export interface FixQuestion {
  readonly state: GatepostState;
  readonly path: string;
  readonly wanted: FixChooser;
}

/** Fixes that are not applied yet. */
export interface FixPlan {
  readonly path: string;
  /** The file that the fixes are for. */
  readonly before: Source;
  readonly source: Source;
  readonly count: number;
  /** Whether there are more fixes than are applied at once. */
  readonly isMore: boolean;
  readonly differences: readonly LineDifference[];
  readonly cells: ChangedCells;
  /** The fixes in the order in which they are applied. */
  readonly made: readonly AppliedFix[];
  /** The selected fixes for the current file, with its line numbers. */
  readonly wanted: readonly AppliedFix[];
  /** Findings that are new after the fixes. */
  readonly comes: readonly Finding[];
  /** How many findings the fixes resolve. */
  readonly goes: number;
}

/** Identifies a finding by what does not change when other lines change. */
const findingKey = ({ lines }: Source, { code, range }: Finding) =>
  `${code} ${lineAt(lines, range.start.line)?.text ?? ''}`;

/** Returns the findings of one version that the other does not have. */
function findingsOnlyIn(
  findings: readonly Finding[],
  source: Source,
  otherFindings: readonly Finding[],
  otherSource: Source,
): readonly Finding[] {
  const remaining = new Map<string, number>();
  for (const finding of otherFindings) {
    const key = findingKey(otherSource, finding);
    remaining.set(key, (remaining.get(key) ?? 0) + 1);
  }
  return findings.filter((finding) => {
    const key = findingKey(source, finding);
    const count = remaining.get(key) ?? 0;
    remaining.set(key, count - 1);
    return count <= 0;
  });
}

/** Computes the fixes and their effects, in steps; undefined if the site does not have the file. */
export function* planFixes(question: FixQuestion): CooperativeTask<FixPlan | undefined> {
  const { state, path, wanted } = question;
  const { document, view } = state;
  const before = fileOf(document, path)?.source;
  if (!before) return undefined;
  const watched = watchedReadersOf(state, path);
  const options = findingOptions(document, view.reader, watched);
  const { reader } = view;
  const findingsBefore = yield* inspectFile({ document, reader, watched, path });
  const selected: AppliedFix[] = [];
  for (const finding of findingsBefore) {
    const fix = wanted(finding);
    if (fix) selected.push({ finding, fix });
    if (selected.length % BATCH_SIZE === BATCH_SIZE - 1) yield;
  }
  // "Fix all that change no answer" takes only what is proved.
  const isProved = selected.every(({ fix }) => fix.verdicts === 'same');
  const task = { site: siteOf(document), path, options, wanted, ignored: document.ignored ?? [], isProved };
  const { site, count, made, isMore } = yield* applyFixesTask(task);
  const source = site.files.get(path)?.source ?? before;
  const after = withSource(document, path, source);
  const cells = yield* findChangedCells(state, withFiles(state, after.files), MAX_LISTED_CELLS);
  const findingsAfter = yield* inspectFile({ document: after, reader, watched, path });
  return {
    path,
    before,
    source,
    count,
    isMore,
    differences: findLineDifferences(before.lines, source.lines),
    cells,
    made,
    wanted: selected,
    comes: findingsOnlyIn(findingsAfter, source, findingsBefore, before),
    goes: findingsOnlyIn(findingsBefore, before, findingsAfter, source).length,
  };
}

/**
 * Applies planned fixes as one step of the history. Returns false if the file has changed since. Other lines stay
 * the same objects.
 */
export function makeFixes(store: DocumentStore, { path, before, source, count }: FixPlan): boolean {
  if (fileOf(store.getState().document, path)?.source !== before || source === before) return false;
  changeDocument(store, { origin: 'text', label: { code: 'fix-all', params: { count } } }, (document) =>
    withSource(document, path, source),
  );
  return true;
}
