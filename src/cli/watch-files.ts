// Runs a command again whenever a file that it has read changes.
import { type FSWatcher, watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cliWords as words } from '../messages/en/cli/output.ts';
import { STDIN } from './input/read-input.ts';
import { isAddress } from './network/address.ts';
import { type Io, printNote } from './output/io.ts';

/** Programs often write a file in several steps, so changes within this time count as one. Milliseconds. */
const SETTLE_DELAY = 100;

/** One run. It calls `noteFile` before it reads a file. */
export type WatchedRun = (noteFile: (file: string) => void) => Promise<number>;

/**
 * Runs immediately, and again after each change, until `io.stop` is aborted. It watches folders rather than files,
 * because editors replace a file by a new one.
 */
export async function runWatching(io: Io, run: WatchedRun): Promise<number> {
  const folders = new Map<string, FSWatcher>();
  const files = new Set<string>();
  let hasChanged = false;
  let wake = () => undefined as void;
  const onChange = () => {
    hasChanged = true;
    wake();
  };
  const noteFile = (file: string) => {
    if (file === STDIN || isAddress(file)) return;
    const path = resolve(io.cwd, file);
    const folder = dirname(path);
    files.add(path);
    if (folders.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null || files.has(join(folder, name))) onChange();
    });
    // A removed folder is no longer watched; the next run reports what is missing.

    watcher.on('error', () => watcher.close());
    folders.set(folder, watcher);
  };
  io.stop?.addEventListener('abort', () => wake());
  const isStopped = () => io.stop?.aborted === true;
  try {
    for (;;) {
      hasChanged = false;
      const code = await run(noteFile);
      printNote(io, words.waiting(files.size));
      while (!hasChanged && !isStopped()) await new Promise<void>((done) => (wake = done));
      if (isStopped()) return code;
      await delay(SETTLE_DELAY);
    }
  } finally {
    for (const watcher of folders.values()) watcher.close();
  }
}
