// Decompresses files that begin like gzip, whatever their names.
import { pipeline, Readable } from 'node:stream';
import { CliError } from '../cli-error.ts';
import { errorCode } from './error-code.ts';

/** Whether bytes begin like gzip (RFC 1952, section 2.3.1). */
export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** The error of a gzip file that cannot be decompressed. */
export function toGzipError(file: string, error: unknown): CliError {
  const why = errorCode(error);
  return why === 'Z_BUF_ERROR' ? new CliError('cut-short', { file }) : new CliError('damaged', { file, why });
}

async function* joinParts(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzip(file: string, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { createGunzip } = await import('node:zlib');
  const unpacked = createGunzip();
  let readError: unknown;
  // An error while the file is read ends the decompression with the same error.
  pipeline(Readable.from(packed), unpacked, (error) => (readError = error));
  try {
    yield* unpacked as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw errorCode(error).startsWith('Z_') ? toGzipError(file, error) : (readError ?? error);
  }
}

/** Decompresses chunks, unless they are not gzip. A pipe can deliver the first bytes one by one. */
export async function* unpackStream(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let start: Uint8Array = new Uint8Array();
  while (start.length < 2) {
    const next = await iterator.next();
    if (next.done) break;
    start = start.length === 0 ? next.value : Buffer.concat([start, next.value]);
  }
  const all = joinParts(start, iterator);
  yield* isGzip(start) ? gunzip(file, all) : all;
}
