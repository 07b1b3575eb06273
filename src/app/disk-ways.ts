// What can be done about a file that was changed on disk, is gone, or may not be written.

import { readAnySource } from '../core/text/big-source.ts';
import { visible } from '../core/text/hidden.ts';
import { diskWords as words } from '../messages/en/files.ts';
import type { ChangedOnDisk } from '../state/disk/look.ts';
import { placeOf } from '../state/disk/places.ts';
import { acknowledge, fileWithId, reloadFile } from '../state/disk/resolve.ts';
import { closeAsked, type DiskTrouble } from '../state/disk/trouble.ts';
import { isWorkspaceId } from '../state/disk/workspace-place.ts';
import { openWorkspaceFile } from '../state/files.ts';
import { saveFile, saveWorkspace } from '../state/save-file.ts';
import { resultInSlices } from '../state/slices.ts';
import { documentStore } from '../state/use-document.ts';
import { chooseVersions } from '../state/use-versions.ts';
import { goToPage } from '../ui/page-link.tsx';
import { save } from './file-actions.ts';
import { dismiss, shellStore } from './shell-store.ts';

export function closeDialog(): void {
  closeAsked();
  dismiss('asks');
}

const pathOf = (file: number) => fileWithId(documentStore.getState().document, file)?.path ?? '';

/** Saves the file or the workspace that the trouble is about. */
export function saveAgain({ file }: DiskTrouble, where: 'place' | 'elsewhere' = 'place'): void {
  closeDialog();
  void save(() =>
    isWorkspaceId(file) ? saveWorkspace(documentStore, where) : saveFile(documentStore, pathOf(file), where),
  );
}

export function overwrite(trouble: DiskTrouble, seen: ChangedOnDisk): void {
  acknowledge(trouble.file, seen);
  saveAgain(trouble);
}

/** It may be big: the page goes on meanwhile. */
const textOf = ({ bytes }: ChangedOnDisk) => resultInSlices(readAnySource(bytes));

export async function reload({ file, name }: DiskTrouble, seen: ChangedOnDisk): Promise<void> {
  closeDialog();
  if (!isWorkspaceId(file)) return reloadFile(documentStore, file, seen, await textOf(seen));
  const place = placeOf(file);
  const chosen = { name, bytes: seen.bytes, ...(place ? { place: { ...place, stamp: seen.stamp } } : {}) };
  const problem = await openWorkspaceFile(documentStore, chosen).catch(() => true);
  if (problem) shellStore.setState({ problem: words.reloadFailed(visible(name)) });
}

/** Shows what our text says otherwise than the one on disk, and what follows from that. */
export async function compare({ file, name }: DiskTrouble, seen: ChangedOnDisk): Promise<void> {
  closeDialog();
  const source = await textOf(seen);
  chooseVersions({ before: { kind: 'disk', name, source }, after: { kind: 'now' }, path: pathOf(file) });
  goToPage('/compare/versions');
}
