// Exports and imports sessions, each as the text of its workspace.
import type { BackupEntry } from '../../core/workspace/full-backup.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { GatepostState } from '../document/document-store.ts';
import { lastChangeOf } from '../document/last-change.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { writeLegacySession } from './migrations.ts';
import { listSessions } from './session-list.ts';
import { newSessionId } from './session-locks.ts';
import { currentSessionId, readSession } from './sessions.ts';

/** A stored session with its id. */
export interface ExportedSession extends Omit<BackupEntry, 'versions'> {
  readonly id: string;
}

/** The storage of sessions. Both functions may throw. */
export interface SessionExchange {
  readonly all: () => Promise<readonly ExportedSession[]>;
  /** Adds a session, and returns its id. */
  readonly add: (session: Omit<ExportedSession, 'id'>) => Promise<string>;
}

const exportSession = (id: string, state: GatepostState, time: number): ExportedSession => ({
  id,
  text: printWorkspace(workspaceOf(state.document, state.view)),
  path: state.view.path,
  unsaved: unsavedPaths(state),
  time,
});

/** Returns the sessions of this browser, with the current state of the open one. Unreadable ones are skipped. */
export const createSessionExchange = (state: GatepostState): SessionExchange => ({
  all: async () => {
    const currentId = currentSessionId();
    const sessions = [exportSession(currentId ?? '', state, lastChangeOf(state) ?? Date.now())];
    for (const { id } of await listSessions()) {
      const session = id === currentId ? undefined : await readSession(id).catch(() => undefined);
      if (session) sessions.push(exportSession(id, session.state, session.time));
    }
    return sessions;
  },
  add: async ({ text, ...session }) => {
    const id = newSessionId();
    if (!(await writeLegacySession(id, { workspace: text, ...session }))) throw new Error('no workspace');
    return id;
  },
});
