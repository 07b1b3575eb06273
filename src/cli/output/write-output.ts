// Writes the output files of a command, and no others.
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { errorCode } from '../input/error-code.ts';
import { STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { Io } from './io.ts';

type Folder = Pick<Io, 'cwd'>;

/** Resolves to undefined if the file does not exist. */
async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The existing file at a path, after links are followed; undefined if there is none. */
async function findExisting(file: string) {
  const path = await ifExists(realpath(file));
  return path === undefined ? undefined : { path, stats: await stat(path) };
}

/** Gives a new file the owner and the permissions of the one that it replaces. @throws CliError if it cannot. */
async function copyOwnerAndMode(handle: FileHandle, { uid, gid, mode }: Stats, file: string): Promise<void> {
  const created = await handle.stat();
  try {
    if (created.uid !== uid || created.gid !== gid) await handle.chown(uid, gid);
  } catch {
    throw new CliError('other-owner', { file });
  }
  // After the owner, because a change of the owner removes set-user-ID and set-group-ID.
  await handle.chmod(mode & 0o7777);
}

/** The content that a file must still have when it is replaced. `undefined`: it must still not exist. */
interface Expected {
  readonly content: Uint8Array | undefined;
}

async function isStill(path: string, { content }: Expected): Promise<boolean> {
  const now = await ifExists(readFile(path));
  return now === undefined || content === undefined ? now === content : Buffer.compare(now, content) === 0;
}

/**
 * Replaces or creates a file atomically: the new content is written to a temporary file next to it, which then replaces
 * it. Permissions, owner and symbolic links are kept. A file with several names (hard links) is refused, because only
 * one of them would have the new content. A report is written to a device or a pipe directly.
 */
async function replaceFile(
  io: Folder,
  file: string,
  bytes: Uint8Array | string,
  expected: Expected | undefined,
): Promise<void> {
  const named = resolve(io.cwd, file);
  const existing = await findExisting(named);
  if (existing && !existing.stats.isFile()) {
    // What was read from a pipe cannot be compared, and its other end may be closed.
    if (expected) throw new CliError('unwritable', { file, why: 'not a regular file' });
    return writeFile(existing.path, bytes);
  }
  if (existing && existing.stats.nlink > 1) throw new CliError('hard-links', { file });
  const path = existing?.path ?? named;
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const handle = await open(temporary, 'wx', existing === undefined ? 0o666 : existing.stats.mode & 0o777);
  try {
    try {
      await handle.writeFile(bytes);
      // After the content, because writing removes set-user-ID and set-group-ID.
      if (existing) await copyOwnerAndMode(handle, existing.stats, file);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Last, so that as little time as possible is left for another change.
    if (expected && !(await isStill(path, expected))) throw new CliError('changed-meanwhile', { file });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Says what is in the way of a file that cannot be written. */
function toWriteError(file: string, why: string): CliError {
  if (why === 'ENOENT') return new CliError('no-folder', { file, folder: dirname(file) });
  if (why === 'EISDIR') return new CliError('is-directory', { file });
  return new CliError('unwritable', { file, why });
}

/** Writes a whole file or nothing. @throws CliError if it cannot be written. */
async function writeWhole(
  io: Folder,
  file: string,
  bytes: Uint8Array | string,
  expected?: Expected,
): Promise<void> {
  if (file === STDIN) throw new CliError('write-stdin');
  if (isAddress(file)) throw new CliError('write-address', { file });
  try {
    await replaceFile(io, file, bytes, expected);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw toWriteError(file, errorCode(error));
  }
}

/**
 * Writes an edited file back, if it is still as it was read. `read`: its content then; undefined if there was no file.
 * @throws CliError if it cannot be written, or another program has changed it meanwhile.
 */
export const writeEditedFile = (
  io: Folder,
  file: string,
  read: Uint8Array | undefined,
  bytes: Uint8Array,
): Promise<void> => writeWhole(io, file, bytes, { content: read });

/** Writes a report to a file, whatever it contained, or prints it for `-`. */
export async function writeReport(io: Io, file: string, text: Uint8Array | string): Promise<void> {
  if (file === STDIN) io.out(text);
  else await writeWhole(io, file, text);
}
