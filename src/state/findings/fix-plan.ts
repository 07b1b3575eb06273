// What several fixes at once would come to, worked out before anything is written; and making them, as one step.
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
import { type ChangedCells, findChangedCells, withFiles } from '../table/comparison/verdict-diff.ts';
import { findingOptions, inspectFile } from './finder.ts';

/** Cells that are listed; all are counted. */
const LISTED = 50;

/** Fixes that are looked at before others may come between. */
const PIECE = 50;

/** Which fixes are meant, of the file at a path. */
export interface FixQuestion {
  readonly state: GatepostState;
  readonly path: string;
  readonly wanted: FixChooser;
}

/** Fixes that were not made yet. */
export interface FixPlan {
  readonly path: string;
  /** The file that they are for. */
  readonly before: Source;
  readonly source: Source;
  readonly count: number;
  /** True if there are more than are made at once. */
  readonly isMore: boolean;
  readonly differences: readonly LineDifference[];
  readonly cells: ChangedCells;
  /** The fixes, in the order in which they are made. */
  readonly made: readonly AppliedFix[];
  /** The fixes that are wanted of the file as it is, with its own lines. */
  readonly wanted: readonly AppliedFix[];
  /** What is found then, and was not before. */
  readonly comes: readonly Finding[];
  /** What is found no more. */
  readonly goes: number;
}

/** A finding by what stays when other lines change. */
const nameOf = ({ lines }: Source, { code, range }: Finding) =>
  `${code} ${lineAt(lines, range.start.line)?.text ?? ''}`;

/** The findings of one version that the other has not. */
function findingsOnlyIn(
  here: readonly Finding[],
  source: Source,
  there: readonly Finding[],
  other: Source,
): readonly Finding[] {
  const left = new Map<string, number>();
  for (const finding of there) {
    const name = nameOf(other, finding);
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  return here.filter((finding) => {
    const name = nameOf(source, finding);
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** Works out the fixes and what they bring, in pieces; undefined if the site has no such file. */
export function* planFixes(question: FixQuestion): CooperativeTask<FixPlan | undefined> {
  const { state, path, wanted } = question;
  const { document, view } = state;
  const before = fileOf(document, path)?.source;
  if (!before) return undefined;
  const watched = watchedReadersOf(state, path);
  const options = findingOptions(document, view.reader, watched);
  const task = { site: siteOf(document), path, options, wanted, ignored: document.ignored ?? [] };
  const { site, count, made, isMore } = yield* applyFixesTask(task);
  const source = site.files.get(path)?.source ?? before;
  const after = withSource(document, path, source);
  const cells = yield* findChangedCells(state, withFiles(state, after.files), LISTED);
  const { reader } = view;
  const was = yield* inspectFile({ document, reader, watched, path });
  const first: AppliedFix[] = [];
  for (const finding of was) {
    const fix = wanted(finding);
    if (fix) first.push({ finding, fix });
    if (first.length % PIECE === PIECE - 1) yield;
  }
  const is = yield* inspectFile({ document: after, reader, watched, path });
  return {
    path,
    before,
    source,
    count,
    isMore,
    differences: findLineDifferences(before.lines, source.lines),
    cells,
    made,
    wanted: first,
    comes: findingsOnlyIn(is, source, was, before),
    goes: findingsOnlyIn(was, before, is, source).length,
  };
}

/** Makes planned fixes, as one step of the history; false if the file has changed since. Untouched lines stay the same. */
export function makeFixes(store: DocumentStore, { path, before, source, count }: FixPlan): boolean {
  if (fileOf(store.getState().document, path)?.source !== before || source === before) return false;
  changeDocument(store, { origin: 'text', label: { code: 'fix-all', params: { count } } }, (document) =>
    withSource(document, path, source),
  );
  return true;
}
