// Saving everything as one file, and looking through such a file before anything of it is added.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import {
  type BackupProblem,
  looksLikeBackup,
  printBackup,
  readBackupTask,
} from '../../core/workspace/full-backup.ts';
import { everythingWords as words } from '../../messages/en/app/files.ts';
import { type ChosenFile, saveBytes } from '../../state/disk/file-access.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { runTask } from '../../state/idle-tasks.ts';
import { createSessionExchange } from '../../state/storage/session-exchange.ts';
import { today } from '../../state/today.ts';
import { versionDatabase } from '../../state/versions/version-database.ts';
import { shellStore } from '../shell/shell-store.ts';
import { type BackupSources, compareBackup, createFullBackup } from './full-backup.ts';
import { currentSettings } from './settings.ts';

/** Works and versions of this browser, with what is open as it is now. */
export const currentBackupSources = (): BackupSources => ({
  works: createSessionExchange(documentStore.getState()),
  versions: versionDatabase,
});

/** Saves all works, their versions and the settings as one file; says so if that cannot be done. */
export async function writeFullBackup(): Promise<void> {
  try {
    const everything = await createFullBackup(currentBackupSources(), currentSettings(), Date.now());
    const bytes = new TextEncoder().encode(printBackup(everything));
    const { done } = await saveBytes(`gatepost-everything-${today()}.json`, bytes, undefined);
    if (done !== 'cancelled') shellStore.setState({ done: words.saved(everything.works.length) });
  } catch {
    shellStore.setState({ problem: words.saveFailed });
  }
}

function sentenceOf(file: string, { code, params }: BackupProblem): string {
  const name = escapeInvisible(file);
  const { where = '', expected = '', version = '' } = params;
  const say = words.problems;
  const sentences = {
    'too-big': () => say['too-big'](name),
    'not-json': () => say['not-json'](name),
    'newer-version': () => say['newer-version'](name, version),
    invalid: () => say.invalid(name, where, expected),
  } satisfies Record<typeof code, () => string>;
  return sentences[code]();
}

/** Octets that are read before one could read that they are. */
const SOON_READ = 1024 * 1024;

/** If a file is everything that was saved once, shows what it holds, or says why not; false if it is no such file. */
export async function openFullBackup([file, ...others]: readonly ChosenFile[]): Promise<boolean> {
  if (!file || others.length > 0 || !/\.json$/i.test(file.name) || !looksLikeBackup(file.bytes)) return false;
  const { name } = file;
  if (file.bytes.length > SOON_READ) shellStore.setState({ reading: { name } });
  const told = await runTask(readBackupTask(file.bytes));
  if ('problem' in told) {
    shellStore.setState({ problem: sentenceOf(name, told.problem) });
    return true;
  }
  const { everything } = told;
  try {
    const found = await compareBackup(currentBackupSources(), everything);
    shellStore.setState({ asks: { about: 'everything', name, everything, found } });
  } catch {
    shellStore.setState({ problem: words.problems.storage(escapeInvisible(name)) });
  }
  return true;
}
