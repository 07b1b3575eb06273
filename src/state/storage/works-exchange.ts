// Works as they are exchanged with files: each as the text of its workspace. All that export and import know of the shelf.
import type { PackedWork } from '../../core/site/everything.ts';
import type { GatepostState } from '../document-store.ts';
import { writeDown } from '../kept.ts';
import { addWork, presentWork, worksOnShelf } from '../work-shelf.ts';

/** A work on the shelf, and the name that it lies under. */
export interface ExchangedWork extends Omit<PackedWork, 'versions'> {
  readonly id: string;
}

/** Where works lie. Both may throw. */
export interface WorksPort {
  readonly all: () => Promise<readonly ExchangedWork[]>;
  /** Adds a work beside the others; returns the name it lies under. */
  readonly add: (work: Omit<ExchangedWork, 'id'>) => Promise<string>;
}

/** The works of this browser, with what is open as it is now. */
export const worksBeside = (state: GatepostState): WorksPort => ({
  all: async () => {
    const present = { id: presentWork(), kept: writeDown(state) };
    const others = (await worksOnShelf()).filter(({ id }) => id !== present.id);
    return [present, ...others].map(({ id, kept: { workspace, path, unsaved, time } }) => ({
      id,
      text: workspace,
      path,
      unsaved,
      time,
    }));
  },
  add: ({ text, path, unsaved, time }) => addWork({ workspace: text, path, unsaved, time }),
});
