// Notices when another program changes, replaces or removes a file.
import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { type OpenedFile, readState } from './opened-files.ts';

/** How often files are compared, in milliseconds: some file systems report no changes. */
const INTERVAL = 1500;
/** Changes are often reported in the middle of writing. */
const REST = 60;
/** The most folders whose changes are reported at once. */
const MAX_FOLDERS = 50;

export interface FileWatch {
  /** Grows with each change. */
  readonly version: () => number;
  /** Resolves when the version is greater than this one, or after a time in milliseconds. */
  readonly waitForChange: (since: number, milliseconds: number) => Promise<number>;
  readonly stop: () => void;
}

const signatureOf = (file: OpenedFile): Promise<string> =>
  readState(file).then(
    ({ size, modified, isWritable }) => `${size} ${modified} ${isWritable}`,
    ({ code }: { readonly code: string }) => code,
  );

export function watchFiles(files: readonly OpenedFile[], interval = INTERVAL): FileWatch {
  let version = 1;
  const signatures = new Map<string, string>();
  const waiting = new Set<() => void>();
  let rest: NodeJS.Timeout | undefined;
  const compare = async () => {
    let isChanged = false;
    for (const file of files) {
      const now = await signatureOf(file);
      const before = signatures.get(file.id);
      if (before !== undefined && before !== now) isChanged = true;
      signatures.set(file.id, now);
    }
    if (!isChanged) return;
    version += 1;
    for (const wake of waiting) wake();
  };
  const onReport = () => {
    clearTimeout(rest);
    rest = setTimeout(() => void compare(), REST);
  };
  const folders = [...new Set(files.map(({ realPath }) => dirname(realPath)))].slice(0, MAX_FOLDERS);
  const watchers = folders.flatMap((folder) => {
    try {
      // Without the means to report changes, those of the interval are left.
      return [watch(folder, { persistent: false }, onReport).on('error', () => undefined)];
    } catch {
      return [];
    }
  });
  void compare();
  const timer = setInterval(() => void compare(), interval);
  return {
    version: () => version,
    waitForChange: (since, milliseconds) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(limit);
          waiting.delete(finish);
          resolve(version);
        };
        const limit = setTimeout(finish, milliseconds);
        if (version > since) finish();
        else waiting.add(finish);
      }),
    stop: () => {
      clearInterval(timer);
      clearTimeout(rest);
      for (const watcher of watchers) watcher.close();
      for (const wake of waiting) wake();
    },
  };
}
