// A run of the program within a test: its own folder, and what it printed.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Io } from './output/io.ts';
import { run } from './run.ts';

export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface TestFolder {
  readonly path: string;
  /** Runs the program in the folder. */
  readonly run: (args: string, stdin?: string | Uint8Array) => Promise<RunResult>;
  /** Runs it in another world, such as one whose output shows colors. */
  readonly runIn: (world: Partial<Io>, args: string) => Promise<RunResult>;
  /** Runs it with arguments that hold blanks. */
  readonly runWith: (args: readonly string[], stdin?: string | Uint8Array) => Promise<RunResult>;
  /** Makes a link there. */
  readonly link: (name: string, target: string) => Promise<void>;
  readonly read: (name: string) => Promise<string>;
  readonly write: (name: string, text: string) => Promise<void>;
  /** The names of what is in the folder. */
  readonly list: () => Promise<readonly string[]>;
}

async function* toChunks(input: string | Uint8Array) {
  yield typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

async function runInDirectory(
  cwd: string,
  args: readonly string[],
  stdin: string | Uint8Array,
  world: Partial<Io> = {},
): Promise<RunResult> {
  const printed: Uint8Array[] = [];
  let err = '';
  const code = await run(args, {
    out: (text) => printed.push(typeof text === 'string' ? new TextEncoder().encode(text) : text),
    err: (text) => (err += text),
    stdin: () => toChunks(stdin),
    cwd,
    today: '2026-01-31',
    root: cwd,
    hasColor: false,
    isTerminal: false,
    isQuiet: false,
    ...world,
  });
  return { code, out: Buffer.concat(printed).toString(), err };
}

/** Does something in a new folder with these files, and takes it away. */
export async function withTestFolder<T>(
  files: Readonly<Record<string, string | Uint8Array>>,
  act: (folder: TestFolder) => Promise<T>,
): Promise<T> {
  const cwd = await mkdtemp(join(tmpdir(), 'gatepost-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(cwd, name)), { recursive: true });
      await writeFile(join(cwd, name), content);
    }
    return await act({
      path: cwd,
      run: (args, stdin = '') => runInDirectory(cwd, args === '' ? [] : args.split(' '), stdin),
      runIn: (world, args) => runInDirectory(cwd, args.split(' '), '', world),
      runWith: (args, stdin = '') => runInDirectory(cwd, args, stdin),
      link: (name, target) => symlink(join(cwd, target), join(cwd, name)),
      list: () => readdir(cwd),
      read: (name) => readFile(join(cwd, name), 'utf8'),
      write: (name, text) => writeFile(join(cwd, name), text),
    });
  } finally {
    await rm(cwd, { recursive: true });
  }
}
