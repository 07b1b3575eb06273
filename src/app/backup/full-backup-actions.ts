// Saves a full backup as one file, and previews such a file before anything of it is added.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import {
  type BackupProblem,
  looksLikeBackup,
  printBackup,
  readBackupTask,
} from '../../core/workspace/full-backup.ts';
import { fullBackupWords as words } from '../../messages/en/app/files.ts';
import { type BackupSources, compareBackup, createFullBackup } from '../../state/backup/full-backup.ts';
import { type ChosenFile, saveBytes } from '../../state/disk/file-access.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { runTask } from '../../state/idle-tasks.ts';
import { createSessionExchange } from '../../state/storage/session-exchange.ts';
import { versionDatabase } from '../../state/storage/versions/version-database.ts';
import { today } from '../../state/today.ts';
import { shellStore } from '../shared/shell-store.ts';
import { currentSettings } from './settings.ts';

/** Returns the sessions and versions of this browser, with the current state of the open session. */
export const currentBackupSources = (): BackupSources => ({
  works: createSessionExchange(documentStore.getState()),
  versions: versionDatabase,
});

/** Saves all sessions, their versions and the settings as one file. Shows a notice if that fails. */
export async function writeFullBackup(): Promise<void> {
  try {
    const backup = await createFullBackup(currentBackupSources(), currentSettings(), Date.now());
    const bytes = new TextEncoder().encode(printBackup(backup));
    const { done } = await saveBytes(`gatepost-everything-${today()}.json`, bytes, undefined);
    const { deleted } = shellStore.getState();
    if (done !== 'cancelled') shellStore.setState({ done: words.saved(backup.works.length, deleted.length) });
  } catch {
    shellStore.setState({ problem: words.saveFailed });
  }
}

function sentenceOf(file: string, { code, params }: BackupProblem): string {
  const name = escapeInvisible(file);
  const { where = '', expected = '', version = '' } = params;
  const problemWords = words.problems;
  const sentences = {
    'too-big': () => problemWords['too-big'](name),
    'not-json': () => problemWords['not-json'](name),
    'newer-version': () => problemWords['newer-version'](name, version),
    invalid: () => problemWords.invalid(name, where, expected),
  } satisfies Record<typeof code, () => string>;
  return sentences[code]();
}

/** Bigger files show a notice while they are read, in octets. */
const MIN_NOTICE_SIZE = 1024 * 1024;

/** If a file is a full backup, shows its content, or why it cannot be read. Returns false for any other file. */
export async function openFullBackup([file, ...others]: readonly ChosenFile[]): Promise<boolean> {
  if (!file || others.length > 0 || !/\.json$/i.test(file.name) || !looksLikeBackup(file.bytes)) return false;
  const { name } = file;
  if (file.bytes.length > MIN_NOTICE_SIZE) shellStore.setState({ reading: { name } });
  const result = await runTask(readBackupTask(file.bytes));
  if ('problem' in result) {
    shellStore.setState({ problem: sentenceOf(name, result.problem) });
    return true;
  }
  const { everything } = result;
  try {
    const sessions = await compareBackup(currentBackupSources(), everything);
    shellStore.setState({ asks: { about: 'everything', name, everything, found: sessions } });
  } catch {
    shellStore.setState({ problem: words.problems.storage(escapeInvisible(name)) });
  }
  return true;
}
