// The files that the user opened: the only ones that the server reads and writes.
import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, open, realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { CliError } from '../cli/cli-error.ts';
import { errorCode } from '../cli/input/error-code.ts';
import { writeEditedFile } from '../cli/output/write-output.ts';

/** The largest file that is read or written, in octets. */
export const MAX_FILE_OCTETS = 64 * 1024 * 1024;

/** Why a file cannot be read or written. */
export type FileProblem = 'not-opened' | 'gone' | 'unreadable' | 'read-only' | 'too-big' | 'changed';

export class FileError extends Error {
  readonly code: FileProblem;
  constructor(code: FileProblem) {
    super(code);
    this.code = code;
  }
}

/** A file that the user opened. */
export interface OpenedFile {
  /** The same for the same file in each run. */
  readonly id: string;
  /** Its path on the site, without the first slash, such as `robots.txt` or `.well-known/tdmrep.json`. */
  readonly name: string;
  /** The absolute path by which it was opened, and that after links were followed. */
  readonly path: string;
  readonly realPath: string;
}

/** Size in octets, and the time of the last change in milliseconds since 1970. */
export interface FileState {
  readonly size: number;
  readonly modified: number;
  readonly isWritable: boolean;
}

/** The content of a file, and its SHA-256 in hexadecimal. */
export interface FileContent extends FileState {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Opens a file. @throws if there is none, or it is not a regular file */
export async function openFile(path: string, name = basename(path)): Promise<OpenedFile> {
  const realPath = await realpath(path);
  const id = hashOf(new TextEncoder().encode(realPath)).slice(0, 24);
  return { id, name, path, realPath };
}

/** Whether a file can be replaced. The superuser may write everything, so the mode counts too. */
async function isWritable(path: string, { mode }: Stats): Promise<boolean> {
  if ((mode & 0o222) === 0) return false;
  const canWrite = async (place: string) =>
    access(place, constants.W_OK).then(
      () => true,
      () => false,
    );
  return (await canWrite(path)) && canWrite(dirname(path));
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCode(error));

const toFileError = (error: unknown): FileError =>
  error instanceof FileError ? error : new FileError(isMissing(error) ? 'gone' : 'unreadable');

/** @throws FileError if the path leads to another file by now, such as by a link, or not to a regular file. */
async function statFile({ path, realPath }: OpenedFile): Promise<Stats> {
  if ((await realpath(path)) !== realPath) throw new FileError('gone');
  const stats = await stat(realPath);
  if (!stats.isFile()) throw new FileError('gone');
  return stats;
}

const stateOf = async (path: string, stats: Stats): Promise<FileState> => ({
  size: stats.size,
  modified: Math.floor(stats.mtimeMs),
  isWritable: await isWritable(path, stats),
});

/** The state of a file without its content. @throws FileError */
export async function readState(file: OpenedFile): Promise<FileState> {
  try {
    return await stateOf(file.realPath, await statFile(file));
  } catch (error) {
    throw toFileError(error);
  }
}

/** Reads a file. @throws FileError */
export async function readContent(file: OpenedFile): Promise<FileContent> {
  try {
    await statFile(file);
    // Opening a pipe that took the place of the file would wait for a writer. Windows lacks both flags.
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const handle = await open(file.realPath, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) throw new FileError('gone');
      if (stats.size > MAX_FILE_OCTETS) throw new FileError('too-big');
      const bytes = new Uint8Array(await handle.readFile());
      return { ...(await stateOf(file.realPath, stats)), bytes, hash: hashOf(bytes) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw toFileError(error);
  }
}

/**
 * Replaces a file as a whole, if its content still has this hash. Its mode, its owner and links to it are kept.
 * @throws FileError
 */
export async function writeContent(file: OpenedFile, bytes: Uint8Array, hash: string): Promise<FileState> {
  const before = await readContent(file);
  if (before.hash !== hash) throw new FileError('changed');
  if (!before.isWritable) throw new FileError('read-only');
  try {
    await writeEditedFile({ cwd: dirname(file.realPath) }, file.realPath, before.bytes, bytes);
  } catch (error) {
    const isChanged = error instanceof CliError && error.code === 'changed-meanwhile';
    throw new FileError(isChanged ? 'changed' : 'read-only');
  }
  return readState(file);
}
