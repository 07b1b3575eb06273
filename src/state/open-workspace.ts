// Reading workspaces. Fetched when there is one to read.
import { readAsked } from '../core/site/asked.ts';
import { readWorkspace, type Workspace, type WorkspaceProblem } from '../core/site/workspace.ts';
import { fetchQuestion } from './question-modules.ts';
import { documentOf, type OpenedWorkspace } from './workspace-document.ts';

/** A workspace as a document, with what it asks. */
export function openWorkspace(workspace: Workspace): OpenedWorkspace {
  return documentOf(workspace, readAsked(workspace.question, workspace['asked']));
}

/** What was opened, once the code is there that answers what it asks. @throws if that cannot be fetched. */
export async function withQuestion<Opened extends OpenedWorkspace>(opened: Opened): Promise<Opened> {
  if (opened.subject) await fetchQuestion(opened.subject);
  return opened;
}

/** Reads the text of a workspace file into a document; it must hold at least one file. */
export function openWorkspaceText(text: string): OpenedWorkspace | { problem: WorkspaceProblem } {
  const result = readWorkspace(text);
  if ('problem' in result) return result;
  const opened = openWorkspace(result.workspace);
  if (opened.document.files.length > 0) return opened;
  return { problem: { code: 'invalid', params: { where: 'files', expected: 'content' } } };
}
