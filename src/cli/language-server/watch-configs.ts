// Watches the configuration files of folders. Clients may not report changes of files.
import { type FSWatcher, watch } from 'node:fs';
import { CONFIG_NAME } from '../input/config.ts';

/** Programs often write a file in several steps, so changes within this time count as one. Milliseconds. */
const SETTLE_DELAY = 100;

export interface ConfigWatcher {
  /** Watches these folders, and no others any more. Folders that cannot be watched are left out. */
  readonly watch: (folders: readonly string[]) => void;
  readonly stop: () => void;
}

/** Creates a watcher. `onChange` is called after a configuration was written, moved or removed. */
export function watchConfigs(onChange: () => void): ConfigWatcher {
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const watchFolder = (folder: string): readonly FSWatcher[] => {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name !== null && name !== CONFIG_NAME) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, SETTLE_DELAY);
      });
      watcher.on('error', () => watcher.close());
      return [watcher];
    } catch {
      return [];
    }
  };
  return {
    watch(folders) {
      stop();
      watchers = folders.flatMap(watchFolder);
    },
    stop,
  };
}
