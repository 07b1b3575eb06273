// Starts the page for the program on this computer: opens what the user named there.
import { readOpenedLocally } from '../../state/disk/local-editor.ts';
import { connectLocalEditor } from '../../state/disk/local-editor-token.ts';
import { shellStore } from '../shared/shell-store.ts';
import { openLocalSite } from './open-local-site.ts';
import { describeLocalError, openRequestedSite } from './open-requested.ts';

/** Connects with the token of the address, which leaves the address, and opens what the user named. */
export async function startLocalEditor(token: string): Promise<void> {
  connectLocalEditor(token);
  // The start page, for the case that nothing can be opened. Opening goes to the workbench.
  history.replaceState(null, '', '#/');
  try {
    const { sites, address } = await readOpenedLocally();
    const [site, ...others] = sites;
    if (address !== undefined) {
      const problem = await openRequestedSite(new URL(address));
      if (problem !== undefined) shellStore.setState({ problem });
    } else if (site && others.length === 0) await openLocalSite(site);
  } catch (error) {
    shellStore.setState({ problem: describeLocalError(error, '') });
  }
}
