// Works as they are exchanged with files: each as the text of its workspace. All that export and import know of the shelf.
import type { BackupEntry } from '../../core/workspace/full-backup.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { GatepostState } from '../document/document-store.ts';
import { unsavedPaths } from '../document/unsaved.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { writeLegacySession } from './migrations.ts';
import { listSessions } from './session-list.ts';
import { newSessionId } from './session-locks.ts';
import { currentSessionId, readSession } from './sessions.ts';

/** A work on the shelf, and the name that it lies under. */
export interface ExportedSession extends Omit<BackupEntry, 'versions'> {
  readonly id: string;
}

/** Where works lie. Both may throw. */
export interface SessionExchange {
  readonly all: () => Promise<readonly ExportedSession[]>;
  /** Adds a work beside the others; returns the name it lies under. */
  readonly add: (work: Omit<ExportedSession, 'id'>) => Promise<string>;
}

const exportSession = (id: string, state: GatepostState, time: number): ExportedSession => ({
  id,
  text: printWorkspace(workspaceOf(state.document, state.view)),
  path: state.view.path,
  unsaved: unsavedPaths(state),
  time,
});

/** The works of this browser, with what is open as it is now. One that cannot be read stays where it is. */
export const createSessionExchange = (state: GatepostState): SessionExchange => ({
  all: async () => {
    const present = currentSessionId();
    const works = [exportSession(present ?? '', state, state.history.past.at(-1)?.time ?? Date.now())];
    for (const { id } of await listSessions()) {
      const work = id === present ? undefined : await readSession(id).catch(() => undefined);
      if (work) works.push(exportSession(id, work.state, work.time));
    }
    return works;
  },
  add: async ({ text, ...work }) => {
    const id = newSessionId();
    if (!(await writeLegacySession(id, { workspace: text, ...work }))) throw new Error('no workspace');
    return id;
  },
});
