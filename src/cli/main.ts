#!/usr/bin/env node
// The entry of the program: the real world for one run.
import process from 'node:process';
import type { Io } from './io.ts';
import { run } from './run.ts';

/** The day here and now as yyyy-mm-dd. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: () => process.stdin,
  cwd: process.cwd(),
  today: today(),
};

/** Whoever reads the output may stop early, as head does: that is no failure. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

process.exitCode = await run(process.argv.slice(2), io);
// What is left of an input that was given up would keep the process waiting.
process.stdin.destroy();
