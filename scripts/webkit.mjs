// Finds WebKitGTK's driver, its small browser, and an X server for the walks in WebKit. Run directly, it installs them
// if they are missing; imported, it only searches.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePrograms, findCommand } from './debian-packages.mjs';

/** MiniBrowser is in a folder of the library, which on Debian is below the folder of the processor architecture. */
function findMiniBrowser() {
  for (const library of ['/usr/lib', '/usr/lib64', '/usr/libexec']) {
    if (!existsSync(library)) continue;
    const folders = [library, ...readdirSync(library).map((name) => join(library, name))];
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'])
      for (const folder of folders) {
        const path = join(folder, version, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
  }
  return undefined;
}

export const findWebKit = () => ({
  WebKitWebDriver: findCommand('WebKitWebDriver'),
  MiniBrowser: findMiniBrowser(),
  Xvfb: findCommand('Xvfb'),
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  ensurePrograms('Walks in WebKit', ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'], findWebKit);
