// Opens a site of the list from the workbench: from the File menu, or from the palette.
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { focusOpenedFile } from '../shared/pane-focus.ts';
import { refreshSessionList } from './boot.ts';

/** Opens a stored site and shows it. The open one stays in the list. */
export async function reopenSite(session: SessionSummary): Promise<void> {
  const { reopenSession } = await import('../routes/use-sites.ts');
  if (!(await reopenSession(session))) return;
  void refreshSessionList();
  goToPage('/edit');
  focusOpenedFile();
}
