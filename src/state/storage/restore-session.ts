// Restores a session from storage: the base, with each step applied again. Loaded when there is one to restore.

import type { Source } from '../../core/document/source.ts';
import { defaultReader } from '../../core/readers/registry.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { Opening, Step } from '../document/history.ts';
import { decodeSourceChange } from '../serialization/decode-lines.ts';
import { decodeBase, decodeStep, type FileIds, parseLabel } from '../serialization/decode-step.ts';
import { decodeView } from '../serialization/decode-view.ts';
import { isCount, readCount, readList, readObject, readText } from '../serialization/read-values.ts';
import { restoreRowOrder } from '../table/columns/first-seen.ts';
import { loadQuestion } from '../table/load-question.ts';
import { arrangedFiles } from '../view/arranged-files.ts';
import { decodeSummary, rememberSummary } from './site-summary.ts';
import type { StoredSession } from './write-batch.ts';
import { bytesOf, type StorageKnowledge } from './write-plan.ts';

/** A session that can be resumed. */
export interface RestoredSession {
  readonly id: string;
  readonly state: GatepostState;
  /** Milliseconds since 1970 of its last change. */
  readonly time: number;
  /** Whether a part of it could not be read; the state is then the one before that part. */
  readonly isDamaged: boolean;
  /** What storage contains of it. */
  readonly known: StorageKnowledge;
}

/** Returns the readable steps in order, and whether one was unreadable. */
function replay(base: SiteDocument, first: number, { steps: records }: StoredSession, ids: FileIds) {
  const steps: Step[] = [];
  let document = base;
  try {
    for (const { step: number, data } of records) {
      if (number < first) continue;
      if (number !== first + steps.length) return { steps, isDamaged: true };
      const step = decodeStep(document, data, ids);
      steps.push(step);
      document = step.after;
    }
  } catch {
    return { steps, isDamaged: true };
  }
  return { steps, isDamaged: false };
}

/** Reads one source of each file. A file whose saved source is unreadable counts as unsaved. */
function readSaved(
  data: unknown,
  versions: readonly SiteDocument[],
  first: number,
  ids: FileIds,
): Map<number, Source> {
  const saved = new Map<number, Source>();
  const sourcesOf = memoizeByKey(
    ({ files }: SiteDocument) => new Map(files.map((file) => [file.id, file.source])),
  );
  for (const entry of Array.isArray(data) ? (data as readonly unknown[]) : []) {
    try {
      const [name, version, change] = readList(entry);
      const id = ids.get(readText(name));
      const document = versions[readCount(version) - first];
      const source = document && id !== undefined ? sourcesOf(document).get(id) : undefined;
      if (id !== undefined && source)
        saved.set(id, change === undefined ? source : decodeSourceChange(source, readObject(change)));
    } catch {
      // The file counts as unsaved, which loses nothing.
    }
  }
  return saved;
}

/** Restores the order of the rows of each file. What is unreadable is ordered as in a table that is new. */
function restoreRowOrders(data: unknown, state: GatepostState, ids: FileIds): void {
  const sources = new Map(arrangedFiles(state).map(({ id, source }) => [id, source]));
  for (const entry of Array.isArray(data) ? (data as readonly unknown[]) : []) {
    try {
      const [name, urls] = readList(entry);
      const source = sources.get(ids.get(readText(name)) ?? -1);
      if (source) restoreRowOrder(source, readList(urls).map(readText));
    } catch {
      // The rows are only in another order.
    }
  }
}

/** Reads how the document was opened. If that is unreadable, only its name is missing. */
function decodeOpening(data: unknown): { readonly opening?: Opening } {
  try {
    const { label, time } = readObject(data);
    return { opening: { label: parseLabel(label), time: readCount(time) } };
  } catch {
    return {};
  }
}

const clampIndex = (value: unknown, from: number, to: number, fallback: number): number =>
  isCount(value) && value >= from && value <= to ? value : fallback;

/** Decodes a stored session. @throws UnreadableError if its base cannot be read */
export function decodeSession(stored: StoredSession): RestoredSession {
  const ids: FileIds = new Map();
  const { head } = stored;
  const base = readCount(stored.base?.step);
  const start = decodeBase(stored.base?.data, ids);
  const { steps, isDamaged } = replay(start, base, stored, ids);
  const end = base + steps.length;
  const first = clampIndex(head.first, base, end, base);
  const done = clampIndex(head.done, first, end, end);
  const versions = [start, ...steps.map(({ after }) => after)];
  const document = versions[done - base]!;
  const past = steps.slice(first - base, done - base);
  const future = steps.slice(done - base);
  const arranged = readSaved(head.arranged, versions, base, ids);
  const view = decodeView(head.view, document, defaultReader);
  const state: GatepostState = {
    document,
    saved: readSaved(head.saved, versions, base, ids),
    history: { ...decodeOpening(head.opening), past, future, shortened: head.shortened === true },
    view: arranged.size > 0 ? { ...view, arranged } : view,
  };
  restoreRowOrders(head.rowOrders, state, ids);
  const isPartial = isDamaged || done !== head.done || first !== head.first;
  const summary = isPartial ? undefined : decodeSummary(head.summary);
  if (summary) rememberSummary(state, summary);
  return {
    id: head.id,
    state,
    time: isCount(head.time) ? head.time : 0,
    isDamaged: isPartial,
    known: {
      base,
      first,
      start: versions[first - base]!,
      steps: [...past, ...future],
      dropped: bytesOf(steps.slice(0, first - base)),
    },
  };
}

/** The same, and loads the code of its question. If that cannot be loaded, the table asks about fetching. */
export async function restoreSession(stored: StoredSession): Promise<RestoredSession> {
  const session = decodeSession(stored);
  const { subject, ...viewWithoutSubject } = session.state.view;
  if (!subject) return session;
  return loadQuestion(subject).then(
    () => session,
    () => ({ ...session, state: { ...session.state, view: viewWithoutSubject } }),
  );
}
