// Runs the program for a test: in a temporary folder, with its output captured.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProblem, type Schema } from '../testing/json-schema.ts';
import { asksForJson } from './arguments/output-format.ts';
import type { Io } from './output/io.ts';
import { run } from './run.ts';
import { outputSchema, schemaNames } from './schemas/output-schemas.ts';

export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface TestFolder {
  readonly path: string;
  /** Runs the program in the folder. */
  readonly run: (args: string, stdin?: string | Uint8Array) => Promise<RunResult>;
  /** Runs it in another environment, such as one whose output shows colors. */
  readonly runIn: (environment: Partial<Io>, args: string) => Promise<RunResult>;
  /** Runs it with arguments that contain spaces. */
  readonly runWith: (args: readonly string[], stdin?: string | Uint8Array) => Promise<RunResult>;
  /** Creates a symbolic link. */
  readonly link: (name: string, target: string) => Promise<void>;
  readonly read: (name: string) => Promise<string>;
  readonly write: (name: string, text: string) => Promise<void>;
  /** The names of the entries in the folder. */
  readonly list: () => Promise<readonly string[]>;
}

async function* toChunks(input: string | Uint8Array) {
  yield typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

/** The schema without any key that it does not name. */
function strictSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, strictSchema(part)]);
  const others = 'properties' in schema ? [['additionalProperties', false]] : [];
  return Object.fromEntries([...parts, ...others]) as unknown;
}

/** Checks printed JSON against the published schema. @throws Error if it is not valid. */
function checkPrinted(name: string, printed: string): void {
  const schemaName = schemaNames.find((candidate) => candidate === name);
  if (schemaName === undefined) throw new Error(`gatepost schema has no ${name}`);
  const problem = findProblem(strictSchema(outputSchema(schemaName)) as Schema, JSON.parse(printed));
  if (problem !== undefined) throw new Error(`gatepost schema ${name} does not allow ${problem}`);
}

async function runInDirectory(
  cwd: string,
  args: readonly string[],
  stdin: string | Uint8Array,
  environment: Partial<Io> = {},
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
    ...environment,
  });
  const out = Buffer.concat(printed).toString();
  if (asksForJson(args) && !args.includes('--help')) {
    if (out !== '') checkPrinted(args[0] ?? '', out);
    else if (err.startsWith('{')) checkPrinted('error', err);
  }
  return { code, out, err };
}

/** Creates a temporary folder with these files, runs `act`, and removes the folder. */
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
      runIn: (environment, args) => runInDirectory(cwd, args.split(' '), '', environment),
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
