// Works as they are exchanged with files: each as the text of its workspace. All that export and import know of the shelf.
import type { PackedWork } from '../../core/site/everything.ts';
import { printWorkspace } from '../../core/site/pack-workspace.ts';
import type { GatepostState } from '../document-store.ts';
import { unsavedPaths } from '../unsaved.ts';
import { workspaceOf } from '../workspace-file.ts';
import { writeWork } from './earlier-form.ts';
import { newWorkId } from './held-works.ts';
import { allWorks } from './shelf.ts';
import { presentWork, readWork } from './works.ts';

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

const exchanged = (id: string, state: GatepostState, time: number): ExchangedWork => ({
  id,
  text: printWorkspace(workspaceOf(state.document, state.view)),
  path: state.view.path,
  unsaved: unsavedPaths(state),
  time,
});

/** The works of this browser, with what is open as it is now. One that cannot be read stays where it is. */
export const worksBeside = (state: GatepostState): WorksPort => ({
  all: async () => {
    const present = presentWork();
    const works = [exchanged(present ?? '', state, state.history.past.at(-1)?.time ?? Date.now())];
    for (const { id } of await allWorks()) {
      const work = id === present ? undefined : await readWork(id).catch(() => undefined);
      if (work) works.push(exchanged(id, work.state, work.time));
    }
    return works;
  },
  add: async ({ text, ...work }) => {
    const id = newWorkId();
    if (!(await writeWork(id, { workspace: text, ...work }))) throw new Error('no workspace');
    return id;
  },
});
