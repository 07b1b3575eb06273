// A batch of records that are written together or not at all.
import type { SessionBase, SessionHead, SessionStep, SiteChoices } from './database.ts';

/** Records that update a stored session. */
export interface WriteBatch {
  readonly head: SessionHead;
  /** The writer of the session when it was read: the writer of the head may replace this one, but no other. */
  readonly seen?: string;
  /** With a base, earlier steps are deleted. */
  readonly base?: SessionBase;
  readonly steps: readonly SessionStep[];
  /** Steps from this number on are deleted unless they are among `steps`. */
  readonly end: number;
}

/** A stored session, with its steps in order. */
export interface StoredSession {
  readonly head: SessionHead;
  readonly base?: SessionBase | undefined;
  readonly steps: readonly SessionStep[];
}

/** `lost`: another writer has the session. `missing`: it was deleted, and has to be written as a whole. */
export type WriteResult = 'written' | 'lost' | 'missing';

/** Returns why a batch must not be written; undefined if it may. */
export function findWriteObstacle(
  head: Pick<SessionHead, 'writer'> | undefined,
  batch: WriteBatch,
): 'lost' | 'missing' | undefined {
  if (!head) return batch.base ? undefined : 'missing';
  return head.writer === batch.head.writer || head.writer === batch.seen ? undefined : 'lost';
}

/** Returns a head with the choices of the user that storage has: its writer may not know them. */
export function keepChoices(
  { label: _, pinned: __, deleted: ___, ...head }: SessionHead,
  stored: SiteChoices | undefined,
): SessionHead {
  const { label, pinned, deleted } = stored ?? {};
  return {
    ...head,
    ...(label === undefined ? {} : { label }),
    ...(pinned ? { pinned } : {}),
    ...(deleted === undefined ? {} : { deleted }),
  };
}

/** Returns the choices of a session that is not deleted. */
export const withoutDeletion = ({ deleted: _, ...choices }: SiteChoices): SiteChoices => choices;

/** Returns the stored session after a batch was written. */
export function applyBatch(
  stored: StoredSession | undefined,
  { head, base, steps, end }: WriteBatch,
): StoredSession {
  const newSteps = new Set(steps.map(({ step }) => step));
  const first = base?.step ?? -Infinity;
  const isRemaining = ({ step }: SessionStep) => step >= first && step < end && !newSteps.has(step);
  const allSteps = [...(stored?.steps ?? []).filter(isRemaining), ...steps].toSorted(
    (a, b) => a.step - b.step,
  );
  return { head: keepChoices(head, stored?.head), base: base ?? stored?.base, steps: allSteps };
}

/** Returns the backup if it is newer than the stored session and its writer may write there. */
function ifApplicable(batch: WriteBatch, stored: StoredSession | undefined): WriteBatch | undefined {
  if (!stored) return batch.base && batch;
  const { writer, revision } = stored.head;
  const isTheirs = writer === batch.head.writer || writer === batch.seen;
  return isTheirs && batch.head.revision > (revision ?? 0) ? batch : undefined;
}

/** Returns the newest applicable backup of a session. */
export const newestBatch = (
  batches: readonly WriteBatch[],
  stored: StoredSession | undefined,
): WriteBatch | undefined =>
  batches
    .flatMap((batch) => ifApplicable(batch, stored) ?? [])
    .toSorted((a, b) => b.head.revision - a.head.revision || b.head.time - a.head.time)[0];

/** The storage of sessions. All methods reject if it is full, forbidden or broken. */
export interface SessionDatabase {
  readonly heads: () => Promise<readonly unknown[]>;
  readonly read: (id: string) => Promise<StoredSession | undefined>;
  /** Makes `writer` the writer of a session, writes its newest backup, and reads the result. */
  readonly take: (
    id: string,
    writer: string,
    backups: readonly WriteBatch[],
  ) => Promise<StoredSession | undefined>;
  readonly write: (batch: WriteBatch) => Promise<WriteResult>;
  readonly remove: (id: string) => Promise<void>;
}
