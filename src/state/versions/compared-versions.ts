// Selects two versions of the site, and what is compared between them. Not part of the first page.

import type { Source } from '../../core/document/source.ts';
import { isSameSource } from '../../core/document/source.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { type DocumentFile, newFile, type SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { Step, StepLabel } from '../document/history.ts';
import { emptyIfTooBig } from '../document/selectors.ts';
import { savedFiles } from '../saved/saved-files.ts';
import type { StoredVersion } from '../storage/database.ts';
import { withFiles } from '../table/comparison/changed-cells.ts';

/** The older version. A file, a text from disk or a pasted one is read as if it were at the compared path. */
export type BaseVersion =
  | { readonly kind: 'saved' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'disk'; readonly name: string; readonly source: Source }
  | {
      readonly kind: 'live';
      readonly source: Source;
      /** Whether it was pasted; otherwise it was a file. */
      readonly isPasted: boolean;
      /** When it was pasted or opened, in milliseconds since 1970. */
      readonly time: number;
    }
  /** Any other text that was pasted. */
  | { readonly kind: 'pasted'; readonly source: Source; readonly time: number }
  | HistoricVersion;

export type TargetVersion = { readonly kind: 'now' } | HistoricVersion;

/** A step of the history, or a stored version. */
type HistoricVersion =
  | { readonly kind: 'step'; readonly step: Step }
  | {
      readonly kind: 'kept';
      readonly id: string;
      readonly time: number;
      readonly name?: string;
      /** Why it was kept, and the step that it was kept for. */
      readonly why: StoredVersion['why'];
      readonly step?: StepLabel;
      readonly document: SiteDocument;
    };

export interface VersionChoice {
  readonly before: BaseVersion;
  readonly after: TargetVersion;
  /** The file whose text is shown; if absent, one that differs. */
  readonly path?: string;
  /** Whether the newer version is the one that the comparison starts from. */
  readonly isSwapped?: boolean;
  /** The ids of the files of the site for which the choice was made. */
  readonly fileIds?: readonly number[];
}

/** The choice before any other. */
export const savedAndNow: VersionChoice = { before: { kind: 'saved' }, after: { kind: 'now' } };

type Files = SiteDocument['files'];

export const fileAt = (files: Files, path: string): DocumentFile | undefined =>
  files.find((file) => file.path === path);

/** Whether a version is one file, which is read at the compared path. */
export const isOneFile = ({ kind }: BaseVersion): boolean =>
  kind === 'file' || kind === 'disk' || kind === 'live' || kind === 'pasted';

/** Whether a step replaced the site by another one: no file of it stayed. */
function isOtherSite({ before, after }: Step): boolean {
  const ids = new Set(before.files.map(({ id }) => id));
  return !after.files.some(({ id }) => ids.has(id));
}

/** Returns the steps that changed a file of the open site, the latest first, including undone steps. */
export function stepsWithText({ past, future }: GatepostState['history']): readonly Step[] {
  const changesText = ({ before, after }: Step) => before.files !== after.files;
  const first = past.findLastIndex((step) => changesText(step) && isOtherSite(step)) + 1;
  const end = future.findIndex((step) => changesText(step) && isOtherSite(step));
  return [...past.slice(first), ...future.slice(0, end < 0 ? future.length : end)]
    .filter(changesText)
    .toReversed();
}

/**
 * Returns the choice without steps that were dropped and files that were removed. The choice for another site, of
 * which no file is open, is not used.
 */
export function validChoice(state: GatepostState, choice: VersionChoice): VersionChoice {
  const { before, after, fileIds } = choice;
  if (fileIds && !state.document.files.some(({ id }) => fileIds.includes(id))) return savedAndNow;
  const steps = stepsWithText(state.history);
  const isMissing = (version: BaseVersion | TargetVersion) =>
    (version.kind === 'step' && !steps.includes(version.step)) ||
    (version.kind === 'file' && !fileAt(state.document.files, version.path));
  return {
    ...choice,
    before: isMissing(before) ? { kind: 'saved' } : before,
    after: isMissing(after) ? { kind: 'now' } : after,
  };
}

/** Returns the choice after a change, as a choice for the open site. */
export const changeChoice = (
  state: GatepostState,
  choice: VersionChoice,
  change: Partial<VersionChoice>,
): VersionChoice => ({
  ...validChoice(state, choice),
  ...change,
  fileIds: state.document.files.map(({ id }) => id),
});

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
  if ('source' in before) return replaceFile(after, path, before.source);
  const otherFile = fileAt(state.document.files, before.path);
  return otherFile ? replaceFile(after, path, otherFile.source) : after;
}

function filesOfAfter({ files }: SiteDocument, after: TargetVersion): Files {
  if (after.kind === 'now') return files;
  return after.kind === 'step' ? after.step.after.files : after.document.files;
}

/** Returns the paths whose texts differ, including those that only one side has. */
function differingPaths(before: Files, after: Files): readonly string[] {
  const sources = new Map(before.map(({ path, source }) => [path, source]));
  const isSame = ({ path, source }: DocumentFile) => {
    const sourceBefore = sources.get(path);
    return sourceBefore !== undefined && isSameSource(sourceBefore, source);
  };
  const changed = after.filter((file) => !isSame(file)).map(({ path }) => path);
  const removed = before.filter(({ path }) => !fileAt(after, path)).map(({ path }) => path);
  return [...changed, ...removed];
}

/** The two compared versions. */
export interface Versions {
  readonly before: GatepostState;
  readonly after: GatepostState;
  /** The file whose text is shown, and all files that differ. */
  readonly path: string;
  readonly paths: readonly string[];
}

/**
 * Returns the file to show: the requested one if its texts differ, otherwise another one that differs, the open
 * one first.
 */
const pathToShow = (paths: readonly string[], requested: string | undefined, open: string): string =>
  [requested, open].find((path) => path !== undefined && paths.includes(path)) ??
  paths[0] ??
  requested ??
  open;

/**
 * Caches the two versions, because a comparison starts again for a new object, and a moved caret changes neither
 * version.
 */
const slotOf = memoizeLast(2, (..._dependencies: readonly unknown[]): { versions?: Versions } => ({}));

/** Returns the versions of a choice: the same object until one of its inputs changes. */
export function compareVersions(state: GatepostState, choice: VersionChoice): Versions {
  const { before, after, path, isSwapped = false } = choice;
  const { document, view } = state;
  const isOther = isOneFile(before);
  const comparedPath = path ?? view.path;
  const filesAfter = filesOfAfter(document, after);
  const olderFiles = filesBefore(state, before, filesAfter, comparedPath);
  const { rows, columns, origin } = document;
  const { reader, status, redirects, subject } = view;
  const tableInputs = [rows, columns, origin, reader, status, redirects, subject];
  const slot = slotOf(olderFiles, filesAfter, path, isOther, isSwapped, view.path, ...tableInputs);
  if (slot.versions) return slot.versions;
  const paths = differingPaths(olderFiles, filesAfter);
  const [from, to] = isSwapped ? [filesAfter, olderFiles] : [olderFiles, filesAfter];
  return (slot.versions = {
    before: withFiles(state, from),
    after: withFiles(state, to),
    path: isOther ? comparedPath : pathToShow(paths, path, view.path),
    paths,
  });
}

/** The two texts of one file; absent if the version does not have it. */
export interface ComparedTexts {
  readonly path: string;
  readonly before: DocumentFile | undefined;
  readonly after: DocumentFile | undefined;
}

/** Returns a file for comparison. The text of a file that is too big to be edited is not compared. */
const withoutBigSource = (file: DocumentFile | undefined): DocumentFile | undefined =>
  file?.source.big ? { ...file, source: emptyIfTooBig(file.source) } : file;

export const comparedTexts = ({ before, after, path }: Versions): ComparedTexts => ({
  path,
  before: withoutBigSource(fileAt(before.document.files, path)),
  after: withoutBigSource(fileAt(after.document.files, path)),
});
