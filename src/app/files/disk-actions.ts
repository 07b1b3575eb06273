// What can be done about a file that was changed on disk, is gone, or may not be written.

import { readAnySource } from '../../core/document/big-source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import { closeProblemDialog, type DiskProblem } from '../../state/disk/disk-problems.ts';
import { openWorkspaceFile } from '../../state/disk/open-files.ts';
import { getPlace } from '../../state/disk/places.ts';
import { acceptDiskState, fileWithId, reloadFile } from '../../state/disk/resolve-disk-change.ts';
import { saveFile, saveWorkspace } from '../../state/disk/save-file.ts';
import { isWorkspacePlaceId } from '../../state/disk/workspace-place.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { runTask } from '../../state/idle-tasks.ts';
import { updateVersionChoice } from '../../state/versions/use-version-comparison.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { dismiss, shellStore } from '../shell/shell-store.ts';
import { runSave } from './file-operations.ts';

export function closeDiskDialog(): void {
  closeProblemDialog();
  dismiss('asks');
}

const pathOf = (file: number) => fileWithId(documentStore.getState().document, file)?.path ?? '';

/** Saves the file or the workspace that the trouble is about. */
export function saveAgain({ file }: DiskProblem, where: 'place' | 'elsewhere' = 'place'): void {
  closeDiskDialog();
  void runSave(() =>
    isWorkspacePlaceId(file)
      ? saveWorkspace(documentStore, where)
      : saveFile(documentStore, pathOf(file), where),
  );
}

export function overwriteOnDisk(trouble: DiskProblem, seen: ChangedOnDisk): void {
  acceptDiskState(trouble.file, seen);
  saveAgain(trouble);
}

/** It may be big: the page goes on meanwhile. */
const textOf = ({ bytes }: ChangedOnDisk) => runTask(readAnySource(bytes));

export async function reloadFromDisk({ file, name }: DiskProblem, seen: ChangedOnDisk): Promise<void> {
  closeDiskDialog();
  if (!isWorkspacePlaceId(file)) return reloadFile(documentStore, file, seen, await textOf(seen));
  const place = getPlace(file);
  const chosen = { name, bytes: seen.bytes, ...(place ? { place: { ...place, stamp: seen.stamp } } : {}) };
  const problem = await openWorkspaceFile(documentStore, chosen).catch(() => true);
  if (problem) shellStore.setState({ problem: words.reloadFailed(escapeInvisible(name)) });
}

/** Shows what our text says otherwise than the one on disk, and what follows from that. */
export async function compareWithDisk({ file, name }: DiskProblem, seen: ChangedOnDisk): Promise<void> {
  closeDiskDialog();
  const source = await textOf(seen);
  updateVersionChoice({ before: { kind: 'disk', name, source }, after: { kind: 'now' }, path: pathOf(file) });
  goToPage('/compare/versions');
}
