// Writes the output files of a command, and no others.
import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { errorCode, STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { Io } from './io.ts';

/** The existing file at a path, after links are followed; undefined if there is none. */
async function findExisting(file: string) {
  try {
    const path = await realpath(file);
    return { path, ...(await stat(path).then((stats) => ({ isFile: stats.isFile(), mode: stats.mode }))) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces or creates a file atomically: the new content is written to a temporary file next to it, which then replaces
 * it. Permissions and links are kept. A device or a pipe is written to directly.
 */
async function replaceFile(file: string, bytes: Uint8Array | string): Promise<void> {
  const existing = await findExisting(file);
  if (existing && !existing.isFile) return writeFile(existing.path, bytes);
  const path = existing?.path ?? file;
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const handle = await open(temporary, 'wx', existing === undefined ? 0o666 : existing.mode & 0o777);
  try {
    try {
      if (existing) await handle.chmod(existing.mode & 0o7777);
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Writes a whole file or nothing. @throws CliError if it cannot be written. */
export async function writeOutputFile(io: Io, file: string, bytes: Uint8Array | string): Promise<void> {
  if (file === STDIN) throw new CliError('write-stdin');
  if (isAddress(file)) throw new CliError('write-address', { file });
  try {
    await replaceFile(resolve(io.cwd, file), bytes);
  } catch (error) {
    throw new CliError('unwritable', { file, why: errorCode(error) });
  }
}

/** Writes a report to a file, or prints it for `-`. */
export async function writeReport(io: Io, file: string, text: Uint8Array | string): Promise<void> {
  if (file === STDIN) io.out(text);
  else await writeOutputFile(io, file, text);
}
