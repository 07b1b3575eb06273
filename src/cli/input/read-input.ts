// Reads files, standard input and URLs with a size limit. Only URLs use the network.
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress } from '../network/address.ts';
import { type FetchLimits, fetchFile, type ServerResponse } from '../network/fetch-file.ts';
import type { Io } from '../output/io.ts';
import { errorCode } from './error-code.ts';
import { unpackStream } from './unpack-gzip.ts';

/** Far more than any crawler reads of a file. Larger input is refused, so that a command ends. */
export const MAX_INPUT_BYTES = 64 * 1024 * 1024;

export const STDIN = '-';

/**
 * Who named a file: the user, or another file. What the user names may be a pipe, which the user also ends. A file that
 * another file names is a regular file, because reading a pipe or a device may never end.
 */
export type NamedBy = 'user' | 'file';

export interface InputReader {
  /** The bytes of a file, or of standard input for `-`. @throws CliError if they cannot be read, or are too many. */
  read(file: string, namedBy?: NamedBy): Promise<Uint8Array>;
  /**
   * The bytes of a file of any size, or of standard input, in chunks and decompressed (gzip). Iterating throws a CliError
   * if they cannot be read to the end.
   */
  stream(file: string): AsyncIterable<Uint8Array>;
  /** Fetches a file, once in a run. @throws CliError if the server does not respond. */
  fetch(url: URL): Promise<ServerResponse>;
  /** The path of a file after links are followed; undefined if it cannot be resolved. */
  realPlace(file: string): Promise<string | undefined>;
}

/** Whether a relative path leaves the folder. */
export const isOutsideFolder = (path: string): boolean =>
  path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);

function toCliError(file: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  const why = errorCode(error);
  if (why === 'ENOENT' || why === 'ENOTDIR') return new CliError('missing', { file });
  return why === 'EISDIR'
    ? new CliError('is-directory', { file })
    : new CliError('unreadable', { file, why });
}

async function readChunks(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  maxOctets: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let octets = 0;
  for await (const chunk of chunks) {
    octets += chunk.length;
    if (octets > maxOctets) throw new CliError('too-big', { file, most: String(maxOctets) });
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

async function readFileBytes(
  file: string,
  path: string,
  maxOctets: number,
  namedBy: NamedBy,
): Promise<Uint8Array> {
  // Opening a pipe waits for a writer, unless the flag is set. Windows does not have it.
  const flags = namedBy === 'user' ? constants.O_RDONLY : constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const handle = await open(path, flags);
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) throw new CliError('is-directory', { file });
    if (namedBy === 'file' && !stats.isFile()) throw new CliError('not-regular', { file });
    if (stats.size > maxOctets) throw new CliError('too-big', { file, most: String(maxOctets) });
    return await readChunks(file, handle.createReadStream({ autoClose: false }), maxOctets);
  } finally {
    await handle.close();
  }
}

async function* streamFile(file: string, path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    if ((await handle.stat()).isDirectory()) throw new CliError('is-directory', { file });
    yield* handle.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>;
  } finally {
    await handle.close();
  }
}

/** Whether a path is a folder or below it, after links are followed. True if it does not exist. */
export async function isInFolder(inputs: InputReader, path: string, folder: string): Promise<boolean> {
  const realFolder = await inputs.realPlace(folder);
  const realPath = await inputs.realPlace(path);
  return (
    realFolder === undefined || realPath === undefined || !isOutsideFolder(relative(realFolder, realPath))
  );
}

/** Creates the input reader for one run of the program. */
export function createInputReader(io: Io, limits: FetchLimits): InputReader {
  const maxOctets = MAX_INPUT_BYTES;
  let isStdinRead = false;
  const responses = new Map<string, Promise<ServerResponse>>();
  const takeStdin = () => {
    if (isStdinRead) throw new CliError('stdin-twice');
    isStdinRead = true;
    return io.stdin();
  };
  return {
    fetch(url) {
      const response = responses.get(url.href) ?? fetchFile(url, limits);
      responses.set(url.href, response);
      return response;
    },
    realPlace: (file) => realpath(resolve(io.cwd, file)).catch(() => undefined),
    async read(file, namedBy = 'user') {
      if (isAddress(file)) throw new CliError('is-address', { file });
      try {
        if (file !== STDIN) return await readFileBytes(file, resolve(io.cwd, file), maxOctets, namedBy);
        return await readChunks(file, takeStdin(), maxOctets);
      } catch (error) {
        throw toCliError(file, error);
      }
    },
    async *stream(file) {
      if (isAddress(file)) throw new CliError('is-address', { file });
      try {
        yield* unpackStream(file, file === STDIN ? takeStdin() : streamFile(file, resolve(io.cwd, file)));
      } catch (error) {
        throw toCliError(file, error);
      }
    },
  };
}
