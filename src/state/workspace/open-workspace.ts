// Reading workspaces. Fetched when there is one to read.
import { parseSettings } from '../../core/questions/registry.ts';
import { readWorkspace, type Workspace, type WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { loadQuestion } from '../table/load-question.ts';
import { documentOfWorkspace, type WorkspaceDocument } from './workspace-to-document.ts';

/** A workspace as a document, with what it asks. */
export function readWorkspaceDocument(workspace: Workspace): WorkspaceDocument {
  return documentOfWorkspace(workspace, parseSettings(workspace.question, workspace['asked']));
}

/** What was opened, once the code is there that answers what it asks. @throws if that cannot be fetched. */
export async function loadQuestionOf<Opened extends WorkspaceDocument>(opened: Opened): Promise<Opened> {
  if (opened.subject) await loadQuestion(opened.subject);
  return opened;
}

/** Reads the text of a workspace file into a document; it must hold at least one file. */
export function parseWorkspaceDocument(text: string): WorkspaceDocument | { problem: WorkspaceProblem } {
  const result = readWorkspace(text);
  if ('problem' in result) return result;
  const opened = readWorkspaceDocument(result.workspace);
  if (opened.document.files.length > 0) return opened;
  return { problem: { code: 'invalid', params: { where: 'files', expected: 'content' } } };
}
