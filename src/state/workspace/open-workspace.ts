// Reads workspaces. Loaded when there is one to read.
import { parseSettings } from '../../core/questions/registry.ts';
import { readWorkspace, type Workspace, type WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { loadQuestion } from '../table/load-question.ts';
import { documentOfWorkspace, type WorkspaceDocument } from './workspace-to-document.ts';

/** Returns a workspace as a document with its question. */
export function readWorkspaceDocument(workspace: Workspace): WorkspaceDocument {
  return documentOfWorkspace(workspace, parseSettings(workspace.question, workspace['asked']));
}

/** Loads the code of the workspace's question, and returns the workspace. @throws if it cannot be loaded */
export async function loadQuestionOf<Opened extends WorkspaceDocument>(opened: Opened): Promise<Opened> {
  if (opened.subject) await loadQuestion(opened.subject);
  return opened;
}

/** Reads the text of a workspace file into a document. It must have at least one file. */
export function parseWorkspaceDocument(text: string): WorkspaceDocument | { problem: WorkspaceProblem } {
  const result = readWorkspace(text);
  if ('problem' in result) return result;
  const opened = readWorkspaceDocument(result.workspace);
  if (opened.document.files.length > 0) return opened;
  return { problem: { code: 'invalid', params: { where: 'files', expected: 'content' } } };
}
