// Opens files on this computer through the program.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { localEditorWords as words } from '../../messages/en/app/local-editor.ts';
import { fromHandle } from '../../state/disk/file-access.ts';
import { createLocalHandle, type LocalSite, localFileOf } from '../../state/disk/local-editor.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { readStoredPlaces } from '../../state/storage/disk-places.ts';
import { currentSessionId } from '../../state/storage/sessions.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import { shellStore } from '../shared/shell-store.ts';

/** Whether the session that was resumed has these files: it may have unsaved work of the last run. */
async function isResumed({ files }: LocalSite): Promise<boolean> {
  const session = currentSessionId();
  const { document, isOpenInOtherTab } = documentStore.getState();
  if (session === undefined || isOpenInOtherTab) return false;
  const stored = await readStoredPlaces(session).catch(() => []);
  const paths = new Set(document.files.map(({ path }) => path));
  // The place of the workspace file has no path of the site.
  const own = stored.filter(({ path }) => path === '' || paths.has(path));
  const ids = new Set(own.map(({ handle }) => localFileOf(handle)));
  return files.every(({ id }) => ids.has(id));
}

/** Opens the files of a site, unless they are open. Returns whether they are. */
export async function openLocalSite(site: LocalSite): Promise<boolean> {
  if (await isResumed(site)) {
    goToPage('/edit');
    return true;
  }
  try {
    const chosen = await Promise.all(
      site.files.map(async (file) => ({ ...(await fromHandle(createLocalHandle(file))), name: file.name })),
    );
    return (await withFileOperations((operations) => operations.openFiles(chosen))) === true;
  } catch {
    shellStore.setState({ problem: words.notOpened(escapeInvisible(site.name)) });
    return false;
  }
}
