// Plans the smallest write that makes storage contain the state of the store.

import type { Source } from '../../core/document/source.ts';
import { bareSource } from '../document/bare-document.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { Step } from '../document/history.ts';
import { lastChangeOf } from '../document/last-change.ts';
import { nameOfSession, originOfSession } from '../document/session-name.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import { encodeSourceChange } from '../serialization/encode-lines.ts';
import { encodeBase, encodeStep } from '../serialization/encode-step.ts';
import { storageKeyOf } from '../serialization/file-keys.ts';
import type { SavedData } from '../serialization/session-data.ts';
import { rowOrderOf } from '../table/columns/first-seen.ts';
import { arrangedFiles } from '../view/arranged-files.ts';
import { summaryOf } from './site-summary.ts';
import type { WriteBatch } from './write-batch.ts';

// Encodes the files as they were last saved, or as the table is arranged: nearly always, a version of the history contains them.
/** Whether a version has this source. Older versions have a copy of it. */
const isSourceOf = (saved: Source | undefined, source: Source): boolean =>
  saved !== undefined && (saved === source || bareSource(saved) === source);

/** Finds the versions that contain a file as it was saved, and the latest versions that contain it at all. */
function findSavedVersions(versions: readonly SiteDocument[], saved: ReadonlyMap<number, Source>) {
  const same = new Map<number, number>();
  const any = new Map<number, readonly [version: number, source: Source]>();
  for (let version = versions.length - 1; version >= 0 && same.size < saved.size; version--) {
    const { files } = versions[version]!;
    if (files === versions[version + 1]?.files) continue;
    for (const { id, source } of files) {
      if (!any.has(id)) any.set(id, [version, source]);
      if (!same.has(id) && isSourceOf(saved.get(id), source)) same.set(id, version);
    }
  }
  return { same, any };
}

/**
 * Encodes one source of each file. `versions` are all versions of the history; the first one has the number
 * `first`. A file that no version contains is omitted.
 */
function encodeSavedFiles(
  saved: ReadonlyMap<number, Source>,
  versions: readonly SiteDocument[],
  first: number,
): SavedData[] {
  const { same, any } = findSavedVersions(versions, saved);
  return [...saved].flatMap(([id, source]): SavedData[] => {
    const version = same.get(id);
    if (version !== undefined) return [[storageKeyOf(id), first + version]];
    const latest = any.get(id);
    if (!latest) return [];
    return [[storageKeyOf(id), first + latest[0], encodeSourceChange(latest[1], source)]];
  });
}

/** What storage certainly contains of a session, regardless of the results of the last attempts to write. */
export interface StorageKnowledge {
  /** The number of the first step after the base; undefined if it is not certain that there is a base. */
  readonly base?: number;
  /** The number of the first of `steps`, and the document that it was applied to. */
  readonly first: number;
  readonly start?: SiteDocument;
  readonly steps: readonly Step[];
  /** Estimated bytes of stored steps that are no longer part of the history. */
  readonly dropped: number;
}

export const emptyStorageKnowledge: StorageKnowledge = { first: 0, steps: [], dropped: 0 };

/** If undo can no longer reach so many steps, or so many bytes of them, the base is written again. */
const MAX_DROPPED_STEPS = 500;
const MAX_DROPPED_BYTES = 32 * 1024 * 1024;

export const bytesOf = (steps: readonly Step[]): number => steps.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns all steps, done and undone, and the document that the first one was applied to. */
function chainOf({ history: { past, future }, document }: GatepostState) {
  const steps = [...past, ...future];
  return { steps, start: steps[0]?.before ?? document };
}

/** Returns how many of the known steps the history has dropped; undefined if it is another history. */
function countDroppedSteps(
  { start, steps: known }: StorageKnowledge,
  [first]: readonly Step[],
  document: SiteDocument,
): number | undefined {
  const stored = first ? known.indexOf(first) : -1;
  if (stored >= 0) return stored;
  if (start === document) return 0;
  const index = known.findIndex(({ after }) => after === document);
  return index < 0 ? undefined : index + 1;
}

/** A batch, and the knowledge of storage while its result is unknown, and after it succeeds. */
export interface WritePlan {
  readonly batch: WriteBatch;
  readonly meanwhile: StorageKnowledge;
  readonly after: StorageKnowledge;
}

/** The writer, the session and the time of a write. */
export type WriteStamp = Pick<WriteBatch['head'], 'id' | 'writer' | 'revision' | 'time'> &
  Pick<WriteBatch, 'seen'>;

/** Locates the history in what is known: the number of its first step, and how many steps are stored already. */
function locateHistory(knowledge: StorageKnowledge, steps: readonly Step[], start: SiteDocument) {
  const dropped = knowledge.base === undefined ? undefined : countDroppedSteps(knowledge, steps, start);
  const first = knowledge.first + (dropped ?? 0);
  if (dropped === undefined) return { first, same: 0, dropped: 0, isBaseDue: true };
  const knownSteps = knowledge.steps.slice(dropped);
  const firstDifference = steps.findIndex((step, index) => step !== knownSteps[index]);
  const bytes = knowledge.dropped + bytesOf(knowledge.steps.slice(0, dropped));
  return {
    first,
    same: firstDifference < 0 ? steps.length : firstDifference,
    dropped: bytes,
    isBaseDue: first - knowledge.base! >= MAX_DROPPED_STEPS || bytes >= MAX_DROPPED_BYTES,
  };
}

/** The rows of each file that appeared after its table was arranged, in their order. */
const encodeRowOrders = (state: GatepostState) =>
  arrangedFiles(state).flatMap(({ id, source }) => {
    const urls = rowOrderOf(source);
    return urls.length > 0 ? [[storageKeyOf(id), urls] as const] : [];
  });

/** Returns the head of a session: what is shown without its base and its steps. */
function headOf(
  state: GatepostState,
  { seen: __, ...stamp }: WriteStamp,
  first: number,
  versions: SiteDocument[],
) {
  const { document, saved, history } = state;
  const { arranged, ...view } = state.view;
  const summary = summaryOf(state);
  const rowOrders = encodeRowOrders(state);
  const changed = lastChangeOf(state);
  const found = originOfSession(state);
  return {
    ...stamp,
    form: 1,
    ...(changed === undefined ? {} : { changed }),
    origin: document.origin,
    ...(found === '' ? {} : { found }),
    name: nameOfSession(state),
    paths: document.files.map(({ path }) => path),
    unsaved: unsavedPaths(state),
    first,
    done: first + history.past.length,
    shortened: history.shortened,
    opening: history.opening,
    saved: encodeSavedFiles(saved, versions, first),
    ...(arranged ? { arranged: encodeSavedFiles(arranged, versions, first) } : {}),
    ...(rowOrders.length > 0 ? { rowOrders } : {}),
    view,
    ...(summary ? { summary } : {}),
  } as const;
}

/**
 * Plans the write that brings storage to `state`. Its duration is proportional to the change and to the number of
 * steps.
 */
export function planWrite(knowledge: StorageKnowledge, state: GatepostState, stamp: WriteStamp): WritePlan {
  const { steps, start } = chainOf(state);
  const { first, same, dropped, isBaseDue } = locateHistory(knowledge, steps, start);
  const { id, seen } = stamp;
  const batch: WriteBatch = {
    head: headOf(state, stamp, first, [start, ...steps.map(({ after }) => after)]),
    ...(seen === undefined ? {} : { seen }),
    ...(isBaseDue ? { base: { id, step: first, data: encodeBase(start) } } : {}),
    steps: steps
      .slice(same)
      .map((step, index) => ({ work: id, step: first + same + index, data: encodeStep(step) })),
    end: first + steps.length,
  };
  const base = isBaseDue ? first : knowledge.base!;
  return {
    batch,
    meanwhile: isBaseDue
      ? { ...emptyStorageKnowledge, first }
      : { base, first, start, steps: steps.slice(0, same), dropped },
    after: { base, first, start, steps, dropped: isBaseDue ? 0 : dropped },
  };
}
