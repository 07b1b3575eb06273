#!/usr/bin/env node
// The entry script of the program: connects one run to the process and the file system.
import { resolve } from 'node:path';
import process from 'node:process';
import { asksForJson } from './arguments/output-format.ts';
import { CliError, EXIT_CODES } from './cli-error.ts';
import { errorCode } from './input/error-code.ts';
import type { Io } from './output/io.ts';
import { printError, run } from './run.ts';

/** The local date as yyyy-mm-dd. */
function localToday(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The root of the repository as the CI system defines it. Paths in reports for CI are relative to it. */
function repositoryRoot(): string {
  const root = process.env['GITHUB_WORKSPACE'] ?? process.env['CI_PROJECT_DIR'];
  return root === undefined || root === '' ? process.cwd() : resolve(root);
}

/** https://no-color.org: no colors if NO_COLOR is set to anything. Pipes and dumb terminals get none either. */
const showsColors = (): boolean =>
  Boolean(process.stdout.isTTY) && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: () => process.stdin,
  cwd: process.cwd(),
  today: localToday(),
  root: repositoryRoot(),
  hasColor: showsColors(),
  isTerminal: Boolean(process.stdout.isTTY),
  isQuiet: false,
};

const args = process.argv.slice(2);

/** A program that reads the output may stop early, as head does: that is not an error. A full disk is one. */
function handleOutputError(error: Error, canPrint: boolean): never {
  const why = errorCode(error);
  if (why === 'EPIPE') process.exit();
  if (canPrint) printError(io, new CliError('no-output', { why }), asksForJson(args));
  process.exit(EXIT_CODES.wrongUse);
}

process.stdout.on('error', (error) => handleOutputError(error, true));
process.stderr.on('error', (error) => handleOutputError(error, false));

const code = await run(args, io);
// A pending read of an input or an abandoned name lookup would keep the process alive.
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((resolve) => stream.write('', () => resolve()));
process.exit(code);
