// Applies several fixes to a copy of a file, and then to the file in one step.
import { type AppliedFix, applyFixesTask, type FixChooser } from '../../core/diagnostics/fix-all.ts';
import type { Source } from '../../core/document/source.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { fileOf, withSource } from '../document/document.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { watchedReadersOf } from '../readers/watched-readers.ts';
import { findingOptions } from './finder.ts';

/** Which fixes to apply to the file at a path. */
export interface FixQuestion {
  readonly state: GatepostState;
  readonly path: string;
  readonly wanted: FixChooser;
  /** The readers whose findings are fixed; without it, the watched ones. */
  readonly readers?: readonly Reader[];
  /** The most fixes in one step. */
  readonly most?: number;
  /** Whether to leave out what is not proved to change no answer. */
  readonly isProved?: boolean;
}

/** Fixes that are not applied yet. */
export interface FixPlan {
  readonly path: string;
  /** The file that the fixes are for. */
  readonly before: Source;
  readonly source: Source;
  readonly count: number;
  /** The fixes, in their order. */
  readonly made: readonly AppliedFix[];
  /** Whether there are more fixes than are applied at once. */
  readonly isMore: boolean;
}

/** Computes the fixes, in steps; undefined if the site does not have the file. */
export function* planFixes(question: FixQuestion): CooperativeTask<FixPlan | undefined> {
  const { state, path, wanted, most, isProved = false } = question;
  const { readers = watchedReadersOf(state, path) } = question;
  const { document, view } = state;
  const before = fileOf(document, path)?.source;
  if (!before) return undefined;
  const { site, count, made, isMore } = yield* applyFixesTask({
    site: siteOf(document),
    path,
    options: findingOptions(document, view.reader, readers),
    wanted,
    ignored: document.ignored ?? [],
    isProved,
    ...(most !== undefined && { most }),
  });
  return { path, before, source: site.files.get(path)?.source ?? before, count, made, isMore };
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
