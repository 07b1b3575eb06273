// Two versions of the site beside each other: which ones, and what is compared then. Not part of the first page.

import type { Source } from '../../core/document/source.ts';
import { isSameSource } from '../../core/document/source.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { type DocumentFile, newFile, type SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { Step } from '../document/history.ts';
import { savedFiles } from '../document/saved-files.ts';
import { emptyIfTooBig } from '../document/selectors.ts';
import { withFiles } from '../table/comparison/verdict-diff.ts';

/** What can stand before: of a file or a text from disk it is asked as if it stood at the path that is compared. */
export type BaseVersion =
  | { readonly kind: 'saved' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'disk'; readonly name: string; readonly source: Source }
  | OneOfThese;

export type TargetVersion = { readonly kind: 'now' } | OneOfThese;

/** A step of the history, or a version that was kept. */
type OneOfThese =
  | { readonly kind: 'step'; readonly step: Step }
  | {
      readonly kind: 'kept';
      readonly id: string;
      readonly time: number;
      readonly name?: string;
      readonly document: SiteDocument;
    };

export interface VersionChoice {
  readonly before: BaseVersion;
  readonly after: TargetVersion;
  /** The file whose text is shown; one that differs if absent. */
  readonly path?: string;
}

type Files = SiteDocument['files'];

export const fileAt = (files: Files, path: string): DocumentFile | undefined =>
  files.find((file) => file.path === path);

/** Steps that changed a file, the latest first; also those that were undone. */
export const stepsWithText = ({ past, future }: GatepostState['history']): readonly Step[] =>
  [...past, ...future].filter(({ before, after }) => before.files !== after.files).toReversed();

/** The choice, without what is there no more: a step that was dropped, a file that was taken away. */
export function validChoice(state: GatepostState, { before, after, path }: VersionChoice): VersionChoice {
  const steps = stepsWithText(state.history);
  const isGone = (version: BaseVersion | TargetVersion) =>
    (version.kind === 'step' && !steps.includes(version.step)) ||
    (version.kind === 'file' && !fileAt(state.document.files, version.path));
  return {
    before: isGone(before) ? { kind: 'saved' } : before,
    after: isGone(after) ? { kind: 'now' } : after,
    ...(path === undefined ? {} : { path }),
  };
}

/** Kept because a comparison starts again for a new list of files. */
const replaceFile = memoizeLast(
  2,
  (files: Files, path: string, source: Source): Files =>
    fileAt(files, path)
      ? files.map((file) => (file.path === path ? { ...file, source } : file))
      : [...files, newFile(path, source)],
);

function filesBefore(state: GatepostState, before: BaseVersion, after: Files, path: string): Files {
  if (before.kind === 'saved') return savedFiles(state);
  if (before.kind === 'step') return before.step.before.files;
  if (before.kind === 'kept') return before.document.files;
  if (before.kind === 'disk') return replaceFile(after, path, before.source);
  const other = fileAt(state.document.files, before.path);
  return other ? replaceFile(after, path, other.source) : after;
}

function filesOfAfter({ files }: SiteDocument, after: TargetVersion): Files {
  if (after.kind === 'now') return files;
  return after.kind === 'step' ? after.step.after.files : after.document.files;
}

/** The paths whose texts differ, those that stand on one side only among them. */
function differingPaths(before: Files, after: Files): readonly string[] {
  const sources = new Map(before.map(({ path, source }) => [path, source]));
  const isSame = ({ path, source }: DocumentFile) => {
    const then = sources.get(path);
    return then !== undefined && isSameSource(then, source);
  };
  const others = after.filter((file) => !isSame(file)).map(({ path }) => path);
  const gone = before.filter(({ path }) => !fileAt(after, path)).map(({ path }) => path);
  return [...others, ...gone];
}

/** Two versions that are compared. */
export interface Versions {
  readonly before: GatepostState;
  readonly after: GatepostState;
  /** The file whose text is shown, and all that differ. */
  readonly path: string;
  readonly paths: readonly string[];
}

/** The file to show: the wanted one if its texts differ, or else whatever differs, the open one first. */
const pathToShow = (paths: readonly string[], wanted: string | undefined, open: string): string =>
  [wanted, open].find((path) => path !== undefined && paths.includes(path)) ?? paths[0] ?? wanted ?? open;

/** Holds the two versions. Kept because a comparison starts again for a new object, and a moved caret changes neither version. */
const slotOf = memoizeLast(2, (..._dependencies: readonly unknown[]): { versions?: Versions } => ({}));

/** What a choice compares: the same object until something that it hangs on changes. */
export function compareVersions(state: GatepostState, { before, after, path }: VersionChoice): Versions {
  const { document, view } = state;
  const isOther = before.kind === 'file' || before.kind === 'disk';
  const place = path ?? view.path;
  const filesAfter = filesOfAfter(document, after);
  const filesThen = filesBefore(state, before, filesAfter, place);
  const { rows, columns, origin } = document;
  const { reader, status, redirects, subject } = view;
  const asked = [rows, columns, origin, reader, status, redirects, subject];
  const slot = slotOf(filesThen, filesAfter, path, isOther, view.path, ...asked);
  if (slot.versions) return slot.versions;
  const paths = differingPaths(filesThen, filesAfter);
  return (slot.versions = {
    before: withFiles(state, filesThen),
    after: withFiles(state, filesAfter),
    path: isOther ? place : pathToShow(paths, path, view.path),
    paths,
  });
}

/** The two texts of one file; absent where the version lacks it. */
export interface ComparedTexts {
  readonly path: string;
  readonly before: DocumentFile | undefined;
  readonly after: DocumentFile | undefined;
}

/** A file as its text is compared: that of one that is too big to be edited is not. */
const withoutBigSource = (file: DocumentFile | undefined): DocumentFile | undefined =>
  file?.source.big ? { ...file, source: emptyIfTooBig(file.source) } : file;

export const comparedTexts = ({ before, after, path }: Versions): ComparedTexts => ({
  path,
  before: withoutBigSource(fileAt(before.document.files, path)),
  after: withoutBigSource(fileAt(after.document.files, path)),
});
