// What is written down of a work so that it can be gone on with.
import { printWorkspace } from '../core/site/pack-workspace.ts';
import { type GatepostState } from './document-store.ts';
import { unsavedPaths } from './unsaved.ts';
import { workspaceOf } from './workspace-file.ts';

/** A kept work. The workspace is text in the format of the workspace file, so it stays readable for ever. */
export interface Kept {
  readonly workspace: string;
  readonly path: string;
  /** Paths whose text was not saved to a file. */
  readonly unsaved: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The work as it is now. */
export function writeDown(state: GatepostState): Kept {
  return {
    workspace: printWorkspace(workspaceOf(state.document, state.view)),
    path: state.view.path,
    unsaved: unsavedPaths(state),
    time: Date.now(),
  };
}
