// Writing files: what a command was asked to write, and nothing else.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Complaint } from './complaint.ts';
import { reasonOf, STDIN } from './inputs.ts';
import type { Io } from './io.ts';

/** Writes a file in place. @throws Complaint if that cannot be. */
export async function writeBytes(io: Io, file: string, bytes: Uint8Array | string): Promise<void> {
  if (file === STDIN) throw new Complaint('write-stdin');
  try {
    await writeFile(resolve(io.cwd, file), bytes);
  } catch (error) {
    throw new Complaint('unwritable', { file, why: reasonOf(error) });
  }
}

/** Writes a report to a file, or prints it for `-`. */
export async function writeReport(io: Io, file: string, text: string): Promise<void> {
  if (file === STDIN) io.out(text);
  else await writeBytes(io, file, text);
}
