// Reading workspaces: of files, and of kept works. Fetched when there is one to read.
import { readWorkspace, type WorkspaceProblem } from '../core/site/workspace.ts';
import type { Kept } from './kept.ts';
import { documentOf, type OpenedWorkspace } from './workspace-file.ts';

/** Recovered work. */
export interface Recovered extends OpenedWorkspace {
  readonly path: string;
  readonly unsaved: readonly string[];
  readonly time: number;
}

/** Reads the text of a workspace file into a document; it must hold at least one file. */
export function openWorkspaceText(text: string): OpenedWorkspace | { problem: WorkspaceProblem } {
  const result = readWorkspace(text);
  if ('problem' in result) return result;
  const opened = documentOf(result.workspace);
  if (opened.document.files.length > 0) return opened;
  return { problem: { code: 'invalid', params: { where: 'files', expected: 'a file with text or base64' } } };
}

/** A kept work as a document, or undefined if it cannot be read (it stays on the shelf). */
export function readKept(kept: Kept): Recovered | undefined {
  const opened = openWorkspaceText(kept.workspace);
  if ('problem' in opened) return undefined;
  return { ...opened, path: kept.path, unsaved: kept.unsaved, time: kept.time };
}
