// Running a command again whenever a file that it read changes.
import { type FSWatcher, watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cliWords as words } from '../messages/en/cli.ts';
import { STDIN } from './input/read-input.ts';
import { isAddress } from './network/address.ts';
import { type Io, printNote } from './output/io.ts';

/** Programs often write a file in several steps; changes within this time are one. Milliseconds. */
const SETTLE = 100;

/** One run; it names each file that it reads, before it does. */
export type WatchedRun = (noteFile: (file: string) => void) => Promise<number>;

/**
 * Runs at once, and again after each change, until `io.stop` is aborted. Folders are watched, not files: editors put a
 * new file in the place of the old one.
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
    const place = resolve(io.cwd, file);
    const folder = dirname(place);
    files.add(place);
    if (folders.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null || files.has(join(folder, name))) onChange();
    });
    // A folder that is removed is no longer watched; the next run says what is missing.
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
      await delay(SETTLE);
    }
  } finally {
    for (const watcher of folders.values()) watcher.close();
  }
}
