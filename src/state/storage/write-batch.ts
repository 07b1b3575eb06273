// What is written at once: all of it or nothing.
import type { SessionBase, SessionHead, SessionStep } from './database.ts';

/** Records of one work that take the place of what lies there. */
export interface WriteBatch {
  readonly head: SessionHead;
  /** The writer that the work had when it was read: it gives way to that of the head, any other one does not. */
  readonly seen?: string;
  /** With a base, the steps before it go. */
  readonly base?: SessionBase;
  readonly steps: readonly SessionStep[];
  /** The steps from this number on go that are not among `steps`. */
  readonly end: number;
}

/** A work as it lies in storage, its steps in their order. */
export interface StoredSession {
  readonly head: SessionHead;
  readonly base?: SessionBase | undefined;
  readonly steps: readonly SessionStep[];
}

/** `lost`: another writer has the work. `missing`: it is not there any more, and has to be written as a whole. */
export type WriteResult = 'written' | 'lost' | 'missing';

/** Why a batch must not be written to what lies there; undefined if it may. */
export function findWriteObstacle(
  head: Pick<SessionHead, 'writer'> | undefined,
  batch: WriteBatch,
): 'lost' | 'missing' | undefined {
  if (!head) return batch.base ? undefined : 'missing';
  return head.writer === batch.head.writer || head.writer === batch.seen ? undefined : 'lost';
}

/** What lies there once a batch is written. */
export function applyBatch(
  stored: StoredSession | undefined,
  { head, base, steps, end }: WriteBatch,
): StoredSession {
  const fresh = new Set(steps.map(({ step }) => step));
  const first = base?.step ?? -Infinity;
  const stays = ({ step }: SessionStep) => step >= first && step < end && !fresh.has(step);
  const all = [...(stored?.steps ?? []).filter(stays), ...steps].toSorted((a, b) => a.step - b.step);
  return { head, base: base ?? stored?.base, steps: all };
}

/** What was put aside, if it is newer than what lies there, and from its writer or from one that it gives way to. */
function newerOf(batch: WriteBatch, stored: StoredSession | undefined): WriteBatch | undefined {
  if (!stored) return batch.base && batch;
  const { writer, revision } = stored.head;
  const isTheirs = writer === batch.head.writer || writer === batch.seen;
  return isTheirs && batch.head.revision > (revision ?? 0) ? batch : undefined;
}

/** The newest of all that was put aside of one work, among what may be written over what lies there. */
export const newestBatch = (
  batches: readonly WriteBatch[],
  stored: StoredSession | undefined,
): WriteBatch | undefined =>
  batches
    .flatMap((batch) => newerOf(batch, stored) ?? [])
    .toSorted((a, b) => b.head.revision - a.head.revision || b.head.time - a.head.time)[0];

/** Where works are kept. Everything rejects if storage is full, forbidden or broken. */
export interface SessionDatabase {
  readonly heads: () => Promise<readonly unknown[]>;
  readonly read: (id: string) => Promise<StoredSession | undefined>;
  /** Reads a work that is the writer's from then on, together with what was put aside, which is written at once. */
  readonly take: (
    id: string,
    writer: string,
    asides: readonly WriteBatch[],
  ) => Promise<StoredSession | undefined>;
  readonly write: (batch: WriteBatch) => Promise<WriteResult>;
  readonly remove: (id: string) => Promise<void>;
}
