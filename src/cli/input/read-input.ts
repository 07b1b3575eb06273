// Reads files, standard input and URLs with a size limit. Only URLs use the network.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress } from '../network/address.ts';
import { type FetchLimits, fetchFile, type ServerResponse } from '../network/fetch-file.ts';
import type { Io } from '../output/io.ts';

/** Far more than any crawler reads of a file. Larger input is refused, so that a command ends. */
export const MAX_INPUT_BYTES = 64 * 1024 * 1024;

export const STDIN = '-';

export interface InputReader {
  /** The bytes of a file, or of standard input for `-`. @throws CliError if they cannot be read, or are too many. */
  read(file: string): Promise<Uint8Array>;
  /** Fetches a file, once in a run. @throws CliError if the server does not respond. */
  fetch(url: URL): Promise<ServerResponse>;
  /** The path of a file after links are followed; undefined if it cannot be resolved. */
  realPlace(file: string): Promise<string | undefined>;
}

/** The system's code of an error. */
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

async function readFileBytes(file: string, path: string, maxOctets: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > maxOctets) throw new CliError('too-big', { file, most: String(maxOctets) });
  return readChunks(file, createReadStream(path), maxOctets);
}

/** Creates the input reader for one run of the program. */
export function createInputReader(io: Io, limits: FetchLimits): InputReader {
  const maxOctets = MAX_INPUT_BYTES;
  let isStdinRead = false;
  const responses = new Map<string, Promise<ServerResponse>>();
  return {
    fetch(url) {
      const response = responses.get(url.href) ?? fetchFile(url, limits);
      responses.set(url.href, response);
      return response;
    },
    realPlace: (file) => realpath(resolve(io.cwd, file)).catch(() => undefined),
    async read(file) {
      if (file === STDIN && isStdinRead) throw new CliError('stdin-twice');
      if (isAddress(file)) throw new CliError('is-address', { file });
      try {
        if (file !== STDIN) return await readFileBytes(file, resolve(io.cwd, file), maxOctets);
        isStdinRead = true;
        return await readChunks(file, io.stdin(), maxOctets);
      } catch (error) {
        throw toCliError(file, error);
      }
    },
  };
}
