// Reading files, standard input and addresses: bounded. The network is used for addresses only.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress } from '../network/address.ts';
import { type FetchLimits, fetchFile, type ServerResponse } from '../network/fetch-file.ts';
import type { Io } from '../output/io.ts';

/** More than any robot reads of a file, by far; beyond it nothing is read, so that a command ends. */
export const MAX_INPUT_BYTES = 64 * 1024 * 1024;

export const STDIN = '-';

export interface InputReader {
  /** The bytes of a file, or of standard input for `-`. @throws Complaint if they cannot be read, or are too many. */
  read(file: string): Promise<Uint8Array>;
  /** How a server answers a request for a file, asked once in a run. @throws CliError if it does not. */
  fetch(url: URL): Promise<ServerResponse>;
  /** Where a file is once links are followed; undefined if that cannot be told. */
  realPlace(file: string): Promise<string | undefined>;
}

/** What the system says went wrong, as a code. */
export const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

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
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let octets = 0;
  for await (const chunk of chunks) {
    octets += chunk.length;
    if (octets > most) throw new CliError('too-big', { file, most: String(most) });
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

async function readFileBytes(file: string, path: string, most: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > most) throw new CliError('too-big', { file, most: String(most) });
  return readChunks(file, createReadStream(path), most);
}

/** What reads for one run of the program. */
export function createInputReader(io: Io, limits: FetchLimits): InputReader {
  const most = MAX_INPUT_BYTES;
  let isTaken = false;
  const responses = new Map<string, Promise<ServerResponse>>();
  return {
    fetch(url) {
      const response = responses.get(url.href) ?? fetchFile(url, limits);
      responses.set(url.href, response);
      return response;
    },
    realPlace: (file) => realpath(resolve(io.cwd, file)).catch(() => undefined),
    async read(file) {
      if (file === STDIN && isTaken) throw new CliError('stdin-twice');
      if (isAddress(file)) throw new CliError('is-address', { file });
      try {
        if (file !== STDIN) return await readFileBytes(file, resolve(io.cwd, file), most);
        isTaken = true;
        return await readChunks(file, io.stdin(), most);
      } catch (error) {
        throw toCliError(file, error);
      }
    },
  };
}
