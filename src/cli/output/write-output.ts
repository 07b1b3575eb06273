// Writing files: what a command was asked to write, and nothing else.
import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { errorCode, STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { Io } from './io.ts';

/** What is at a place: links are followed. Undefined if there is nothing. */
async function findExisting(file: string) {
  try {
    const place = await realpath(file);
    return { place, ...(await stat(place).then((found) => ({ isFile: found.isFile(), mode: found.mode }))) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces a file, or makes it, so that at each moment it is the old or the new one as a whole: the new one is written
 * beside it, and takes its place. Permissions and links to it stay. A device or a pipe is written to.
 */
async function replaceFile(file: string, bytes: Uint8Array | string): Promise<void> {
  const existing = await findExisting(file);
  if (existing && !existing.isFile) return writeFile(existing.place, bytes);
  const place = existing?.place ?? file;
  const beside = join(dirname(place), `.${basename(place)}.${randomUUID()}.tmp`);
  const handle = await open(beside, 'wx', existing === undefined ? 0o666 : existing.mode & 0o777);
  try {
    try {
      if (existing) await handle.chmod(existing.mode & 0o7777);
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Writes a file as a whole or not at all. @throws CliError if it cannot be written. */
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
