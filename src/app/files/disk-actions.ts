import { inDetectedEncoding } from '../../state/disk/read-encoding.ts';
// Actions for a file that was changed on disk, was deleted, or cannot be written.

import { readAnySource } from '../../core/document/big-source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import { closeProblemDialog, type DiskProblem } from '../../state/disk/disk-problems.ts';
import { getPlace } from '../../state/disk/places.ts';
import { acceptDiskState, fileWithId, reloadFile } from '../../state/disk/resolve-disk-change.ts';
import { isWorkspacePlaceId } from '../../state/disk/workspace-place.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openWorkspaceFile } from '../../state/files/open-files.ts';
import { saveFile, saveWorkspace } from '../../state/files/save-file.ts';
import { runTask } from '../../state/idle-tasks.ts';
import { updateVersionChoice } from '../../state/versions/use-version-comparison.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';
import { runSave } from './file-operations.ts';

export function closeDiskDialog(): void {
  closeProblemDialog();
  dismiss('asks');
}

const pathOf = (file: number) => fileWithId(documentStore.getState().document, file)?.path ?? '';

/** Saves the file or the workspace of a problem. */
export function saveAgain({ file }: DiskProblem, where: 'place' | 'elsewhere' = 'place'): void {
  closeDiskDialog();
  void runSave(() =>
    isWorkspacePlaceId(file)
      ? saveWorkspace(documentStore, where)
      : saveFile(documentStore, pathOf(file), where),
  );
}

export function overwriteOnDisk(problem: DiskProblem, change: ChangedOnDisk): void {
  acceptDiskState(problem.file, change);
  saveAgain(problem);
}

/** Reads the file in slices, because it may be big. */
const readDiskText = async ({ bytes }: ChangedOnDisk) =>
  inDetectedEncoding(await runTask(readAnySource(bytes)));

export async function reloadFromDisk({ file, name }: DiskProblem, change: ChangedOnDisk): Promise<void> {
  closeDiskDialog();
  if (!isWorkspacePlaceId(file)) return reloadFile(documentStore, file, change, await readDiskText(change));
  const place = getPlace(file);
  const diskFile = {
    name,
    bytes: change.bytes,
    ...(place ? { place: { ...place, stamp: change.stamp } } : {}),
  };
  const problem = await openWorkspaceFile(documentStore, diskFile).catch(() => true);
  if (problem) shellStore.setState({ problem: words.reloadFailed(escapeInvisible(name)) });
}

/** Compares our text with the one on disk on the comparison page. */
export async function compareWithDisk({ file, name }: DiskProblem, change: ChangedOnDisk): Promise<void> {
  closeDiskDialog();
  const source = await readDiskText(change);
  updateVersionChoice({
    before: { kind: 'disk', name, source },
    after: { kind: 'now' },
    path: pathOf(file),
    isSwapped: false,
  });
  goToPage('/compare/versions');
}
