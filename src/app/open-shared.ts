// Opens what another program shared. Whatever was not opened stays where it lies: a reload asks about it again.
import { deleteSharedFiles, type SharedFile } from '../state/shared-files.ts';
import { withFileOperations } from './commands.ts';
import { closeDialog } from './file-focus.ts';

const fromNowhere = { entry: null, handle: Promise.resolve(null) };

/** Opens files that were shared, and forgets them then. */
export async function openSharedFiles(files: readonly SharedFile[]): Promise<void> {
  closeDialog();
  const dropped = files.map(({ file }) => ({ file, ...fromNowhere }));
  if (await withFileOperations((does) => does.openDropped(dropped))) await deleteSharedFiles();
}
