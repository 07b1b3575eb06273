// Opens what another program shared. Whatever was not opened stays where it lies: a reload asks about it again.
import { forgetShared, type SharedFile } from '../state/shared-files.ts';
import { withFiles } from './commands.ts';
import { closeAsked } from './file-focus.ts';

const fromNowhere = { entry: null, handle: Promise.resolve(null) };

/** Opens files that were shared, and forgets them then. */
export async function openShared(files: readonly SharedFile[]): Promise<void> {
  closeAsked();
  const dropped = files.map(({ file }) => ({ file, ...fromNowhere }));
  if (await withFiles((does) => does.openDropped(dropped))) await forgetShared();
}
