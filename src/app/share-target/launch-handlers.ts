// Handles content from outside the page: files that the system opens with the installed app, and shares of other
// programs.
import { offlineWords } from '../../messages/en/app/notices.ts';
import { isLocalEditor } from '../../state/disk/local-editor-token.ts';
import { readSharedFiles } from '../../state/disk/share-target-files.ts';
import { SHARED_PAGE } from '../../workers/offline/protocol.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import { shellStore } from '../shared/shell-store.ts';

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Opens local files as if they were dropped: saving writes to their place on disk. */
async function openLaunched(handles: readonly FileSystemFileHandle[]): Promise<void> {
  const dropped = await Promise.all(
    handles.map(async (handle) => ({
      file: await handle.getFile().catch(() => null),
      entry: null,
      handle: Promise.resolve(handle),
    })),
  );
  await withFileOperations((operations) => operations.openDropped(dropped));
}

/** Asks the user what to do with shared files. */
async function askAboutShared(): Promise<void> {
  const shared = await readSharedFiles().catch(() => undefined);
  if (shared && shared.files.length > 0) shellStore.setState({ asks: { about: 'shared', shared } });
  else shellStore.setState({ problem: offlineWords.sharedNothing });
}

export function handleLaunch(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void openLaunched(files);
  });
  if (location.hash === SHARED_PAGE) void askAboutShared();
  if (isLocalEditor()) void import('../local-editor/follow-disk.ts').then((code) => code.followDisk());
}
