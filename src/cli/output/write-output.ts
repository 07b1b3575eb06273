// Writing files: what a command was asked to write, and nothing else.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { errorCode, STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { Io } from './io.ts';

/** Writes a file in place. @throws Complaint if that cannot be. */
export async function writeOutputFile(io: Io, file: string, bytes: Uint8Array | string): Promise<void> {
  if (file === STDIN) throw new CliError('write-stdin');
  if (isAddress(file)) throw new CliError('write-address', { file });
  try {
    await writeFile(resolve(io.cwd, file), bytes);
  } catch (error) {
    throw new CliError('unwritable', { file, why: errorCode(error) });
  }
}

/** Writes a report to a file, or prints it for `-`. */
export async function writeReport(io: Io, file: string, text: string): Promise<void> {
  if (file === STDIN) io.out(text);
  else await writeOutputFile(io, file, text);
}
