// Runs the urllib.robotparser of the Python on this machine, if it reads as one of our readers does.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaderId } from '../../core/index.ts';

/** A file, and the crawlers and URLs to ask about. */
export interface UrllibCase {
  readonly file: Uint8Array;
  readonly ask: readonly (readonly [agent: string, url: string])[];
}

/** An answer per question, or one for the file if it fails. `error`: an exception about the host in a rule or URL. */
export type UrllibAnswers = readonly ('allow' | 'deny' | 'error')[] | 'not-utf-8' | 'error';

const pythonCommand = process.env['PYTHON'] ?? 'python3';
const driverPath = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  '..',
  'scripts',
  'urllib-oracle.py',
);

function runPython(args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(pythonCommand, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${pythonCommand} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Detects support of RFC 9309 in urllib by a function that merges entries. */
const VERSION_SCRIPT =
  'import sys, urllib.robotparser as r; print(*sys.version_info[:3], int(hasattr(r, "merge_entries")))';

/** The reader that reads as the Python of this machine does, or why there is none. */
export function readerOfPython(): { readonly reader: ReaderId } | { readonly reason: string } {
  let version: string;
  try {
    version = runPython(['-c', VERSION_SCRIPT]).trim();
  } catch {
    return { reason: `there is no ${pythonCommand}` };
  }
  const [major = 0, minor = 0, patch = 0, joinsEntries = 0] = version.split(' ').map(Number);
  if (joinsEntries) return { reader: 'python-urllib-3.14' };
  const is = 100 * minor + patch;
  // urllib: 3.6 to 3.12.1.
  if (major === 3 && is >= 600 && is <= 1201) return { reader: 'python-urllib-3.12' };
  return { reason: `no reader is known to read as ${pythonCommand} ${major}.${minor}.${patch}` };
}

/** Python's answers, case by case. */
export function askUrllib(cases: readonly UrllibCase[]): UrllibAnswers[] {
  const lines = cases.map(({ file, ask }) =>
    JSON.stringify({ file: Buffer.from(file).toString('base64'), ask }),
  );
  return runPython([driverPath], lines.join('\n'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as UrllibAnswers);
}
