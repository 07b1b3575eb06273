// A work from storage as the store holds it: the base, and each step made again. Fetched when there is one to restore.
import { defaultReader } from '../../core/readers/index.ts';
import type { Source } from '../../core/text/source.ts';
import type { SiteDocument } from '../document.ts';
import type { GatepostState } from '../document-store.ts';
import type { Step } from '../history.ts';
import { fetchQuestion } from '../question-modules.ts';
import type { StoredWork } from './batch.ts';
import { changedSource } from './decode-lines.ts';
import { type Ids, readBase, readStep } from './decode-step.ts';
import { bytesOf, type Known } from './plan.ts';
import { readView } from './read-view.ts';
import { countIn, isCount, listOf, objectOf, textIn } from './readable.ts';

/** A work that can be gone on with. */
export interface RestoredWork {
  readonly id: string;
  readonly state: GatepostState;
  /** Milliseconds since 1970 of its last change. */
  readonly time: number;
  /** True if a part of it could not be read: the state is what came before that. */
  readonly isDamaged: boolean;
  /** What of it lies in storage. */
  readonly known: Known;
}

/** The steps that can be read, one after the other, and whether one could not. */
function replay(base: SiteDocument, first: number, { steps: records }: StoredWork, ids: Ids) {
  const steps: Step[] = [];
  let document = base;
  try {
    for (const { step: number, data } of records) {
      if (number < first) continue;
      if (number !== first + steps.length) return { steps, isDamaged: true };
      const step = readStep(document, data, ids);
      steps.push(step);
      document = step.after;
    }
  } catch {
    return { steps, isDamaged: true };
  }
  return { steps, isDamaged: false };
}

/** What was saved of each file, as far as it can be read: a file of which it cannot counts as not saved. */
function readSaved(
  data: unknown,
  versions: readonly SiteDocument[],
  first: number,
  ids: Ids,
): Map<number, Source> {
  const saved = new Map<number, Source>();
  for (const entry of Array.isArray(data) ? (data as readonly unknown[]) : []) {
    try {
      const [name, version, change] = listOf(entry);
      const id = ids.get(textIn(name));
      const source = versions[countIn(version) - first]?.files.find((file) => file.id === id)?.source;
      if (id !== undefined && source)
        saved.set(id, change === undefined ? source : changedSource(source, objectOf(change)));
    } catch {
      // It is said of the file that it is not saved: that loses nothing.
    }
  }
  return saved;
}

const within = (value: unknown, from: number, to: number, otherwise: number): number =>
  isCount(value) && value >= from && value <= to ? value : otherwise;

/** What a stored work holds. @throws Unreadable if its base cannot be read. */
export function restored(stored: StoredWork): RestoredWork {
  const ids: Ids = new Map();
  const { head } = stored;
  const base = countIn(stored.base?.step);
  const start = readBase(stored.base?.data, ids);
  const { steps, isDamaged } = replay(start, base, stored, ids);
  const end = base + steps.length;
  const first = within(head.first, base, end, base);
  const done = within(head.done, first, end, end);
  const versions = [start, ...steps.map(({ after }) => after)];
  const document = versions[done - base]!;
  const past = steps.slice(first - base, done - base);
  const future = steps.slice(done - base);
  const state: GatepostState = {
    document,
    saved: readSaved(head.saved, versions, base, ids),
    history: { past, future, shortened: head.shortened === true },
    view: readView(head.view, document, defaultReader),
  };
  return {
    id: head.id,
    state,
    time: isCount(head.time) ? head.time : 0,
    isDamaged: isDamaged || done !== head.done || first !== head.first,
    known: {
      base,
      first,
      start: versions[first - base]!,
      steps: [...past, ...future],
      dropped: bytesOf(steps.slice(0, first - base)),
    },
  };
}

/** The same, with the code that answers what it asks; it asks about fetching where that cannot be fetched. */
export async function restoreWork(stored: StoredWork): Promise<RestoredWork> {
  const work = restored(stored);
  const { subject, ...others } = work.state.view;
  if (!subject) return work;
  return fetchQuestion(subject).then(
    () => work,
    () => ({ ...work, state: { ...work.state, view: others } }),
  );
}
