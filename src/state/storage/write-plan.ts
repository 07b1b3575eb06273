// What has to be written so that storage holds what the store holds: as little as is enough.

import type { Source } from '../../core/document/source.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { Step } from '../document/history.ts';
import { unsavedPaths } from '../document/unsaved.ts';
import { encodeSourceChange } from './serialization/encode-lines.ts';
import { encodeBase, encodeStep } from './serialization/encode-step.ts';
import { storageKeyOf } from './serialization/file-keys.ts';
import type { SavedData } from './serialization/session-data.ts';
import type { WriteBatch } from './write-batch.ts';

// The files as they were last saved, as data: nearly always a version of the history holds them.
/** Where a file stands in the versions: as it was saved, or, failing that, at all, the latest first. */
function findSaved(versions: readonly SiteDocument[], saved: ReadonlyMap<number, Source>) {
  const same = new Map<number, number>();
  const any = new Map<number, readonly [version: number, source: Source]>();
  for (let version = versions.length - 1; version >= 0 && same.size < saved.size; version--) {
    const { files } = versions[version]!;
    if (files === versions[version + 1]?.files) continue;
    for (const { id, source } of files) {
      if (!any.has(id)) any.set(id, [version, source]);
      if (!same.has(id) && saved.get(id) === source) same.set(id, version);
    }
  }
  return { same, any };
}

/**
 * What was saved of each file; `versions` are all that the history knows, the first of them has the number `first`.
 * What no version ever held is forgotten.
 */
function encodeSavedFiles(
  saved: ReadonlyMap<number, Source>,
  versions: readonly SiteDocument[],
  first: number,
): SavedData[] {
  const { same, any } = findSaved(versions, saved);
  return [...saved].flatMap(([id, source]): SavedData[] => {
    const version = same.get(id);
    if (version !== undefined) return [[storageKeyOf(id), first + version]];
    const near = any.get(id);
    if (!near) return [];
    return [[storageKeyOf(id), first + near[0], encodeSourceChange(near[1], source)]];
  });
}

/** What surely lies in storage of a work, whatever became of the last attempts to write. */
export interface StorageKnowledge {
  /** Number of the first step on the base; undefined if it is not sure that there is a base. */
  readonly base?: number;
  /** Number of the first of `steps`, and the document that it was made on. */
  readonly first: number;
  readonly start?: SiteDocument;
  readonly steps: readonly Step[];
  /** About how many bytes the steps take that lie there and are no part of the history any more. */
  readonly dropped: number;
}

export const emptyStorageKnowledge: StorageKnowledge = { first: 0, steps: [], dropped: 0 };

/** So many steps that undo cannot take back any more, or so many bytes of them: then the base is written anew. */
const DROPPED = 500;
const DROPPED_BYTES = 32 * 1024 * 1024;

export const bytesOf = (steps: readonly Step[]): number => steps.reduce((sum, { bytes }) => sum + bytes, 0);

/** All steps, done and undone, and the document that the first one was made on. */
function chainOf({ history: { past, future }, document }: GatepostState) {
  const steps = [...past, ...future];
  return { steps, start: steps[0]?.before ?? document };
}

/** How many of the known steps the history has dropped; undefined if it is another history. */
function droppedOf({ start, steps }: StorageKnowledge, document: SiteDocument): number | undefined {
  if (start === document) return 0;
  const place = steps.findIndex(({ after }) => after === document);
  return place < 0 ? undefined : place + 1;
}

/** What is written, and what is known of storage while nobody knows how that ends, and once it has succeeded. */
export interface WritePlan {
  readonly batch: WriteBatch;
  readonly meanwhile: StorageKnowledge;
  readonly after: StorageKnowledge;
}

/** Who writes, what, and for which time. */
export type WriteStamp = Pick<WriteBatch['head'], 'id' | 'writer' | 'revision' | 'time'> &
  Pick<WriteBatch, 'seen'>;

/** Where the history stands in what is known: what its first step has as number, and how many steps lie there already. */
function placeIn(known: StorageKnowledge, steps: readonly Step[], start: SiteDocument) {
  const dropped = known.base === undefined ? undefined : droppedOf(known, start);
  const first = known.first + (dropped ?? 0);
  if (dropped === undefined) return { first, same: 0, dropped: 0, isBaseDue: true };
  const old = known.steps.slice(dropped);
  const differs = steps.findIndex((step, place) => step !== old[place]);
  const bytes = known.dropped + bytesOf(known.steps.slice(0, dropped));
  return {
    first,
    same: differs < 0 ? steps.length : differs,
    dropped: bytes,
    isBaseDue: first - known.base! >= DROPPED || bytes >= DROPPED_BYTES,
  };
}

/** The head of a work: what can be told of it without its base and its steps. */
function headOf(
  state: GatepostState,
  { seen: _, ...stamp }: WriteStamp,
  first: number,
  versions: SiteDocument[],
) {
  const { document, saved, history, view } = state;
  return {
    ...stamp,
    form: 1,
    origin: document.origin,
    paths: document.files.map(({ path }) => path),
    unsaved: unsavedPaths(state),
    first,
    done: first + history.past.length,
    shortened: history.shortened,
    saved: encodeSavedFiles(saved, versions, first),
    view,
  } as const;
}

/** What brings storage to `state`. Takes time in proportion to what changed, and to the number of steps. */
export function planWrite(known: StorageKnowledge, state: GatepostState, stamp: WriteStamp): WritePlan {
  const { steps, start } = chainOf(state);
  const { first, same, dropped, isBaseDue } = placeIn(known, steps, start);
  const { id, seen } = stamp;
  const batch: WriteBatch = {
    head: headOf(state, stamp, first, [start, ...steps.map(({ after }) => after)]),
    ...(seen === undefined ? {} : { seen }),
    ...(isBaseDue ? { base: { id, step: first, data: encodeBase(start) } } : {}),
    steps: steps
      .slice(same)
      .map((step, place) => ({ work: id, step: first + same + place, data: encodeStep(step) })),
    end: first + steps.length,
  };
  const base = isBaseDue ? first : known.base!;
  return {
    batch,
    meanwhile: isBaseDue
      ? { ...emptyStorageKnowledge, first }
      : { base, first, start, steps: steps.slice(0, same), dropped },
    after: { base, first, start, steps, dropped: isBaseDue ? 0 : dropped },
  };
}
