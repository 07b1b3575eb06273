// Opens an example in the workbench.
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { openWorkspaceDocument } from '../../../state/files/open-files.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { goToPage } from '../../../ui/environment/page-address.ts';

/** Opens a workspace and shows it. @throws if its question cannot be loaded */
export async function openExample(workspace: Workspace, name: string): Promise<void> {
  const opened = await loadQuestionOf(readWorkspaceDocument(workspace));
  openWorkspaceDocument(documentStore, opened, { code: 'open-example', params: { name } });
  goToPage('/edit');
}
